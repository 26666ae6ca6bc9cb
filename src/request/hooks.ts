import { type CallError, CancelledError, CfbError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { ClientOptions } from "../options.js";
import type { Layer } from "./layer.js";

/** Calls a hook. A hook that throws or rejects breaks no call. */
export function notify<T>(hook: ((event: T) => unknown) | undefined, event: T): void {
  try {
    // An async hook rejects later; `resolve` adopts the promises of every realm.
    Promise.resolve(hook?.(event)).catch(() => {});
  } catch {
    // An error of the hook is not one of the call.
  }
}

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
    const end = (error: CallError | undefined) => {
      if (!open) return;
      open = false;
      // The response of another address, to which a redirect leads, is none of the call.
      const status = call.response?.status ?? error?.status;
      notify(onResponse, { path, url, attempt, durationMs: clock.monotonic() - start, status, error });
    };
    const fail = (reason: unknown) =>
      end(reason instanceof CfbError ? reason : new CancelledError("The call was cancelled."));
    notify(onRequest, { path, url, attempt });
    // An injected `fetch` may ignore its signal.
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
