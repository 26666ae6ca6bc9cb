import type { CallError } from "../errors.js";
import type { CallOptions } from "../options.js";
import type { Data, Path, Query } from "../types.js";

/** A row of the data of a path: an element of a list, and of `/live/plays` a play. */
export type WatchedRow<P extends Path> =
  Data<P> extends readonly (infer Row)[]
    ? Row
    : Data<P> extends { readonly drives: readonly { readonly plays: readonly (infer Play)[] }[] }
      ? Play
      : never;

/** What a poll found changed since the one before it. In the first poll every row is `added`. */
export type Change<Row> =
  | { readonly type: "added"; readonly row: Row }
  | { readonly type: "changed"; readonly before: Row; readonly after: Row }
  | { readonly type: "gone"; readonly row: Row };

/** Options of `watch`. Those of a call hold for each poll. */
export interface WatchOptions extends Omit<CallOptions, "cache" | "cacheTtlMs"> {
  /**
   * The shortest time between two polls, ms, from 5,000 up. The service changes `/scoreboard` at most every 60 s and `/live/plays` every 5 s, so that
   * more polls find nothing new. Default: 60,000 for live data, and 3,600,000 (an hour) for all else.
   */
  intervalMs?: number | undefined;
  /** Whether each poll may cost a call of the quota. Without it, `watch` refuses an operation that is not free. Default: `false`. */
  metered?: boolean | undefined;
  /** Called with the error of each poll that failed and after which the watch goes on. */
  onError?: ((error: CallError) => void) | undefined;
  /** Ends the watch: the iteration throws the signal's reason, as those of Node do. Default: none. */
  signal?: AbortSignal | undefined;
}

/** The arguments of `watch` after the path: the query, which may be left out where no parameter is required, then options. */
export type WatchArgs<P extends Path> =
  Record<never, never> extends Query<P>
    ? [query?: Query<P> | undefined, options?: WatchOptions]
    : [query: Query<P>, options?: WatchOptions];
