import type { CallSettings, ClientOptions } from "../options.js";
import { auth, type Keyring } from "./auth.js";
import type { Clock, Layer, Send } from "./chain.js";
import { hookLayer, tell } from "./hooks.js";
import { network } from "./network.js";
import { pacing } from "./pacing.js";
import type { QuotaKeeper } from "./quota.js";
import { retry } from "./retry.js";
import { attemptTime, within } from "./time.js";

/** The layers between a call and the network, outermost first. A slot of pacing is held for one attempt, never while waiting for the next. */
export function createChain(
  options: ClientOptions,
  { maxRetryAfterMs, maxBodyBytes, concurrency }: CallSettings,
  origin: string,
  clock: Clock,
  keys: Keyring,
  quota: QuotaKeeper,
): Send {
  const renewed = (asked: Parameters<Send>[0]) => within(asked, clock, keys.renewed(asked));
  const layers: Layer[] = [
    retry(clock, maxRetryAfterMs, (event) => tell(options.onRetry, event), renewed),
    quota.learning,
    pacing(clock, concurrency, maxRetryAfterMs),
    quota.attempt,
    attemptTime(clock),
    auth(keys, origin),
    ...(options.onRequest || options.onResponse ? [hookLayer(options, clock)] : []),
  ];
  return layers.reduceRight<Send>((next, layer) => layer(next), network(options.fetch, maxBodyBytes, keys.known));
}
