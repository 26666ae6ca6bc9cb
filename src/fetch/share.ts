import { abortListeners } from "./abort.js";

/** Requests in flight, shared by identical calls. */
export interface Sharing<T> {
  /**
   * Joins the request that is in flight under `key`, or starts one. `signal` lets this caller leave: its promise rejects at once with the
   * signal's reason. `start` gets a signal of its own, which aborts when the last caller has left; a later call starts a new request. It gets
   * none where the first caller has none, as that caller never leaves.
   * A failure is shared like a response, and neither is remembered.
   *
   * All callers get the same value: no caller may change it.
   */
  run(key: string, signal: AbortSignal | undefined, start: (signal: AbortSignal | undefined) => Promise<T>): Promise<T>;
  /** How many requests are in flight. */
  readonly size: number;
}

interface Flight<T> {
  readonly controller: AbortController | undefined;
  readonly outcome: Promise<T>;
  /** How many callers wait for it. One without a signal never leaves. */
  callers: number;
}

/** Creates a {@link Sharing}. */
export function sharing<T>(): Sharing<T> {
  const flights = new Map<string, Flight<T>>();
  const onAbort = abortListeners();

  function begin(
    key: string,
    controller: AbortController | undefined,
    start: (signal: AbortSignal | undefined) => Promise<T>,
  ): Flight<T> {
    // With a signal a step later, when the first caller is registered: a hook may abort that caller's signal while it starts.
    const outcome = controller
      ? Promise.resolve(controller.signal).then((own) => {
          // The last caller may have left by now.
          if (own.aborted) throw own.reason;
          return start(own);
        })
      : start(undefined);
    const flight = { controller, outcome, callers: 0 };
    const end = () => forget(key, flight);
    outcome.then(end, end);
    flights.set(key, flight);
    return flight;
  }

  /** Only if it is still this one: a later request may have replaced it. */
  function forget(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return {
    run(key, signal, start) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const flight = flights.get(key) ?? begin(key, signal && new AbortController(), start);
      flight.callers += 1;
      if (signal === undefined) return flight.outcome;
      return new Promise((resolve, reject) => {
        const stay = onAbort(signal, () => {
          stay();
          reject(signal.reason);
          flight.callers -= 1;
          if (flight.callers > 0) return;
          // Before the abort, so that a call that the abort causes starts a new request.
          forget(key, flight);
          flight.controller?.abort(signal.reason);
        });
        flight.outcome.finally(stay).then(resolve, reject);
      });
    },
    get size() {
      return flights.size;
    },
  };
}
