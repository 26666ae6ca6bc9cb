import type { Store } from "./cache/store.js";
import type { Finding } from "./contract/findings.js";
import type { ApiKey } from "./fetch/auth.js";
import type { Clock, Settings } from "./fetch/chain.js";
import type { Fetch } from "./fetch/network.js";
import type { QuotaState } from "./fetch/quota.js";
import type { RetryEvent } from "./fetch/retry.js";

export type Validate = "off" | "report" | "throw";

/** What an answer was found to have that the document has not. */
export interface DriftEvent {
  readonly path: string;
  readonly findings: readonly Finding[];
}

/** Settings of a client; every one may be left out. Durations are in ms. A hook that throws never breaks a call. */
export interface ClientOptions {
  /**
   * The key, or a function that gives it, also later. A pasted `Bearer ` is taken off. Without one every call fails with an
   * `AuthenticationError` and nothing is sent. Default: none.
   */
  apiKey?: ApiKey;
  /** Where the service is. Default: the document's server, https://api.collegefootballdata.com. */
  baseUrl?: string | undefined;
  /** Headers to send along with every call. Default: none. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces the runtime's `fetch`; gets a `Request`. Default: `globalThis.fetch`, looked up at each call. */
  fetch?: Fetch | undefined;
  /** How often a failed attempt is repeated, where that may help. Default: 2. */
  retries?: number | undefined;
  /** Limit of one attempt, its body included. Default: 30,000. */
  timeoutMs?: number | undefined;
  /** Limit of a call with all its attempts and the waits between them. Waiting for its turn does not count. Default: 120,000. */
  totalTimeoutMs?: number | undefined;
  /** Longest wait that the service may ask for by Retry-After; a longer one ends the call. Default: 60,000. */
  maxRetryAfterMs?: number | undefined;
  /** How many calls are in flight at once; fewer where the service takes fewer on a path. Default: 4. */
  concurrency?: number | undefined;
  /** How many calls of the month's quota to leave unspent. Default: 0. */
  quotaFloor?: number | undefined;
  /**
   * Where answers are kept: `true` for this process's memory (64 MB), or a store with `get`, `set(key, value, ttlMs)` and `delete`, such as a
   * Keyv on SQLite, Redis or Valkey. A finished season is kept for 30 days, the current one for an hour, reference data for a day, live data
   * not at all. Default: `false`.
   */
  cache?: boolean | Store | undefined;
  /** How long the store may take for one step before the call goes on without it. Default: 1,000. */
  cacheTimeoutMs?: number | undefined;
  /**
   * Whether answers are held against the document: `report` tells every finding to `onDrift`; `throw` also makes a wrong type, a null or a
   * missing key a `ResponseError`. A new key or enumeration value is drift, which is told and never thrown. Default: `off`.
   */
  validate?: Validate | undefined;
  /** Told of what an answer has that the document has not. */
  onDrift?: ((event: DriftEvent) => void) | undefined;
  /** Told of everything that goes wrong with the store; no call fails by it. */
  onCacheError?: ((error: unknown) => void) | undefined;
  /** Told before each request is sent, attempts included. */
  onRequest?: ((event: { readonly path: string; readonly url: string }) => void) | undefined;
  /** Told of each answer that came, failures and repeated attempts included. */
  onResponse?:
    | ((event: { readonly path: string; readonly status: number; readonly durationMs: number }) => void)
    | undefined;
  /** Told before each further attempt. */
  onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Told whenever it was learnt what is left of the quota. */
  onQuota?: ((state: QuotaState) => void) | undefined;
  /** Time and chance, for tests. Default: the system's. */
  clock?: Clock | undefined;
}

/** Settings of one call; what is left out is the client's. */
export interface CallOptions {
  /** Ends the call, also while the body is read. `get` then rejects with the signal's reason. Default: none. */
  signal?: AbortSignal | undefined;
  /** Limit of one attempt, ms. */
  timeoutMs?: number | undefined;
  /** Limit of all attempts, ms. */
  totalTimeoutMs?: number | undefined;
  /** How often a failed attempt is repeated. */
  retries?: number | undefined;
  /** `reload` asks anew and keeps the answer, `no-store` neither looks nor keeps. Default: `default`, what is kept is used. */
  cache?: "default" | "reload" | "no-store" | undefined;
  /** How long this answer is kept, ms, instead of what the document says. */
  cacheTtlMs?: number | undefined;
  /** Instead of the client's. */
  validate?: Validate | undefined;
}

/** The options that are numbers. */
type Numbers = Partial<Record<keyof Settings | "maxRetryAfterMs" | "concurrency" | "quotaFloor", number | undefined>>;

function settled(name: keyof Numbers, standard: number, least: number, client: Numbers, call: Numbers = {}): number {
  const value = call[name] ?? client[name] ?? standard;
  if (!(value >= least)) throw new TypeError(`${name} takes a number from ${least} up, not ${String(value)}`);
  return value;
}

/** The settings of a call: its own, else the client's, else the defaults. Throws a `TypeError` that names what makes no sense. */
export function settingsOf(client: Pick<ClientOptions, keyof Settings>, call?: CallOptions): Settings {
  return {
    retries: settled("retries", 2, 0, client, call),
    timeoutMs: settled("timeoutMs", 30_000, 1, client, call),
    totalTimeoutMs: settled("totalTimeoutMs", 120_000, 1, client, call),
  };
}

/** The client's own numbers. Throws a `TypeError` that names what makes no sense. */
export function limitsOf(client: ClientOptions): { maxRetryAfterMs: number; concurrency: number; quotaFloor: number } {
  return {
    maxRetryAfterMs: settled("maxRetryAfterMs", 60_000, 0, client),
    concurrency: settled("concurrency", 4, 1, client),
    quotaFloor: settled("quotaFloor", 0, 0, client),
  };
}

/** Calls a hook without ever letting it break the call that it is told of. */
export function tell<T>(hook: ((event: T) => unknown) | undefined, event: T): void {
  try {
    const result = hook?.(event);
    // An async hook rejects later: nobody else would catch it.
    if (result instanceof Promise) result.catch(() => {});
  } catch {
    // A hook is a listener: what goes wrong in it is its owner's.
  }
}
