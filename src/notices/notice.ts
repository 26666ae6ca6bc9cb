/**
 * Why a call is, or was, in vain. Before it is sent: `before-data` (the season is older than the data), `future` (the season has not begun),
 * `ignored` (the service ignores the parameter beside another one), `unknown-name` (nothing has that name), `mismatched-name` (the operation
 * compares another form of the name). After it: `capped` (the service dropped rows), `empty` (no rows), `drift` (the response differs from
 * the document), `stale` (an old stored response).
 */
export type NoticeKind =
  | "before-data"
  | "future"
  | "ignored"
  | "unknown-name"
  | "mismatched-name"
  | "capped"
  | "empty"
  | "drift"
  | "stale";

/** A hint that a call is, or was, in vain. */
export interface Notice {
  readonly kind: NoticeKind;
  /** The parameter that the notice is about. */
  readonly parameter?: string;
  /** What is wrong and what to do, in a sentence or two. */
  readonly message: string;
  /** A value for the parameter that fits. */
  readonly suggestion?: string;
}

/** A notice of a call, for `onNotice`. */
export interface NoticeEvent {
  readonly path: string;
  readonly notice: Notice;
}

/** What to do with notices: see `notices` of the client's options. */
export type Notices = "report" | "refuse" | "off";
