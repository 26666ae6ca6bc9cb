/** Computes a value at its first use, so that importing the sample service is fast. */
export function lazy<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}

/** Computes a value once per object, such as a game or a world. The value must not depend on the query. */
export function once<Key extends object, T>(compute: (key: Key) => T): (key: Key) => T {
  const results = new WeakMap<Key, { value: T }>();
  return (key) => {
    const known = results.get(key) ?? { value: compute(key) };
    results.set(key, known);
    return known.value;
  };
}

type Prefixed<P extends string, T> = { [Name in keyof T & string as `${P}${Capitalize<Name>}`]: T[Name] };

// The type of Object.fromEntries loses the names, so the first signature of each function states them.

/** Adds a prefix to the names of fields. With `home`, `id` becomes `homeId`. */
export function prefixed<P extends string, T extends object>(prefix: P, fields: T): Prefixed<P, T>;
export function prefixed(prefix: string, fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]),
  );
}

/** Returns a table with the same names, whose values are computed from the given ones. */
export function mapValues<Name extends string, T, R>(
  table: Readonly<Record<Name, T>>,
  compute: (value: T, name: Name) => R,
): Record<Name, R>;
export function mapValues<T, R>(table: Readonly<Record<string, T>>, compute: (value: T, name: string) => R) {
  const mapped: Record<string, R> = {};
  // A loop is several times faster than `Object.fromEntries`.
  for (const [name, value] of Object.entries(table)) mapped[name] = compute(value, name);
  return mapped;
}
