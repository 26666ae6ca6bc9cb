/** The number with at most that many decimals; never the negative zero, which JSON would write as 0 anyway. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor || 0;
}

/** What the items add up to. */
export function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

/** How many of the items it holds for. */
export function count<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return sum(items, (item) => (holds(item) ? 1 : 0));
}

/** The quotient, or null where there is nothing to divide by. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** The quotient, or 0 where there is nothing to divide by: some measures of the service are never null. */
export function rate(part: number, whole: number): number {
  return ratio(part, whole) ?? 0;
}

/** The same as `round`, but null stays null. */
export function roundOrNull(value: number | null, decimals: number): number | null {
  return value === null ? null : round(value, decimals);
}

/** The items that are not null. */
export function present<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item) => item !== null);
}

/** The items under their keys, in the order in which the keys first occur. */
export function group<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const members = groups.get(key(item));
    if (members === undefined) groups.set(key(item), [item]);
    else members.push(item);
  }
  return groups;
}
