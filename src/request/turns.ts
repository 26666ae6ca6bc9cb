import type { Layer } from "./layer.js";
import type { Pacing } from "./pacing.js";
import type { QuotaGate } from "./quota/quota.js";

/**
 * Sends each attempt in its turn. Waits first for `/info`, or for requests in flight, if the quota needs that. Takes a slot, and counts what the
 * attempt costs. A call does not hold a slot while it waits for these or for its next attempt.
 */
export function turns(quota: QuotaGate, pacing: Pacing): Layer {
  return (next) => async (call) => {
    call.learned = undefined;
    for (;;) {
      const slot = await pacing.take(call);
      // Checked after the wait for the slot, because the quota may become unknown during that wait.
      const wait = quota.waitBefore(call);
      try {
        if (!wait) {
          const parsed = await quota.attempt(call, () => next(call));
          slot.pause(parsed);
          return parsed;
        }
      } finally {
        slot.free(call);
      }
      await wait();
    }
  };
}
