interface Watched {
  readonly leavers: Set<() => void>;
  readonly listener: () => void;
}

/**
 * Returns a function that calls `leave` when a signal aborts, and that returns a function to end this. It puts one listener on a signal, for any
 * number of calls: people pass one signal to a thousand calls, and Node warns of a leak beyond ten listeners.
 */
export function abortListeners(): (signal: AbortSignal, leave: () => void) => () => void {
  const watched = new WeakMap<AbortSignal, Watched>();

  function watch(signal: AbortSignal): Watched {
    const leavers = new Set<() => void>();
    const listener = () => {
      for (const leave of leavers) leave();
    };
    const entry = { leavers, listener };
    watched.set(signal, entry);
    signal.addEventListener("abort", listener, { once: true });
    return entry;
  }

  return (signal, leave) => {
    const { leavers, listener } = watched.get(signal) ?? watch(signal);
    leavers.add(leave);
    return () => {
      leavers.delete(leave);
      if (leavers.size > 0 || watched.get(signal)?.leavers !== leavers) return;
      watched.delete(signal);
      signal.removeEventListener("abort", listener);
    };
  };
}
