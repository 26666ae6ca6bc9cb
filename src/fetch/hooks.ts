import { type CallError, CancelledError, CfbError } from "../errors.js";
import type { Clock, Layer } from "./chain.js";

/** What `onRequest` gets before each request is sent. */
export interface RequestEvent {
  readonly path: string;
  readonly url: string;
  /** Which request of the call it is, from 1. */
  readonly attempt: number;
}

/** What `onResponse` gets when an attempt is over: its status, or the error where no usable response came. */
export interface ResponseEvent extends RequestEvent {
  /** From the sending to the end of the body, ms. */
  readonly durationMs: number;
  readonly status: number | undefined;
  readonly error: CallError | undefined;
}

interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined;
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined;
}

/** Calls a hook without ever letting it break the call that it is about. */
export function tell<T>(hook: ((event: T) => unknown) | undefined, event: T): void {
  try {
    // An async hook rejects later; `resolve` takes the promises of every realm.
    Promise.resolve(hook?.(event)).catch(() => {});
  } catch {
    // What goes wrong in a hook is its owner's.
  }
}

/** A layer below the limit of an attempt and the key, so that hooks hear of what is sent; of an attempt that its limit ends, at that moment. */
export function hookLayer({ onRequest, onResponse }: Hooks, clock: Clock): Layer {
  return (next) => async (asked, signal, authorization) => {
    // A key that came late: nothing is sent any more.
    if (signal?.aborted) throw signal.reason;
    const { path, url } = asked;
    asked.attempt = (asked.attempt ?? 0) + 1;
    const { attempt } = asked;
    const start = clock.monotonic();
    let open = true;
    const end = (status: number | undefined, error?: unknown) => {
      if (!open) return;
      open = false;
      const cause =
        error === undefined || error instanceof CfbError ? error : new CancelledError("The call was cancelled.");
      tell(onResponse, { path, url, attempt, durationMs: clock.monotonic() - start, status, error: cause });
    };
    tell(onRequest, { path, url, attempt });
    // A `fetch` of the caller's may go on after its signal.
    signal?.addEventListener("abort", () => end(asked.response?.status, signal.reason ?? "cancelled"), { once: true });
    try {
      const answer = await next(asked, signal, authorization);
      end(answer.response.status);
      return answer;
    } catch (error) {
      end(asked.response?.status, error ?? "failed");
      throw error;
    }
  };
}
