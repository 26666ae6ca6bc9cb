import type { paths } from "../../generated/schema.js";
import type { CallOptions } from "../options.js";
import type { Data, Path, Query } from "../types.js";

/** The paths whose data is a list of rows. */
export type ListPath = { [P in Path]: Data<P> extends readonly unknown[] ? P : never }[Path];

type Parameters<P extends Path> = paths[P]["get"]["parameters"] extends { query?: infer Q } ? NonNullable<Q> : never;
type Open<Q> = { [Name in keyof Q]?: Q[Name] | undefined };

/** A query that only the season completes: `week`, or the id of a game, is filled in. */
type Unfilled<P extends Path> = "year" extends keyof Parameters<P>
  ? { year: number } extends Query<P>
    ? never
    : { year: number } & Open<Omit<Parameters<P>, "year">>
  : { gameId: number } extends Parameters<P>
    ? Query<"/games">
    : never;

/**
 * A query for `each` and `all`: that of `get`, or one with a `year` that leaves out what the rules want besides, such as the `week` of `/plays`.
 * An operation that takes only the id of a game takes the query of `/games` that finds the games.
 */
export type SeasonQuery<P extends ListPath> = Query<P> | Unfilled<P>;

/** Where a run of `each` or `all` is. */
export interface SeasonProgress {
  /** How many parts are done. */
  readonly done: number;
  /** How many parts there are, as far as is known: a part that is cut at the row cap becomes several. */
  readonly total: number;
  /** How many metered requests this run has sent, further attempts included. */
  readonly calls: number;
  /** How many rows this run has returned. */
  readonly rows: number;
  /** The part that is done: the parameters that were filled in. */
  readonly part: Readonly<Record<string, unknown>>;
}

/** Options of `each` and `all`: those of a call, for each of its calls, and these. */
export interface SeasonOptions extends CallOptions {
  /** The most metered requests that this run may send, further attempts included; then it ends with an {@link IncompleteError}. Default: no limit. */
  maxCalls?: number | undefined;
  /** Called when a part is done. */
  onProgress?: ((progress: SeasonProgress) => void) | undefined;
  /**
   * Continues an earlier run of the same path and query: the `resume` of its last part, or of its error. Where cut responses were split by team or
   * conference, rows of the earlier run may come again. The list of games is called again only where a further response is cut.
   */
  resume?: string | undefined;
}

/** The rows of a part. `part` and `resume` are not enumerable. */
export type SeasonPart<P extends ListPath> = Data<P> & {
  /** The parameters that were filled in: `{ week: 3 }`; empty where one call has all rows. */
  readonly part: Readonly<Record<string, unknown>>;
  /** What a later run needs to continue after this part: a text, to be passed as `resume`. */
  readonly resume: string;
};

/** A run that ended before its last row. Nothing that was returned before is lost: pass `resume` to a later run. */
export interface IncompleteError extends Error {
  readonly code: "incomplete";
  /** `budget`: `maxCalls` is used up. `capped`: a response was cut at the row cap, and its query cannot be split further. */
  readonly reason: "budget" | "capped";
  readonly path: string;
  readonly done: number;
  readonly total: number;
  readonly resume: string;
  /** The rows that `all` had; absent in an error of `each`, which has yielded them. */
  readonly rows?: readonly unknown[];
}

/** The arguments of `each` and `all` after the path. */
export type SeasonArgs<P extends ListPath> =
  Record<never, never> extends SeasonQuery<P>
    ? [query?: SeasonQuery<P> | undefined, options?: SeasonOptions]
    : [query: SeasonQuery<P>, options?: SeasonOptions];
