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

/** What to do with notices. See {@link ClientOptions.notices}. */
export type Notices = "report" | "refuse" | "off";

/** What to do with differences between a response and the document. See {@link ClientOptions.validate}. */
export type Validate = "off" | "report" | "throw";

/** Members of `fetch`'s second argument that the client sets itself. The client never follows a redirect. */
type OwnOptions = "body" | "headers" | "method" | "redirect" | "signal";

/** Members of `fetch`'s second argument that the client does not set itself, including those of a runtime or a framework. */
export type FetchOptions = Omit<RequestInit, OwnOptions> &
  Readonly<Record<string, unknown>> & { readonly [Own in OwnOptions]?: never };

/** Settings of a client, all optional. Durations are in ms, and `Infinity` means no limit. An error in a hook (`on…`) does not affect the call. */
export interface ClientOptions {
  /**
   * The key, or a function that returns it. The client calls the function for each attempt, and again after a 401. If the function then returns
   * another key, the client repeats the call once. The client removes a leading `Bearer `. Use one client per user, because identical calls share a
   * request and its failure, even if their keys differ. Without a key, a call that must be sent fails with an `AuthenticationError`. In a page, use
   * `null`, because every visitor could read a key there. The client then does not send a key, and your server at `baseUrl` adds it. Default: none.
   */
  apiKey?: ApiKey;
  /**
   * The URL of the service, http or https. In a page, it may be relative, such as "/api/cfb". Outside a page, the first call with a relative URL
   * throws. Default: https://api.collegefootballdata.com.
   */
  baseUrl?: string | undefined;
  /** Headers for every request. Default: in Node, a `User-Agent` with the client's version. Elsewhere, none. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces `fetch`. It gets a `Request`, and `fetchOptions` if there are any. Default: `globalThis.fetch`, looked up at each request. */
  fetch?: Fetch | undefined;
  /** More options that the client passes to `fetch` with every request, such as undici's `dispatcher` or Next.js's `next`. Default: none. */
  fetchOptions?: FetchOptions | undefined;
  /**
   * How many times the client repeats a failed attempt if another one may succeed. If the body of a 200 is cut off, not JSON, or not the list or
   * object that the operation returns, the client repeats the attempt at most once. If a 429 says that the service is busy, the client waits and
   * tries again until `totalTimeoutMs`, and these attempts do not count. Default: 2.
   */
  retries?: number | undefined;
  /** The time limit of one attempt, including its body. If no attempt is left, the call fails with a `TimeoutError`. Default: 30,000. */
  timeoutMs?: number | undefined;
  /**
   * The time limit of a call, including the wait for its turn, all attempts, pauses, the key function, the store and `/info`. After that, the call
   * fails with a `TimeoutError`. If a Retry-After or abandoned requests will block the call's path beyond the limit, the call fails immediately. A
   * call that joins an identical call in flight ends when that call ends. Raise the limit if you start thousands of calls at once. Default: 600,000.
   */
  totalTimeoutMs?: number | undefined;
  /**
   * The longest Retry-After that the client waits for. A longer one ends the call, and delays other calls to the path by at most this time. Default:
   * 60,000.
   */
  maxRetryAfterMs?: number | undefined;
  /**
   * The largest response body, in bytes after decompression. A larger body causes a `ResponseError`. The client reads at most 64 KB of an error's
   * body. Default: 67,108,864 (64 MB).
   */
  maxBodyBytes?: number | undefined;
  /**
   * The maximum number of requests in flight. Some paths allow fewer (`x-max-in-flight`). On such a path, an abandoned request counts for 75 seconds,
   * because the service keeps working on it. A call that waits to retry does not count. Default: 4.
   */
  concurrency?: number | undefined;
  /**
   * How many of the month's calls to keep in reserve. A call that would use one of them fails with a `QuotaExceededError`. With a floor, the client
   * calls `/info` (free) before the month's first call. If `/info` fails, the waiting calls fail with its error. A request counts as a call if it
   * gets no response, or a 5xx that does not say how many calls are left. If only such uncertain requests would block a call, the client first calls
   * `/info` again. Default: 0.
   */
  quotaFloor?: number | undefined;
  /**
   * Where to store responses: `true` for memory (64 MB), or a store with `get`, `set(key, value, ttlMs)` and `delete`, such as a Keyv on SQLite or
   * Redis. The client stores a finished season for 30 days (an empty list for a day), the current season for an hour, and reference data for a day.
   * It does not store live data. Default: `false`.
   */
  cache?: boolean | Store | undefined;
  /**
   * The time limit of each method of the store and of `shared`. It is never more than half of the call's remaining time. If a method takes longer,
   * the call continues without its result. After a failure, the client does not use the store or `shared` for 5 seconds. Default: 1,000.
   */
  cacheTimeoutMs?: number | undefined;
  /**
   * Shares slots, pauses and the quota with all clients that have the same key and `baseUrl`, in other processes and on other machines. Pass
   * `redisShared` from `cfb-openapi/redis`. `concurrency` then limits the requests of all these clients together on each path, and no client crosses
   * its `quotaFloor`. If `shared` fails or takes longer than `cacheTimeoutMs`, the client continues alone for 5 seconds. With a `quotaFloor`, it then
   * spends only its share of the calls above the floor. Default: none.
   */
  shared?: Shared | undefined;
  /**
   * How long after its expiration a stored response may replace an error. Requires a cache. An expired response replaces an error if the quota is
   * used up or down to `quotaFloor`, or if the service is unreachable, failing or busy. The result then has `stale`, `ageMs` and a notice. 0 means
   * never. Default: 604,800,000 (7 days).
   */
  staleIfErrorMs?: number | undefined;
  /**
   * Whether the client compares responses, including cached ones, with the document. `report` passes every difference to `onDrift`. `throw` throws a
   * `ResponseError` for a wrong type, a null or a missing key, and only reports drift (new keys and enumeration values). Default: `off`.
   */
  validate?: Validate | undefined;
  /** Called with the differences between a response and the document. */
  onDrift?: ((event: DriftEvent) => void) | undefined;
  /**
   * What to do with notices, the warnings about calls that can't return anything useful. `report` looks for them before and after a call, and passes
   * them to `onNotice` and to `result().notices`. `refuse` throws a `QueryError` for notices before a call, and does not send the call. `off` does
   * not look for notices. Default: `report` with `onNotice` or `names`. Without either, `get` looks for notices only after some responses. Examples
   * are empty or cut responses, and those that replaced an error.
   */
  notices?: Notices | undefined;
  /**
   * Called with each notice of a call, before the client sends the call and after the response arrives. By default, the client prints each message
   * once for each query with `console.warn`, up to 100 messages about queries and 100 about data. Then it says that it does not print more. It does
   * not print notices if `NODE_ENV` is `production`, or if `result().notices` returns them.
   */
  onNotice?: ((event: NoticeEvent) => void) | undefined;
  /**
   * Whether the client compares the names in a query with the service's lists before a call. This adds the notices `unknown-name` and
   * `mismatched-name`. The first lookup of each kind costs one call: `/teams` for schools, `/conferences` for conferences. If an earlier
   * response said that fewer than 20 calls are left above `quotaFloor`, the client uses only lists that are loaded or stored. Before the first
   * response, it does not know this, and the list may use the last call. Loading a list takes at most half of the call's remaining time. If
   * a list does not load in time, the client skips it for a minute. With `false`, the client compares names only with lists that `cfb.names` has
   * already loaded. Default: `false`.
   */
  names?: boolean | undefined;
  /** Called with each error of the store or of `shared`. */
  onCacheError?: ((error: unknown) => void) | undefined;
  /** Called before each request is sent, including the requests of retries. */
  onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called when an attempt ends, with its status. If there was no usable response, the event has an error. */
  onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called before the wait for another attempt. */
  onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Called with the state of the quota whenever the client learns something about it. */
  onQuota?: ((state: QuotaState) => void) | undefined;
  /** Time and randomness, for tests. Default: the system's clock and random numbers. */
  clock?: Clock | undefined;
}

/** How many metered requests the calls with this object may still send. See {@link CallOptions.budget}. */
export interface Budget {
  left: number;
}

/**
 * Settings for one call. The client's settings apply to whatever is not set here. If a setting is invalid, the call throws a `QueryError` and is not
 * sent.
 */
export interface CallOptions
  extends Pick<ClientOptions, "timeoutMs" | "totalTimeoutMs" | "retries" | "validate" | "notices"> {
  /** Headers for this call's requests. They replace the client's headers with the same names. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** More options for `fetch`, merged into the client's. Identical calls share a request only if they pass the same object here. */
  fetchOptions?: FetchOptions | undefined;
  /**
   * Ends the call, even while the client reads the body. `get` then rejects with the signal's reason, or with a {@link CancelledError} if the reason
   * is null. Default: none.
   */
  signal?: AbortSignal | undefined;
  /**
   * `default` uses a stored response, and an expired one if the call fails. `reload` calls the service and stores the response. `no-store` does
   * neither. Default: `default`.
   */
  cache?: "default" | "reload" | "no-store" | undefined;
  /**
   * How long to store the response, in ms, up to a year. With 0, the client does not store the response or read a stored one. Default: depends on the
   * operation (see {@link ClientOptions.cache}).
   */
  cacheTtlMs?: number | undefined;
  /**
   * How many metered requests this call and all others with the same object may still send. Each attempt subtracts 1 from `left` before it is sent.
   * Cached and free calls do not subtract anything. If a 429 says that the service is busy, the client adds the 1 again. If no request is left, the
   * call fails with an {@link IncompleteError}, and the client does not retry. With a budget, the client does not request lists of names for notices.
   * Default: no limit.
   */
  budget?: Budget | undefined;
}

/** Options of `each` and `all`. The call options apply to each of the calls. */
export interface SeasonOptions extends CallOptions {
  /**
   * The maximum number of metered requests in this run, including retries. If more are needed, the run throws an {@link IncompleteError}. Do not
   * combine it with `budget`. Default: no limit.
   */
  maxCalls?: number | undefined;
  /** Called when a part is done. */
  onProgress?: ((progress: SeasonProgress) => void) | undefined;
  /**
   * Continues an earlier run of the same path and query. Pass the `resume` of that run's last part or of its error. The run then makes the calls
   * that the earlier run did not make. If more games have begun since the earlier run, their rows may be missing, so make a new run without
   * `resume`. If cut responses were split by team or conference, some rows of the earlier run may appear again. The client requests the list of
   * games again only if another response is cut.
   */
  resume?: string | undefined;
}

/** Options of `watch`. The call options apply to each poll. */
export interface WatchOptions extends Omit<CallOptions, "cache" | "cacheTtlMs"> {
  /**
   * The shortest time between two polls, in ms, at least 5,000. The service updates `/scoreboard` at most every 60 s and `/live/plays` at most every
   * 5 s. More frequent polls do not find changes. Default: 60,000 for live data, and 3,600,000 (an hour) for everything else.
   */
  intervalMs?: number | undefined;
  /** Whether each poll may cost a call of the quota. Without this option, `watch` refuses an operation that is not free. Default: `false`. */
  metered?: boolean | undefined;
  /** Called with a failed poll's error if the watch continues. */
  onError?: ((error: CallError) => void) | undefined;
  /** Ends the watch. The iteration throws the signal's reason, as Node's async iterators do. Default: none. */
  signal?: AbortSignal | undefined;
}
