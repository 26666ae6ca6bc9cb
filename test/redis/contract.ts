import type { Shared, Store, Turn, TurnAnswer, TurnOutcome } from "../../src/redis/index.js";

/** What the contract needs: an empty `Shared` that is also a store, and a clock that the test moves. */
export interface Subject {
  readonly shared: Shared & Store;
  /** Moves the clock forward by this many milliseconds. */
  pass(ms: number): void;
  /** Sets the clock to a time in ms since 1970. */
  setTime(ms: number): void;
}

const done: TurnOutcome = { order: undefined, done: true, inDoubt: false };

/** Defines the tests that every `Shared` must pass. `open` returns a new subject. */
export function contractOf(open: () => Subject): void {
  let number = 0;

  /** Returns functions for one group's turns on a new subject. `common` overrides the turns' default values. */
  function group(common: Partial<Turn> = {}) {
    const subject = open();
    const { shared } = subject;
    const turnOf = (own: Partial<Turn> = {}): Turn => {
      const id = `turn-${++number}`;
      const usual = { group: "a".repeat(64), client: "one", id, path: "/games", limit: 2, leaseMs: 80_000 };
      return { ...usual, metered: true, floor: 0, ...common, ...own };
    };
    /** Enters with a new turn. If `own` is an earlier turn, enters with that turn again. */
    async function enter(own?: Partial<Turn>) {
      const turn = turnOf(own);
      return { turn, reply: await shared.enter(turn) };
    }
    /** Enters a turn that must be granted immediately. Returns a function that leaves the turn. */
    async function go(own?: Partial<Turn>) {
      const { turn, reply } = await enter(own);
      const { order } = wentOf(reply);
      const leave = async (outcome: Partial<TurnOutcome> = {}) => shared.leave(turn, { ...done, order, ...outcome });
      return { order, turn, leave };
    }
    const next = async (own?: Partial<Turn>) => (await enter(own)).reply.next;
    /** Reports the remaining calls, as /info does. */
    const learn = async (left: number) => {
      const { leave } = await go({ path: "/info", metered: false, limit: 1_000 });
      await leave({ left });
    };
    return { ...subject, enter, go, next, learn };
  }

  function wentOf(reply: TurnAnswer) {
    if (reply.next !== "go") throw new Error(`expected a turn, got ${JSON.stringify(reply)}`);
    return reply;
  }

  describe("slots", () => {
    test("are counted per path and per group", async () => {
      const { next } = group();
      expect([await next(), await next(), await next()]).toEqual(["go", "go", "wait"]);
      expect([await next({ path: "/drives" }), await next({ group: "b".repeat(64) })]).toEqual(["go", "go"]);
    });

    test("become free only when the service has finished a request", async () => {
      const { go, next } = group({ limit: 1 });
      const first = await go();
      await first.leave({ done: false });
      expect(await next()).toBe("wait");
      const other = await go({ path: "/drives" });
      await other.leave();
      expect(await next({ path: "/drives" })).toBe("go");
    });

    test("remain in use until the lease ends if a request was abandoned or its client crashed", async () => {
      const { go, next, pass } = group();
      await (await go({ leaseMs: 1_000 })).leave({ done: false });
      await go({ leaseMs: 1_000 });
      pass(990);
      expect(await next()).toBe("wait");
      pass(20);
      expect([await next(), await next(), await next()]).toEqual(["go", "go", "wait"]);
    });

    test("go to the clients in the queue in order, and a client that gets a slot moves to the back", async () => {
      const { go, next } = group({ limit: 1 });
      const first = await go({ client: "one" });
      expect([await next({ client: "two" }), await next({ client: "three" }), await next({ client: "one" })]).toEqual(
        Array(3).fill("wait"),
      );
      await first.leave();
      expect([await next({ client: "one" }), await next({ client: "three" })]).toEqual(["wait", "wait"]);
      const second = await go({ client: "two" });
      expect(await next({ client: "two" })).toBe("wait");
      await second.leave();
      expect([await next({ client: "two" }), await next({ client: "one" })]).toEqual(["wait", "wait"]);
      expect(await next({ client: "three" })).toBe("go");
    });

    test("that become free together go to the first clients in the queue, whatever the order in which the clients ask", async () => {
      const { go, next } = group({ limit: 2 });
      const running = [await go(), await go()];
      for (const client of ["two", "three", "four"]) expect(await next({ client })).toBe("wait");
      for (const { leave } of running) await leave();
      expect([await next({ client: "four" }), await next({ client: "three" }), await next({ client: "two" })]).toEqual([
        "wait",
        "go",
        "go",
      ]);
    });

    test("do not wait for a client that has stopped asking", async () => {
      const { enter, go, next, pass, shared } = group({ limit: 1 });
      const first = await go();
      await enter({ client: "crashed" });
      const { turn } = await enter({ client: "aborted" });
      await first.leave();
      expect(await next({ client: "last" })).toBe("wait");
      pass(1_990);
      expect(await next({ client: "last" })).toBe("wait");
      pass(20);
      await shared.leave(turn, done);
      expect(await next({ client: "last" })).toBe("go");
    });

    test("become free if a turn was granted but not used", async () => {
      const { enter, learn, next, shared } = group({ limit: 1, floor: 10 });
      await learn(12);
      const { turn } = await enter();
      await shared.leave(turn, done);
      expect((await enter()).reply).toMatchObject({ next: "go", left: 11 });
      expect(await next({ path: "/drives" })).toBe("go");
    });

    test("make the next client in the queue ask again sooner than the other clients", async () => {
      const { enter, go } = group({ limit: 1 });
      await go();
      const waits: number[] = [];
      for (const client of ["two", "three"]) {
        const { reply } = await enter({ client });
        waits.push(reply.next === "wait" ? reply.waitMs : Number.NaN);
      }
      expect(waits[0]).toBeGreaterThan(0);
      expect(waits[0]).toBeLessThan(Number(waits[1]));
    });
  });

  describe("the floor", () => {
    test("counts each request in flight as a call until its response reports the quota", async () => {
      const { go, learn, next } = group({ limit: 100, floor: 10 });
      await learn(13);
      const flying = [await go(), await go(), await go()];
      expect(await next()).toBe("wait");
      await flying[0]?.leave({ left: 12 });
      expect(await next()).toBe("wait");
      // The call did not cost anything.
      await flying[1]?.leave();
      expect([await next(), await next()]).toEqual(["go", "wait"]);
    });

    test("makes a request wait while another request in flight could be free, and refuses it if that request was not free", async () => {
      const { go, learn, next } = group({ limit: 100, floor: 10 });
      await learn(11);
      const flying = await go();
      expect(await next()).toBe("wait");
      await flying.leave({ left: 10 });
      expect(await next()).toBe("floor");
    });

    test("does not stop free calls or clients without a floor, whose calls still count", async () => {
      const { learn, next } = group({ limit: 100, floor: 10 });
      await learn(11);
      expect([
        await next({ floor: 0 }),
        await next(),
        await next({ metered: false }),
        await next({ floor: 0 }),
      ]).toEqual(["go", "wait", "go", "go"]);
    });

    test("uses the lowest number that overlapping requests report, in any order", async () => {
      const { enter, go, learn } = group({ limit: 100, floor: 10 });
      await learn(100);
      const [one, two] = [await go(), await go()];
      await two.leave({ left: 50 });
      await one.leave({ left: 51 });
      expect((await enter()).reply).toMatchObject({ next: "go", left: 49 });
    });

    test("uses a later request's number even if it is higher", async () => {
      const { enter, go, learn } = group({ limit: 100, floor: 10 });
      await learn(20);
      const { leave } = await go();
      await leave({ left: 5_000 });
      expect((await enter()).reply).toMatchObject({ next: "go", left: 4_999 });
    });

    test("counts an uncertain request until a later request reports the quota", async () => {
      const { go, learn, enter, shared } = group({ limit: 100, floor: 10 });
      await learn(100);
      const [lost, overlapping] = [await go(), await go()];
      await lost.leave({ inDoubt: true });
      await overlapping.leave({ left: 99 });
      const later = await enter();
      expect(later.reply).toMatchObject({ next: "go", left: 97 });
      await enterAndLeave(later, 98);
      expect((await enter()).reply).toMatchObject({ next: "go", left: 97 });

      async function enterAndLeave({ turn, reply }: Awaited<ReturnType<typeof enter>>, left: number) {
        await shared.leave(turn, { ...done, order: wentOf(reply).order, left });
      }
    });

    test("treats a request as uncertain from the end of its lease until its response arrives", async () => {
      const { enter, go, learn, pass } = group({ limit: 100, floor: 10 });
      await learn(100);
      const slow = await go({ leaseMs: 1_000 });
      pass(1_010);
      expect((await enter({ floor: 0, path: "/drives" })).reply).toMatchObject({ left: 98 });
      await slow.leave({ left: 99 });
      expect((await enter({ floor: 0, path: "/drives" })).reply).toMatchObject({ left: 97 });
    });

    test("lets only one client request /info every 5 seconds while the quota is unknown", async () => {
      const { learn, next, pass } = group({ limit: 100, floor: 10 });
      expect([await next(), await next({ client: "two" })]).toEqual(["info", "wait"]);
      pass(4_990);
      expect(await next()).toBe("wait");
      pass(20);
      expect([await next({ client: "two" }), await next()]).toEqual(["info", "wait"]);
      await learn(12);
      expect([await next(), await next(), await next()]).toEqual(["go", "go", "wait"]);
    });

    test("lets only one client request /info every 5 seconds if only uncertain requests stop calls", async () => {
      const { go, learn, next, pass } = group({ limit: 100, floor: 10 });
      await learn(12);
      const lost = [await go(), await go()];
      for (const { leave } of lost) await leave({ inDoubt: true });
      expect([await next(), await next()]).toEqual(["info", "wait"]);
      await learn(12);
      await (await go()).leave({ inDoubt: true });
      await (await go()).leave({ inDoubt: true });
      expect(await next()).toBe("wait");
      pass(5_010);
      expect(await next()).toBe("info");
    });

    test("lets only one client request /info every minute after the calls above the floor are used up", async () => {
      const { learn, next, pass } = group({ limit: 100, floor: 100 });
      await learn(100);
      pass(59_990);
      expect(await next()).toBe("floor");
      pass(20);
      expect([await next(), await next()]).toEqual(["info", "floor"]);
      await learn(5_000);
      expect(await next()).toBe("go");
    });

    test("ignores the number of calls left last month", async () => {
      const { go, learn, next, setTime } = group({ limit: 100, floor: 10 });
      setTime(Date.UTC(2027, 1, 28, 23, 59, 59));
      await learn(10);
      const late = await go({ floor: 0 });
      expect(await next()).toBe("floor");
      setTime(Date.UTC(2027, 2, 1));
      expect(await next()).toBe("info");
      await late.leave({ left: 9 });
      expect(await next()).toBe("wait");
      await learn(1_000);
      expect(await next()).toBe("go");
    });

    test("forgets the number of calls left on the first day of each month at 00:00 UTC, including leap years", async () => {
      for (let month = 0; month < 26; month++) {
        const { learn, next, setTime } = group({ limit: 100, floor: 10 });
        const [first, last] = [Date.UTC(2027, month, 1), Date.UTC(2027, month + 1, 1) - 1];
        setTime(first);
        await learn(1_000);
        setTime(last);
        expect(await next()).toBe("go");
        setTime(last + 1);
        expect([month, await next()]).toEqual([month, "info"]);
      }
    });

    test("keeps the order of reports if the clock is set back", async () => {
      const { enter, go, learn, setTime } = group({ limit: 100, floor: 10 });
      setTime(Date.UTC(2027, 1, 20));
      await learn(20);
      setTime(Date.UTC(2027, 1, 10));
      await (await go()).leave({ left: 500 });
      expect((await enter()).reply).toMatchObject({ next: "go", left: 499 });
    });

    test("lets a client request /info after a clock that was a month ahead is set back", async () => {
      const { enter, go, learn, next, setTime, shared } = group({ limit: 100, floor: 10 });
      setTime(Date.UTC(2027, 2, 10));
      await learn(20);
      const flying = await go();
      const lost = await enter();
      await enter({ client: "crashed", limit: 0 });
      await shared.leave(lost.turn, { ...done, order: wentOf(lost.reply).order, inDoubt: true, pauseMs: 1_000 });
      setTime(Date.UTC(2027, 1, 10));
      expect(await next()).toBe("info");
      await flying.leave({ left: 19 });
      await learn(500);
      expect((await enter()).reply).toMatchObject({ next: "go", left: 499 });
      await (await go()).leave({ left: 300 });
      expect((await enter({ limit: 3 })).reply).toMatchObject({ next: "go", left: 298 });
    });

    test("allows all calls if the key has no limit", async () => {
      const { learn, next } = group({ limit: 100, floor: 1_000_000 });
      await learn(Number.POSITIVE_INFINITY);
      expect([await next(), await next({ limit: Number.POSITIVE_INFINITY })]).toEqual(["go", "go"]);
    });
  });

  describe("a pause", () => {
    test("applies to all clients on its path for the longest reported time", async () => {
      const { enter, go, next, pass } = group();
      const [one, two] = [await go(), await go()];
      await one.leave({ pauseMs: 3_000 });
      await two.leave({ pauseMs: 1_000 });
      expect((await enter({ client: "two" })).reply).toMatchObject({ next: "wait", waitMs: 3_000 });
      expect(await next({ path: "/drives" })).toBe("go");
      pass(2_990);
      expect((await enter()).reply).toMatchObject({ next: "wait", waitMs: 10 });
      pass(20);
      expect(await next()).toBe("go");
    });
  });

  describe("the number of clients", () => {
    test("includes every client that asked in the last ten minutes", async () => {
      const { enter, pass } = group({ limit: 1, floor: 10 });
      const counted = async (own: Partial<Turn>) => (await enter(own)).reply.clients;
      expect([await counted({}), await counted({ client: "two" }), await counted({ floor: 0 })]).toEqual([1, 2, 2]);
      pass(599_000);
      expect(await counted({ client: "three", path: "/drives" })).toBe(3);
      pass(2_000);
      expect(await counted({ client: "three" })).toBe(1);
    });
  });

  describe("a claim", () => {
    test("has one holder at a time, who can renew and release it", async () => {
      const { shared } = group();
      const claim = (holder: string, ms = 10_000) => shared.claim?.("key", holder, ms);
      expect([
        await claim("a"),
        await claim("b"),
        await claim("a"),
        await shared.claim?.("other", "b", 10_000),
      ]).toEqual([true, false, true, true]);
      await claim("b", 0);
      expect(await claim("b")).toBe(false);
      await claim("a", 0);
      expect(await claim("b")).toBe(true);
    });

    test("does not affect reading and writing its key's value", async () => {
      const { shared } = group();
      await shared.claim?.("key", "a", 10_000);
      await shared.set("key", "value", 10_000);
      expect(await shared.get("key")).toBe("value");
      await shared.delete("key");
      expect((await shared.get("key")) ?? undefined).toBeUndefined();
      expect(await shared.claim?.("key", "b", 10_000)).toBe(false);
    });
  });
}
