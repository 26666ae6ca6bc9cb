import type { CallError } from "./errors.js";
import type { ApiKey, Clock, Fetch, Shared, Store } from "./injected.js";
import type {
  DriftEvent,
  NoticeEvent,
  QuotaState,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  SeasonProgress,
} from "./results.js";

/** What to do with notices: see `notices` of the client's options. */
export type Notices = "report" | "refuse" | "off";

/** What to do with the differences between a response and the document: see {@link ClientOptions.validate}. */
export type Validate = "off" | "report" | "throw";

/** Members of `fetch`'s second argument that the client sets itself. It never follows a redirect. */
type OwnOptions = "body" | "headers" | "method" | "redirect" | "signal";

/** Members of `fetch`'s second argument that the client does not set itself, including those of a runtime or a framework. */
export type FetchOptions = Omit<RequestInit, OwnOptions> &
  Readonly<Record<string, unknown>> & { readonly [Own in OwnOptions]?: never };

/** Settings of a client, all optional. Durations are in ms; `Infinity` is no limit. An error in a hook (`on…`) does not affect the call. */
export interface ClientOptions {
  /**
   * The key, or a function that returns it. The function is called for each attempt, and again after a 401: if it returns another key, the call is
   * repeated once. A leading `Bearer ` is removed. A client is for one user: identical calls share a request, and its failure, whichever key it had.
   * Without a key, a call that must be sent fails with an `AuthenticationError`. Use `null` in a page, where every visitor could read a key: the
   * client then does not send one, and your server at `baseUrl` adds it. Default: none.
   */
  apiKey?: ApiKey;
  /**
   * The URL of the service, http or https. In a page, it may be relative, such as "/api/cfb". Outside a page, the first call with a relative URL
   * throws. Default: https://api.collegefootballdata.com.
   */
  baseUrl?: string | undefined;
  /** Headers of every request. Default: in Node a `User-Agent` with the version of the client, elsewhere none. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces `fetch`; gets a `Request`, and `fetchOptions` if there are any. Default: `globalThis.fetch`, looked up at each request. */
  fetch?: Fetch | undefined;
  /** Further options of `fetch` for every request, such as undici's `dispatcher` or Next.js's `next`. Default: none. */
  fetchOptions?: FetchOptions | undefined;
  /**
   * How often a failed attempt is repeated, if that may help. A 200 that is cut off, not JSON or without the operation's form is repeated once at
   * most. A busy 429 does not count: the call waits for the service, within `totalTimeoutMs`. Default: 2.
   */
  retries?: number | undefined;
  /** Limit of one attempt, including its body. If no attempt is left, the call fails with a `TimeoutError`. Default: 30,000. */
  timeoutMs?: number | undefined;
  /**
   * Limit of a whole call from its start: the wait for its turn, attempts, pauses, key function, store and `/info`. The call then fails with a
   * `TimeoutError`. It fails at once if its path takes no request for longer than that, because of a Retry-After or of requests that were given up. A
   * call that joins an identical one in flight ends with that one. Raise the limit if you start thousands of calls at once. Default: 600,000.
   */
  totalTimeoutMs?: number | undefined;
  /**
   * The longest Retry-After that the client waits for. A longer one ends the call. It holds back other calls to the path for at most this time.
   * Default: 60,000.
   */
  maxRetryAfterMs?: number | undefined;
  /** The largest response body, in bytes after decompression; a larger one is a `ResponseError`. An error's body is read up to 64 KB. Default: 67,108,864 (64 MB). */
  maxBodyBytes?: number | undefined;
  /**
   * The most requests in flight. Some paths allow fewer (`x-max-in-flight`). On those, a request that was given up counts for 75 seconds, because the
   * service keeps working on it. A call that waits to retry does not count. Default: 4.
   */
  concurrency?: number | undefined;
  /**
   * How many of the month's calls to keep in reserve. A call that would use one fails with a `QuotaExceededError`. With a floor, `/info` (free) is
   * called before the month's first call; if it fails, the waiting calls fail with its error. If a request gets no response, or a 5xx without the
   * number of calls left, it counts as a call. Before such uncertain requests alone block a call, the client calls `/info`. Default: 0.
   */
  quotaFloor?: number | undefined;
  /**
   * Where responses are stored: `true` for memory (64 MB), or a store with `get`, `set(key, value, ttlMs)` and `delete`, such as a Keyv on SQLite or
   * Redis. A finished season is stored for 30 days (an empty list for a day), the current one for an hour, reference data for a day, live data
   * not at all. Default: `false`.
   */
  cache?: boolean | Store | undefined;
  /**
   * The limit of one step of the store, or of `shared`. It is never more than half of the call's remaining time. After that, the call continues
   * without it. After a failure the client does not use it for 5 seconds. Default: 1,000.
   */
  cacheTimeoutMs?: number | undefined;
  /**
   * Shares slots, pauses and the quota with all clients that have the same key and `baseUrl`, in other processes and on other machines: `redisShared`
   * of `cfb-openapi/redis`. `concurrency` then limits the requests of all of them on each path, and none crosses its `quotaFloor`. If it fails, or
   * takes longer than `cacheTimeoutMs`, the client goes on alone for 5 seconds, and above a floor spends only its part of what was left. Default: none.
   */
  shared?: Shared | undefined;
  /**
   * With a cache: how long after it expires a stored response may replace an error. This applies if the quota is used up or down to `quotaFloor`, or
   * if the service is unreachable, failing or busy. A result then has `stale`, `ageMs` and a notice. 0: never. Default: 604,800,000 (7 days).
   */
  staleIfErrorMs?: number | undefined;
  /**
   * Whether responses, cached ones included, are compared with the document. `report` passes every difference to `onDrift`; `throw` makes a wrong
   * type, a null or a missing key a `ResponseError`, and only reports drift: new keys and enumeration values. Default: `off`.
   */
  validate?: Validate | undefined;
  /** Called with the differences between a response and the document. */
  onDrift?: ((event: DriftEvent) => void) | undefined;
  /**
   * What to do with notices: warnings about calls that can't return anything useful. `report` looks for them before a call and after it, and passes
   * them to `onNotice` and to `result().notices`; `refuse` makes those before a call a `QueryError`, and nothing is sent; `off` does not look for
   * notices. Default: `report` with `onNotice` or `names`. Without them, `get` looks only after a response that is empty or cut, that replaced an
   * error, or for which the service ignored a parameter.
   */
  notices?: Notices | undefined;
  /**
   * Called with each notice of a call: before it is sent, and when its response is there. Default: prints each message once with `console.warn`, at
   * most 100 of them, unless `NODE_ENV` is `production`. Those in `result().notices` are not printed.
   */
  onNotice?: ((event: NoticeEvent) => void) | undefined;
  /**
   * Whether the names in queries are compared with the lists of the service before a call, for the notices `unknown-name` and `mismatched-name`. The
   * first name of a kind costs one call: `/teams` for schools, `/conferences` for conferences. Loading takes at most half of the call's remaining
   * time. If a list does not load in time, it is skipped for a minute. Default: `false`, which compares names only with lists that `cfb.names` has
   * loaded.
   */
  names?: boolean | undefined;
  /** Called with each error of the store, and of `shared`. */
  onCacheError?: ((error: unknown) => void) | undefined;
  /** Called before each request is sent, including those of further attempts. */
  onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called when an attempt ends, with its status, and with an error if it got no usable response. */
  onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called before the wait for a further attempt. */
  onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Called with the state of the quota whenever the client learns something about it. */
  onQuota?: ((state: QuotaState) => void) | undefined;
  /** Time and randomness, for tests. Default: the system's. */
  clock?: Clock | undefined;
}

/** The metered requests that calls may still send: see {@link CallOptions.budget}. */
export interface Budget {
  left: number;
}

/** Settings of one call; the client's apply for the rest. An invalid one is a `QueryError`, and nothing is sent. */
export interface CallOptions
  extends Pick<ClientOptions, "timeoutMs" | "totalTimeoutMs" | "retries" | "validate" | "notices"> {
  /** Headers of this call's requests; one of the client's with the same name is replaced. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Further options of `fetch`, merged into the client's. Identical calls share a request where this is the same object. */
  fetchOptions?: FetchOptions | undefined;
  /** Ends the call, even while the body is read. `get` then rejects with the signal's reason, or a {@link CancelledError} if it is null. Default: none. */
  signal?: AbortSignal | undefined;
  /** `default` uses a stored response, also instead of an error; `reload` calls the service and stores the response; `no-store` neither. Default: `default`. */
  cache?: "default" | "reload" | "no-store" | undefined;
  /** How long the response is stored, ms, at most a year; 0 neither reads nor stores. Default: by the operation, see {@link ClientOptions.cache}. */
  cacheTtlMs?: number | undefined;
  /**
   * How many metered requests this call and all others with the same object may still send. Each attempt takes one from `left` before it is sent.
   * Cached and free calls do not take any, and a busy 429 gives its one back. If none is left, the call fails with an {@link IncompleteError}, and
   * the client does not retry. It does not request lists of names for notices. Default: no limit.
   */
  budget?: Budget | undefined;
}

/** Options of `each` and `all`: those of a call, for each of its calls, and these. */
export interface SeasonOptions extends CallOptions {
  /** The most metered requests of this run, further attempts included; then an {@link IncompleteError}. Not beside `budget`. Default: no limit. */
  maxCalls?: number | undefined;
  /** Called when a part is done. */
  onProgress?: ((progress: SeasonProgress) => void) | undefined;
  /**
   * Continues an earlier run of the same path and query: the `resume` of its last part, or of its error. If cut responses were split by team or
   * conference, some rows of the earlier run may appear again. The client requests the list of games again only if another response is cut.
   */
  resume?: string | undefined;
}

/** Options of `watch`. Those of a call hold for each poll. */
export interface WatchOptions extends Omit<CallOptions, "cache" | "cacheTtlMs"> {
  /**
   * The shortest time between two polls, ms, from 5,000 up. The service updates `/scoreboard` at most every 60 s and `/live/plays` at most every 5 s.
   * More frequent polls do not find changes. Default: 60,000 for live data, and 3,600,000 (an hour) for all else.
   */
  intervalMs?: number | undefined;
  /** Whether each poll may cost a call of the quota. Without it, `watch` refuses an operation that is not free. Default: `false`. */
  metered?: boolean | undefined;
  /** Called with the error of each poll that failed and after which the watch goes on. */
  onError?: ((error: CallError) => void) | undefined;
  /** Ends the watch: the iteration throws the signal's reason, as those of Node do. Default: none. */
  signal?: AbortSignal | undefined;
}
