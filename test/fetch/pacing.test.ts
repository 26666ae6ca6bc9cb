import type { Clock } from "../../src/fetch/clock.js";
import { pacing } from "../../src/fetch/pacing.js";
import { ManualClock, settled, start } from "../support/clock.js";
import { makeCall, makeResponse, manualNextLayer } from "../support/layer.js";

const maxPauseMs = 60_000;

/** A pacing layer whose calls are identified by their URL. */
function pacingLayer(concurrency: number, clock: Clock = new ManualClock()) {
  const next = manualNextLayer();
  const send = pacing(clock, concurrency, maxPauseMs)(next);
  const call = (path: Parameters<typeof makeCall>[0], name: string, signal?: AbortSignal) =>
    send(makeCall({ ...path, url: name, signal })).then(
      ({ response }) => response.status,
      (error: unknown) => error,
    );
  const sent = () => next.calls.map((sent) => sent.call.url);
  const end = async (name: string, outcome: Parameters<(typeof next.calls)[0]["end"]>[0] = makeResponse()) => {
    await settled(); // The call has been sent by now.
    next.calls.find((sent) => sent.call.url === name)?.end(outcome);
    await settled();
  };
  return { call, sent, end };
}

const games = { path: "/games" } as const;
const drives = { path: "/drives" } as const;
const narrow = { path: "/plays/stats" } as const; // Allows two at once.

test("no more calls are sent than may be in flight, and the others follow in order", async () => {
  const { call, sent, end } = pacingLayer(2);
  for (const name of ["a", "b", "c", "d"]) void call(games, name);
  await settled();
  expect(sent()).toEqual(["a", "b"]);
  await end("b");
  expect(sent()).toEqual(["a", "b", "c"]);
  await end("a");
  expect(sent()).toEqual(["a", "b", "c", "d"]);
});

test("a path that allows two calls gets two, and does not delay other paths", async () => {
  const { call, sent, end } = pacingLayer(4);
  for (const name of ["n1", "n2", "n3", "n4"]) void call(narrow, name);
  void call(games, "g1");
  await settled();
  expect(sent()).toEqual(["n1", "n2", "g1"]);
  await end("g1");
  expect(sent()).toEqual(["n1", "n2", "g1"]);
  await end("n1");
  expect(sent()).toEqual(["n1", "n2", "g1", "n3"]);
});

test("calls are sent in the order of arrival, for any path", async () => {
  const { call, sent, end } = pacingLayer(1);
  void call(games, "g1");
  void call(drives, "d1");
  void call(games, "g2");
  void call(drives, "d2");
  await end("g1");
  await end("d1");
  await end("g2");
  expect(sent()).toEqual(["g1", "d1", "g2", "d2"]);
});

test("a failure frees its slot like a response", async () => {
  const { call, sent, end } = pacingLayer(1);
  const failed = call(games, "a");
  void call(games, "b");
  const error = new Error("gone");
  await end("a", error);
  expect(await failed).toBe(error);
  expect(sent()).toEqual(["a", "b"]);
});

test("a call that is aborted in the queue is never sent, keeps no slot, and rejects with its own reason", async () => {
  const { call, sent, end } = pacingLayer(1);
  const controller = new AbortController();
  void call(games, "a");
  const aborted = call(games, "b", controller.signal);
  void call(games, "c");
  controller.abort("enough");
  expect(await aborted).toBe("enough");
  await end("a");
  expect(sent()).toEqual(["a", "c"]);
  await end("c");
  expect(await call(games, "d", AbortSignal.abort("before"))).toBe("before");
  expect(sent()).toEqual(["a", "c"]);
});

test("a call that is aborted when its turn comes keeps no slot", async () => {
  const { call, sent, end } = pacingLayer(1);
  const controller = new AbortController();
  void call(games, "a", controller.signal);
  await settled();
  controller.abort("enough");
  await end("a", new Error("aborted"));
  void call(games, "b");
  await settled();
  expect(sent()).toEqual(["a", "b"]);
});

describe("Retry-After on a success", () => {
  test.each([
    ["2", 2_000],
    [new Date(start + 5_000).toUTCString(), 5_000],
    ["9".repeat(400), maxPauseMs],
  ])("%s delays the next call to that path by that time, up to maxRetryAfterMs", async (value, ms) => {
    const clock = new ManualClock();
    const { call, sent, end } = pacingLayer(4, clock);
    void call(narrow, "a");
    await end("a", makeResponse(200, { "retry-after": value }));
    void call(narrow, "b");
    void call(games, "g");
    await clock.pass(ms - 1);
    expect(sent()).toEqual(["a", "g"]);
    await clock.pass(1);
    expect(sent()).toEqual(["a", "g", "b"]);
    expect(clock.pending).toEqual([]);
  });

  test.each(["0", "junk", new Date(start - 5_000).toUTCString()])("%s delays nothing", async (value) => {
    const { call, sent, end } = pacingLayer(4);
    void call(games, "a");
    await end("a", makeResponse(200, { "retry-after": value }));
    void call(games, "b");
    await settled();
    expect(sent()).toEqual(["a", "b"]);
  });

  test("lets no call pass before those that waited, even if the timer fires late", async () => {
    const clock = new ManualClock();
    const { call, sent, end } = pacingLayer(4, clock);
    void call(games, "a");
    await end("a", makeResponse(200, { "retry-after": "2" }));
    void call(games, "waited");
    clock.skip(3_000);
    void call(games, "came later");
    await clock.pass(0);
    expect(sent()).toEqual(["a", "waited", "came later"]);
  });

  test.each([503, 429])("also delays the path on a busy %d, but not on other failures", async (status) => {
    const clock = new ManualClock();
    const { call, sent, end } = pacingLayer(4, clock);
    void call(games, "a");
    await end("a", makeResponse(status, { "retry-after": "9" }));
    void call(games, "b");
    void call(drives, "other");
    await clock.pass(8_999);
    expect(sent()).toEqual(["a", "other"]);
    await clock.pass(1);
    expect(sent()).toEqual(["a", "other", "b"]);
    await end("b", makeResponse(500, { "retry-after": "9" }));
    void call(games, "c");
    await settled();
    expect(sent()).toEqual(["a", "other", "b", "c"]);
  });

  test("ends for each path at its own time, and the longer of two for one path counts", async () => {
    const clock = new ManualClock();
    const { call, sent, end } = pacingLayer(4, clock);
    for (const [path, name] of [
      [games, "g1"],
      [games, "g2"],
      [drives, "d1"],
    ] as const)
      void call(path, name);
    await end("g1", makeResponse(200, { "retry-after": "9" }));
    await end("g2", makeResponse(200, { "retry-after": "3" }));
    await end("d1", makeResponse(200, { "retry-after": "5" }));
    void call(games, "g3");
    void call(drives, "d2");
    await clock.pass(5_000);
    expect(sent()).toEqual(["g1", "g2", "d1", "d2"]);
    await clock.pass(4_000);
    expect(sent()).toEqual(["g1", "g2", "d1", "d2", "g3"]);
  });

  test("leaves no timer behind when the last waiting call is aborted", async () => {
    const clock = new ManualClock();
    const { call, end } = pacingLayer(4, clock);
    void call(games, "a");
    await end("a", makeResponse(200, { "retry-after": "50" }));
    const controller = new AbortController();
    const aborted = call(games, "b", controller.signal);
    const second = new AbortController();
    const other = call(games, "c", second.signal);
    expect(clock.pending).toEqual([50_000]);
    controller.abort("enough");
    expect(await aborted).toBe("enough");
    expect(clock.pending).toEqual([50_000]);
    second.abort("enough");
    expect(await other).toBe("enough");
    expect(clock.pending).toEqual([]);
  });
});

test("a thousand calls that are aborted at once and a thousand others all settle", async () => {
  const { call, sent, end } = pacingLayer(2);
  // A signal for each call, as the client gives the layer: a thousand listeners on one would be a leak.
  const controllers = Array.from({ length: 1000 }, () => new AbortController());
  const aborted = controllers.map(({ signal }, index) => call(games, `aborted ${index}`, signal));
  const others = Array.from({ length: 1000 }, (_, index) => call(games, `other ${index}`));
  for (const controller of controllers) controller.abort("enough");
  await settled();
  for (const name of ["aborted 0", "aborted 1"]) await end(name, new Error("aborted"));
  for (let index = 0; index < 1000; index++) await end(`other ${index}`);
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  expect((await Promise.all(aborted)).filter((reason) => reason === "enough")).toHaveLength(998);
  expect(sent()).toHaveLength(1002);
});
