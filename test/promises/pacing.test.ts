import type { ClientOptions } from "../../src/index.js";
import { settled } from "../support/clock.js";
import { busy, failure, type Sent, success, watch, wire } from "../support/manual-client.js";

/** A client whose first so many requests to /games get this response, and all others a success. */
function recoveringAfter(count: number, respond: () => Response, options: ClientOptions = {}) {
  let left = count;
  return wire(options, ({ path }) => (path === "/games" && left-- > 0 ? respond() : success()));
}

describe("a call that waits for its next attempt holds no slot:", () => {
  test("four 503s with a Retry-After on /games do not delay /venues", async () => {
    const { cfb, clock, paths } = recoveringAfter(4, () => failure(503, "", { "retry-after": "2" }));
    const games = [2021, 2022, 2023, 2024].map((year) => watch(cfb.result("/games", { year })));
    await settled();
    const venues = watch(cfb.result("/venues"));
    await clock.pass(0);
    expect(venues.data).toMatchObject({ ok: true });
    await clock.pass(2_000);
    expect(games.map(({ data }) => data?.ok)).toEqual([true, true, true, true]);
    expect(paths()).toHaveLength(9);
  });

  test.each([
    ["a 503 without Retry-After", () => failure(503)],
    ["a busy 429 with one", () => busy({ "retry-after": "1" })],
  ])("%s lets the next call pass where only one may be in flight", async (_, respond) => {
    const { cfb, clock, paths } = recoveringAfter(1, respond, { concurrency: 1 });
    const calls = watch(Promise.all([cfb.result("/games", { year: 2024 }), cfb.result("/drives", { year: 2024 })]));
    await clock.pass(0);
    expect(paths()).toEqual(["/games", "/drives"]);
    await clock.pass(1_000);
    expect(calls.data?.map(({ ok }) => ok)).toEqual([true, true]);
    expect(paths()).toEqual(["/games", "/drives", "/games"]);
  });

  test("nor one of the two that a path takes at once", async () => {
    let failures = 2;
    const { cfb, clock, sent } = wire({}, () => (failures-- > 0 ? failure(500) : success()));
    const calls = [2022, 2023, 2024].map((year) => watch(cfb.result("/stats/player/season", { year })));
    await clock.pass(0);
    expect(sent.map(({ address }) => address.slice(-4))).toEqual(["2022", "2023", "2024"]);
    await clock.pass(1_000);
    expect(calls.map(({ data }) => data?.ok)).toEqual([true, true, true]);
  });

  test("but its attempt takes one again: `concurrency` and a path's own limit hold with retries as well", async () => {
    const open: Sent[] = [];
    let most = { all: 0, path: 0 };
    const { cfb, clock } = wire({ concurrency: 3, retries: 4 }, (request) => {
      open.push(request);
      const path = open.filter((one) => one.path === "/stats/player/season").length;
      most = { all: Math.max(most.all, open.length), path: Math.max(most.path, path) };
      return undefined;
    });
    const calls = Array.from({ length: 10 }, (_, index) => [
      watch(cfb.result("/stats/player/season", { year: 2010 + index })),
      watch(cfb.result("/games", { year: 2010 + index })),
    ]).flat();
    for (let step = 0; step < 200; step++) {
      await clock.pass(100);
      open.splice(step % 2, 1)[0]?.reply(step % 3 === 0 ? success() : failure(503));
    }
    expect(calls.every(({ over }) => over)).toBe(true);
    expect(most).toEqual({ all: 3, path: 2 });
  });

  test("and a caller who leaves during the wait sends nothing more", async () => {
    const controller = new AbortController();
    const { cfb, clock, sent } = recoveringAfter(1, () => failure(503), { concurrency: 1 });
    const call = watch(cfb.get("/games", { year: 2024 }, { signal: controller.signal }));
    await clock.pass(0);
    controller.abort("enough");
    await clock.pass(10_000);
    expect(call.error).toBe("enough");
    expect(sent).toHaveLength(1);
    expect(clock.pending).toEqual([]);
    expect(await cfb.result("/games", { year: 2023 })).toMatchObject({ ok: true });
  });

  test("and waits for a slot no longer than its totalTimeoutMs allows", async () => {
    const { cfb, clock, sent } = wire({ concurrency: 1 }, (_, number) => (number === 1 ? failure(503) : undefined));
    const first = watch(cfb.result("/games", { year: 2024 }, { totalTimeoutMs: 1_000 }));
    await settled();
    const second = watch(cfb.result("/drives", { year: 2024 }));
    await clock.pass(1_000);
    expect(first.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    expect(second.over).toBe(false);
    sent.at(-1)?.reply(success());
    await clock.pass(0);
    const third = watch(cfb.result("/venues"));
    await clock.pass(0);
    sent.at(-1)?.reply(success());
    await clock.pass(30_000);
    expect(third.over).toBe(true);
  });
});

describe("a Retry-After on a failure", () => {
  const failures = [
    ["429", () => busy({ "retry-after": "5" })],
    ["503", () => failure(503, "", { "retry-after": "5" })],
  ] as const;

  test.each(failures)(
    "on a %s holds back the other calls to that path by as long, and no other path",
    async (_, respond) => {
      const { cfb, clock, sent } = recoveringAfter(1, respond);
      const first = watch(cfb.result("/games", { year: 2023 }));
      await clock.pass(0);
      const others = [cfb.result("/games", { year: 2024 }), cfb.result("/games", { year: 2022 })].map(watch);
      const venues = watch(cfb.result("/venues"));
      await clock.pass(4_999);
      expect(venues.data).toMatchObject({ ok: true });
      expect(sent.map(({ path }) => path)).toEqual(["/games", "/venues"]);
      await clock.pass(1);
      expect([first, ...others].map(({ data }) => data?.ok)).toEqual([true, true, true]);
      expect(sent.filter(({ path }) => path === "/games").map(({ at }) => at)).toEqual([0, 5_000, 5_000, 5_000]);
    },
  );

  test.each(failures)("on a %s holds them back where the call itself is not repeated", async (_, respond) => {
    const { cfb, clock, sent } = recoveringAfter(1, respond, { retries: 0 });
    expect(await cfb.result("/games", { year: 2023 })).toMatchObject({ ok: false });
    const next = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(4_999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(next.data).toMatchObject({ ok: true });
  });

  test("holds back an attempt that waited for less", async () => {
    const responses = [failure(503, "", { "retry-after": "1" }), failure(503, "", { "retry-after": "5" })];
    const { cfb, clock, sent } = wire({}, () => responses.shift() ?? success());
    const calls = watch(Promise.all([cfb.result("/games", { year: 2023 }), cfb.result("/games", { year: 2024 })]));
    await clock.pass(4_999);
    expect(sent).toHaveLength(2);
    await clock.pass(1);
    expect(calls.data?.map(({ ok }) => ok)).toEqual([true, true]);
  });

  test("keeps calls back for a time that counts towards none of their limits", async () => {
    const { cfb, clock } = recoveringAfter(1, () => failure(503, "", { "retry-after": "5" }), { retries: 0 });
    await cfb.result("/games", { year: 2023 });
    const next = watch(cfb.result("/games", { year: 2024 }, { timeoutMs: 1_000, totalTimeoutMs: 1_000 }));
    await clock.pass(5_000);
    expect(next.data).toMatchObject({ ok: true });
  });

  test("keeps no caller from leaving", async () => {
    const controller = new AbortController();
    const { cfb, clock, sent } = recoveringAfter(1, () => failure(503, "", { "retry-after": "5" }), { retries: 0 });
    await cfb.result("/games", { year: 2023 });
    const next = watch(cfb.get("/games", { year: 2024 }, { signal: controller.signal }));
    await clock.pass(10);
    controller.abort("enough");
    await clock.pass(0);
    expect(next.error).toBe("enough");
    await clock.pass(10_000);
    expect(sent).toHaveLength(1);
  });

  test.each(["0", "soon"])("of %s holds back nothing", async (value) => {
    const { cfb, clock } = recoveringAfter(1, () => failure(503, "", { "retry-after": value }), { retries: 0 });
    await cfb.result("/games", { year: 2023 });
    const next = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(0);
    expect(next.data).toMatchObject({ ok: true });
  });
});

test("a failure without Retry-After holds back no other call", async () => {
  const { cfb, clock } = recoveringAfter(1, () => failure(503), { retries: 0 });
  await cfb.result("/games", { year: 2023 });
  const next = watch(cfb.result("/games", { year: 2024 }));
  await clock.pass(0);
  expect(next.data).toMatchObject({ ok: true });
});
