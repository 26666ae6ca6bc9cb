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
  /**
   * Claims a key for `holder`, for `ms` milliseconds, so that of several processes one requests its response: resolves to true if no other holder has
   * it, and again for the same holder, which renews the claim. With `ms` 0 the holder gives its claim back. A claim ends by itself, because its
   * holder may have crashed. Values are read and written without a claim as with one.
   */
  claim?(key: string, holder: string, ms: number): boolean | Promise<boolean>;
}

/** A request that is to be sent in its turn among those of all clients with the same key. */
export interface Turn {
  /** The clients that share: a SHA-256 of the service's address and the API key, in hexadecimal. */
  readonly group: string;
  /** A random name of the client. */
  readonly client: string;
  /** A random name: another one for each `enter`. Its `leave` has the same. */
  readonly id: string;
  /** The path, which has slots and pauses of its own. */
  readonly path: string;
  /** How many requests of the group may be in flight on the path. */
  readonly limit: number;
  /** How long the slot of a request stays taken if its client does not leave, ms. */
  readonly leaseMs: number;
  /** Whether the request costs a call of the month's quota. */
  readonly metered: boolean;
  /** How many calls of the quota to leave; 0 is no floor. */
  readonly floor: number;
}

/** What a request does next. */
export type TurnAnswer = {
  /** How many clients of the group entered in the last ten minutes, this one included. */
  readonly clients: number;
  /** How many calls are left beside those in flight and in doubt; undefined if that is unknown. */
  readonly left?: number | undefined;
} & (
  | {
      /** Send it now, and call `leave` afterwards. */
      readonly next: "go";
      /** The request's number in the order of all events of the group. */
      readonly order: number;
    }
  | {
      /** Enter again after `waitMs`: all slots are taken, others came first, or the path is paused. */
      readonly next: "wait";
      readonly waitMs: number;
    }
  | {
      /** Do not send it: no more calls are left than the floor. */
      readonly next: "floor";
    }
  | {
      /** Call `/info` for all clients, and then enter again. */
      readonly next: "info";
    }
);

/** What became of a request. */
export interface TurnOutcome {
  /** The number that `enter` gave; undefined if the request has no turn, or got it too late and was not sent. */
  readonly order: number | undefined;
  /** Whether the service is done with the request. Otherwise its slot stays taken until the lease ends. */
  readonly done: boolean;
  /** Whether it cost a call, or may have, that no response has reported. It counts until a request that was sent later reports what is left. */
  readonly inDoubt: boolean;
  /** How many calls are left, as its response says. */
  readonly left?: number | undefined;
  /** How long all clients must leave the path alone, ms. */
  readonly pauseMs?: number | undefined;
}

/**
 * What clients with one key share across processes and machines: the slots of each path, the pauses on which the service insists, and what is left of the
 * quota. `redisShared` of `cfb-openapi/redis` is one. Each method takes its step at once and does not wait for others; one that fails or hangs breaks
 * no call. All times are of one clock, not of the clients'.
 */
export interface Shared {
  /**
   * Requests a turn. Guarantees that no more than `limit` requests of the group are in flight on a path, that clients get their turns in
   * the order in which they came, and that a metered request goes only while `left − in flight − in doubt > floor`, where `left` is the lowest number
   * that overlapping requests have reported, or what one that was sent after the last report says. A request whose lease has ended is in doubt. If
   * `left` is unknown, or only requests in doubt stand between it and the floor, one request gets `info`, at most every 5 seconds, and the others wait.
   */
  enter(turn: Turn): TurnAnswer | Promise<TurnAnswer>;
  /** Says what became of a request. May be called for a request that did not get its turn: its client then no longer waits for one. */
  leave(turn: Turn, outcome: TurnOutcome): unknown;
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
