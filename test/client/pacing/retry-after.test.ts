import type { ClientOptions } from "../../../src/index.js";
import { settled, start } from "../../support/clock.js";
import { failure, manualClient, success, watch } from "../../support/manual-client.js";

const paused = (value: string) => success(undefined, { "retry-after": value });

/** A client whose requests get these responses in order, then successes; `call` makes a call that waits for nothing. */
function pausedClient(responses: readonly Response[], options: ClientOptions = {}) {
  const left = [...responses];
  const made = manualClient({ retries: 0, ...options }, () => left.shift() ?? success());
  // Without jitter.
  made.clock.chance = 0;
  let year = 1900;
  const call = (path: "/games" | "/drives", signal?: AbortSignal) =>
    watch(made.cfb.get(path, { year: year++ }, signal && { signal }));
  return { ...made, call };
}

describe("Retry-After on a success", () => {
  test.each([
    ["2", 2_000],
    [new Date(start + 5_000).toUTCString(), 5_000],
    ["9".repeat(400), 60_000],
  ])("%s delays the next call to that path by that time, up to maxRetryAfterMs", async (value, ms) => {
    const { call, clock, paths } = pausedClient([success(), paused(value)]);
    for (let count = 0; count < 2; count++) {
      call("/games");
      await settled();
    }
    call("/games");
    call("/drives");
    await clock.pass(ms - 1);
    expect(paths()).toEqual(["/games", "/games", "/drives"]);
    await clock.pass(1);
    expect(paths()).toEqual(["/games", "/games", "/drives", "/games"]);
    expect(clock.pending).toEqual([]);
  });

  test("has jitter, so that clients that wait for the same moment do not return together", async () => {
    const { call, clock, paths } = pausedClient([paused("2")]);
    clock.chance = 0.5;
    call("/games");
    await settled();
    call("/games");
    await clock.pass(2_249);
    expect(paths()).toHaveLength(1);
    await clock.pass(1);
    expect(paths()).toHaveLength(2);
  });

  test.each(["0", "junk", new Date(start - 5_000).toUTCString()])("%s delays nothing", async (value) => {
    const { call, paths } = pausedClient([paused(value)]);
    for (let count = 0; count < 2; count++) {
      call("/games");
      await settled();
    }
    expect(paths()).toEqual(["/games", "/games"]);
  });

  test("lets no call pass before those that waited, even if the timer fires late", async () => {
    const { call, clock, sent } = pausedClient([paused("2")]);
    call("/games");
    await settled();
    call("/games");
    await settled();
    clock.skip(3_000);
    call("/games");
    await clock.pass(0);
    expect(sent.map(({ address }) => address.slice(-4))).toEqual(["1900", "1901", "1902"]);
  });

  test.each([
    ["the first", ["9", "3", "5"]],
    ["the second", ["5", "5", "9"]],
  ])(
    "ends for each path at its own time, and the longer of two for one path counts: %s waits longer",
    async (_, values) => {
      const { call, clock, sent } = pausedClient(values.map(paused));
      for (const path of ["/games", "/games", "/drives"] as const) call(path);
      await settled();
      for (const path of ["/games", "/drives"] as const) call(path);
      await clock.pass(20_000);
      const at = (path: string) => sent.filter((request) => request.path === path).map((request) => request.at);
      const [one, two, other] = values.map((value) => Number(value) * 1_000);
      expect([at("/games"), at("/drives")]).toEqual([
        [0, 0, Math.max(one ?? 0, two ?? 0)],
        [0, other],
      ]);
    },
  );

  test("leaves no timer behind when the last waiting call is aborted", async () => {
    const { call, clock } = pausedClient([paused("50")]);
    call("/games");
    await settled();
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => call("/games", signal));
    await settled();
    for (const [index, pending] of [[50_000, 600_000], []].entries()) {
      controllers[index]?.abort("enough");
      await settled();
      expect([calls[index]?.error, clock.pending]).toEqual(["enough", pending]);
    }
  });
});

describe("a Retry-After on a failure", () => {
  const failures = [
    ["429", () => failure(429, "Slow down.", { "retry-after": "5" })],
    ["503", () => failure(503, "", { "retry-after": "5" })],
  ] as const;

  test.each(failures)("on a %s delays other calls to that path, and no other path", async (_, respond) => {
    const { call, clock, sent } = pausedClient([respond()], { retries: 2 });
    const first = call("/games");
    await settled();
    const others = [call("/games"), call("/games")];
    call("/drives");
    await clock.pass(5_000);
    expect([first, ...others].map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    expect(sent.map(({ path, at }) => [path, at])).toEqual([
      ["/games", 0],
      ["/drives", 0],
      ...Array(3).fill(["/games", 5_000]),
    ]);
  });

  test.each(failures)(
    "on a %s delays them even if the call itself is not retried, and does not count toward the limit of an attempt",
    async (_, respond) => {
      const { call, cfb, clock, sent } = pausedClient([respond()]);
      call("/games");
      await settled();
      const next = watch(cfb.result("/games", { year: 2024 }, { timeoutMs: 1_000, totalTimeoutMs: 5_001 }));
      await clock.pass(4_999);
      expect(sent).toHaveLength(1);
      await clock.pass(1);
      expect(next.data).toMatchObject({ ok: true });
    },
  );

  test("fails a call at once whose `totalTimeoutMs` is over before the pause is, and delays one with more time", async () => {
    const { cfb, clock, sent } = pausedClient([failure(503, "", { "retry-after": "8" })]);
    watch(cfb.get("/games", { year: 1900 }));
    await settled();
    const late = watch(cfb.get("/games", { year: 1901 }, { totalTimeoutMs: 7_999 }));
    const patient = watch(cfb.get("/games", { year: 1902 }, { totalTimeoutMs: 8_001 }));
    await clock.pass(0);
    expect(late.error).toMatchObject({ code: "timeout", message: expect.stringContaining("pauses") });
    await clock.pass(8_000);
    expect([patient.data, sent.length]).toEqual([[], 2]);
    expect(clock.pending).toEqual([]);
  });

  test("returns stored data at once for such a call", async () => {
    const old = success(undefined, { "retry-after": "0" });
    const { cfb, clock, sent } = pausedClient([old, failure(503, "", { "retry-after": "50" })], { cache: true });
    const options = { cacheTtlMs: 1_000, totalTimeoutMs: 2_000 };
    await cfb.get("/games", { year: 1900 }, options);
    clock.skip(2_000);
    watch(cfb.get("/games", { year: 1901 }));
    await settled();
    const stored = watch(cfb.result("/games", { year: 1900 }, options));
    await clock.pass(0);
    expect([stored.data, sent.length]).toEqual([expect.objectContaining({ ok: true, stale: true }), 2]);
  });

  test("delays an attempt that had a shorter wait", async () => {
    const down = (value: string) => failure(503, "", { "retry-after": value });
    const { call, clock, sent } = pausedClient([down("1"), down("5")], { retries: 2 });
    const calls = [call("/games"), call("/games")];
    await clock.pass(4_999);
    expect(sent).toHaveLength(2);
    await clock.pass(1);
    expect(calls.map(({ data }) => data)).toEqual([[], []]);
  });

  test.each([
    ["without a time", () => failure(503)],
    ["of 0 s", () => failure(503, "", { "retry-after": "0" })],
    ["that is invalid", () => failure(503, "", { "retry-after": "soon" })],
    ["of another status", () => failure(500, "", { "retry-after": "9" })],
    ["of a 400", () => failure(400, "", { "retry-after": "9" })],
  ])("%s delays nothing", async (_, respond) => {
    const { call, clock } = pausedClient([respond()]);
    call("/games");
    await settled();
    const next = call("/games");
    await clock.pass(0);
    expect(next.data).toEqual([]);
  });
});
