import { getEventListeners } from "node:events";
import { ConnectionError, TimeoutError } from "../../src/errors.js";
import type { Layer } from "../../src/request/layer.js";
import { retry } from "../../src/request/retry.js";
import { attemptTime } from "../../src/request/time.js";
import { ManualClock, settled } from "../support/clock.js";
import { makeCall, makeResponse, manualNextLayer, nextLayer } from "../support/layer.js";

/** A call through a layer whose next layer ignores its signal, and the outcome so far. */
function limitedCall(limit: (clock: ManualClock) => Layer, signal?: AbortSignal) {
  const clock = new ManualClock();
  const next = manualNextLayer();
  const outcome: { value?: unknown } = {};
  limit(clock)(next)(makeCall({ signal })).then(
    (value) => Object.assign(outcome, { value }),
    (value: unknown) => Object.assign(outcome, { value }),
  );
  return { clock, next, outcome };
}

/** The time left for the call when the attempt starts, ms. */
const unlimited = Number.POSITIVE_INFINITY;

describe.each([
  ["an attempt", unlimited, 30_000, /30000 ms.*`timeoutMs`/, true],
  ["the rest of a call", 20_000, 20_000, /120000 ms.*`totalTimeoutMs`/, false],
] as const)("the limit of %s", (_, remaining, ms, message, retryable) => {
  const limit = (clock: ManualClock): Layer => {
    const layer = attemptTime(clock);
    return (next) => (call) => layer(next)({ ...call, deadline: clock.monotonic() + remaining });
  };

  test("does not end a call with a response in time, and leaves no timer behind", async () => {
    const { clock, next, outcome } = limitedCall(limit);
    await clock.pass(ms - 1);
    expect(outcome).toEqual({});
    const response = makeResponse();
    next.calls[0]?.end(response);
    await settled();
    expect(outcome.value).toBe(response);
    expect(clock.pending).toEqual([]);
  });

  test("ends a call that ignores its signal, with an error that names the option", async () => {
    const { clock, next, outcome } = limitedCall(limit);
    await clock.pass(ms);
    expect(outcome.value).toBeInstanceOf(TimeoutError);
    expect(outcome.value).toMatchObject({ code: "timeout", message: expect.stringMatching(message), retryable });
    expect(next.calls[0]?.call.signal?.reason).toBe(outcome.value);
    next.calls[0]?.end(new Error("too late"));
    await settled();
  });

  test("passes the caller's abort to the next layer, and ends with its reason", async () => {
    const controller = new AbortController();
    const { clock, next, outcome } = limitedCall(limit, controller.signal);
    await settled();
    controller.abort("enough");
    await settled();
    expect(outcome.value).toBe("enough");
    expect(next.calls[0]?.call.signal?.reason).toBe("enough");
    expect(clock.pending).toEqual([]);
  });

  test("makes no call if the caller has already aborted", async () => {
    const { clock, next, outcome } = limitedCall(limit, AbortSignal.abort("enough"));
    await settled();
    expect({ outcome, calls: next.calls.length, pending: clock.pending }).toEqual({
      outcome: { value: "enough" },
      calls: 0,
      pending: [],
    });
  });

  test("passes a failure on unchanged, and leaves no timer behind", async () => {
    const clock = new ManualClock();
    const lost = new ConnectionError("gone");
    await expect(limit(clock)(nextLayer(lost))(makeCall())).rejects.toBe(lost);
    await settled();
    expect(clock.pending).toEqual([]);
  });

  test("does not apply if it is infinite", async () => {
    const clock = new ManualClock();
    const infinite = { retries: 0, timeoutMs: Number.POSITIVE_INFINITY, totalTimeoutMs: Number.POSITIVE_INFINITY };
    attemptTime(clock)(manualNextLayer())(makeCall({ settings: infinite })).catch(() => {});
    await settled();
    expect(clock.pending).toEqual([]);
  });
});

test.each([0, -1])(
  "an attempt of a call with %d ms left is not sent, and names the option of the call",
  async (left) => {
    const clock = new ManualClock();
    const next = nextLayer(makeResponse());
    const error = await attemptTime(clock)(next)(makeCall({ deadline: left })).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "timeout", message: expect.stringContaining("`totalTimeoutMs`") });
    expect([next.calls, clock.pending]).toEqual([[], []]);
  },
);

test("where both limits end at once, the error names that of the call, and no attempt follows", async () => {
  const clock = new ManualClock();
  const call = attemptTime(clock)(manualNextLayer())(makeCall({ deadline: 30_000 })).catch((thrown: unknown) => thrown);
  await clock.pass(30_000);
  expect(await call).toMatchObject({ message: expect.stringContaining("`totalTimeoutMs`"), retryable: false });
});

/** Both limits with retries between them, as in the client. */
function bothLimits(retries: number) {
  const clock = new ManualClock();
  const next = manualNextLayer();
  const send = retry(clock, 60_000, () => {})(attemptTime(clock)(next));
  const settings = { retries, timeoutMs: 30_000, totalTimeoutMs: 120_000 };
  const call = send(makeCall({ settings })).catch((error: unknown) => error);
  return { clock, next, call };
}

test("an attempt that times out is followed by another with its own full limit", async () => {
  const { clock, next, call } = bothLimits(2);
  await clock.pass(30_250);
  expect(next.calls).toHaveLength(2);
  await clock.pass(29_999);
  const response = makeResponse();
  next.calls[1]?.end(response);
  expect(await call).toBe(response);
});

test("the call's limit includes the waits, and ends attempts that have time left", async () => {
  const { clock, next, call } = bothLimits(100);
  await clock.pass(120_000);
  expect(await call).toMatchObject({ code: "timeout", message: expect.stringContaining("totalTimeoutMs") });
  expect(next.calls).toHaveLength(4);
  await clock.pass(1_000_000);
  expect(next.calls).toHaveLength(4);
});

test("every attempt has its own signal, before and after a timeout", async () => {
  const clock = new ManualClock();
  const next = manualNextLayer();
  const send = attemptTime(clock)(next);
  const calls = [send(makeCall()), send(makeCall())];
  await settled();
  next.calls[0]?.end(makeResponse());
  await calls[0];
  await clock.pass(10_000);
  calls.push(send(makeCall()));
  const slow = calls[1]?.catch((error: unknown) => error);
  await clock.pass(20_000);
  expect(await slow).toBeInstanceOf(TimeoutError);
  calls.push(send(makeCall()));
  await settled();
  expect(next.calls.map(({ call }) => call.signal?.aborted)).toEqual([false, true, false, false]);
  expect(new Set(next.calls.map(({ call }) => call.signal)).size).toBe(4);
  for (const { end } of next.calls) end(makeResponse());
  await Promise.all([calls[0], calls[2], calls[3]]);
});

test("a call that was aborted before its attempt, and one that a hook makes, end the attempt of no other", async () => {
  const clock = new ManualClock();
  const next = manualNextLayer();
  const made: Promise<unknown>[] = [];
  const toMake = [makeCall()];
  const send = attemptTime(clock)((...sent) => {
    // As a hook does that calls the client.
    const inner = toMake.pop();
    if (inner) made.push(send(inner));
    return next(...sent);
  });
  const outer = send(makeCall());
  await expect(send(makeCall({ signal: AbortSignal.abort("enough") }))).rejects.toBe("enough");
  const last = send(makeCall());
  const signals = next.calls.map(({ call }) => call.signal);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false]);
  expect(new Set(signals).size).toBe(3);
  for (const { end } of next.calls) end(makeResponse());
  await Promise.all([outer, ...made, last]);
});

test.each([makeResponse(), new ConnectionError("gone")])(
  "a finished attempt leaves no listener on the caller's signal",
  async (end) => {
    const { signal } = new AbortController();
    const listening = () => getEventListeners(signal, "abort").length;
    const next = manualNextLayer();
    const call = attemptTime(new ManualClock())(next)(makeCall({ signal })).catch(() => {});
    expect(listening()).toBe(1);
    next.calls[0]?.end(end);
    await call;
    expect(listening()).toBe(0);
  },
);
