/** Where answers are kept: a Keyv fits as it is, so does a `Map`. Each member may return a promise. */
export interface Store {
  /** The value kept under a key; `undefined` or `null` where there is none. */
  get(key: string): unknown;
  /** Keeps a value for `ttlMs` milliseconds. */
  set(key: string, value: string, ttlMs: number): unknown;
  /** Drops what is kept under a key, if anything is. */
  delete(key: string): unknown;
}

/** Settings of {@link memoryStore}. */
export interface MemoryStoreOptions {
  /** How much may be kept, in bytes. What was used longest ago goes first. Default: 64 MB (67,108,864). */
  maxBytes?: number | undefined;
  /**
   * Two clocks, ms: an entry ends when it is too old by either. One may be set back by its user, the other may stand still while the machine sleeps.
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

/** What an entry takes beside its texts: the objects that hold it and its place in the map, rounded up. */
const overheadBytes = 200;

/** The most that an entry may take: engines hold a text in one byte a character, or in two once one of them is not Latin-1. */
function bytesOf(key: string, value: string): number {
  return 2 * (key.length + value.length) + overheadBytes;
}

/**
 * A store in this process's memory, never larger than `maxBytes`: what was used longest ago goes first. A value too large for all of
 * it is not kept.
 */
export function memoryStore({
  maxBytes = 64 * 2 ** 20,
  now = () => Date.now(),
  monotonic = now,
}: MemoryStoreOptions = {}): Store {
  // A Map keeps the order of insertion: what is used is inserted anew, so the first entry is the one used longest ago.
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
      // Not "<=": a time that is no number keeps nothing, rather than something for ever.
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
