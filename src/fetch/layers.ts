import type { ClientOptions } from "../options.js";
import type { CallSettings } from "../settings.js";
import { auth, type Keyring } from "./auth.js";
import type { Layer, Send } from "./call.js";
import type { Clock } from "./clock.js";
import { hookLayer, notifyHook } from "./hooks.js";
import { network } from "./network.js";
import { pacing } from "./pacing.js";
import type { QuotaKeeper } from "./quota.js";
import { retry } from "./retry.js";
import { attemptTime } from "./time.js";
import { within } from "./waiting.js";

/** The layers between a call and the network, outermost first. A slot of pacing is held for one attempt, never while waiting for the next. */
export function createChain(
  options: ClientOptions,
  { maxRetryAfterMs, maxBodyBytes, concurrency }: CallSettings,
  origin: string,
  clock: Clock,
  keys: Keyring,
  quota: QuotaKeeper,
): Send {
  const renewed = (call: Parameters<Send>[0]) => within(call, clock, keys.renewed(call));
  const layers: Layer[] = [
    retry(clock, maxRetryAfterMs, (event) => notifyHook(options.onRetry, event), renewed),
    quota.learning,
    pacing(clock, concurrency, maxRetryAfterMs),
    quota.attempt,
    attemptTime(clock),
    auth(keys, origin),
    ...(options.onRequest || options.onResponse ? [hookLayer(options, clock)] : []),
  ];
  return layers.reduceRight<Send>((next, layer) => layer(next), network(options.fetch, maxBodyBytes, keys.known));
}
