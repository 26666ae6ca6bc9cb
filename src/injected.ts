// What users can pass to a client to replace the platform's or the package's implementation.

/**
 * A store of responses, such as a Keyv or a `Map`. Each method may return a promise. If a method fails or hangs, calls continue without the store.
 * Values are strings. A value's first line says when the response was stored and when it expires. The rest is the response's JSON.
 */
export interface Store {
  /** Returns the value stored under a key, or `undefined` or `null` if there is none. */
  get(key: string): unknown;
  /** Stores a string for `ttlMs` milliseconds. `ttlMs` is a whole number, at least 1 and at most a year. */
  set(key: string, value: string, ttlMs: number): unknown;
  /** Deletes the value stored under a key, if there is one. */
  delete(key: string): unknown;
  /** Lists all keys as an iterable or async iterable. Only `forget` uses it. */
  keys?(): unknown;
  /** Lists all entries as `[key, value]`, as a Keyv does. If the store has no `keys`, `forget` uses this method. */
  iterator?(namespace?: unknown): unknown;
  /**
   * Claims a key for `holder` for `ms` milliseconds, so that only one of several processes requests the key's response. Resolves to true if no other
   * holder has the key. The same holder may claim the key again to renew its claim. With `ms` 0, the holder gives its claim back. A claim expires by
   * itself, because its holder may have crashed. Reading and writing values does not require a claim.
   */
  claim?(key: string, holder: string, ms: number): boolean | Promise<boolean>;
}

/** A request that waits for its turn among those of all clients with the same key. */
export interface Turn {
  /** Identifies the clients that take turns: a SHA-256 hash of the service's URL and the API key, in hexadecimal. */
  readonly group: string;
  /** A random name for the client. */
  readonly client: string;
  /** A random name, different for each `enter`. The matching `leave` passes the same name. */
  readonly id: string;
  /** The path. Each path has separate slots and pauses. */
  readonly path: string;
  /** How many requests of the group may be in flight on the path. */
  readonly limit: number;
  /** How long a request keeps its slot if its client does not call `leave`, in ms. */
  readonly leaseMs: number;
  /** Whether the request costs a call of the month's quota. */
  readonly metered: boolean;
  /** How many calls of the quota to keep in reserve. 0 means no floor. */
  readonly floor: number;
}

/** What to do next with a request. */
export type TurnAnswer = {
  /** How many clients of the group called `enter` in the last ten minutes, including this one. */
  readonly clients: number;
  /** How many calls are left, after subtracting those in flight and those whose cost is uncertain. Undefined if unknown. */
  readonly left?: number | undefined;
} & (
  | {
      /** Send the request now, and call `leave` afterwards. */
      readonly next: "go";
      /** A number greater than those of the group's earlier turns and reports. Pass it to `leave`. */
      readonly order: number;
    }
  | {
      /** Call `enter` again after `waitMs`, because all slots are taken, other requests came first, or the path is paused. */
      readonly next: "wait";
      readonly waitMs: number;
    }
  | {
      /** Do not send the request, because the floor reserves the calls that are left. */
      readonly next: "floor";
    }
  | {
      /** Call `/info` for all clients, and then call `enter` again. */
      readonly next: "info";
    }
);

/** The outcome of a request. */
export interface TurnOutcome {
  /** The `order` that `enter` returned. Undefined if the request was not sent, because it did not get a turn or got it too late. */
  readonly order: number | undefined;
  /** Whether the service is done with the request. If not, the request keeps its slot until the lease ends. */
  readonly done: boolean;
  /**
   * Whether the request cost, or may have cost, a call that no response has reported. This call counts as spent until the response to a later request
   * reports how many calls are left.
   */
  readonly inDoubt: boolean;
  /** How many calls are left, according to the response. */
  readonly left?: number | undefined;
  /** How long clients must not call the path, in ms. */
  readonly pauseMs?: number | undefined;
}

/**
 * The state that clients with one key share across processes and machines. It consists of each path's slots, the pauses that the service requires,
 * and the remaining quota. `redisShared` from `cfb-openapi/redis` implements it. No method waits for other clients. If a method fails or hangs, calls
 * still work. All times come from one shared clock, not from the clients' clocks.
 */
export interface Shared {
  /**
   * Requests a turn. Guarantees that at most `limit` of the group's requests are in flight on a path, and that clients get their turns in the order
   * in which they came. A metered request gets a turn only while `left − in flight − in doubt > floor`. Here, `left` is the number from the latest
   * report, or the lowest number if the reporting requests overlapped. A request whose lease has ended is in doubt. If `left` is unknown, or if only
   * calls in doubt block a request, one request gets `info`, at most every 5 seconds. The others wait.
   */
  enter(turn: Turn): TurnAnswer | Promise<TurnAnswer>;
  /** Reports a request's outcome. A client also calls it to remove a waiting request from the queue. */
  leave(turn: Turn, outcome: TurnOutcome): unknown;
}

/** Time and randomness, replaceable in tests. The client uses `monotonic` for limits, pauses and durations, and `now` for seasons and months. */
export interface Clock {
  /** Wall-clock time, in ms since 1970. */
  now(): number;
  /** Time that never goes back, in ms since an arbitrary moment. */
  monotonic(): number;
  /** Runs `task` after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

/** A key, or a function that returns a key or a promise of one, for example from a vault. */
export type ApiKey = string | null | undefined | (() => string | undefined | Promise<string | undefined>);

/** A replacement for `fetch`. It gets a `Request`, and `fetchOptions` if there are any. */
export type Fetch = (request: Request, options?: RequestInit) => Promise<Response>;
