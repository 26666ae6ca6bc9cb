import type { Store } from "../injected.js";

interface Entry {
  readonly value: string;
  readonly bytes: number;
  /** When the entry expires, on two clocks. The wall clock may be set back, and the monotonic clock may stop while the machine sleeps. */
  readonly until: number;
  readonly untilMonotonic: number;
}

/** Creates a store in memory with up to `maxBytes`. If it is full, it drops the least recently used entries. */
export function memoryStore(options: { maxBytes?: number; now?: () => number; monotonic?: () => number } = {}): Store {
  const { maxBytes = 64 * 2 ** 20, now = () => Date.now(), monotonic = now } = options;
  // A Map iterates in the order of insertion. Using an entry inserts it again, so the first entry is the least recently used.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    entries.delete(key);
    bytes -= entry.bytes;
    return entry;
  }

  return {
    get(key) {
      const entry = remove(key);
      if (entry === undefined || now() >= entry.until || monotonic() >= entry.untilMonotonic) return undefined;
      entries.set(key, entry);
      bytes += entry.bytes;
      return entry.value;
    },
    set(key, value, ttlMs) {
      remove(key);
      // At most two bytes per character, plus the object and its slot in the map.
      const size = 2 * (key.length + value.length) + 200;
      // Not `ttlMs <= 0`, because with NaN that would store an entry that never expires.
      if (!(ttlMs > 0) || size > maxBytes) return;
      entries.set(key, { value, bytes: size, until: now() + ttlMs, untilMonotonic: monotonic() + ttlMs });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: (key) => void remove(key),
    // Copied, because an entry that is used meanwhile would be listed again.
    keys: () => [...entries.keys()],
  };
}
