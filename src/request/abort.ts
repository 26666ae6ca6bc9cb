/** Who leaves when a signal aborts. They belong to the signal, whichever clients its calls are of. */
const leavers = /* @__PURE__ */ new WeakMap<EventTarget, Set<() => void>>();

function leaveAll({ target }: Event): void {
  for (const leave of (target && leavers.get(target)) ?? []) leave();
}

/** Calls `leave` when a signal aborts. One listener serves all that wait on one signal, because Node warns of a leak beyond ten. */
export function onAbort(signal: AbortSignal, leave: () => void): () => void {
  const own = leavers.get(signal) ?? new Set();
  leavers.set(signal, own);
  // One function is added once, however often.
  signal.addEventListener("abort", leaveAll, { once: true });
  own.add(leave);
  return () => {
    own.delete(leave);
    if (own.size === 0) signal.removeEventListener("abort", leaveAll);
  };
}
