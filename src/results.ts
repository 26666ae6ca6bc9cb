import type { CallError } from "./errors.js";

/**
 * Why there is a notice. Before a call is sent: `before-data` (the season is older than the data), `future` (the season has not begun),
 * `ignored` (the service ignores the parameter beside another one), `unknown-name` (nothing has that name), `mismatched-name` (the operation
 * compares another form of the name), `unknown-path` (the document does not have the path). Afterwards: `capped` (the service dropped rows),
 * `empty` (no rows), `both-seasons` (rows of both a regular-season and a postseason week), `drift` (the response differs from the document),
 * `stale` (an expired stored response), `sample` (the sample service has only some games of a season or conference).
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
  /** What is wrong and what to do, in one or two sentences. */
  readonly message: string;
  /** A valid value for the parameter. */
  readonly suggestion?: string;
  /** The client call that finds a valid value. `message` ends with this call. */
  readonly remedy?: string;
}

/** A notice about a call, for `onNotice`. */
export interface NoticeEvent {
  readonly path: string;
  readonly notice: Notice;
}

/** An attempt that is about to be sent, for `onRequest`. */
export interface RequestEvent {
  readonly path: string;
  /** The complete URL, with the query. */
  readonly url: string;
  /** The attempt's number within its call, from 1. */
  readonly attempt: number;
}

/** An attempt that has ended, for `onResponse`. */
export interface ResponseEvent extends RequestEvent {
  /** The time from sending the request to the end of the body, in monotonic ms. */
  readonly durationMs: number;
  /** Undefined if there was no response. If there is both a status and an `error`, the body could not be used. */
  readonly status: number | undefined;
  /** Why there is no usable response. Undefined if there is one, whatever its status. */
  readonly error: CallError | undefined;
}

/** A failed attempt that will be followed by another one, for `onRetry`. */
export interface RetryEvent extends Pick<ResponseEvent, "path" | "attempt" | "status" | "error"> {
  /** How long the client waits before the next attempt, ms. */
  readonly delayMs: number;
}

/** What is known about the month's quota. */
export interface QuotaState {
  /** Calls left: the service's last number this month, minus the calls since. Undefined if not known yet. `Infinity` if the key has no limit. */
  readonly remaining: number | undefined;
  /** When this was learned, ms since 1970. */
  readonly learnedAt: number | undefined;
  /**
   * Responses of this client that cost a call, unusable ones included. With a floor, this includes requests without a response, and 5xx responses
   * without the number of calls left, because they may have cost a call.
   */
  readonly spent: number;
  /**
   * When the quota resets. Set after a monthly 429. Until then, the client refuses metered calls, unless a later response shows that calls are
   * left.
   */
  readonly exhaustedUntil: Date | undefined;
}

/** A difference between a response and the document at one pointer, with the number of occurrences. */
export interface Finding {
  /** `extra` (keys and rows) and `enumeration` are drift. All others are breakage. */
  readonly kind: "type" | "null" | "missing" | "extra" | "enumeration";
  /** A JSON pointer, with a star for each list index and each key of a map. */
  readonly pattern: string;
  readonly count: number;
  /** The first pointer with this difference. */
  readonly pointer: string;
  /** What the document says, in words. */
  readonly expected: string;
  /** The value at the first pointer, cut at 60 characters. */
  readonly got: string;
}

/** The differences between a response and the document. */
export interface DriftEvent {
  readonly path: string;
  readonly findings: readonly Finding[];
}

/** What identifies a changed row. */
interface Keyed {
  /** The fields that together identify a row (`x-key`). `applyChange` uses them to find the row. */
  readonly key: readonly string[];
}

/** What has changed since the previous poll. In the first poll, every row is `added`. `applyChange` applies a change to a list of rows. */
export type Change<Row> =
  | (Keyed & { readonly type: "added"; readonly row: Row })
  | (Keyed & { readonly type: "changed"; readonly before: Row; readonly after: Row })
  | (Keyed & { readonly type: "gone"; readonly row: Row });

/** The progress of a run of `each` or `all`. */
export interface SeasonProgress {
  /** The number of finished parts. */
  readonly done: number;
  /** The number of parts known so far. A part that is cut at the row cap is replaced by several. */
  readonly total: number;
  /** The number of metered requests that this run has sent, including retries. */
  readonly calls: number;
  /** The number of rows that this run has returned. */
  readonly rows: number;
  /** The finished part, as the parameters that were filled in. */
  readonly part: Readonly<Record<string, unknown>>;
}
