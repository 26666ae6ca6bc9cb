/** Calls `leave` when a signal aborts. One listener serves all calls with one signal, because Node warns of a leak beyond ten. */
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
