/** Rounds a number to this many decimals. Never returns negative zero. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor || 0;
}

/** Returns the sum of a value over all items. */
export function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}

export const total = (values: readonly number[]): number => sum(values, (value) => value);

/** Returns the number of items that satisfy a condition. */
export function count<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let found = 0;
  for (const item of items) if (holds(item)) found += 1;
  return found;
}

/** Returns the quotient, or null if the divisor is 0. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Returns the quotient, or 0 if the divisor is 0, because some of the service's measures are never null. */
export const rate = (part: number, whole: number): number => ratio(part, whole) ?? 0;

/** Rounds like `round`, but returns null for null. */
export function roundOrNull(value: number | null, decimals: number): number | null {
  return value === null ? null : round(value, decimals);
}

/** Returns the value, or the nearer limit if the value is outside the limits. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns the average of these numbers, or 0 if there are none. */
export const mean = (values: readonly number[]): number => rate(total(values), values.length);

/** Compares strings by code unit, so that the order is the same on every machine. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const folded = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");

/** Compares names as the service sorts them. Ignores case, accents, spaces and punctuation, unless the names are otherwise equal. */
export const compareName = (a: string, b: string): number => compareText(folded(a), folded(b)) || compareText(a, b);

/** Returns the items that are not null. */
export function present<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item) => item !== null);
}

/** Joins several lists. Joining this way is several times faster than with `flat` or `flatMap`. */
export function joined<T>(lists: readonly (readonly T[])[]): T[] {
  const none: T[] = [];
  return none.concat(...lists);
}

/** Groups items by key. Keys are in the order in which they first occur. */
export function group<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const members = groups.get(key(item));
    if (members === undefined) groups.set(key(item), [item]);
    else members.push(item);
  }
  return groups;
}

/**
 * Returns a number from 0 up to, but not including, 1. It depends only on the key, so made-up values stay the same when other facts are added. The
 * simulation of a game uses a sequence from `createRandom` instead.
 */
export function chance(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  // Keys that differ only at the end have similar hashes until they are mixed.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Returns an integer from `low` to `high`, inclusive. It depends only on the key. */
export function between(low: number, high: number, key: string): number {
  return low + Math.floor(chance(key) * (high - low + 1));
}

/** Returns the item at an index. An index past the end starts again at the beginning. */
export function cycle<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("The list to choose from is empty.");
  return item;
}
