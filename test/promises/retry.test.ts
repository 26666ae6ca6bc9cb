import type { ClientOptions } from "../../src/index.js";
import { brokenOff } from "../support/body-streams.js";
import { busy, failure, monthly, success, watch, wire } from "../support/manual-client.js";

/** Plays responses one after the other, the last for ever, and lets the call end. */
async function play(responses: readonly (() => Response | Promise<Response>)[], options: ClientOptions = {}) {
  const delays: number[] = [];
  const respond = (_: unknown, number: number) => responses[Math.min(number, responses.length) - 1]?.();
  const settings = { onRetry: ({ delayMs }: { delayMs: number }) => delays.push(delayMs), ...options };
  const { cfb, clock, sent } = wire(settings, respond);
  const call = watch(cfb.result("/games", { year: 2024 }));
  await clock.pass(100_000);
  return { result: call.data, requests: sent.length, delays, sent };
}

const lost = () => Promise.reject(new Error("gone"));

describe("a 200 that cannot be used may have cost a call, so it is repeated at most once:", () => {
  const cutOff = () => new Response('[{"id":1');

  describe.each([
    ["a body that breaks off", () => new Response(brokenOff('[{"id":1'))],
    ["a body that breaks off before its first byte", () => new Response(brokenOff())],
    ["JSON that was cut off", cutOff],
    ["a text that is no JSON", () => new Response("Service is starting")],
  ])("%s", (_, respond) => {
    test("again and again is two requests, even if `retries` allows more", async () => {
      const { result, requests } = await play([respond], { retries: 9 });
      expect(result).toMatchObject({ ok: false, error: { code: "response", status: 200 } });
      expect(requests).toBe(2);
    });

    test("once is not noticed by the caller", async () => {
      const { result, requests } = await play([respond, () => success()]);
      expect(result).toMatchObject({ ok: true, data: [] });
      expect(requests).toBe(2);
    });

    test("is not repeated where `retries` is 0", async () => {
      expect((await play([respond], { retries: 0 })).requests).toBe(1);
    });
  });

  test("two of them of different kinds are two", async () => {
    expect((await play([() => new Response(brokenOff("[")), cutOff, () => success()], { retries: 9 })).requests).toBe(
      2,
    );
  });

  test("two of them are two with failures between them, too", async () => {
    const { result, requests } = await play([cutOff, () => failure(503), lost, cutOff, () => success()], {
      retries: 9,
    });
    expect(result).toMatchObject({ ok: false, error: { code: "response" } });
    expect(requests).toBe(4);
  });

  test("one of them leaves failures, which cost nothing, their own attempts", async () => {
    const down = () => failure(503);
    const { result, requests } = await play([down, cutOff, down, lost, () => success()], { retries: 4 });
    expect(result).toMatchObject({ ok: true });
    expect(requests).toBe(5);
  });

  test("a failure whose body breaks off costs nothing and is repeated as often as `retries` says", async () => {
    const { requests } = await play([() => new Response(brokenOff("{"), { status: 503 })], { retries: 4 });
    expect(requests).toBe(5);
  });

  test("the calls after it may be repeated again", async () => {
    const { cfb, clock, sent } = wire({}, (_, number) => (number % 2 ? cutOff() : success()));
    for (const year of [2022, 2023, 2024]) {
      const call = watch(cfb.result("/games", { year }));
      await clock.pass(10_000);
      expect(call.data).toMatchObject({ ok: true });
    }
    expect(sent).toHaveLength(6);
  });
});

describe("a busy 429 without Retry-After, which no browser sees,", () => {
  test("is repeated", async () => {
    const { result, requests } = await play([() => busy(), () => success()]);
    expect(result).toMatchObject({ ok: true });
    expect(requests).toBe(2);
  });

  test("is repeated as often as `retries` says, and then is the error", async () => {
    const { result, requests } = await play([() => busy()], { retries: 3 });
    expect(result).toMatchObject({ ok: false, error: { code: "service", status: 429 } });
    expect(requests).toBe(4);
  });

  test("is repeated after a wait that chance draws, which grows", async () => {
    const draw = async (chance: number) => {
      const delays: number[] = [];
      const { cfb, clock } = wire({ retries: 3, onRetry: ({ delayMs }) => delays.push(delayMs) }, () => busy());
      clock.chance = chance;
      void cfb.result("/games", { year: 2024 });
      await clock.pass(100_000);
      return delays;
    };
    const [low, high] = [await draw(0.1), await draw(0.9)];
    expect([low.length, high.length]).toEqual([3, 3]);
    for (const [index, delay] of low.entries()) expect(delay).toBeLessThan(high[index] ?? 0);
    expect(high).toEqual([...high].sort((a, b) => a - b));
    expect(high.at(-1)).toBeGreaterThan(high[0] ?? 0);
  });

  test.each(["soon", ""])("and with one that is no time (%j) is repeated, too", async (value) => {
    expect((await play([() => busy({ "retry-after": value }), () => success()])).requests).toBe(2);
  });

  test("is no monthly 429, which is never repeated", async () => {
    for (const headers of [{}, { "retry-after": "1" }]) {
      const { result, requests } = await play([() => monthly(headers)]);
      expect(result).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
      expect(requests).toBe(1);
    }
  });

  test("is not one whose Retry-After is longer than maxRetryAfterMs, which ends the call", async () => {
    const { result, requests } = await play([() => busy({ "retry-after": "61" })]);
    expect(result).toMatchObject({ ok: false, error: { status: 429 } });
    expect(requests).toBe(1);
  });
});
