import type { ClientOptions } from "../options.js";
import type { CallSettings } from "../settings.js";
import { auth, type keyring } from "./auth.js";
import type { Call, Layer, Send } from "./call.js";
import type { Clock } from "./clock.js";
import { hookLayer, notifyHook } from "./hooks.js";
import { network } from "./network.js";
import { pacing } from "./pacing.js";
import type { quotaKeeper } from "./quota.js";
import { retry } from "./retry.js";
import { attemptTime } from "./time.js";
import { within } from "./waiting.js";

/** The layers between a call and the network, outermost first. An attempt holds a slot of pacing; a call that waits to retry holds none. */
export function createChain(
  options: ClientOptions,
  { maxRetryAfterMs, maxBodyBytes, concurrency }: CallSettings,
  origin: string,
  clock: Clock,
  keys: ReturnType<typeof keyring>,
  quota: ReturnType<typeof quotaKeeper>,
): Send {
  const renewed = (call: Call) => within(call, clock, keys.renewed(call));
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
