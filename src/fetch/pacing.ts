import type { Call, Layer, ParsedResponse } from "./call.js";
import type { Clock } from "./clock.js";
import { isMonthlyLimit } from "./quota.js";
import { retryAfterMs } from "./retry-after.js";
import { type Lane, slotQueue } from "./slots.js";
import { limited, timeLeft, tooLate } from "./waiting.js";

/**
 * Sends no more attempts at once than `concurrency` in all and `x-max-in-flight` on a path. A Retry-After on a success, a 503 or a busy 429 holds
 * back the whole path, up to `maxPauseMs`. No limit but the caller's signal covers the wait for the first attempt's turn; later attempts wait
 * within the call's time.
 */
export function pacing(clock: Clock, concurrency: number, maxPauseMs: number): Layer {
  const slots = slotQueue(clock, concurrency);

  const turn = (lane: Lane, call: Call): Promise<void> => {
    const { signal, begun } = call;
    const start = clock.monotonic();
    const ms = begun ? timeLeft(call, clock) : Number.POSITIVE_INFINITY;
    let leave = () => {};
    const enter = (resolve: () => void) => {
      leave = slots.enqueue(lane, () => {
        if (!begun && call.deadline !== undefined) call.deadline += clock.monotonic() - start;
        resolve();
      });
    };
    return limited(
      clock,
      signal,
      ms,
      () => tooLate(call),
      enter,
      () => leave(),
    );
  };

  const pause = (lane: Lane, parsed: ParsedResponse): void => {
    const { ok, status, headers } = parsed.response;
    if (!ok && status !== 503 && (status !== 429 || isMonthlyLimit(parsed))) return;
    const ms = retryAfterMs(headers, clock.now());
    if (ms) lane.notBefore = Math.max(lane.notBefore, clock.monotonic() + Math.min(ms, maxPauseMs));
  };

  return (next) => async (call) => {
    const lane = slots.laneOf(call);
    if (call.signal?.aborted || !slots.takeFree(lane)) await turn(lane, call);
    call.begun = true;
    try {
      const parsed = await next(call);
      pause(lane, parsed);
      return parsed;
    } finally {
      slots.release(lane);
    }
  };
}
