import { ManualClock, settled, start } from "../support/clock.js";
import { makeResponse } from "../support/layer.js";
import { maxPauseMs, pacingLayer } from "../support/pacing-layer.js";

const games = { path: "/games" } as const;
const drives = { path: "/drives" } as const;
const narrow = { path: "/plays/stats" } as const; // Allows two at once.

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

  test("delays the path also after a response without one", async () => {
    const clock = new ManualClock();
    const { call, sent, end } = pacingLayer(4, clock);
    void call(games, "a");
    await end("a");
    void call(games, "b");
    await end("b", makeResponse(200, { "retry-after": "2" }));
    void call(games, "c");
    await settled();
    expect(sent()).toEqual(["a", "b"]);
    await clock.pass(2_000);
    expect(sent()).toEqual(["a", "b", "c"]);
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

  test("of a path that was called first ends at its own time, where another path waits longer", async () => {
    const clock = new ManualClock();
    const { call, sent, end } = pacingLayer(4, clock);
    void call(games, "g1");
    void call(drives, "d1");
    await end("g1", makeResponse(200, { "retry-after": "5" }));
    await end("d1", makeResponse(200, { "retry-after": "9" }));
    void call(games, "g2");
    void call(drives, "d2");
    await settled();
    expect(clock.pending).toEqual([5_000]);
    await clock.pass(5_000);
    expect(sent()).toEqual(["g1", "d1", "g2"]);
    await clock.pass(4_000);
    expect(sent()).toEqual(["g1", "d1", "g2", "d2"]);
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
