import type { ClientOptions } from "../../src/index.js";
import { brokenBody } from "../support/body-streams.js";
import { busy, failure, manualClient, monthly, success, watch } from "../support/manual-client.js";

/** Makes a call that gets these responses in order, the last one repeatedly, and waits until it is done. */
async function run(responses: readonly (() => Response | Promise<Response>)[], options: ClientOptions = {}) {
  const delays: number[] = [];
  const respond = (_: unknown, number: number) => responses[Math.min(number, responses.length) - 1]?.();
  const settings = { onRetry: ({ delayMs }: { delayMs: number }) => delays.push(delayMs), ...options };
  const { cfb, clock, sent } = manualClient(settings, respond);
  const call = watch(cfb.result("/games", { year: 2024 }));
  await clock.pass(100_000);
  return { result: call.data, requests: sent.length, delays, sent };
}

const lost = () => Promise.reject(new Error("gone"));

describe("an unusable 200 may have cost a call, so it is retried at most once:", () => {
  const cutOff = () => new Response('[{"id":1');

  describe.each([
    ["a body that breaks off", () => new Response(brokenBody('[{"id":1'))],
    ["a body that breaks off before its first byte", () => new Response(brokenBody())],
    ["JSON that was cut off", cutOff],
    ["a text that is not JSON", () => new Response("Service is starting")],
  ])("%s", (_, respond) => {
    test("repeatedly, it makes two requests even if `retries` allows more", async () => {
      const { result, requests } = await run([respond], { retries: 9 });
      expect(result).toMatchObject({ ok: false, error: { code: "response", status: 200 } });
      expect(requests).toBe(2);
    });

    test("once, the retry succeeds", async () => {
      const { result, requests } = await run([respond, () => success()]);
      expect(result).toMatchObject({ ok: true, data: [] });
      expect(requests).toBe(2);
    });

    test("is not retried if `retries` is 0", async () => {
      expect((await run([respond], { retries: 0 })).requests).toBe(1);
    });
  });

  test("two unusable responses of different kinds end the call", async () => {
    expect((await run([() => new Response(brokenBody("[")), cutOff, () => success()], { retries: 9 })).requests).toBe(
      2,
    );
  });

  test("two unusable responses with failures between them end the call", async () => {
    const { result, requests } = await run([cutOff, () => failure(503), lost, cutOff, () => success()], {
      retries: 9,
    });
    expect(result).toMatchObject({ ok: false, error: { code: "response" } });
    expect(requests).toBe(4);
  });

  test("one unusable response does not limit the retries of failures, which cost nothing", async () => {
    const down = () => failure(503);
    const { result, requests } = await run([down, cutOff, down, lost, () => success()], { retries: 4 });
    expect(result).toMatchObject({ ok: true });
    expect(requests).toBe(5);
  });

  test("a failure whose body breaks off costs nothing and is retried `retries` times", async () => {
    const { requests } = await run([() => new Response(brokenBody("{"), { status: 503 })], { retries: 4 });
    expect(requests).toBe(5);
  });

  test("later calls may be retried again", async () => {
    const { cfb, clock, sent } = manualClient({}, (_, number) => (number % 2 ? cutOff() : success()));
    for (const year of [2022, 2023, 2024]) {
      const call = watch(cfb.result("/games", { year }));
      await clock.pass(10_000);
      expect(call.data).toMatchObject({ ok: true });
    }
    expect(sent).toHaveLength(6);
  });
});

describe("a busy 429 without Retry-After, which browsers hide,", () => {
  test("is retried", async () => {
    const { result, requests } = await run([() => busy(), () => success()]);
    expect(result).toMatchObject({ ok: true });
    expect(requests).toBe(2);
  });

  test("is retried `retries` times, and then is the error", async () => {
    const { result, requests } = await run([() => busy()], { retries: 3 });
    expect(result).toMatchObject({ ok: false, error: { code: "service", status: 429 } });
    expect(requests).toBe(4);
  });

  test("is retried after a random wait that increases", async () => {
    const draw = async (chance: number) => {
      const delays: number[] = [];
      const { cfb, clock } = manualClient({ retries: 3, onRetry: ({ delayMs }) => delays.push(delayMs) }, () => busy());
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

  test.each(["soon", ""])("or with an invalid one (%j) is retried", async (value) => {
    expect((await run([() => busy({ "retry-after": value }), () => success()])).requests).toBe(2);
  });

  test("is retried, but a monthly 429 is not", async () => {
    for (const headers of [{}, { "retry-after": "1" }]) {
      const { result, requests } = await run([() => monthly(headers)]);
      expect(result).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
      expect(requests).toBe(1);
    }
  });

  test("is retried, but one with a Retry-After beyond maxRetryAfterMs ends the call", async () => {
    const { result, requests } = await run([() => busy({ "retry-after": "61" })]);
    expect(result).toMatchObject({ ok: false, error: { status: 429 } });
    expect(requests).toBe(1);
  });
});
