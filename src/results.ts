import type { CallError } from "./errors.js";

/**
 * Why there is a notice. Before a call is sent: `before-data` (the season is older than the data), `future` (the season has not begun), `ignored`
 * (the service ignores the parameter beside another one), `unknown-name` (nothing has that name), `mismatched-name` (the operation compares another
 * form of the name), `unknown-path` (the document does not have the path). After it: `capped` (the service dropped rows), `empty` (no rows),
 * `both-seasons` (a week of the regular season and of the postseason), `drift` (the response differs from the document), `stale` (an old stored
 * response), `sample` (the sample service has only some games of a season or conference).
 */
export type NoticeKind =
  | "before-data"
  | "future"
  | "ignored"
  | "unknown-name"
  | "mismatched-name"
  | "capped"
  | "empty"
  | "both-seasons"
  | "drift"
  | "stale"
  | "unknown-path"
  | "sample";

/** A warning about a call that can't return anything useful, or whose data is not what it seems. */
export interface Notice {
  readonly kind: NoticeKind;
  /** The parameter that the notice is about. */
  readonly parameter?: string;
  /** What is wrong and what to do, in a sentence or two. */
  readonly message: string;
  /** A value for the parameter that fits. */
  readonly suggestion?: string;
  /** The client call that finds a valid value. `message` ends with it. */
  readonly remedy?: string;
}

/** A notice of a call, for `onNotice`. */
export interface NoticeEvent {
  readonly path: string;
  readonly notice: Notice;
}

/** An attempt that is sent now, for `onRequest`. */
export interface RequestEvent {
  readonly path: string;
  /** The whole address, with the query. */
  readonly url: string;
  /** The number of the attempt within its call, from 1. */
  readonly attempt: number;
}

/** An attempt that is over, for `onResponse`. */
export interface ResponseEvent extends RequestEvent {
  /** From sending to the end of the body, monotonic ms. */
  readonly durationMs: number;
  /** Undefined where no response came. A status with an `error` is one whose body could not be used. */
  readonly status: number | undefined;
  /** Why there is no usable response; undefined where one came, with any status. */
  readonly error: CallError | undefined;
}

/** A failed attempt that another one follows, for `onRetry`. */
export interface RetryEvent extends Pick<ResponseEvent, "path" | "attempt" | "status" | "error"> {
  /** How long the client waits before the next attempt, ms. */
  readonly delayMs: number;
}

/** What is known about the month's quota. */
export interface QuotaState {
  /** Calls left: the service's last number this month, minus the calls since. Undefined if not known yet. `Infinity` if the key has no limit. */
  readonly remaining: number | undefined;
  /** When that was learned, ms since 1970. */
  readonly learnedAt: number | undefined;
  /**
   * Responses of this client that cost a call, unusable ones included. With a floor, this includes requests without a response, and 5xx responses
   * without the number of calls left, because they may have cost a call.
   */
  readonly spent: number;
  /** When the quota resets; set after a monthly 429. Until then metered calls are refused, unless a later response shows calls left. */
  readonly exhaustedUntil: Date | undefined;
}

/** A difference between a response and the document, at one pointer, however often. */
export interface Finding {
  /** `extra` (keys and rows) and `enumeration` are drift; the others are breakage. */
  readonly kind: "type" | "null" | "missing" | "extra" | "enumeration";
  /** A JSON pointer, with a star for every index and every key of a map. */
  readonly pattern: string;
  readonly count: number;
  /** The first pointer with this difference. */
  readonly pointer: string;
  /** What the document says, in words. */
  readonly expected: string;
  /** The value at the first pointer; cut at 60 characters. */
  readonly got: string;
}

/** The differences between a response and the document. */
export interface DriftEvent {
  readonly path: string;
  readonly findings: readonly Finding[];
}

/** What identifies the row of a change. */
interface Keyed {
  /** The fields that together identify a row (`x-key`); `applyChange` finds it by them. */
  readonly key: readonly string[];
}

/** What a poll found changed since the one before it. In the first poll every row is `added`. `applyChange` puts it into a list of rows. */
export type Change<Row> =
  | (Keyed & { readonly type: "added"; readonly row: Row })
  | (Keyed & { readonly type: "changed"; readonly before: Row; readonly after: Row })
  | (Keyed & { readonly type: "gone"; readonly row: Row });

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
