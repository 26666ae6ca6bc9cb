import type { JsonObject } from "./shape.js";

/**
 * The people whom a difference affects, with the report's heading. `callers` send parameters. `readers` read responses, and may get what the document
 * rules out. `types` means people whose code handles something that no longer occurs. Their code stays correct.
 */
export const audiences = {
  callers: "Callers: operations and parameters",
  readers: "Readers: responses that openapi.yaml denies, or lacks",
  types: "Types: what openapi.yaml allows, and the service no longer declares",
} as const;

type Audience = keyof typeof audiences;

/**
 * The kinds of differences, most breaking first. Each has the audience that it affects, a predicate that says what the difference is, and the words
 * that `x-observed` begins with, before "by the service since …". `{}` stands for the detail.
 */
export const kinds = {
  "operation removed": ["callers", "is no longer declared", "Not declared"],
  "operation added": ["callers", "is new{}", ""],
  "operation deprecated": ["callers", "is deprecated", "Declared as deprecated"],
  "parameter removed": ["callers", "is no longer declared", ""],
  "parameter added": ["callers", "is new, and {}", ""],
  "parameter required": ["callers", "is required, optional here", ""],
  "parameter optional": ["callers", "is optional, required here", ""],
  "parameter type": ["callers", "is {}", ""],
  "parameter value removed": ["callers", "no longer takes {}", ""],
  "parameter value added": ["callers", "also takes {}", "`{}` is declared"],
  "parameter values": ["callers", "takes {}", ""],
  "parameter limit": ["callers", "has {}", ""],
  "parameter deprecated": ["callers", "is deprecated", "Declared as deprecated"],
  "body removed": ["readers", "declares no JSON body", "Not declared"],
  "body added": ["readers", "declares a JSON body", ""],
  "field removed": ["readers", "is no longer declared, {}", "Not declared"],
  "field optional": ["readers", "may be absent, required here", "Declared as optional"],
  "type changed": ["readers", "is {}", "Declared as {}"],
  "type widened": ["readers", "is {}", "Declared as {}"],
  "null added": ["readers", "may be null", "Declared nullable"],
  "value added": ["readers", "may be {}", "`{}` is declared"],
  "values open": ["readers", "may be {}", "Declared without a list of values"],
  "field added": ["readers", "is new, and {}", ""],
  "field deprecated": ["readers", "is deprecated", "Declared as deprecated"],
  "type narrowed": ["types", "is {}", "Declared as {}"],
  "null removed": ["types", "is not null, nullable here", "Not declared nullable"],
  "value removed": ["types", "is never {}", "`{}` is not declared"],
  "values closed": ["types", "is one of {}", "Declared with a list of values"],
  "field required": ["types", "is required, optional here", "Declared as always present"],
} as const satisfies Record<string, readonly [audience: Audience, says: string, observed: string]>;

export type Kind = keyof typeof kinds;

/** One difference between the document and the service's own description. */
export interface Difference {
  readonly kind: Kind;
  /** The operation, then the parameter or the field's path, such as `GET /games` and `[].playoff.round`. */
  readonly operation: string;
  readonly at: string;
  /** The name of the parameter or the field. Empty for anything else. */
  readonly name: string;
  /** What is different, if the kind does not say it. */
  readonly detail: string;
  /**
   * The document's nodes that differ: the node itself, then the targets of its references. If the document lacks the thing that differs, this is
   * the operation's node.
   */
  readonly ours: readonly JsonObject[];
  /** The document's schema that lists the field. For a parameter or a body, the document's operation. */
  readonly owner?: JsonObject | undefined;
  /** The schemas of the list that contains this element. Empty if the value is not in a list. */
  readonly lists: readonly JsonObject[];
  /** What the service declares. Undefined if it no longer declares it. */
  readonly theirs?: JsonObject | undefined;
}
