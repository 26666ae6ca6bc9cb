import type { Clock } from "../../src/fetch/clock.js";
import { pacing } from "../../src/fetch/pacing.js";
import { ManualClock, settled, start } from "../support/clock.js";
import { answer, asking, held } from "../support/layer.js";

const maxPauseMs = 60_000;

/** A pacing layer whose calls are named by their address. */
function paced(concurrency: number, clock: Clock = new ManualClock()) {
  const next = held();
  const send = pacing(clock, concurrency, maxPauseMs)(next);
  const ask = (path: Parameters<typeof asking>[0], name: string, signal?: AbortSignal) =>
    send(asking({ ...path, url: name, signal })).then(
      ({ response }) => response.status,
      (error: unknown) => error,
    );
  const sent = () => next.calls.map(({ asked }) => asked.url);
  const end = async (name: string, outcome: Parameters<(typeof next.calls)[0]["end"]>[0] = answer()) => {
    await settled(); // By now it is sent.
    next.calls.find(({ asked }) => asked.url === name)?.end(outcome);
    await settled();
  };
  return { ask, sent, end };
}

const games = { path: "/games" } as const;
const drives = { path: "/drives" } as const;
const narrow = { path: "/plays/stats" } as const; // Takes two at once.

test("no more are let out than may be in flight, and the others follow in their order", async () => {
  const { ask, sent, end } = paced(2);
  for (const name of ["a", "b", "c", "d"]) void ask(games, name);
  await settled();
  expect(sent()).toEqual(["a", "b"]);
  await end("b");
  expect(sent()).toEqual(["a", "b", "c"]);
  await end("a");
  expect(sent()).toEqual(["a", "b", "c", "d"]);
});

test("a path that takes two gets two, and keeps nobody else waiting", async () => {
  const { ask, sent, end } = paced(4);
  for (const name of ["n1", "n2", "n3", "n4"]) void ask(narrow, name);
  void ask(games, "g1");
  await settled();
  expect(sent()).toEqual(["n1", "n2", "g1"]);
  await end("g1");
  expect(sent()).toEqual(["n1", "n2", "g1"]);
  await end("n1");
  expect(sent()).toEqual(["n1", "n2", "g1", "n3"]);
});

test("whoever came first goes first, whatever the path", async () => {
  const { ask, sent, end } = paced(1);
  void ask(games, "g1");
  void ask(drives, "d1");
  void ask(games, "g2");
  void ask(drives, "d2");
  await end("g1");
  await end("d1");
  await end("g2");
  expect(sent()).toEqual(["g1", "d1", "g2", "d2"]);
});

test("a failure gives its place back like an answer", async () => {
  const { ask, sent, end } = paced(1);
  const failed = ask(games, "a");
  void ask(games, "b");
  const error = new Error("gone");
  await end("a", error);
  expect(await failed).toBe(error);
  expect(sent()).toEqual(["a", "b"]);
});

test("whoever leaves the queue is never sent, loses nobody their place, and ends with their own reason", async () => {
  const { ask, sent, end } = paced(1);
  const controller = new AbortController();
  void ask(games, "a");
  const left = ask(games, "b", controller.signal);
  void ask(games, "c");
  controller.abort("enough");
  expect(await left).toBe("enough");
  await end("a");
  expect(sent()).toEqual(["a", "c"]);
  await end("c");
  expect(await ask(games, "d", AbortSignal.abort("before"))).toBe("before");
  expect(sent()).toEqual(["a", "c"]);
});

test("a caller who has left at the moment of their turn takes no place along", async () => {
  const { ask, sent, end } = paced(1);
  const controller = new AbortController();
  void ask(games, "a", controller.signal);
  await settled();
  controller.abort("enough");
  await end("a", new Error("aborted"));
  void ask(games, "b");
  await settled();
  expect(sent()).toEqual(["a", "b"]);
});

describe("Retry-After on a success", () => {
  test.each([
    ["2", 2_000],
    [new Date(start + 5_000).toUTCString(), 5_000],
    ["9".repeat(400), maxPauseMs],
  ])("%s delays the next call to that path by as long, up to maxRetryAfterMs", async (value, ms) => {
    const clock = new ManualClock();
    const { ask, sent, end } = paced(4, clock);
    void ask(narrow, "a");
    await end("a", answer(200, { "retry-after": value }));
    void ask(narrow, "b");
    void ask(games, "g");
    await clock.pass(ms - 1);
    expect(sent()).toEqual(["a", "g"]);
    await clock.pass(1);
    expect(sent()).toEqual(["a", "g", "b"]);
    expect(clock.pending).toEqual([]);
  });

  test.each(["0", "junk", new Date(start - 5_000).toUTCString()])("%s delays nothing", async (value) => {
    const { ask, sent, end } = paced(4);
    void ask(games, "a");
    await end("a", answer(200, { "retry-after": value }));
    void ask(games, "b");
    await settled();
    expect(sent()).toEqual(["a", "b"]);
  });

  test("lets nobody in before those who waited, even if the timer comes late", async () => {
    const clock = new ManualClock();
    const { ask, sent, end } = paced(4, clock);
    void ask(games, "a");
    await end("a", answer(200, { "retry-after": "2" }));
    void ask(games, "waited");
    clock.skip(3_000);
    void ask(games, "came later");
    await clock.pass(0);
    expect(sent()).toEqual(["a", "waited", "came later"]);
  });

  test.each([503, 429])("holds back the path on a busy %d as well, and not on another failure", async (status) => {
    const clock = new ManualClock();
    const { ask, sent, end } = paced(4, clock);
    void ask(games, "a");
    await end("a", answer(status, { "retry-after": "9" }));
    void ask(games, "b");
    void ask(drives, "other");
    await clock.pass(8_999);
    expect(sent()).toEqual(["a", "other"]);
    await clock.pass(1);
    expect(sent()).toEqual(["a", "other", "b"]);
    await end("b", answer(500, { "retry-after": "9" }));
    void ask(games, "c");
    await settled();
    expect(sent()).toEqual(["a", "other", "b", "c"]);
  });

  test("of two paths ends for each at its own time, and the longer of two for one counts", async () => {
    const clock = new ManualClock();
    const { ask, sent, end } = paced(4, clock);
    for (const [path, name] of [
      [games, "g1"],
      [games, "g2"],
      [drives, "d1"],
    ] as const)
      void ask(path, name);
    await end("g1", answer(200, { "retry-after": "9" }));
    await end("g2", answer(200, { "retry-after": "3" }));
    await end("d1", answer(200, { "retry-after": "5" }));
    void ask(games, "g3");
    void ask(drives, "d2");
    await clock.pass(5_000);
    expect(sent()).toEqual(["g1", "g2", "d1", "d2"]);
    await clock.pass(4_000);
    expect(sent()).toEqual(["g1", "g2", "d1", "d2", "g3"]);
  });

  test("leaves no timer behind once the last who waited has left", async () => {
    const clock = new ManualClock();
    const { ask, end } = paced(4, clock);
    void ask(games, "a");
    await end("a", answer(200, { "retry-after": "50" }));
    const controller = new AbortController();
    const left = ask(games, "b", controller.signal);
    const stays = new AbortController();
    const other = ask(games, "c", stays.signal);
    expect(clock.pending).toEqual([50_000]);
    controller.abort("enough");
    expect(await left).toBe("enough");
    expect(clock.pending).toEqual([50_000]);
    stays.abort("enough");
    expect(await other).toBe("enough");
    expect(clock.pending).toEqual([]);
  });
});

test("a thousand who leave at once and a thousand who stay are all told", async () => {
  const { ask, sent, end } = paced(2);
  const controller = new AbortController();
  const left = Array.from({ length: 1000 }, (_, index) => ask(games, `left ${index}`, controller.signal));
  const stay = Array.from({ length: 1000 }, (_, index) => ask(games, `stay ${index}`));
  controller.abort("enough");
  await settled();
  for (const name of ["left 0", "left 1"]) await end(name, new Error("aborted"));
  for (let index = 0; index < 1000; index++) await end(`stay ${index}`);
  expect(new Set(await Promise.all(stay))).toEqual(new Set([200]));
  expect((await Promise.all(left)).filter((reason) => reason === "enough")).toHaveLength(998);
  expect(sent()).toHaveLength(1002);
});
