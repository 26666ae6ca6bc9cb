import type { Clock } from "../injected.js";
import type { ClientOptions } from "../options.js";
import { auth, type Keyring } from "./auth.js";
import type { Call, Layer, Send } from "./layer.js";
import { lazily } from "./lazily.js";
import { network } from "./network.js";
import { notify } from "./notify.js";
import { pacing } from "./pacing.js";
import type { quotaKeeper } from "./quota/quota.js";
import { retry } from "./retry.js";
import type { CallSettings } from "./settings.js";
import { attemptTime, within } from "./waiting.js";

/** The layers between a call and the network, outermost first. An attempt holds a slot of pacing; a call that waits to retry holds none. */
export function createChain(
  options: ClientOptions,
  { maxRetryAfterMs, maxBodyBytes, concurrency }: CallSettings,
  clock: Clock,
  keys: Keyring,
  quota: ReturnType<typeof quotaKeeper>,
): Send {
  const renewed = (call: Call) => within(call, clock, keys.renewed(call));
  const layers: Layer[] = [
    retry(clock, maxRetryAfterMs, (event) => notify(options.onRetry, event), renewed),
    quota.learning,
    pacing(clock, concurrency, maxRetryAfterMs),
    quota.attempt,
    attemptTime(clock),
    auth(keys),
    ...(options.onRequest || options.onResponse ? [hooks(options, clock)] : []),
  ];
  return layers.reduceRight<Send>((next, layer) => layer(next), network(options.fetch, maxBodyBytes, keys.known));
}

/** The layer of the hooks, loaded with the first request. Hooks break no call: without their chunk there are none. */
function hooks(options: ClientOptions, clock: Clock): Layer {
  const load = lazily(async () => (await import("./hooks.js")).hookLayer(options, clock));
  return (next) => async (call, signal, authorization) => {
    const layer = await load().catch(() => undefined);
    return (layer?.(next) ?? next)(call, signal, authorization);
  };
}
