import { onAbort } from "./time.js";

/**
 * Makes an async generator that ends immediately on `return` and `throw`. In a plain generator, both wait for the pending read, so a stream of its
 * values can't be cancelled before the next value arrives. `open` gets a signal that aborts in these cases, or when the user's signal aborts.
 */
export function cancellable<T>(
  callerSignal: AbortSignal | undefined,
  open: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
): AsyncGenerator<T, void, undefined> {
  const controller = new AbortController();
  let leave = () => {};
  async function* run() {
    const abort = () => controller.abort(callerSignal?.reason);
    if (callerSignal?.aborted) abort();
    // The check of the options refuses anything that is not a signal.
    else if (callerSignal?.addEventListener) leave = onAbort(callerSignal, abort);
    try {
      yield* open(controller.signal);
    } finally {
      leave();
    }
  }
  const generator = run();
  const next = generator.next.bind(generator);
  const end = generator.return.bind(generator);
  const done = { done: true, value: undefined } as const;
  let isEnded = false;
  /** Each of these functions ends one pending read. */
  const pending = new Set<() => void>();
  function stopAll(): void {
    isEnded = true;
    leave();
    controller.abort();
    for (const stop of pending) stop();
    // The inner generator ends when its pending reads have failed with the signal's reason.
    end().catch(() => {});
  }
  // The generator keeps its prototype and therefore its other members.
  return Object.assign(generator, {
    next: () =>
      new Promise<IteratorResult<T, void>>((resolve, reject) => {
        const stop = () => resolve(done);
        if (isEnded) return stop();
        pending.add(stop);
        next()
          .then(resolve, reject)
          .then(() => pending.delete(stop));
      }),
    async return() {
      stopAll();
      return done;
    },
    async throw(error: unknown): Promise<never> {
      stopAll();
      throw error;
    },
  });
}
