import type { Clock } from "../injected.js";
import type { Call, Layer, ParsedResponse } from "./layer.js";
import { type Lane, slotQueue } from "./slots.js";
import { isMonthlyLimit, retryAfterMs } from "./statuses.js";
import { limited, timeLeft, tooLate } from "./waiting.js";

/** Limits attempts to `concurrency`, and to `x-max-in-flight` on a path. A Retry-After holds back the whole path, up to `maxPauseMs`. */
export function pacing(clock: Clock, concurrency: number, maxPauseMs: number): Layer {
  const slots = slotQueue(clock, concurrency);

  const turn = (lane: Lane, call: Call): Promise<void> => {
    const { signal, begun } = call;
    const start = clock.monotonic();
    const left = timeLeft(call, clock);
    // Only the signal limits the wait for the first turn, but a pause that outlasts the call fails it now. Later turns take the call's time.
    const ms = begun ? left : lane.notBefore - start > left ? 0 : Number.POSITIVE_INFINITY;
    let leave = () => {};
    const enter = (resolve: () => void) => {
      leave = slots.enqueue(lane, () => {
        if (!begun) call.deadline = clock.monotonic() + left;
        resolve();
      });
    };
    const late = () => tooLate(call);
    return limited(clock, signal, ms, late, enter, () => leave());
  };

  const pause = (lane: Lane, parsed: ParsedResponse): void => {
    const { response } = parsed;
    if (!response.ok && response.status !== 503 && (response.status !== 429 || isMonthlyLimit(parsed))) return;
    const ms = retryAfterMs(response.headers, clock.now());
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
