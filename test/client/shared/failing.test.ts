import type { Shared } from "../../../src/index.js";
import { failure, info, success, watch } from "../../support/manual-client.js";
import { withCrypto } from "../../support/with-crypto.js";
import { hashAtOnce, sharedClients } from "./shared-client.js";

hashAtOnce();

const never = () => new Promise<never>(() => {});
const rejects = async (): Promise<never> => {
  throw new Error("The connection is closed.");
};
const throws = (): never => {
  throw new Error("The connection is closed.");
};

test.each<[string, Shared["enter"], number]>([
  ["hangs", never, 1_000],
  ["rejects", rejects, 0],
  ["throws", throws, 0],
])(
  "if `shared` %s, the client continues alone for five seconds, and reports the failure once",
  async (_, enter, ms) => {
    let entered = 0;
    const counted: Shared["enter"] = (turn) => {
      entered++;
      return enter(turn);
    };
    const { clock, errors, open } = sharedClients(
      {},
      () => success(),
      () => ({ enter: counted }),
    );
    const { cfb } = open();
    const calls = [2021, 2022, 2023].map((year) => watch(cfb.get("/games", { year })));
    await clock.pass(ms);
    expect([calls.map(({ data }) => data), errors.length]).toEqual([[[], [], []], 1]);
    expect(`${errors[0]}`).toMatch(ms ? /`shared` took longer than 1000 ms/ : /The connection is closed/);
    const before = entered;
    await clock.pass(4_900);
    await cfb.get("/games", { year: 2024 });
    expect(entered).toBe(before);
    await clock.pass(200);
    const last = watch(cfb.get("/games", { year: 2025 }));
    await clock.pass(ms);
    expect([last.data, entered]).toEqual([[], before + 1]);
  },
);

test.each<[string, Shared["leave"]]>([
  ["hangs", never],
  ["rejects", rejects],
  ["throws", throws],
])("the client returns a response even if `shared` %s afterward", async (_, leave) => {
  const { clock, open } = sharedClients(
    {},
    () => success(),
    () => ({ leave }),
  );
  const call = watch(open().cfb.get("/games", { year: 2024 }));
  const short = watch(open().cfb.get("/games", { year: 2024 }, { totalTimeoutMs: 100 }));
  await clock.pass(100);
  expect(short.data).toEqual([]);
  await clock.pass(900);
  expect(call.data).toEqual([]);
});

test("a call releases its turn before it returns, because the process can close its connection afterward", async () => {
  let left = false;
  const { clock, open } = sharedClients(
    {},
    () => success(),
    ({ leave }) => ({
      leave: async (turn, outcome) => {
        await new Promise<void>((resolve) => clock.after(20, resolve));
        await leave(turn, outcome);
        left = true;
      },
    }),
  );
  const call = watch(open().cfb.get("/games", { year: 2024 }));
  await clock.pass(19);
  expect([call.done, left]).toEqual([false, false]);
  await clock.pass(1);
  expect([call.done, left]).toEqual([true, true]);
});

test("the client releases a turn that it receives too late", async () => {
  let isSlow = true;
  const { clock, open } = sharedClients(
    { concurrency: 1 },
    () => success(),
    ({ enter }) => ({
      enter: async (turn) => {
        if (isSlow) await new Promise<void>((resolve) => clock.after(2_000, resolve));
        return enter(turn);
      },
    }),
  );
  const first = watch(open().cfb.get("/games", { year: 2024 }));
  await clock.pass(1_000);
  expect(first.data).toEqual([]);
  await clock.pass(1_000);
  isSlow = false;
  const second = watch(open().cfb.get("/games", { year: 2024 }));
  await clock.pass(0);
  expect(second.data).toEqual([]);
});

test("a late reply does not release a turn that the client has requested again in the meantime", async () => {
  let isSlow = false;
  const { clock, open } = sharedClients(
    { concurrency: 1, quotaFloor: 100 },
    ({ path }) => ({ "/info": info(500), "/venues": success(500) })[path],
    ({ enter }) => ({
      enter: async (turn) => {
        const lateMs = isSlow ? 550 : 0;
        isSlow = false;
        const reply = await enter(turn);
        await new Promise<void>((resolve) => clock.after(lateMs, resolve));
        return reply;
      },
    }),
  );
  watch(open().cfb.get("/venues"));
  await clock.pass(100);
  isSlow = true;
  const first = open();
  watch(first.cfb.result("/games", { year: 2024 }, { totalTimeoutMs: 1_000 }));
  await clock.pass(560);
  const second = open();
  watch(second.cfb.result("/games", { year: 2025 }));
  await clock.pass(100);
  const requests = [first, second].map(({ paths }) => paths().filter((path) => path === "/games").length);
  expect(requests).toEqual([1, 0]);
});

test.each<[string, "enter" | "leave"]>([
  ["a turn that could not be released", "leave"],
  ["a turn whose confirmation was lost", "enter"],
])("%s is released once `shared` works again", async (_, name) => {
  let fails = true;
  const { clock, open } = sharedClients(
    { concurrency: 1 },
    () => success(),
    ({ enter, leave }) => ({
      enter: async (turn) => {
        const reply = enter(turn);
        return fails && name === "enter" ? rejects() : reply;
      },
      leave: (turn, outcome) => (fails && name === "leave" ? rejects() : leave(turn, outcome)),
    }),
  );
  const { cfb } = open();
  await Promise.all([cfb.get("/games", { year: 2020 }), clock.pass(0)]);
  fails = false;
  await clock.pass(5_001);
  const elsewhere = watch(cfb.get("/venues"));
  const another = watch(open().cfb.get("/games", { year: 2021 }));
  await clock.pass(200);
  expect([elsewhere.data, another.data]).toEqual([[], []]);
});

test("a call whose confirmation was lost does not wait for the slot that it occupies itself", async () => {
  let isLost = false;
  const { clock, open } = sharedClients(
    { concurrency: 1, quotaFloor: 10 },
    ({ path }) => (path === "/info" ? info(11) : success(11)),
    ({ enter }) => ({
      enter: async (turn) => {
        const reply = await enter(turn);
        return isLost ? rejects() : reply;
      },
    }),
  );
  const { cfb } = open();
  await Promise.all([cfb.get("/games", { year: 2020 }), clock.pass(0)]);
  isLost = true;
  const call = watch(cfb.get("/games", { year: 2021 }));
  await clock.pass(1_000);
  isLost = false;
  await clock.pass(5_000);
  expect(call.data).toEqual([]);
});

test("a late reply to an earlier request does not release a slot", async () => {
  const fails = { enter: false, leave: false };
  const { clock, open } = sharedClients(
    { concurrency: 1, quotaFloor: 10 },
    ({ path }) => ({ "/info": info(13), "/venues": success(13) })[path],
    ({ enter, leave }) => ({
      enter: async (turn) => {
        const reply = await enter(turn);
        if (!fails.enter) return reply;
        Object.assign(fails, { enter: false, leave: true });
        return rejects();
      },
      leave: async (turn, outcome) => {
        await leave(turn, outcome);
        if (!fails.leave || turn.path !== "/games") return;
        fails.leave = false;
        await new Promise<void>((resolve) => clock.after(7_500, resolve));
      },
    }),
  );
  const [first, second] = [open(), open()];
  for (const { cfb } of [first, second, first]) await Promise.all([cfb.get("/venues"), clock.pass(1_000)]);
  fails.enter = true;
  // The first client's share of the remaining calls is less than one call, so its call waits for a turn.
  watch(first.cfb.get("/games", { year: 2021 }));
  await clock.pass(14_000);
  watch(second.cfb.get("/games", { year: 2022 }));
  await clock.pass(200);
  const games = [first, second].flatMap(({ sent }) => sent).filter(({ path }) => path === "/games");
  expect(games.map(({ address }) => address)).toEqual(["/games?year=2021"]);
});

test.each([0, 10])(
  "with a floor of %i, a call that times out while it waits for its turn is not sent",
  async (quotaFloor) => {
    const { clock, errors, open } = sharedClients(
      { concurrency: 1, quotaFloor },
      ({ path }) => ({ "/info": info(500), "/venues": success(500) })[path],
      ({ enter }) => ({
        enter: async (turn) => {
          await new Promise<void>((resolve) => clock.after(10, resolve));
          return enter(turn);
        },
      }),
    );
    const [holder, waiting] = [open(), open()];
    for (const { cfb } of [holder, waiting]) await Promise.all([cfb.get("/venues"), clock.pass(1_000)]);
    watch(holder.cfb.get("/games", { year: 2020 }));
    await clock.pass(100);
    const before = waiting.sent.length;
    const calls = Array.from({ length: 10 }, (_, n) =>
      watch(waiting.cfb.result("/games", { year: 2000 + n }, { totalTimeoutMs: 500 + 3 * n })),
    );
    await clock.pass(1_000);
    const codes = calls.map(({ data }) => (data?.ok === false ? data.error.code : "ok"));
    expect([codes, waiting.sent.length - before, errors]).toEqual([Array(10).fill("timeout"), 0, []]);
  },
);

test("a client leaves the queue if the reply that tells it to wait arrives too late", async () => {
  let lateMs = 0;
  const { clock, open } = sharedClients(
    { concurrency: 1 },
    ({ address }) => (address.includes("2020") ? undefined : success()),
    ({ enter }) => ({
      enter: async (turn) => {
        const reply = await enter(turn);
        if (lateMs > 0) await new Promise<void>((resolve) => clock.after(lateMs, resolve));
        return reply;
      },
    }),
  );
  const holder = open();
  watch(holder.cfb.get("/games", { year: 2020 }));
  await clock.pass(0);
  lateMs = 1_200;
  watch(open().cfb.get("/games", { year: 2021 }));
  await clock.pass(0);
  lateMs = 0;
  await clock.pass(1_200);
  holder.sent[0]?.reply(success());
  await clock.pass(0);
  const next = watch(holder.cfb.get("/games", { year: 2022 }));
  await clock.pass(0);
  expect(next.data).toEqual([]);
});

test("a queued call continues alone if a reply hangs, even if timers fire a little early", async () => {
  let hangs = false;
  const { clock, errors, open } = sharedClients(
    { concurrency: 1 },
    ({ address }) => (address.includes("2020") ? undefined : success()),
    ({ enter }) => ({ enter: (turn) => (hangs ? new Promise(() => {}) : enter(turn)) }),
  );
  // According to `performance.now`, Node's timers can fire up to a millisecond early.
  const early = {
    now: () => clock.now(),
    monotonic: () => clock.monotonic(),
    random: () => clock.random(),
    after: (ms: number, task: () => void) => clock.after(Math.max(0, ms - 0.5), task),
  };
  watch(open().cfb.get("/games", { year: 2020 }));
  await clock.pass(0);
  const waiting = open({ clock: early });
  const call = watch(waiting.cfb.result("/games", { year: 2021 }));
  await clock.pass(0);
  hangs = true;
  await clock.pass(10_000);
  expect(call.data).toMatchObject({ ok: true });
  expect(errors).toHaveLength(1);
});

test("onCacheError receives an error of `shared` with the key redacted", async () => {
  const { clock, errors, open } = sharedClients(
    { apiKey: "a-secret" },
    () => success(),
    () => ({
      enter: () => Promise.reject(new Error("WRONGPASS a-secret")),
    }),
  );
  const call = watch(open().cfb.get("/games", { year: 2024 }));
  await clock.pass(0);
  expect([call.data, `${errors[0]}`]).toEqual([[], "Error: WRONGPASS [key]"]);
});

test("if one Redis is both cache and `shared`, its failure is reported at most once in five seconds", async () => {
  const { clock, errors, open, shared } = sharedClients(
    {},
    () => success(),
    () => ({
      get: rejects,
      set: rejects,
      claim: rejects,
      enter: rejects,
    }),
  );
  const { cfb } = open({ cache: shared });
  const get = (year: number) => Promise.all([cfb.get("/games", { year }), clock.pass(0)]);
  await get(2020);
  await clock.pass(4_000);
  await get(2021);
  expect(errors).toHaveLength(1);
  await clock.pass(1_001);
  await get(2022);
  expect(errors).toHaveLength(2);
  // The cache and `shared` are two objects here, so both report a failure.
  await Promise.all([open({ cache: { ...shared } }).cfb.get("/games", { year: 2020 }), clock.pass(0)]);
  expect(errors).toHaveLength(4);
});

test("if one Redis is both cache and `shared`, an outage is reported about every five seconds while it lasts", async () => {
  let steps = 0;
  const slowly = () => {
    steps++;
    return new Promise<never>((_, reject) => clock.after((steps * 370) % 900, () => reject(new Error("closed"))));
  };
  const { clock, errors, open, shared } = sharedClients(
    { concurrency: 3 },
    () => success(),
    () => ({ get: slowly, set: slowly, claim: slowly, enter: slowly }),
  );
  const { cfb } = open({ cache: shared });
  for (let call = 0; call < 300; call++) {
    watch(cfb.get("/games", { year: 1900 + (call % 100), week: 1 + (call % 14) }));
    await clock.pass(100);
  }
  expect(errors.length).toBeGreaterThanOrEqual(4);
  expect(errors.length).toBeLessThanOrEqual(6);
});

test("a call ends on time even if leaving the queue hangs", async () => {
  const { clock, open } = sharedClients({ concurrency: 1 }, undefined, () => ({ leave: never }));
  watch(open().cfb.get("/games", { year: 2020 }));
  await clock.pass(0);
  const call = watch(open().cfb.result("/games", { year: 2021 }, { totalTimeoutMs: 500 }));
  await clock.pass(501);
  expect(call.data).toMatchObject({ error: { code: "timeout" } });
});

test("if the runtime cannot hash, the client continues alone without calling `shared`", async () => {
  let entered = 0;
  const { open } = sharedClients(
    {},
    () => success(),
    ({ enter }) => ({
      enter: (turn) => {
        entered++;
        return enter(turn);
      },
    }),
  );
  await withCrypto(undefined, async () => {
    expect(await open().cfb.get("/games", { year: 2024 })).toEqual([]);
  });
  expect(entered).toBe(0);
});

describe("with a floor, a client whose `shared` fails", () => {
  /** Creates three clients with a floor of 30 and two slots each. After all of them have had a turn, `setFails` makes `shared` fail. */
  async function threeAlone(quota: number) {
    const service = { left: quota, info: 0, infoFails: false };
    let fails = false;
    const { clock, open } = sharedClients(
      { quotaFloor: 30, concurrency: 2 },
      ({ path }) => {
        if (path === "/scoreboard") return success();
        if (path !== "/info") return success(--service.left);
        service.info++;
        return service.infoFails ? failure(400) : info(service.left);
      },
      ({ enter }) => ({ enter: (turn) => (fails ? rejects() : enter(turn)) }),
    );
    const made = [open(), open(), open()];
    for (const { cfb } of made) {
      await Promise.all([cfb.get("/games", { year: 2000 }), clock.pass(1_000)]);
    }
    const spend = async (client: (typeof made)[number], count: number) => {
      const calls = Array.from({ length: count }, (_, year) =>
        watch(client.cfb.result("/games", { year: 1900 + year })),
      );
      await clock.pass(2_000);
      return calls.map(({ data }) => data);
    };
    return {
      service,
      clock,
      made,
      spend,
      setFails: (value: boolean) => {
        fails = value;
      },
    };
  }

  test("spends only its share of the calls above the floor", async () => {
    const { service, made, spend, setFails } = await threeAlone(30 + 3 + 30);
    setFails(true);
    // Skips the first client. When it last used `shared`, it was the only client, so it does not know about the others.
    const parts: number[] = [];
    for (const client of made.slice(1).reverse()) {
      const results = await spend(client, 30);
      parts.push(results.filter((result) => result?.ok).length);
      // The client's other calls wait for `shared`.
      expect(results.filter((result) => result !== undefined)).toHaveLength(parts.at(-1) ?? 0);
    }
    expect(parts[0]).toBe(Math.floor(30 / 3 - 2));
    expect(service.left).toBeGreaterThanOrEqual(30);
  });

  test("delays further calls until `shared` works again", async () => {
    const { service, clock, made, setFails } = await threeAlone(30 + 3 + 30);
    const last = made[2];
    if (last === undefined) throw new Error("There is no third client.");
    setFails(true);
    const calls = Array.from({ length: 12 }, (_, year) => watch(last.cfb.result("/games", { year: 1900 + year })));
    await clock.pass(60_000);
    expect(calls.filter(({ done }) => done)).toHaveLength(8);
    setFails(false);
    await clock.pass(20_000);
    expect([calls.map(({ data }) => data?.ok), service.left]).toEqual([Array(12).fill(true), 60 - 12]);
  });

  test("makes further calls fail with a TimeoutError that names `shared` when their time ends", async () => {
    const { clock, made, setFails } = await threeAlone(30 + 3);
    setFails(true);
    const options = { totalTimeoutMs: 3_000 };
    const calls = [1900, 1901].map((year) => watch(made[2]?.cfb.result("/games", { year }, options) ?? never()));
    await clock.pass(3_000);
    for (const { data } of calls) {
      expect(data).toMatchObject({
        error: { code: "timeout", message: expect.stringMatching(/^`shared` failed, .* share .* 3000 ms/) },
      });
    }
  });

  /** Returns the last of three clients. `shared` failed during four of its calls, and works again. */
  async function aloneAndBack() {
    const { service, clock, made, spend, setFails } = await threeAlone(30 + 3 + 60);
    const last = made[2];
    if (last === undefined) throw new Error("There is no third client.");
    setFails(true);
    await spend(last, 4);
    setFails(false);
    await clock.pass(5_000);
    return { service, clock, last };
  }

  test("requests /info before its next metered call after a free call reconnects `shared`", async () => {
    const { service, clock, last } = await aloneAndBack();
    const before = service.info;
    watch(last.cfb.get("/scoreboard"));
    await clock.pass(100);
    expect(service.info).toBe(before);
    watch(last.cfb.get("/games", { year: 2024 }));
    await clock.pass(100);
    expect(service.info).toBe(before + 1);
  });

  test("fails only one call if /info fails after `shared` works again", async () => {
    const { service, clock, last } = await aloneAndBack();
    service.infoFails = true;
    const first = watch(last.cfb.result("/games", { year: 2024 }));
    await clock.pass(1_000);
    const second = watch(last.cfb.result("/games", { year: 2025 }));
    await clock.pass(1_000);
    expect([first.data?.ok, second.data?.ok]).toEqual([false, true]);
  });

  test("requests /info once when `shared` works again, and leaves the other clients their shares", async () => {
    const { service, clock, made, spend, setFails } = await threeAlone(30 + 3 + 60);
    const last = made[2];
    if (last === undefined) throw new Error("There is no third client.");
    setFails(true);
    expect((await spend(last, 4)).map((result) => result?.ok)).toEqual([true, true, true, true]);
    setFails(false);
    await clock.pass(5_000);
    const before = service.info;
    const calls = Array.from({ length: 60 }, (_, year) => watch(last.cfb.result("/games", { year: 1900 + year })));
    await clock.pass(4_000);
    expect(service.info).toBe(before + 1);
    // The two other clients can still spend 18 calls each.
    expect(service.left).toBe(30 + 2 * 18);
    await clock.pass(10_000);
    expect(service.left).toBe(30);
    expect(calls.every(({ done }) => done)).toBe(true);
  });
});

test.each<[string, unknown]>([
  ["null", null],
  ["no clients", { next: "go", order: 1 }],
  ["no order", { next: "go", clients: 1 }],
  ["an unknown step", { next: "later", clients: 1 }],
  ["no time to wait", { next: "wait", clients: 1 }],
])("an `enter` that returns %s counts as failed, and the client continues alone", async (_, reply) => {
  const { clock, errors, open } = sharedClients(
    {},
    () => success(),
    () => ({ enter: () => reply as never }),
  );
  const call = watch(open().cfb.get("/games", { year: 2024 }));
  await clock.pass(0);
  expect([call.data, errors.length]).toEqual([[], 1]);
});

test("a call whose turn never comes ends after `totalTimeoutMs`, even if it can ask again immediately", async () => {
  let entered = 0;
  const { clock, open } = sharedClients(
    { totalTimeoutMs: 20 },
    () => success(),
    () => ({ enter: () => ({ next: "wait", waitMs: 0, clients: 2, entered: entered++ }) }),
  );
  const call = watch(open().cfb.get("/games", { year: 2024 }));
  await clock.pass(50);
  expect(call.error).toMatchObject({ code: "timeout" });
  expect(entered).toBeLessThanOrEqual(21);
});

test("a call whose turn never comes ends after `totalTimeoutMs`, even if the runtime's shortest timer is longer than the remaining time", async () => {
  const { clock, open } = sharedClients({ totalTimeoutMs: 20 }, undefined, () => ({
    enter: () => ({ next: "wait", waitMs: 0, clients: 2 }),
  }));
  const after = (ms: number, task: () => void) => clock.after(Math.max(1, ms), task);
  const now = () => clock.now();
  const monotonic = () => clock.monotonic();
  const call = watch(open({ clock: { now, monotonic, after, random: () => 0.5 } }).cfb.get("/games", { year: 2024 }));
  await clock.pass(50);
  expect(call.error).toMatchObject({ code: "timeout" });
});

test("a `shared` that hangs takes at most half of a call's time", async () => {
  const { clock, open } = sharedClients(
    { totalTimeoutMs: 800 },
    () => success(),
    () => ({ enter: never }),
  );
  const call = watch(open().cfb.get("/games", { year: 2024 }));
  await clock.pass(400);
  expect(call.data).toEqual([]);
});

test.each([800, 300])(
  "a `shared` that hangs is reported after `cacheTimeoutMs`, even if calls of %i ms are shorter",
  async (totalTimeoutMs) => {
    let entered = 0;
    const { clock, errors, open } = sharedClients(
      { totalTimeoutMs },
      () => success(),
      () => ({
        enter: () => {
          entered++;
          return never();
        },
      }),
    );
    const { cfb } = open();
    for (let year = 2000; clock.monotonic() < 1_000; year++) {
      const call = watch(cfb.get("/games", { year }));
      await clock.pass(totalTimeoutMs / 2);
      expect(call.data).toEqual([]);
    }
    const before = entered;
    expect(await cfb.get("/games", { year: 2025 })).toEqual([]);
    expect([entered, errors]).toEqual([
      before,
      [new Error("`shared` took longer than 1000 ms to give a turn, so the call continued without it.")],
    ]);
  },
);

test("short calls keep using a `shared` that is slow but responds within `cacheTimeoutMs`", async () => {
  let entered = 0;
  const { clock, errors, open } = sharedClients(
    { cacheTimeoutMs: 3_000 },
    () => success(),
    ({ enter }) => ({
      enter: async (turn) => {
        entered++;
        await new Promise<void>((resolve) => clock.after(400, resolve));
        return enter(turn);
      },
    }),
  );
  const { cfb } = open();
  for (const year of [2021, 2022, 2023]) watch(cfb.get("/games", { year }, { totalTimeoutMs: 700 }));
  await clock.pass(1_000);
  const call = watch(cfb.get("/games", { year: 2025 }));
  await clock.pass(400);
  expect([call.data, entered, errors]).toEqual([[], 4, []]);
});

test("the client reports an error from `shared` even if the call has already continued without it", async () => {
  const { clock, errors, open } = sharedClients(
    {},
    () => success(),
    () => ({
      enter: async () => {
        await new Promise<void>((resolve) => clock.after(300, resolve));
        throw new Error("The connection is closed.");
      },
    }),
  );
  watch(open().cfb.get("/games", { year: 2024 }, { totalTimeoutMs: 400 }));
  await clock.pass(300);
  expect(errors).toEqual([new Error("The connection is closed.")]);
});

test("calls that time out do not count as failures of `shared`", async () => {
  let entered = 0;
  const { clock, errors, open } = sharedClients(
    { totalTimeoutMs: 300 },
    ({ address }) => (address.includes("/venues") ? success() : undefined),
    ({ enter, leave }) => ({
      enter(turn) {
        entered++;
        return enter(turn);
      },
      async leave(turn, outcome) {
        await new Promise<void>((resolve) => clock.after(5, resolve));
        return leave(turn, outcome);
      },
    }),
  );
  const { cfb } = open();
  const late = [2021, 2022, 2023].map((year) => watch(cfb.result("/games", { year })));
  await clock.pass(310);
  expect(late.map(({ data }) => data?.ok)).toEqual([false, false, false]);
  const before = entered;
  const call = watch(cfb.get("/venues"));
  await clock.pass(20);
  expect([call.data, entered - before, errors]).toEqual([[], 1, []]);
});

test("the client accepts Infinity from `shared` as the number of calls left", async () => {
  let left = 0;
  const { clock, errors, open } = sharedClients(
    {},
    () => success(),
    ({ leave }) => ({
      enter: () => ({ next: "go", order: 1, clients: 1, left: Number.POSITIVE_INFINITY }),
      leave: (turn, outcome) => {
        left++;
        return leave(turn, outcome);
      },
    }),
  );
  const call = watch(open().cfb.get("/games", { year: 2024 }));
  await clock.pass(10);
  expect([call.data, left, errors]).toEqual([[], 1, []]);
});
