import { keyed, operationOf, unknownOperation } from "../document/operation.js";
import type { CallOptions, ClientOptions } from "../options.js";
import type { CallSettings } from "./settings.js";
import { onAbort } from "./time.js";

interface InFlight<T> {
  readonly controller: AbortController | undefined;
  readonly outcome: Promise<T>;
  /** How many callers wait for the request. A caller without a signal never leaves. */
  callers: number;
}

type SendShared<T> = (signal: AbortSignal | undefined) => Promise<T>;

/** Lets identical calls share a request in flight. All callers get the same value, and none may change it. */
export function sharing<T>() {
  const requests = new Map<string, InFlight<T>>();

  function begin(key: string, controller: AbortController | undefined, start: SendShared<T>): InFlight<T> {
    // With a signal, the start waits one microtask until the first caller is registered. A hook may abort that caller's signal meanwhile.
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
    /**
     * Joins the request under `key`, or starts one. The request's signal aborts when the last caller has left. `signal` ends only this caller's wait.
     */
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
          // Removed before the abort, so that a call made during the abort starts a new request.
          forget(key, request);
          request.controller?.abort(signal.reason);
        });
        request.outcome.finally(stay).then(resolve, reject);
      });
    },
  };
}

/** Numbers objects from 1, because the content of some objects, such as a dispatcher, can't be compared as a string. */
function identities(): (object: object) => number {
  const numbers = new WeakMap<object, number>();
  let count = 0;
  return (object) => {
    const number = numbers.get(object) ?? ++count;
    numbers.set(object, number);
    return number;
  };
}

/**
 * Returns a function that builds a call's sharing key. Calls with equal keys share a request. If `apiKey` is a function, calls whose responses depend
 * on the key are not shared, because the next key may differ. Calls with different budgets are not shared. A line break separates the parts, because
 * neither JSON nor a URL contains one.
 */
export function shareKeys({ apiKey }: ClientOptions, standard: CallSettings) {
  const identityOf = identities();
  return (path: string, url: string, settings: CallSettings, callOptions: CallOptions | undefined): string => {
    const isAlone = typeof apiKey === "function" && keyed(operationOf(path) ?? unknownOperation);
    const alone = isAlone ? identityOf({}) : 0;
    const budget = callOptions?.budget ? identityOf(callOptions.budget) : 0;
    const { fetchOptions } = callOptions ?? {};
    const fetching = fetchOptions && Reflect.ownKeys(fetchOptions).length > 0 ? identityOf(fetchOptions) : 0;
    const others = settings.shareKey === standard.shareKey ? 0 : settings.shareKey;
    return `${alone}\n${budget}\n${fetching}\n${others}\n${url}`;
  };
}
