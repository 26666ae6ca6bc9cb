/** Computes at the first use what would make the import of the sample service slower. */
export function lazy<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}

/** Computes once per object, such as a game or a world, what does not depend on the query. */
export function once<Key extends object, T>(compute: (key: Key) => T): (key: Key) => T {
  const results = new WeakMap<Key, { value: T }>();
  return (key) => {
    const known = results.get(key) ?? { value: compute(key) };
    results.set(key, known);
    return known.value;
  };
}
