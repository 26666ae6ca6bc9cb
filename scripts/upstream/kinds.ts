import type { JsonObject } from "./shape.js";

/**
 * The report's heading for each group of users. Differences for `callers` affect requests. Differences for `readers` are about responses that the
 * document does not describe. Differences for `types` are about values that no longer occur, so existing code remains correct.
 */
export const audiences = {
  callers: "Callers: operations and parameters",
  readers: "Readers: responses that openapi.yaml does not describe",
  types: "Types: values that openapi.yaml allows but the service no longer declares",
} as const;

type Audience = keyof typeof audiences;

/**
 * The kinds of differences, most breaking first. Each has its audience, the words that describe it in the report, and the beginning of `x-observed`,
 * which "by the service since …" follows. `{}` stands for the detail.
 */
export const kinds = {
  "operation removed": ["callers", "is no longer declared", "Not declared"],
  "operation added": ["callers", "is new{}", ""],
  "operation deprecated": ["callers", "is deprecated", "Declared as deprecated"],
  "parameter removed": ["callers", "is no longer declared", ""],
  "parameter added": ["callers", "is new and {}", ""],
  "parameter required": ["callers", "is required, optional here", ""],
  "parameter optional": ["callers", "is optional, required here", ""],
  "parameter type": ["callers", "is {}", ""],
  "parameter value removed": ["callers", "no longer accepts {}", ""],
  "parameter value added": ["callers", "also accepts {}", "`{}` is declared"],
  "parameter values": ["callers", "accepts {}", ""],
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
  "field added": ["readers", "is new and {}", ""],
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
  /** The operation, such as `GET /games`. `at` is the parameter's name or the field's path, such as `[].playoff.round`. */
  readonly operation: string;
  readonly at: string;
  /** The name of the parameter or the field. Empty for anything else. */
  readonly name: string;
  /** What is different, in addition to the kind. */
  readonly detail: string;
  /**
   * The document's nodes that differ, which are the node itself and the targets of its references. If the document lacks the thing that differs, this
   * is the node around it.
   */
  readonly ours: readonly JsonObject[];
  /** The document's schema that lists the field. For a parameter or a body, it is the document's operation. */
  readonly owner?: JsonObject | undefined;
  /** The schemas of the list that contains the value. Empty if the value is not an element of a list. */
  readonly lists: readonly JsonObject[];
  /** The service's schema. Undefined if the service no longer declares one. */
  readonly theirs?: JsonObject | undefined;
}
