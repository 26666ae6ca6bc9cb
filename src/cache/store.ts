/** A store of responses, such as a Keyv or a `Map`. Each method may return a promise; one that fails or hangs breaks no call. */
export interface Store {
  /** Returns the value stored under a key; `undefined` or `null` where there is none. */
  get(key: string): unknown;
  /** Stores a JSON text for `ttlMs` milliseconds, a whole number from 1 to a year. */
  set(key: string, value: string, ttlMs: number): unknown;
  /** Deletes the value stored under a key, if there is one. */
  delete(key: string): unknown;
}

/** Settings of {@link memoryStore}. */
export interface MemoryStoreOptions {
  /** How much it stores, in bytes. The least recently used entry is dropped first. Default: 67,108,864 (64 MB). */
  maxBytes?: number | undefined;
  /**
   * Two clocks, ms: an entry expires by whichever is first. The wall clock may be set back, the monotonic one may stop while the machine sleeps.
   * Default: the runtime's wall clock for both.
   */
  now?: (() => number) | undefined;
  monotonic?: (() => number) | undefined;
}

interface Kept {
  readonly value: string;
  readonly bytes: number;
  /** When it ends, by either clock. */
  readonly until: number;
  readonly untilMonotonic: number;
}

/** What an entry takes beside its texts: its object and its slot in the map, rounded up. */
const overheadBytes = 200;

/** The most that an entry may take: engines hold a text in one byte a character, or in two once one of them is not Latin-1. */
function bytesOf(key: string, value: string): number {
  return 2 * (key.length + value.length) + overheadBytes;
}

/** A store in this process's memory, never larger than `maxBytes`. A value that alone is too large is not stored. */
export function memoryStore({
  maxBytes = 64 * 2 ** 20,
  now = () => Date.now(),
  monotonic = now,
}: MemoryStoreOptions = {}): Store {
  // A Map is in the order of insertion: an entry that is used is inserted again, so the first is the least recently used.
  const entries = new Map<string, Kept>();
  let bytes = 0;

  function remove(key: string): Kept | undefined {
    const kept = entries.get(key);
    if (kept === undefined) return undefined;
    entries.delete(key);
    bytes -= kept.bytes;
    return kept;
  }

  function insert(key: string, kept: Kept): void {
    entries.set(key, kept);
    bytes += kept.bytes;
  }

  return {
    get(key) {
      const kept = remove(key);
      if (kept === undefined || now() >= kept.until || monotonic() >= kept.untilMonotonic) return undefined;
      insert(key, kept);
      return kept.value;
    },
    set(key, value, ttlMs) {
      remove(key);
      const kept = { value, bytes: bytesOf(key, value), until: now() + ttlMs, untilMonotonic: monotonic() + ttlMs };
      // Not "<=": NaN stores nothing, rather than something that never expires.
      if (!(ttlMs > 0) || kept.bytes > maxBytes) return;
      insert(key, kept);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    delete(key) {
      remove(key);
    },
  };
}
