import { type CallError, CancelledError, CfbError } from "../errors.js";
import type { Layer } from "./call.js";
import type { Clock } from "./clock.js";

/** An attempt about to be sent, for `onRequest`. */
export interface RequestEvent {
  /** The operation's path, as in the document. */
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
  /** Why there is no usable response; undefined where one came, whatever its status. */
  readonly error: CallError | undefined;
}

interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined;
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined;
}

/** Calls a hook; one that throws or rejects breaks no call. */
export function notifyHook<T>(hook: ((event: T) => unknown) | undefined, event: T): void {
  try {
    // An async hook rejects later; `resolve` adopts the promises of every realm.
    Promise.resolve(hook?.(event)).catch(() => {});
  } catch {
    // A defect of the hook is not one of the call.
  }
}

/** Calls the hooks. Below the limit of an attempt and the key, so that hooks get only what is sent, and an attempt that is too slow when it ends. */
export function hookLayer({ onRequest, onResponse }: Hooks, clock: Clock): Layer {
  return (next) => async (call, signal, authorization) => {
    // A key that came late: nothing is sent any more.
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
    // An injected `fetch` may go on after its signal.
    signal?.addEventListener("abort", () => end(call.response?.status, signal.reason ?? "cancelled"), { once: true });
    try {
      const answer = await next(call, signal, authorization);
      end(answer.response.status);
      return answer;
    } catch (error) {
      end(call.response?.status, error ?? "failed");
      throw error;
    }
  };
}
