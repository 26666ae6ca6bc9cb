import { onAbort } from "./time.js";

interface InFlight<T> {
  readonly controller: AbortController | undefined;
  readonly outcome: Promise<T>;
  /** How many callers wait for it. A caller without a signal never leaves. */
  callers: number;
}

type SendShared<T> = (signal: AbortSignal | undefined) => Promise<T>;

/** Requests in flight, shared by identical calls. All callers get the same value, which none may change. */
export function sharing<T>() {
  const requests = new Map<string, InFlight<T>>();

  function begin(key: string, controller: AbortController | undefined, start: SendShared<T>): InFlight<T> {
    // With a signal, the start waits one microtask until the first caller is registered, because a hook may abort that caller's signal meanwhile.
    const outcome = controller
      ? Promise.resolve(controller.signal).then((requestSignal) => {
          // The last caller may have left by now.
          if (requestSignal.aborted) throw requestSignal.reason;
          return start(requestSignal);
        })
      : start(undefined);
    const request = { controller, outcome, callers: 0 };
    const end = () => forget(key, request);
    outcome.then(end, end);
    requests.set(key, request);
    return request;
  }

  /** Removes a request, unless a later one has replaced it. */
  function forget(key: string, request: InFlight<T>): void {
    if (requests.get(key) === request) requests.delete(key);
  }

  return {
    /** Joins the request under `key`, or starts one, whose signal aborts when the last caller has left. `signal` ends only this wait. */
    run(key: string, signal: AbortSignal | undefined, start: SendShared<T>): Promise<T> {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const request = requests.get(key) ?? begin(key, signal && new AbortController(), start);
      request.callers += 1;
      if (signal === undefined) return request.outcome;
      return new Promise((resolve, reject) => {
        const stay = onAbort(signal, () => {
          stay();
          reject(signal.reason);
          request.callers -= 1;
          if (request.callers > 0) return;
          // Before the abort, so that a call that the abort causes starts a new request.
          forget(key, request);
          request.controller?.abort(signal.reason);
        });
        request.outcome.finally(stay).then(resolve, reject);
      });
    },
  };
}
