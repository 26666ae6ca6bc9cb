import type { Layer } from "./layer.js";
import type { Pacing } from "./pacing.js";
import type { QuotaGate } from "./quota/quota.js";

/**
 * Sends each attempt in its turn. Takes a slot, and checks the quota. If the check has to wait for `/info` or for requests in flight, frees the slot,
 * waits and starts again. Otherwise, sends the attempt and counts what it costs. A call that waits for its next attempt does not hold a slot.
 */
export function turns(quota: QuotaGate, pacing: Pacing): Layer {
  return (next) => async (call) => {
    call.learned = undefined;
    for (;;) {
      const slot = await pacing.take(call);
      // The quota is checked after the wait for the slot, because it may become unknown during that wait.
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
