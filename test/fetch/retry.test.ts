import {
  AuthenticationError,
  type CfbError,
  ConnectionError,
  QuotaExceededError,
  ResponseError,
  TimeoutError,
} from "../../src/errors.js";
import type { ParsedResponse } from "../../src/request/layer.js";
import { retry } from "../../src/request/retry.js";
import type { RetryEvent } from "../../src/results.js";
import { ManualClock, settled, start } from "../support/clock.js";
import { makeCall, makeResponse, nextLayer } from "../support/layer.js";

const maxRetryAfterMs = 60_000;

/** A retry layer above these outcomes, and its retry events. */
function retryLayer(...outcomes: readonly (ParsedResponse | Error)[]) {
  const clock = new ManualClock();
  const next = nextLayer(...outcomes);
  const events: RetryEvent[] = [];
  const send = retry(clock, maxRetryAfterMs, (event) => events.push(event))(next);
  return { clock, next, events, send };
}

/** Makes a call, lets all waits pass, and returns the outcome, the number of attempts and the waits. */
async function run(outcomes: readonly (ParsedResponse | Error)[], retries = 2) {
  const { clock, next, events, send } = retryLayer(...outcomes);
  const settings = { retries, timeoutMs: 1, totalTimeoutMs: Number.POSITIVE_INFINITY };
  const call = send(makeCall({ settings })).then(
    ({ response }) => response.status,
    (error: CfbError) => error.code,
  );
  await clock.pass(10_000_000);
  return {
    result: await call,
    attempts: next.calls.length,
    delays: events.map(({ delayMs }) => delayMs),
    events,
    clock,
  };
}

const lost = new ConnectionError("gone", { retryable: true });

describe("a failure that may be temporary is retried", () => {
  test.each([
    [500, makeResponse(500)],
    [502, makeResponse(502)],
    [503, makeResponse(503)],
    [504, makeResponse(504)],
    [429, makeResponse(429, { "retry-after": "1" })],
    [429, makeResponse(429)],
    [429, makeResponse(429, { "retry-after": "soon" })],
    ["connection", lost],
    ["timeout", new TimeoutError("slow", { retryable: true })],
  ])("%s", async (result, outcome) => {
    expect(await run([outcome, makeResponse()])).toMatchObject({ result: 200, attempts: 2 });
    expect(await run([outcome])).toMatchObject({ result, attempts: 3 });
    expect(await run([outcome], 0)).toMatchObject({ result, attempts: 1 });
    expect(await run([outcome], 7)).toMatchObject({ result, attempts: 8 });
  });
});

test("an unusable success may have cost a call, and is retried once", async () => {
  const outcome = new ResponseError("cut off", { status: 200, retryable: true });
  expect(await run([outcome, makeResponse()])).toMatchObject({ result: 200, attempts: 2 });
  expect(await run([outcome, makeResponse(503), makeResponse()])).toMatchObject({ result: 200, attempts: 3 });
  expect(await run([outcome, makeResponse(503), outcome], 7)).toMatchObject({ result: "response", attempts: 3 });
  expect(await run([outcome], 7)).toMatchObject({ result: "response", attempts: 2 });
});

describe("every other outcome is not retried", () => {
  test.each([
    [200, makeResponse()],
    [204, makeResponse(204)],
    [304, makeResponse(304)],
    [400, makeResponse(400, { "retry-after": "1" })],
    [401, makeResponse(401)],
    [404, makeResponse(404)],
    [501, makeResponse(501)],
    [429, makeResponse(429, { "retry-after": "1" }, "Monthly call quota exceeded.")],
    ["connection", new ConnectionError("a certificate", { retryable: false })],
    ["response", new ResponseError("HTML")],
    ["authentication", new AuthenticationError("no key")],
    ["quota_exceeded", new QuotaExceededError("used up", { resetsAt: new Date(start) })],
  ])("%s", async (result, outcome) => {
    expect(await run([outcome])).toMatchObject({ result, attempts: 1, delays: [] });
  });

  test("an error that is not a CfbError", async () => {
    const { send, next } = retryLayer(new RangeError("a defect"));
    await expect(send(makeCall())).rejects.toThrow(RangeError);
    expect(next.calls).toHaveLength(1);
  });
});

describe("the wait", () => {
  test.each([
    [0, [0, 0, 0, 0, 0, 0, 0]],
    [0.5, [250, 500, 1000, 2000, 4000, 4000, 4000]],
    [0.999, [499.5, 999, 1998, 3996, 7992, 7992, 7992]],
  ])("with a random number of %d is that fraction of a limit that doubles up to 8 s", async (chance, delays) => {
    const { clock, events, send } = retryLayer(lost);
    clock.chance = chance;
    const call = send(makeCall({ settings: { retries: 7, timeoutMs: 1, totalTimeoutMs: Number.POSITIVE_INFINITY } }));
    const ended = expect(call).rejects.toBe(lost);
    await clock.pass(100_000);
    await ended;
    expect(events.map(({ delayMs }) => delayMs)).toEqual(delays);
  });

  test("does not overflow after any number of attempts", async () => {
    expect((await run([lost], 1100)).delays.at(-1)).toBe(4000);
  });

  test.each([
    ["seconds", "7", 7_000],
    ["a date", new Date(start + 9_000).toUTCString(), 9_000],
    ["a past date", new Date(start - 9_000).toUTCString(), 0],
    ["the longest allowed time", "60", 60_000],
    ["junk", "in a while", 250],
  ])("is the Retry-After of the service: %s", async (_, value, ms) => {
    expect(await run([makeResponse(503, { "retry-after": value }), makeResponse()])).toMatchObject({
      result: 200,
      delays: [ms],
    });
  });

  test.each(["61", "9".repeat(400), new Date(start + 61_000).toUTCString()])(
    "ends the call immediately if Retry-After is beyond maxRetryAfterMs: %s",
    async (value) => {
      for (const status of [429, 503]) {
        expect(await run([makeResponse(status, { "retry-after": value })])).toMatchObject({
          result: status,
          attempts: 1,
        });
      }
    },
  );

  test("ends immediately with the caller's reason on an abort, and leaves no timer behind", async () => {
    const { clock, next, send } = retryLayer(lost);
    const controller = new AbortController();
    const call = send(makeCall({ signal: controller.signal }));
    await settled();
    expect(clock.pending).toEqual([250]);
    controller.abort("enough");
    await expect(call).rejects.toBe("enough");
    expect(clock.pending).toEqual([]);
    await clock.pass(10_000);
    expect(next.calls).toHaveLength(1);
  });
});

test("an abort during an attempt causes no retry, even if its reason is a retryable error", async () => {
  const controller = new AbortController();
  const events: unknown[] = [];
  const send = retry(new ManualClock(), maxRetryAfterMs, (event) => events.push(event))(async () => {
    controller.abort(lost);
    throw lost;
  });
  await expect(send(makeCall({ signal: controller.signal }))).rejects.toBe(lost);
  expect(events).toEqual([]);
});

test("onRetry receives the number of the failed attempt, its failure and the wait", async () => {
  const { events } = await run([makeResponse(503), lost, makeResponse()]);
  expect(events).toEqual([
    { path: "/games", attempt: 1, delayMs: 250, status: 503, error: undefined },
    { path: "/games", attempt: 2, delayMs: 500, status: undefined, error: lost },
  ]);
});
