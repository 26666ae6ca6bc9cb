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

/** What a result holds, whether the call succeeded or not. */
interface Head {
  /** The HTTP status; undefined where no response came over HTTP: from the cache, refused, no connection. */
  readonly status: number | undefined;
  /** The response's headers, a copy for each caller; undefined where no response was read. */
  readonly headers: Headers | undefined;
  /** Warnings that the call can't return anything useful, or that its data is not what it seems. Empty with `notices: "off"`. */
  readonly notices: readonly Notice[];
  /** A snapshot of the quota after the call. */
  readonly quota: QuotaState;
}

/** What a result holds where the call succeeded. */
interface Success<P extends Path> extends Head {
  readonly ok: true;
  readonly data: Data<P>;
  /** Present if expired stored data replaced an error. The `stale` notice names the error. */
  readonly stale?: true;
  /** How long ago the data was stored, ms; only where it is `stale`. */
  readonly ageMs?: number;
}

/** The outcome of a call: data where `ok` is true, else an error, whose class `error.code` narrows. */
export type Result<P extends Path> = Success<P> | (Head & { readonly ok: false; readonly error: CallError });

/** What the client knows about the month's quota. One object that stays current: `const { quota } = cfb` works. */
export interface Quota extends QuotaState {
  /**
   * Calls `/info`, which is free, to learn what is left. Throws what `get` throws, and a `ResponseError` if the response does not contain the number
   * of calls left.
   *
   * @example const { remaining } = await cfb.quota.refresh();
   */
  refresh(): Promise<QuotaState>;
}

/**
 * A client of the service. It is an openapi-fetch client as well, for libraries that take one. `get`, `result`, `GET` and `fetch` make the same
 * call: with the same checks, cache, sharing, retries, quota, validation and notices.
 */
export interface Client extends OpenapiFetch {
  /**
   * Makes a call and returns its data, which may be an empty list. Throws a {@link CallError} where the call fails, and the signal's reason where
   * `options.signal` ends it.
   *
   * @example const games = await cfb.get("/games", { year: 2025, team: "Ohio State" });
   */
  get<P extends Path, Q extends object = never, _Overview = Overview<P>>(
    path: P,
    ...args: Args<P, Q>
  ): Promise<Data<P>>;
  /**
   * Makes a call and returns its outcome; never throws. The error of a call that its signal ends is a `CancelledError`.
   *
   * @example const result = await cfb.result("/games", { year: 2025 }, { timeoutMs: 5_000 }); if (result.ok) result.data.length;
   */
  result<P extends Path, Q extends object = never, _Overview = Overview<P>>(
    path: P,
    ...args: Args<P, Q>
  ): Promise<Result<P>>;
  /**
   * Makes a call as an openapi-fetch client does: it returns an HTTP failure as `error`, and throws any other failure as `get` does. The first use
   * loads openapi-fetch. Rules between parameters are checked at run time only. Methods other than GET throw a `TypeError`, because the service is
   * read-only.
   *
   * @example const { data, error } = await cfb.GET("/games", { params: { query: { year: 2025, team: "Ohio State" } } });
   */
  readonly GET: OpenapiFetch["GET"];
  /**
   * Adds middleware of openapi-fetch to `GET`, such as for tracing. It sees calls, not attempts: `onRequest` and `onResponse` of the options do.
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
   * Makes a call as the platform's `fetch` does, for libraries that take a `fetch`. `input` is a path such as "/games?year=2025", or a URL below
   * `baseUrl` (a string, a `URL` or a `Request`). The client reads method, headers, signal and cache from `init` and passes other options on.
   * Redirects are not followed. An HTTP failure is a `Response` with its status, and the key redacted; every other failure throws what `get` throws.
   * A stored response has status 200, and an `age` header, in seconds, where it is past its time. Throws a `TypeError` for another method or address,
   * and for an option of `get` other than `cacheTtlMs`. It sends a path that the document does not have, with the notice `unknown-path`: such a call
   * is metered, not validated, and stored only with `cacheTtlMs`.
   *
   * @example const response = await cfb.fetch("/games?year=2025&team=Ohio+State"); const games = await response.json();
   */
  fetch(input: string | URL | Request, init?: RequestInit & Pick<CallOptions, "cacheTtlMs">): Promise<Response>;
  /**
   * Yields all rows of a query that may need several calls, one part after another: for a `year` of `/plays`, it calls `/games` once, then `/plays`
   * for each week with games. If a response is cut at its row cap, the client requests it again in smaller parts. It requests the next parts ahead,
   * up to `concurrency`. Each part carries `resume`, with which a later run continues with the parts that are left. Throws what `get` throws, and an
   * {@link IncompleteError} where `maxCalls` or `budget` is used up, or where the service cuts a response that nothing splits. Before it throws, even
   * for an abort, it yields every part that has arrived, because you paid for them. It skips games that have not begun. It reports the query's
   * notices once, and `empty` only if no part has rows. With `maxCalls` or `budget`, it does not request lists of names for them. `return()` ends its
   * requests at once.
   *
   * @example for await (const plays of cfb.each("/plays", { year: 2025 }, { maxCalls: 50 })) console.log(plays.part, plays.length, plays.resume);
   */
  each<P extends ListPath>(path: P, ...args: SeasonArgs<P>): AsyncIterable<SeasonPart<P>>;
  /**
   * Returns all rows of a query that may need several calls, each row once by its `x-key`; see {@link Client.each}. If a call fails or `signal`
   * aborts after a part has arrived, it throws an {@link IncompleteError} whose `cause` is the error or the reason. Its `rows` are the rows so far. A
   * later run with its `resume` returns the rest.
   *
   * @example const plays = await cfb.all("/plays", { year: 2025 });
   */
  all<P extends ListPath>(path: P, ...args: SeasonArgs<P>): Promise<Data<P>>;
  /** What is left of the month's calls, as far as the client knows. */
  readonly quota: Quota;
  /**
   * Finds the names that operations take, from what people type.
   *
   * @example const { school } = await cfb.names.team("ohio st"); // "Ohio State"
   */
  readonly names: Names;
  /**
   * Returns what calls would cost, without sending any: which are invalid, cached, free, metered. With a cache, identical calls count as one. A call
   * with `all: true` counts the requests that `all` would send. If that depends on the season's games, the number is an upper bound (`atMost`). Once
   * the season's `/games` is cached, it is exact.
   *
   * @example const { totals } = await cfb.plan([{ path: "/games", query: { year: 2025 } }, { path: "/scoreboard" }]);
   */
  plan(calls: readonly PlannedCall[]): Promise<Plan>;
  /**
   * Polls a path and yields what changed: each row by its `x-key`, of `/live/plays` each play by its `id`. The first poll yields all rows as `added`.
   * If a poll fails because of the network or the service, the watch calls `onError` and polls again after a pause of up to ten minutes. Any other
   * error ends the watch. If the signal aborts, it throws the signal's reason. `return()` ends it at once, even while a read waits. After the machine
   * sleeps, it polls once, immediately. `/live/plays` ends normally when the game is over, and when it has no plays yet. Nothing is sent before the
   * first `next`. Throws a `QueryError` there for an operation that is not free, unless `metered` is true.
   *
   * @example for await (const change of cfb.watch("/scoreboard")) if (change.type === "changed") console.log(change.after.homeTeam.points);
   */
  watch<P extends Path>(path: P, ...args: WatchArgs<P>): AsyncGenerator<Change<WatchedRow<P>>, void, undefined>;
  /**
   * Returns the season and week of a date, or of now. Between two weeks or seasons, it returns the next one. If the service has no calendar for the
   * season yet, it returns the season alone. It makes one call to `/calendar` (two in January after the last game), which a cache stores. Throws what
   * `get` throws, and a `TypeError` for an invalid date.
   *
   * @example const { season, seasonType, week } = await cfb.season(); const games = await cfb.get("/games", { year: season, seasonType, week });
   */
  season(at?: Date): Promise<SeasonWeek>;
  /**
   * Deletes the stored response of a query, or those of all queries of a path if no query is given. If the store can't list its `keys` or entries, it
   * deletes only the last 10,000 responses that this client used. A query of an operation that needs a tier is deleted only for this client's key. A
   * call in flight may store its response afterwards. Returns false if a step of the store failed or took longer than `cacheTimeoutMs`, which
   * `onCacheError` reports. Throws a `QueryError` for an invalid query, and without a cache does nothing.
   *
   * @example await cfb.forget("/games", { year: 2025, team: "Ohio State" });
   */
  forget<P extends Path>(path: P, query?: Query<P>): Promise<boolean>;
}
