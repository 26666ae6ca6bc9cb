/** Computes at the first use what would make the import of the sample service slower. */
export function lazy<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
