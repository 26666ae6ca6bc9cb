import type { CallError } from "./errors.js";

/**
 * Why there is a notice. Before a call is sent:
 *
 * - `before-data`: the season is older than the data
 * - `future`: the season has not begun
 * - `ignored`: the service ignores the parameter if another one is given
 * - `unknown-name`: nothing has that name
 * - `mismatched-name`: the operation compares another form of the name
 * - `unknown-path`: the document does not have the path
 *
 * After a call:
 *
 * - `capped`: the service dropped rows
 * - `empty`: no rows
 * - `both-seasons`: the week's rows come from more than one part of the season, such as the regular season and the postseason
 * - `drift`: the response differs from the document
 * - `stale`: an old stored response
 * - `sample`: the sample service has only some games of a season or conference
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
  /** A value that fits the parameter. */
  readonly suggestion?: string;
  /** The client call that finds a valid value. `message` contains it. */
  readonly remedy?: string;
}

/** A notice of a call, for `onNotice`. */
export interface NoticeEvent {
  readonly path: string;
  readonly notice: Notice;
}

/** The event for `onRequest`: an attempt that is about to be sent. */
export interface RequestEvent {
  readonly path: string;
  /** The full URL, including the query. */
  readonly url: string;
  /** The attempt's number within its call, from 1. */
  readonly attempt: number;
}

/** The event for `onResponse`: an attempt that has ended. */
export interface ResponseEvent extends RequestEvent {
  /** The time from sending the request to the end of the body, in ms. Measured on the monotonic clock. */
  readonly durationMs: number;
  /** The HTTP status. Undefined if no response arrived. If there is also an `error`, the client could not use the response's body. */
  readonly status: number | undefined;
  /** Why there is no usable response. Undefined if a usable response arrived, whatever its status. */
  readonly error: CallError | undefined;
}

/** The event for `onRetry`: a failed attempt that the client will repeat. */
export interface RetryEvent extends Pick<ResponseEvent, "path" | "attempt" | "status" | "error"> {
  /** How long the client waits before the next attempt, in ms. */
  readonly delayMs: number;
}

/** What the client knows about the month's quota. */
export interface QuotaState {
  /**
   * How many calls are left: the number that the service last reported this month, minus the calls since then. Undefined if not known yet. `Infinity`
   * if the key has no limit.
   */
  readonly remaining: number | undefined;
  /** When the client learned `remaining`, in ms since 1970. */
  readonly learnedAt: number | undefined;
  /**
   * How many of this client's responses cost a call, including unusable ones. With a floor, the number includes requests without a response and 5xx
   * responses that do not report how many calls are left, because they may have cost a call.
   */
  readonly spent: number;
  /**
   * When the quota resets. Set after a 429 that says that the month's quota is used up. Until then, the client refuses metered calls, unless a later
   * response shows that calls are left.
   */
  readonly exhaustedUntil: Date | undefined;
}

/** A difference between a response and the document. Differences with the same kind and pattern are one finding. */
export interface Finding {
  /** The kind of difference. `extra` (keys and rows) and `enumeration` are drift. The others are breakage. */
  readonly kind: "type" | "null" | "missing" | "extra" | "enumeration";
  /** A JSON pointer, with a star for every index and every key of a map. */
  readonly pattern: string;
  readonly count: number;
  /** The first pointer with this difference. */
  readonly pointer: string;
  /** What the document says, in words. */
  readonly expected: string;
  /** The value at the first pointer, cut at 60 characters. */
  readonly got: string;
}

/** The event for `onDrift`: a response's differences from the document. */
export interface DriftEvent {
  readonly path: string;
  readonly findings: readonly Finding[];
}

/** Identifies the row of a change. */
interface Keyed {
  /** The fields that together identify a row (`x-key`). `applyChange` uses them to find the row. */
  readonly key: readonly string[];
}

/** A change between two polls. In the first poll, every row is `added`. `applyChange` applies a change to a list of rows. */
export type Change<Row> =
  | (Keyed & { readonly type: "added"; readonly row: Row })
  | (Keyed & { readonly type: "changed"; readonly before: Row; readonly after: Row })
  | (Keyed & { readonly type: "gone"; readonly row: Row });

/** The progress of a run of `each` or `all`. */
export interface SeasonProgress {
  /** How many parts are done. */
  readonly done: number;
  /** How many parts are known so far. If a part is cut at the row cap, several parts replace it. */
  readonly total: number;
  /** How many metered requests this run has sent, including retries. */
  readonly calls: number;
  /** How many rows this run has returned. */
  readonly rows: number;
  /** The parameters that the run filled in for the part that is done. */
  readonly part: Readonly<Record<string, unknown>>;
}
