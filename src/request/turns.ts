import type { Call, Layer } from "./layer.js";
import type { Pacing } from "./pacing.js";
import type { QuotaGate } from "./quota/quota.js";

/** Removes what the layers below have said of the attempt before. */
function forgetAttempt(call: Call): void {
  call.response = undefined;
  call.dispatched = false;
  call.complete = false;
  call.staleConnection = false;
}

/**
 * Sends each attempt in its turn: calls `/info` first if the quota needs that, takes a slot, and counts what the attempt costs. A call that waits for
 * `/info` or for its next attempt holds no slot.
 */
export function turns(quota: QuotaGate, pacing: Pacing): Layer {
  return (next) => async (call) => {
    call.learned = undefined;
    for (;;) {
      if (quota.needsInfo(call)) await quota.callInfo(call);
      const slot = await pacing.take(call);
      forgetAttempt(call);
      try {
        // The quota may have become unknown during the wait for the slot.
        if (quota.needsInfo(call)) continue;
        const parsed = await quota.attempt(call, () => next(call));
        slot.pause(parsed);
        return parsed;
      } finally {
        slot.free(call);
      }
    }
  };
}
