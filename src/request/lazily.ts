/** Returns a function that loads only at its first use, because each `import()` takes time. After a failure, the next use loads again. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    if (!loaded) {
      loaded = load();
      loaded.catch(() => {
        loaded = undefined;
      });
    }
    return loaded;
  };
}

/**
 * Returns functions with these names. Each function loads the object, and then calls the object's function of the same name. `copied` copies an
 * argument that may change while the object loads.
 */
export function lazyMethods(
  names: readonly string[],
  load: () => Promise<object>,
  copied: (arg: unknown) => unknown = (arg) => arg,
) {
  const calls = names.map((name) => [
    name,
    async (...args: unknown[]) => {
      const copiedArgs = args.map(copied);
      return Reflect.apply(Reflect.get(await load(), name), undefined, copiedArgs);
    },
  ]);
  return Object.fromEntries(calls);
}
