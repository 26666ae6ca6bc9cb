// What a user can give a client in place of the platform's own.

/**
 * A store of responses, such as a Keyv or a `Map`. Each method may return a promise; if one fails or hangs, calls continue without it. Values are
 * strings: a first line with the time of storage and the end of freshness, then the JSON.
 */
export interface Store {
  /** Returns the value stored under a key; `undefined` or `null` where there is none. */
  get(key: string): unknown;
  /** Stores a string for `ttlMs` milliseconds, a whole number from 1 to a year. */
  set(key: string, value: string, ttlMs: number): unknown;
  /** Deletes the value stored under a key, if there is one. */
  delete(key: string): unknown;
  /** Lists all keys, as an iterable, which may be async. Only `forget` uses it. */
  keys?(): unknown;
  /** Lists all entries as `[key, value]`, as a Keyv does. Only `forget` uses it, where there is no `keys`. */
  iterator?(namespace?: unknown): unknown;
}

/** Time and randomness, replaceable in tests. Limits, pauses and durations use `monotonic`; seasons and months use `now`. */
export interface Clock {
  /** Wall-clock time, ms since 1970. */
  now(): number;
  /** Time that never goes back, ms since an arbitrary moment. */
  monotonic(): number;
  /** Runs `task` after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

/** A key, or a function that returns one, or a promise of one, such as from a vault. */
export type ApiKey = string | null | undefined | (() => string | undefined | Promise<string | undefined>);

/** A replacement of `fetch`. It gets a `Request`, and `fetchOptions` where there are any. */
export type Fetch = (request: Request, options?: RequestInit) => Promise<Response>;
