// One call, from top to bottom, and what each layer may do. `get` in src/client.ts starts it:
//
//   await cfb.get("/plays/stats", { year: 2025, week: 1 })
//
//   caller.ts    refuses a query that breaks a rule, reads notices, joins an identical call that is in flight (share.ts),
//                returns a stored response (src/cache), and explains the error of a call that failed (errors/)
//     retry.ts     repeats a failed attempt after a wait, within `totalTimeoutMs`
//       turns.ts     sends the attempt in its turn:
//                    quota/      calls /info first if needed, refuses a request that would cross the floor, counts the cost
//                    pacing.ts   waits for a free slot: `concurrency` on all paths together, two on /plays/stats, and none during a Retry-After
//                    shared-turns.ts   does so among all processes with the key, if the client has `shared`
//         time.ts      ends the attempt after `timeoutMs`
//           auth.ts      gets the key, and refuses a URL that contains it
//             hooks.ts     calls `onRequest` and `onResponse`
//               network.ts   sends the request, reads and parses the body, and refuses a success without the document's form
//
// A layer gets the call and the next layer. It passes on a response or an error, or replaces it. It writes to the call what other layers need
// (layer.ts). A layer calls only the next one. There is one exception: turns.ts calls /info as a separate call if the quota needs it.

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

/** What a client's layers share. */
interface ChainState {
  readonly options: ClientOptions;
  readonly settings: CallSettings;
  readonly clock: Clock;
  readonly keys: Keyring;
  readonly quota: QuotaGate;
}

/** The layers between a call and the network, outermost first. */
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
