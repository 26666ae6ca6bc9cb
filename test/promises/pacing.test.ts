import type { ClientOptions } from "../../src/index.js";
import { settled } from "../support/clock.js";
import { busy, failure, manualClient, type SentRequest, success, watch } from "../support/manual-client.js";

/** A client whose first `count` requests to /games get this response, and all other requests a success. */
function recoveringAfter(count: number, respond: () => Response, options: ClientOptions = {}) {
  let left = count;
  return manualClient(options, ({ path }) => (path === "/games" && left-- > 0 ? respond() : success()));
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
    ["a busy 429 with Retry-After", () => busy({ "retry-after": "1" })],
  ])("%s lets the next call pass when only one may be in flight", async (_, respond) => {
    const { cfb, clock, paths } = recoveringAfter(1, respond, { concurrency: 1 });
    const calls = watch(Promise.all([cfb.result("/games", { year: 2024 }), cfb.result("/drives", { year: 2024 })]));
    await clock.pass(0);
    expect(paths()).toEqual(["/games", "/drives"]);
    await clock.pass(1_000);
    expect(calls.data?.map(({ ok }) => ok)).toEqual([true, true]);
    expect(paths()).toEqual(["/games", "/drives", "/games"]);
  });

  test("nor one of the two slots of a path", async () => {
    let failures = 2;
    const { cfb, clock, sent } = manualClient({}, () => (failures-- > 0 ? failure(500) : success()));
    const calls = [2022, 2023, 2024].map((year) => watch(cfb.result("/stats/player/season", { year })));
    await clock.pass(0);
    expect(sent.map(({ address }) => address.slice(-4))).toEqual(["2022", "2023", "2024"]);
    await clock.pass(1_000);
    expect(calls.map(({ data }) => data?.ok)).toEqual([true, true, true]);
  });

  test("but its attempt takes a slot again: `concurrency` and a path's own limit hold with retries", async () => {
    const open: SentRequest[] = [];
    let most = { all: 0, path: 0 };
    const { cfb, clock } = manualClient({ concurrency: 3, retries: 4 }, (request) => {
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
    expect(calls.every(({ done }) => done)).toBe(true);
    expect(most).toEqual({ all: 3, path: 2 });
  });

  test("and sends nothing more if its caller aborts during the wait", async () => {
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

  test("and waits for a slot no longer than totalTimeoutMs allows", async () => {
    const { cfb, clock, sent } = manualClient({ concurrency: 1 }, (_, number) =>
      number === 1 ? failure(503) : undefined,
    );
    const first = watch(cfb.result("/games", { year: 2024 }, { totalTimeoutMs: 1_000 }));
    await settled();
    const second = watch(cfb.result("/drives", { year: 2024 }));
    await clock.pass(1_000);
    expect(first.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    expect(second.done).toBe(false);
    sent.at(-1)?.reply(success());
    await clock.pass(0);
    const third = watch(cfb.result("/venues"));
    await clock.pass(0);
    sent.at(-1)?.reply(success());
    await clock.pass(30_000);
    expect(third.done).toBe(true);
  });
});

describe("a Retry-After on a failure", () => {
  const failures = [
    ["429", () => busy({ "retry-after": "5" })],
    ["503", () => failure(503, "", { "retry-after": "5" })],
  ] as const;

  test.each(failures)("on a %s delays other calls to that path, and no other path", async (_, respond) => {
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
  });

  test.each(failures)("on a %s delays them even if the call itself is not retried", async (_, respond) => {
    const { cfb, clock, sent } = recoveringAfter(1, respond, { retries: 0 });
    expect(await cfb.result("/games", { year: 2023 })).toMatchObject({ ok: false });
    const next = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(4_999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(next.data).toMatchObject({ ok: true });
  });

  test("delays an attempt that had a shorter wait", async () => {
    const responses = [failure(503, "", { "retry-after": "1" }), failure(503, "", { "retry-after": "5" })];
    const { cfb, clock, sent } = manualClient({}, () => responses.shift() ?? success());
    const calls = watch(Promise.all([cfb.result("/games", { year: 2023 }), cfb.result("/games", { year: 2024 })]));
    await clock.pass(4_999);
    expect(sent).toHaveLength(2);
    await clock.pass(1);
    expect(calls.data?.map(({ ok }) => ok)).toEqual([true, true]);
  });

  test("delays calls for a time that counts toward none of their limits", async () => {
    const { cfb, clock } = recoveringAfter(1, () => failure(503, "", { "retry-after": "5" }), { retries: 0 });
    await cfb.result("/games", { year: 2023 });
    const next = watch(cfb.result("/games", { year: 2024 }, { timeoutMs: 1_000, totalTimeoutMs: 1_000 }));
    await clock.pass(5_000);
    expect(next.data).toMatchObject({ ok: true });
  });

  test("does not prevent a caller from aborting", async () => {
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

  test.each(["0", "soon"])("of %s delays nothing", async (value) => {
    const { cfb, clock } = recoveringAfter(1, () => failure(503, "", { "retry-after": value }), { retries: 0 });
    await cfb.result("/games", { year: 2023 });
    const next = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(0);
    expect(next.data).toMatchObject({ ok: true });
  });
});

test("a failure without Retry-After delays no other call", async () => {
  const { cfb, clock } = recoveringAfter(1, () => failure(503), { retries: 0 });
  await cfb.result("/games", { year: 2023 });
  const next = watch(cfb.result("/games", { year: 2024 }));
  await clock.pass(0);
  expect(next.data).toMatchObject({ ok: true });
});
