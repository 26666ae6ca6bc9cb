/**
 * Returns a function that calls `leave` when a signal aborts, and that returns a function to end this. It puts one listener on a signal for any
 * number of calls, because people pass one signal to a thousand calls, and Node warns of a leak beyond ten listeners.
 */
export function abortListeners(): (signal: AbortSignal, leave: () => void) => () => void {
  const leavers = new WeakMap<EventTarget, Set<() => void>>();
  const onAbort = ({ target }: Event) => {
    for (const leave of (target && leavers.get(target)) ?? []) leave();
  };
  return (signal, leave) => {
    const own = leavers.get(signal) ?? new Set();
    leavers.set(signal, own);
    // One function is added once, however often.
    signal.addEventListener("abort", onAbort, { once: true });
    own.add(leave);
    return () => {
      own.delete(leave);
      if (own.size === 0) signal.removeEventListener("abort", onAbort);
    };
  };
}
