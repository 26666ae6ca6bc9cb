import { type CallError, CancelledError, CfbError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { ClientOptions } from "../options.js";
import type { Layer } from "./layer.js";

/** Calls a hook. If the hook throws or rejects, the call still continues. */
export function notify<T>(hook: ((event: T) => unknown) | undefined, event: T): void {
  try {
    // An async hook may reject later. `resolve` also handles promises from other realms.
    Promise.resolve(hook?.(event)).catch(() => {});
  } catch {
    // An error in the hook does not affect the call.
  }
}

/**
 * Calls the hooks. This layer is below the layers for the time limit and the key. Hooks therefore see only requests that are sent, and see when a
 * slow attempt ends.
 */
export function hookLayer({ onRequest, onResponse }: ClientOptions, clock: Clock): Layer {
  return (next) => async (call, signal, authorization) => {
    // The key came too late, so the request is not sent.
    if (signal?.aborted) throw signal.reason;
    const { path, url } = call;
    call.attempt = (call.attempt ?? 0) + 1;
    const { attempt } = call;
    const start = clock.monotonic();
    let open = true;
    const end = (error: CallError | undefined) => {
      if (!open) return;
      open = false;
      // A redirect's response is not stored in the call, so the status comes from the error.
      const status = call.response?.status ?? error?.status;
      notify(onResponse, { path, url, attempt, durationMs: clock.monotonic() - start, status, error });
    };
    const fail = (reason: unknown) =>
      end(reason instanceof CfbError ? reason : new CancelledError("The call was cancelled."));
    notify(onRequest, { path, url, attempt });
    // An injected `fetch` may ignore the signal, so this reports the end of the attempt.
    signal?.addEventListener("abort", () => fail(signal.reason));
    try {
      const parsed = await next(call, signal, authorization);
      end(undefined);
      return parsed;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
}
