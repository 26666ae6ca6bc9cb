import {
  AuthenticationError,
  type CfbError,
  ConnectionError,
  QuotaExceededError,
  ResponseError,
  TimeoutError,
} from "../../src/errors.js";
import type { ParsedResponse } from "../../src/fetch/call.js";
import { type RetryEvent, retry } from "../../src/fetch/retry.js";
import { ManualClock, settled, start } from "../support/clock.js";
import { answer, asking, below } from "../support/layer.js";

const maxRetryAfterMs = 60_000;

/** A retry layer over these outcomes, and the waits that it chose. */
function layer(...outcomes: readonly (ParsedResponse | Error)[]) {
  const clock = new ManualClock();
  const next = below(...outcomes);
  const events: RetryEvent[] = [];
  const send = retry(clock, maxRetryAfterMs, (event) => events.push(event))(next);
  return { clock, next, events, send };
}

/** Asks, lets all waits pass, and tells how often was asked, after which waits. */
async function run(outcomes: readonly (ParsedResponse | Error)[], retries = 2) {
  const { clock, next, events, send } = layer(...outcomes);
  const settings = { retries, timeoutMs: 1, totalTimeoutMs: Number.POSITIVE_INFINITY };
  const call = send(asking({ settings })).then(
    ({ response }) => response.status,
    (error: CfbError) => error.code,
  );
  await clock.pass(10_000_000);
  return { came: await call, attempts: next.asked.length, delays: events.map(({ delayMs }) => delayMs), events, clock };
}

const lost = new ConnectionError("gone", { retryable: true });

describe("what may pass is repeated", () => {
  test.each([
    [500, answer(500)],
    [502, answer(502)],
    [503, answer(503)],
    [504, answer(504)],
    [429, answer(429, { "retry-after": "1" })],
    [429, answer(429)],
    [429, answer(429, { "retry-after": "soon" })],
    ["connection", lost],
    ["timeout", new TimeoutError("slow", { retryable: true })],
  ])("%s", async (came, outcome) => {
    expect(await run([outcome, answer()])).toMatchObject({ came: 200, attempts: 2 });
    expect(await run([outcome])).toMatchObject({ came, attempts: 3 });
    expect(await run([outcome], 0)).toMatchObject({ came, attempts: 1 });
    expect(await run([outcome], 7)).toMatchObject({ came, attempts: 8 });
  });
});

test("a success that cannot be used may have cost a call, and is repeated once", async () => {
  const outcome = new ResponseError("cut off", { status: 200, retryable: true });
  expect(await run([outcome, answer()])).toMatchObject({ came: 200, attempts: 2 });
  expect(await run([outcome, answer(503), answer()])).toMatchObject({ came: 200, attempts: 3 });
  expect(await run([outcome, answer(503), outcome], 7)).toMatchObject({ came: "response", attempts: 3 });
  expect(await run([outcome], 7)).toMatchObject({ came: "response", attempts: 2 });
});

describe("what never passes is not repeated", () => {
  test.each([
    [200, answer()],
    [204, answer(204)],
    [304, answer(304)],
    [400, answer(400, { "retry-after": "1" })],
    [401, answer(401)],
    [404, answer(404)],
    [501, answer(501)],
    [429, answer(429, { "retry-after": "1" }, "Monthly call quota exceeded.")],
    ["connection", new ConnectionError("a certificate", { retryable: false })],
    ["response", new ResponseError("HTML")],
    ["authentication", new AuthenticationError("no key")],
    ["quota_exceeded", new QuotaExceededError("used up", { resetsAt: new Date(start) })],
  ])("%s", async (came, outcome) => {
    expect(await run([outcome])).toMatchObject({ came, attempts: 1, delays: [] });
  });

  test("an error that is none of ours", async () => {
    const { send, next } = layer(new RangeError("a defect"));
    await expect(send(asking())).rejects.toThrow(RangeError);
    expect(next.asked).toHaveLength(1);
  });
});

describe("the wait", () => {
  test.each([
    [0, [0, 0, 0, 0, 0, 0, 0]],
    [0.5, [250, 500, 1000, 2000, 4000, 4000, 4000]],
    [0.999, [499.5, 999, 1998, 3996, 7992, 7992, 7992]],
  ])("with a chance of %d is that part of one that doubles up to 8 s", async (chance, delays) => {
    const { clock, events, send } = layer(lost);
    clock.chance = chance;
    const call = send(asking({ settings: { retries: 7, timeoutMs: 1, totalTimeoutMs: Number.POSITIVE_INFINITY } }));
    const ended = expect(call).rejects.toBe(lost);
    await clock.pass(100_000);
    await ended;
    expect(events.map(({ delayMs }) => delayMs)).toEqual(delays);
  });

  test("does not overflow, however often it doubled", async () => {
    expect((await run([lost], 1100)).delays.at(-1)).toBe(4000);
  });

  test.each([
    ["seconds", "7", 7_000],
    ["a date", new Date(start + 9_000).toUTCString(), 9_000],
    ["a past date", new Date(start - 9_000).toUTCString(), 0],
    ["the longest that is allowed", "60", 60_000],
    ["junk", "in a while", 250],
  ])("is what the service names: %s", async (_, value, ms) => {
    expect(await run([answer(503, { "retry-after": value }), answer()])).toMatchObject({ came: 200, delays: [ms] });
  });

  test.each(["61", "9".repeat(400), new Date(start + 61_000).toUTCString()])(
    "ends the call at once where the service names one beyond maxRetryAfterMs: %s",
    async (value) => {
      for (const status of [429, 503]) {
        expect(await run([answer(status, { "retry-after": value })])).toMatchObject({ came: status, attempts: 1 });
      }
    },
  );

  test("ends at once with the caller's reason when they abort, and leaves no timer behind", async () => {
    const { clock, next, send } = layer(lost);
    const controller = new AbortController();
    const call = send(asking({ signal: controller.signal }));
    await settled();
    expect(clock.pending).toEqual([250]);
    controller.abort("enough");
    await expect(call).rejects.toBe("enough");
    expect(clock.pending).toEqual([]);
    await clock.pass(10_000);
    expect(next.asked).toHaveLength(1);
  });
});

test("an abort during an attempt is no reason for another, even if its reason is an error that may pass", async () => {
  const controller = new AbortController();
  const events: unknown[] = [];
  const send = retry(new ManualClock(), maxRetryAfterMs, (event) => events.push(event))(async () => {
    controller.abort(lost);
    throw lost;
  });
  await expect(send(asking({ signal: controller.signal }))).rejects.toBe(lost);
  expect(events).toEqual([]);
});

test("onRetry is told which attempt failed, by what, and how long the wait is", async () => {
  const { events } = await run([answer(503), lost, answer()]);
  expect(events).toEqual([
    { path: "/games", attempt: 1, delayMs: 250, status: 503, error: undefined },
    { path: "/games", attempt: 2, delayMs: 500, status: undefined, error: lost },
  ]);
});

test("a machine that slept through the wait does not ask again when the call's time is over", async () => {
  const { clock, next, send } = layer(lost);
  const call = send(asking()).catch((error: unknown) => error);
  await settled();
  clock.skip(200_000);
  await clock.pass(0);
  expect(await call).toMatchObject({ code: "timeout", message: expect.stringContaining("totalTimeoutMs") });
  expect(next.asked).toHaveLength(1);
});
