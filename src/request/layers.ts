// One call, from top to bottom, and what each layer may do. `get` in src/create-client.ts starts it:
//
//   await cfb.get("/plays/stats", { year: 2025, week: 1 })
//
//   caller.ts    refuses a query that breaks a rule, reads notices, joins an identical call that is in flight (share.ts),
//                and explains the error of a call that failed (errors/)
//     stored.ts    only if the client has a cache or validates: returns a stored response (src/cache), or validates the
//                  service's response (src/validate) and stores it
//       retry.ts     repeats a failed attempt after a wait, within `totalTimeoutMs`
// turns.ts     takes a slot, checks the quota and sends. If the check has to wait, frees the slot, waits and starts again
//                      pacing.ts   has the slots: `concurrency` on all paths together, two on /plays/stats, and none during a Retry-After
//                      quota/      calls /info first if needed, refuses a request that would cross the floor, counts the cost
//         shared-turns.ts   replaces turns.ts for all processes with the key, if the client has `shared` or its store has claims
//           time.ts      ends the attempt after `timeoutMs`
//             auth.ts      gets the key, and refuses a URL that contains it
//               hooks.ts     calls `onRequest` and `onResponse`
//                 network.ts   sends the request, reads and parses the body, and refuses a success without the document's form
//
// A layer gets the call and the next layer. It passes on the next layer's response or error, or replaces it. It adds members to the call that other
// layers need (layer.ts). A layer calls only the next one, with one exception: quota.ts calls /info, which is a separate call that starts at the top.

import type { Clock } from "../injected.js";
import type { ClientOptions } from "../options.js";
import { auth, type Keyring, keyInTime } from "./auth.js";
import { hookLayer, notify } from "./hooks.js";
import type { Layer, Send, SendInTurn } from "./layer.js";
import { lazily } from "./lazily.js";
import { network } from "./network.js";
import { Pacing } from "./pacing.js";
import type { QuotaGate } from "./quota/quota.js";
import { retry } from "./retry.js";
import type { CallSettings } from "./settings.js";
import { attemptTime, within } from "./time.js";
import { turns } from "./turns.js";

/** The state that a client's layers share. */
interface ChainState {
  readonly options: ClientOptions;
  readonly settings: CallSettings;
  readonly clock: Clock;
  readonly keys: Keyring;
  readonly quota: QuotaGate;
}

/**
 * Creates the layers between a call and the network: retry, turns, and the list from `attemptTime` to `network`. Retry and turns are not in the list,
 * because they may also return a response that another process has stored.
 */
export function createChain(state: ChainState): SendInTurn {
  const { options, settings, clock, keys, quota } = state;
  const { maxRetryAfterMs, maxBodyBytes, concurrency } = settings;
  const onRetry: Parameters<typeof retry>[2] = (event) => notify(options.onRetry, event);
  const pacing = new Pacing(clock, concurrency, maxRetryAfterMs);
  const sharedInTurn = (next: Send): SendInTurn => {
    const send = lazily(async () => (await import("./shared-turns.js")).sharedTurns(state, pacing, next));
    return async (call) => (await within(call, clock, send()))(call);
  };
  const inTurn = options.shared || Object(options.cache).claim ? sharedInTurn : turns(quota, pacing);
  const layers: Layer[] = [
    attemptTime(clock),
    auth(keys, clock),
    ...(options.onRequest || options.onResponse ? [hookLayer(options, clock)] : []),
  ];
  const attempt = layers.reduceRight<Send>(
    (next, layer) => layer(next),
    network(options.fetch, maxBodyBytes, keys, clock),
  );
  return retry(clock, maxRetryAfterMs, onRetry, (call) => keyInTime(call, clock, keys.renewed(call)))(inTurn(attempt));
}
