import type { Layer } from "./layer.js";
import type { Pacing } from "./pacing.js";
import type { QuotaGate } from "./quota/quota.js";

/**
 * Sends each attempt in its turn. Calls `/info` first if the quota needs that, takes a slot, and counts what the attempt costs. A call that waits for
 * `/info` or for its next attempt does not hold a slot.
 */
export function turns(quota: QuotaGate, pacing: Pacing): Layer {
  return (next) => async (call) => {
    call.learned = undefined;
    for (;;) {
      const slot = await pacing.take(call);
      try {
        // Checked after the wait for the slot, because the quota may become unknown during that wait.
        if (!quota.needsInfo(call)) {
          const parsed = await quota.attempt(call, () => next(call));
          slot.pause(parsed);
          return parsed;
        }
      } finally {
        slot.free(call);
      }
      await quota.callInfo(call);
    }
  };
}
