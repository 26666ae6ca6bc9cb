import type { CallError, IncompleteError } from "./errors.js";
import type { Names } from "./names.js";
import type { CallOptions } from "./options.js";
import type { OpenapiFetch } from "./request/openapi-fetch.js";
import type { Change, Notice, QuotaState } from "./results.js";
import type {
  Args,
  Data,
  ListPath,
  Overview,
  Path,
  Plan,
  PlannedCall,
  Query,
  SeasonArgs,
  SeasonPart,
  SeasonWeek,
  WatchArgs,
  WatchedRow,
} from "./types.js";

/** The members of every result, whether or not the call succeeded. */
interface Head {
  /** The HTTP status. Undefined if no response came over HTTP because the data was cached, the client refused the call, or the connection failed. */
  readonly status: number | undefined;
  /** The response's headers. Each caller gets a copy. Undefined if no response was read. */
  readonly headers: Headers | undefined;
  /** Warnings that the call can't return anything useful, or that its data is not what it seems. Empty with `notices: "off"`. */
  readonly notices: readonly Notice[];
  /** A snapshot of the quota after the call. */
  readonly quota: QuotaState;
}

/** The result of a call that succeeded. */
interface Success<P extends Path> extends Head {
  readonly ok: true;
  readonly data: Data<P>;
  /** Present if the client returned expired stored data instead of an error. The `stale` notice names the error. */
  readonly stale?: true;
  /** How long ago the data was stored, in ms. Present only with `stale`. */
  readonly ageMs?: number;
}

/** The outcome of a call. If `ok` is true, it has `data`. Otherwise, it has `error`. To narrow the error's class, check `error.code`. */
export type Result<P extends Path> = Success<P> | (Head & { readonly ok: false; readonly error: CallError });

/** What the client knows about the month's quota. The client keeps the object current, so `const { quota } = cfb` works. */
export interface Quota extends QuotaState {
  /**
   * Makes a free call to `/info` to learn how many calls are left. Throws what `get` throws. If the response does not contain that number, throws a
   * `ResponseError`.
   *
   * @example const { remaining } = await cfb.quota.refresh();
   */
  refresh(): Promise<QuotaState>;
}

/**
 * A client of the service. You can pass it to libraries that take an openapi-fetch client. `get`, `result`, `GET` and `fetch` make calls in the same
 * way, with the same checks, cache, sharing, retries, quota, validation and notices.
 */
export interface Client extends OpenapiFetch {
  /**
   * Makes a call and returns its data, which may be an empty list. If the call fails, throws a {@link CallError}. If `options.signal` ends the call,
   * throws the signal's reason.
   *
   * @example const games = await cfb.get("/games", { year: 2025, team: "Ohio State" });
   */
  get<P extends Path, Q extends object = never, _Overview = Overview<P>>(
    path: P,
    ...args: Args<P, Q>
  ): Promise<Data<P>>;
  /**
   * Makes a call and returns its outcome. Never throws. If the signal ends the call, the error is a `CancelledError`.
   *
   * @example const result = await cfb.result("/games", { year: 2025 }, { timeoutMs: 5_000 }); if (result.ok) result.data.length;
   */
  result<P extends Path, Q extends object = never, _Overview = Overview<P>>(
    path: P,
    ...args: Args<P, Q>
  ): Promise<Result<P>>;
  /**
   * Makes a call as an openapi-fetch client does. It returns an HTTP failure as `error`, and throws any other failure as `get` does. The first use
   * loads openapi-fetch. Only run-time checks enforce the rules between parameters. Methods other than GET throw a `TypeError`, because the service
   * is read-only.
   *
   * @example const { data, error } = await cfb.GET("/games", { params: { query: { year: 2025, team: "Ohio State" } } });
   */
  readonly GET: OpenapiFetch["GET"];
  /**
   * Adds openapi-fetch middleware to `GET`, for example for tracing. Middleware sees each call, but not each attempt. To see attempts, use the
   * options `onRequest` and `onResponse`.
   *
   * @example cfb.use({ onResponse: ({ response, schemaPath }) => console.log(schemaPath, response.status) });
   */
  readonly use: OpenapiFetch["use"];
  /**
   * Removes middleware that `use` has added.
   *
   * @example const middleware = { onRequest: () => console.time() }; cfb.use(middleware); cfb.eject(middleware);
   */
  readonly eject: OpenapiFetch["eject"];
  /**
   * Makes a call as the built-in `fetch` does, for libraries that take a `fetch`. `input` is a path such as "/games?year=2025", or a URL below
   * `baseUrl` (a string, a `URL` or a `Request`). The client reads the method, headers, signal and cache from `init`, and passes the other options
   * to the built-in `fetch`. It does not follow redirects. For an HTTP failure, it returns a `Response` with that status and with the key redacted.
   * For any other failure, it throws what `get` throws. A stored response has status 200. If it has expired, it also has an `age` header, in
   * seconds. Throws a `TypeError` for a method other than GET, for a URL outside `baseUrl`, and for an option of `get` other than `cacheTtlMs`. If
   * the document does not have a path, the client still sends the call, and reports the notice `unknown-path` if it succeeds. Such a call costs
   * quota. The client does not validate its response, and stores it only with `cacheTtlMs`.
   *
   * @example const response = await cfb.fetch("/games?year=2025&team=Ohio+State"); const games = await response.json();
   */
  fetch(input: string | URL | Request, init?: RequestInit & Pick<CallOptions, "cacheTtlMs">): Promise<Response>;
  /**
   * Yields all rows of a query that may need several calls, part by part. For a `year` of `/plays`, it calls `/games` once, then `/plays` for each
   * week with games. If a response is cut at its row cap, the client requests it again in smaller parts. The client requests up to `concurrency`
   * parts in advance, and skips games that have not begun. To continue in a later run, pass the `resume` of the last part. Throws what `get` throws.
   * If `maxCalls` or `budget` is used up, or if a cut response can't be split, throws an {@link IncompleteError}. Before `each` throws, even for an
   * abort, it yields every part that has arrived, because you paid for it. `return()` cancels its requests immediately. Reports the query's notices
   * once. Reports `empty` only if no part has rows that fit. With `maxCalls` or `budget`, it does not request lists of names for notices.
   *
   * @example for await (const plays of cfb.each("/plays", { year: 2025 }, { maxCalls: 50 })) console.log(plays.part, plays.length, plays.resume);
   */
  each<P extends ListPath>(path: P, ...args: SeasonArgs<P>): AsyncIterable<SeasonPart<P>>;
  /**
   * Returns all rows of a query that may need several calls, without duplicates (rows with the same `x-key`). See {@link Client.each}. If a call
   * fails or `signal` aborts after a part has arrived, throws an {@link IncompleteError} whose `cause` is the error or the reason. The error's `rows`
   * contain the rows so far. To get the rest, pass the error's `resume` to a later run.
   *
   * @example const plays = await cfb.all("/plays", { year: 2025 });
   */
  all<P extends ListPath>(path: P, ...args: SeasonArgs<P>): Promise<Data<P>>;
  /** How many of the month's calls are left, as far as the client knows. */
  readonly quota: Quota;
  /**
   * Finds the names that operations accept, from what people type.
   *
   * @example const { school } = await cfb.names.team("ohio st"); // "Ohio State"
   */
  readonly names: Names;
  /**
   * Returns what calls would cost, without sending any. Each call is invalid, cached, free or metered. With a cache, identical calls count as one.
   * For a call with `all: true`, it counts the requests that `all` would send. If that number depends on data that is not cached, it is only a bound.
   * The call then has `atMost` or `atLeast`, and `totals` contains the bound. Once the season's `/games` is cached, an upper bound becomes exact.
   * A plan does not count requests for lists of names.
   *
   * @example const { totals } = await cfb.plan([{ path: "/games", query: { year: 2025 } }, { path: "/scoreboard" }]);
   */
  plan(calls: readonly PlannedCall[]): Promise<Plan>;
  /**
   * Polls a path and yields what changed. The watch identifies rows by their `x-key`, and the plays of `/live/plays` by their `id`. The first poll
   * yields all rows as `added`. If a poll fails because of the network or the service, the watch calls `onError` and polls again after a pause. The
   * pause grows to ten minutes, or to the interval if that is longer. Any other error ends the watch. If the signal aborts, the watch throws the
   * signal's reason. `return()` ends the watch immediately, even while a `next()` is pending. After the machine wakes from sleep, the watch polls
   * once, immediately. For `/live/plays`, it ends normally when the game is over. If the game has not started or does not exist, the first `next`
   * throws a `ServiceError` with the status 400. A watch does not send anything before the first `next`. If the operation is not free and `metered`
   * is not true, the first `next` throws a `QueryError`.
   *
   * @example for await (const change of cfb.watch("/scoreboard")) if (change.type === "changed") console.log(change.after.homeTeam.points);
   */
  watch<P extends Path>(path: P, ...args: WatchArgs<P>): AsyncGenerator<Change<WatchedRow<P>>, void, undefined>;
  /**
   * Returns the season and week of a date. Without a date, uses the current time. Between two weeks or seasons, returns the next one. If the service
   * has no calendar for the season yet, returns only the season. Makes one call to `/calendar`, or two in January after the last game. A client with
   * a cache stores the calendar. Throws what `get` throws. Throws a `TypeError` for an invalid date.
   *
   * @example const { season, seasonType, week } = await cfb.season(); const games = await cfb.get("/games", { year: season, seasonType, week });
   */
  season(at?: Date): Promise<SeasonWeek>;
  /**
   * Deletes the stored response of a query. If the operation needs a tier, the response of another key stays. Without a query, deletes all stored
   * responses of the path, for all keys. If the store can't list its `keys` or entries, deletes only the last 10,000 responses that this client
   * used. A call in flight may store its response afterwards. Returns false if the store failed or took longer than `cacheTimeoutMs`. `onCacheError`
   * then gets the error. Throws a `QueryError` for an invalid query. Without a cache, does nothing.
   *
   * @example await cfb.forget("/games", { year: 2025, team: "Ohio State" });
   */
  forget<P extends Path>(path: P, query?: Query<P>): Promise<boolean>;
}
