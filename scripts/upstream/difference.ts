import type { Node } from "./nodes.js";

/**
 * Whom a difference affects. `callers`: who sends parameters. `readers`: who reads responses and meets what the document denies. `types`: who
 * handles what no longer comes; running code stays right.
 */
export const audiences = ["callers", "readers", "types"] as const;
export type Audience = (typeof audiences)[number];

export const kinds = {
  "operation removed": "callers",
  "operation added": "callers",
  "operation deprecated": "callers",
  "parameter removed": "callers",
  "parameter added": "callers",
  "parameter required": "callers",
  "parameter optional": "callers",
  "parameter type": "callers",
  "parameter value removed": "callers",
  "parameter value added": "callers",
  "parameter values": "callers",
  "parameter limit": "callers",
  "parameter deprecated": "callers",
  "body removed": "readers",
  "body added": "readers",
  "field removed": "readers",
  "field optional": "readers",
  "type changed": "readers",
  "type widened": "readers",
  "null added": "readers",
  "value added": "readers",
  "values open": "readers",
  "field added": "readers",
  "field deprecated": "readers",
  "type narrowed": "types",
  "null removed": "types",
  "value removed": "types",
  "values closed": "types",
  "field required": "types",
} as const satisfies Record<string, Audience>;

export type Kind = keyof typeof kinds;

/** One difference between the document and the service's own description. */
export interface Difference {
  readonly kind: Kind;
  /** The operation, then the parameter or the path of the field, as `GET /games` and `[].playoff.round`. */
  readonly operation: string;
  readonly at: string;
  /** The name of the parameter or of the field; empty for anything else. */
  readonly name: string;
  /** What is different, where the kind does not say it. */
  readonly detail: string;
  /** The nodes of the document that differ, the one in place first; the operation's own for what it lacks. */
  readonly ours: readonly Node[];
  /** The schema of the document that lists the field, or the operation. */
  readonly owner: Node | undefined;
  /** The schemas of the list of which this is an element; none for any other value. */
  readonly lists: readonly Node[];
  /** What the service declares; undefined for what it no longer declares. */
  readonly theirs: Node | undefined;
}
