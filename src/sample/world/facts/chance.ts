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
