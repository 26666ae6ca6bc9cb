import { type CallError, CancelledError, CfbError } from "../errors.js";
import type { ClientOptions } from "../options.js";
import type { Layer } from "./call.js";
import type { Clock } from "./clock.js";

/** An attempt that is sent now, for `onRequest`. */
export interface RequestEvent {
  readonly path: string;
  /** The whole address, with the query. */
  readonly url: string;
  /** The number of the attempt within its call, from 1. */
  readonly attempt: number;
}

/** An attempt that is over, for `onResponse`. */
export interface ResponseEvent extends RequestEvent {
  /** From sending to the end of the body, monotonic ms. */
  readonly durationMs: number;
  /** Undefined where no response came. A status with an `error` is one whose body could not be used. */
  readonly status: number | undefined;
  /** Why there is no usable response; undefined where one came, with any status. */
  readonly error: CallError | undefined;
}

/** Calls a hook. A hook that throws or rejects breaks no call. */
export function notifyHook<T>(hook: ((event: T) => unknown) | undefined, event: T): void {
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
    const end = (status: number | undefined, error?: unknown) => {
      if (!open) return;
      open = false;
      const cause =
        error === undefined || error instanceof CfbError ? error : new CancelledError("The call was cancelled.");
      notifyHook(onResponse, { path, url, attempt, durationMs: clock.monotonic() - start, status, error: cause });
    };
    notifyHook(onRequest, { path, url, attempt });
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
