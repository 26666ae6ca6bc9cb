/** The number rounded to a number of decimals; never negative zero. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor || 0;
}

/** The sum of a value over the items. */
export function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}

/** The sum of some numbers. */
export const total = (values: readonly number[]): number => sum(values, (value) => value);

/** The number of items that meet a condition. */
export function count<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let found = 0;
  for (const item of items) if (holds(item)) found += 1;
  return found;
}

/** The quotient; null for a divisor of 0. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** The quotient; 0 for a divisor of 0. Some measures of the service are never null. */
export const rate = (part: number, whole: number): number => ratio(part, whole) ?? 0;

/** Like `round`; null stays null. */
export function roundOrNull(value: number | null, decimals: number): number | null {
  return value === null ? null : round(value, decimals);
}

/** The value, or the nearer limit for a value outside the limits. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The average of some numbers; 0 for none. */
export const mean = (values: readonly number[]): number => rate(total(values), values.length);

/** Compares texts by code unit, for the same order on every machine. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const folded = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");

/** Compares names as the service sorts them: without regard to case, spaces and accents. */
export const compareName = (a: string, b: string): number => compareText(folded(a), folded(b)) || compareText(a, b);

/** The items that are not null. */
export function present<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item) => item !== null);
}

/** The items of several lists, one after the other. `flat` and `flatMap` take several times as long. */
export function joined<T>(lists: readonly (readonly T[])[]): T[] {
  const none: T[] = [];
  return none.concat(...lists);
}

/** The items by key, in the order in which the keys first occur. */
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
 * A number from 0 up to 1 that depends only on the key, so that what is made up stays the same when other facts are added. The
 * simulation of a game uses a sequence instead: `createRandom`.
 */
export function chance(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  // Keys that differ only at the end have similar hashes until they are mixed.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** An integer from `low` to `high`, inclusive, by the key. */
export function between(low: number, high: number, key: string): number {
  return low + Math.floor(chance(key) * (high - low + 1));
}

/** One of the items, by the index; the list begins again after its end. */
export function cycle<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("The list to choose from is empty.");
  return item;
}
