import { getEventListeners } from "node:events";
import { ConnectionError, TimeoutError } from "../../src/errors.js";
import type { Layer } from "../../src/fetch/call.js";
import { retry } from "../../src/fetch/retry.js";
import { attemptTime } from "../../src/fetch/time.js";
import { ManualClock, settled } from "../support/clock.js";
import { answer, asking, below, held } from "../support/layer.js";

/** A layer over a next one that never looks at its signal, and what came of a call so far. */
function over(limit: (clock: ManualClock) => Layer, signal?: AbortSignal) {
  const clock = new ManualClock();
  const next = held();
  const outcome: { value?: unknown } = {};
  limit(clock)(next)(asking({ signal })).then(
    (value) => Object.assign(outcome, { value }),
    (value: unknown) => Object.assign(outcome, { value }),
  );
  return { clock, next, outcome };
}

/** What is left of the call when the attempt begins, ms. */
const whole = Number.POSITIVE_INFINITY;

describe.each([
  ["an attempt", whole, 30_000, /30000 ms.*`timeoutMs`/, true],
  ["what is left of a call", 20_000, 20_000, /120000 ms.*`totalTimeoutMs`/, false],
] as const)("the limit of %s", (_, left, ms, message, retryable) => {
  const limit = (clock: ManualClock): Layer => {
    const layer = attemptTime(clock);
    return (next) => (asked) => layer(next)({ ...asked, deadline: clock.monotonic() + left });
  };

  test("is not reached by an answer in time, and leaves no timer behind", async () => {
    const { clock, next, outcome } = over(limit);
    await clock.pass(ms - 1);
    expect(outcome).toEqual({});
    const came = answer();
    next.calls[0]?.end(came);
    await settled();
    expect(outcome.value).toBe(came);
    expect(clock.pending).toEqual([]);
  });

  test("ends what never looks at its signal, with an error that names the setting", async () => {
    const { clock, next, outcome } = over(limit);
    await clock.pass(ms);
    expect(outcome.value).toBeInstanceOf(TimeoutError);
    expect(outcome.value).toMatchObject({ code: "timeout", message: expect.stringMatching(message), retryable });
    expect(next.calls[0]?.asked.signal?.reason).toBe(outcome.value);
    next.calls[0]?.end(new Error("too late to be anybody's"));
    await settled();
  });

  test("tells what is below of the caller's abort, and ends with its reason", async () => {
    const controller = new AbortController();
    const { clock, next, outcome } = over(limit, controller.signal);
    await settled();
    controller.abort("enough");
    await settled();
    expect(outcome.value).toBe("enough");
    expect(next.calls[0]?.asked.signal?.reason).toBe("enough");
    expect(clock.pending).toEqual([]);
  });

  test("asks nobody for a caller who has left already", async () => {
    const { clock, next, outcome } = over(limit, AbortSignal.abort("enough"));
    await settled();
    expect({ outcome, asked: next.calls.length, pending: clock.pending }).toEqual({
      outcome: { value: "enough" },
      asked: 0,
      pending: [],
    });
  });

  test("passes a failure on as it is, and leaves no timer behind", async () => {
    const clock = new ManualClock();
    const lost = new ConnectionError("gone");
    await expect(limit(clock)(below(lost))(asking())).rejects.toBe(lost);
    await settled();
    expect(clock.pending).toEqual([]);
  });

  test("is none where it is infinite", async () => {
    const clock = new ManualClock();
    const infinite = { retries: 0, timeoutMs: Number.POSITIVE_INFINITY, totalTimeoutMs: Number.POSITIVE_INFINITY };
    attemptTime(clock)(held())(asking({ settings: infinite })).catch(() => {});
    await settled();
    expect(clock.pending).toEqual([]);
  });
});

/** Both limits with retries between them, as the client has them. */
function both(retries: number) {
  const clock = new ManualClock();
  const next = held();
  const send = retry(clock, 60_000, () => {})(attemptTime(clock)(next));
  const settings = { retries, timeoutMs: 30_000, totalTimeoutMs: 120_000 };
  const call = send(asking({ settings })).catch((error: unknown) => error);
  return { clock, next, call };
}

test("an attempt that was too slow is followed by another, with the whole limit of its own", async () => {
  const { clock, next, call } = both(2);
  await clock.pass(30_250);
  expect(next.calls).toHaveLength(2);
  await clock.pass(29_999);
  const came = answer();
  next.calls[1]?.end(came);
  expect(await call).toBe(came);
});

test("the limit of the call counts the waits, and ends attempts that would still have time", async () => {
  const { clock, next, call } = both(100);
  await clock.pass(120_000);
  expect(await call).toMatchObject({ code: "timeout", message: expect.stringContaining("totalTimeoutMs") });
  expect(next.calls).toHaveLength(4);
  await clock.pass(1_000_000);
  expect(next.calls).toHaveLength(4);
});

test("every attempt has a signal of its own, before one was too slow and after", async () => {
  const clock = new ManualClock();
  const next = held();
  const send = attemptTime(clock)(next);
  const calls = [send(asking()), send(asking())];
  await settled();
  next.calls[0]?.end(answer());
  await calls[0];
  await clock.pass(10_000);
  calls.push(send(asking()));
  const slow = calls[1]?.catch((error: unknown) => error);
  await clock.pass(20_000);
  expect(await slow).toBeInstanceOf(TimeoutError);
  calls.push(send(asking()));
  await settled();
  expect(next.calls.map(({ asked }) => asked.signal?.aborted)).toEqual([false, true, false, false]);
  for (const { end } of next.calls) end(answer());
  await Promise.all([calls[0], calls[2], calls[3]]);
});

test.each([answer(), new ConnectionError("gone")])(
  "what is over leaves no listener on the caller's signal",
  async (end) => {
    const { signal } = new AbortController();
    const listening = () => getEventListeners(signal, "abort").length;
    const next = held();
    const call = attemptTime(new ManualClock())(next)(asking({ signal })).catch(() => {});
    expect(listening()).toBe(1);
    next.calls[0]?.end(end);
    await call;
    expect(listening()).toBe(0);
  },
);
