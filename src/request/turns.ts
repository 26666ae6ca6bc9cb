import type { Layer } from "./layer.js";
import type { Pacing } from "./pacing.js";
import type { QuotaGate } from "./quota/quota.js";

/** What the layers below have not yet said of an attempt. */
const newAttempt = { response: undefined, dispatched: false, complete: false, staleConnection: false };

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
      Object.assign(call, newAttempt);
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
