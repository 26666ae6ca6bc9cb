import { CancelledError, CfbError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { ClientOptions } from "../options.js";
import type { Layer } from "./layer.js";
import { notify } from "./notify.js";

/** Calls the hooks. Below the time limit and the key, so that hooks see only what is sent, and see a slow attempt end. */
export function hookLayer({ onRequest, onResponse }: ClientOptions, clock: Clock): Layer {
  return (next) => async (call, signal, authorization) => {
    // The key came too late: nothing is sent.
    if (signal?.aborted) throw signal.reason;
    const { path, url } = call;
    call.attempt = (call.attempt ?? 0) + 1;
    const { attempt } = call;
    const start = clock.monotonic();
    let open = true;
    const end = (status: number | undefined, error?: unknown) => {
      if (!open) return;
      open = false;
      const cause =
        error === undefined || error instanceof CfbError ? error : new CancelledError("The call was cancelled.");
      notify(onResponse, { path, url, attempt, durationMs: clock.monotonic() - start, status, error: cause });
    };
    notify(onRequest, { path, url, attempt });
    // An injected `fetch` may ignore its signal.
    signal?.addEventListener("abort", () => end(call.response?.status, signal.reason ?? "cancelled"), { once: true });
    try {
      const parsed = await next(call, signal, authorization);
      end(parsed.response.status);
      return parsed;
    } catch (error) {
      end(call.response?.status, error ?? "failed");
      throw error;
    }
  };
}
