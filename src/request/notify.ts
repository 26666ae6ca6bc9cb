/** Calls a hook. A hook that throws or rejects breaks no call. */
export function notify<T>(hook: ((event: T) => unknown) | undefined, event: T): void {
  try {
    // An async hook rejects later; `resolve` adopts the promises of every realm.
    Promise.resolve(hook?.(event)).catch(() => {});
  } catch {
    // An error of the hook is not one of the call.
  }
}
