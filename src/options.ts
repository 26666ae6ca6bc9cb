import type { Store } from "./cache/store.js";
import type { ApiKey } from "./fetch/auth.js";
import type { Clock } from "./fetch/clock.js";
import type { RequestEvent, ResponseEvent } from "./fetch/hooks.js";
import type { Fetch } from "./fetch/network.js";
import type { QuotaState } from "./fetch/quota.js";
import type { RetryEvent } from "./fetch/retry.js";
import type { Finding } from "./validate/findings.js";

/** What to do with the differences between a response and the document: see {@link ClientOptions.validate}. */
export type Validate = "off" | "report" | "throw";

/** Members of `fetch`'s second argument that the client does not set itself, those of a runtime or a framework included. */
export type FetchOptions = Omit<RequestInit, "body" | "headers" | "method" | "signal"> & {
  readonly [name: string]: unknown;
  readonly body?: never;
  readonly headers?: never;
  readonly method?: never;
  readonly signal?: never;
};

/** The differences between a response and the document. */
export interface DriftEvent {
  readonly path: string;
  readonly findings: readonly Finding[];
}

/**
 * Settings of a client, all optional. Durations are in ms; `Infinity` is no limit. A hook (`on…`) that throws or rejects breaks no call.
 */
export interface ClientOptions {
  /**
   * The key, or a function that returns it. The function is called for each attempt, and again after a 401: if it returns another key, the call
   * is repeated once with that key. A leading `Bearer ` is removed. Without a key, a call that has to be sent fails with an
   * `AuthenticationError` instead. Default: none.
   */
  apiKey?: ApiKey;
  /** The address of the service, http or https. Default: the document's server, https://api.collegefootballdata.com. */
  baseUrl?: string | undefined;
  /** Headers of every request. Default: in Node a `User-Agent` with the version of the client, elsewhere none. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces the runtime's `fetch`; gets a `Request`, and `fetchOptions` where there are any. Default: `globalThis.fetch`, looked up at each request. */
  fetch?: Fetch | undefined;
  /** Further options of `fetch` for every request, such as undici's `dispatcher` or Next.js's `next`. Default: none. */
  fetchOptions?: FetchOptions | undefined;
  /** How often a failed attempt is repeated, where that may help; a 200 that is cut off or not JSON is repeated once at most. Default: 2. */
  retries?: number | undefined;
  /** Limit of one attempt, its body included; then a `TimeoutError` if no attempt is left. Default: 30,000. */
  timeoutMs?: number | undefined;
  /**
   * Limit of a call: the attempts, the waits between them, the key function, the store and `/info` included; then a `TimeoutError`. The wait for
   * the call's turn does not count. Default: 120,000.
   */
  totalTimeoutMs?: number | undefined;
  /** The longest Retry-After that the client waits for; a longer one ends the call, and holds back the path for no longer than this. Default: 60,000. */
  maxRetryAfterMs?: number | undefined;
  /** The largest response body, in bytes after unpacking; a larger one is a `ResponseError`. Default: 268,435,456 (256 MB). */
  maxBodyBytes?: number | undefined;
  /** How many requests are sent at once; fewer where the service takes fewer on a path. A call that waits to retry does not count. Default: 4. */
  concurrency?: number | undefined;
  /**
   * How many calls of the month's quota to leave: a call beyond that is a `QuotaExceededError`. With a floor, `/info` (free) is called before the
   * month's first call; if it fails, the waiting calls fail with its error. Default: 0.
   */
  quotaFloor?: number | undefined;
  /**
   * Where responses are stored: `true` for this process's memory (64 MB), or a store with `get`, `set(key, value, ttlMs)` and `delete`, such as a
   * Keyv on SQLite, Redis or Valkey. A finished season is stored for 30 days (an empty list for a day), the current one for an hour, reference
   * data for a day, live data not at all. Default: `false`.
   */
  cache?: boolean | Store | undefined;
  /**
   * How long the store may take for one step, and at most half of the call's time, before the call goes on without it. After two failures in a
   * row the store is left alone for 30 seconds. Default: 1,000.
   */
  cacheTimeoutMs?: number | undefined;
  /**
   * Whether responses are compared with the document, cached ones included. `report` passes every difference to `onDrift`; `throw` also makes a
   * wrong type, a null or a missing key a `ResponseError`. A new key or enumeration value is drift, which is reported and never thrown.
   * Default: `off`.
   */
  validate?: Validate | undefined;
  /** Called with the differences between a response and the document. */
  onDrift?: ((event: DriftEvent) => void) | undefined;
  /** Called with each error of the store. */
  onCacheError?: ((error: unknown) => void) | undefined;
  /** Called before each request is sent, those of further attempts included. */
  onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called when an attempt that was sent is over, with its status, or with the error where no usable response came. */
  onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called before the wait for a further attempt. */
  onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Called with the state of the quota whenever something is learned about it. */
  onQuota?: ((state: QuotaState) => void) | undefined;
  /** Time and chance, for tests. Default: the system's. */
  clock?: Clock | undefined;
}

/** Settings of one call; for what is left out, the client's apply. One that makes no sense is a `QueryError`, and nothing is sent. */
export interface CallOptions {
  /** Headers of this call's requests; one of the client's with the same name is replaced. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Further options of `fetch`, beside or instead of the client's. Identical calls share a request where this is the same object. */
  fetchOptions?: FetchOptions | undefined;
  /** Ends the call, also while the body is read. `get` then rejects with the signal's reason. Default: none. */
  signal?: AbortSignal | undefined;
  /** Limit of one attempt, ms, as {@link ClientOptions.timeoutMs}. */
  timeoutMs?: number | undefined;
  /** Limit of the call, ms, as {@link ClientOptions.totalTimeoutMs}. */
  totalTimeoutMs?: number | undefined;
  /** How often a failed attempt is repeated, as {@link ClientOptions.retries}. */
  retries?: number | undefined;
  /** `default` uses a stored response, `reload` calls the service and stores the response, `no-store` neither reads nor stores. Default: `default`. */
  cache?: "default" | "reload" | "no-store" | undefined;
  /** How long the response is stored, ms, at most a year; 0 neither reads nor stores. Default: by the operation, see {@link ClientOptions.cache}. */
  cacheTtlMs?: number | undefined;
  /** As {@link ClientOptions.validate}. */
  validate?: Validate | undefined;
}
