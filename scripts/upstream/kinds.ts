import type { JsonObject } from "./shape.js";

/**
 * Whom a difference affects, with the heading of the report. `callers`: who sends parameters. `readers`: who reads responses and meets what the
 * document denies. `types`: who handles what no longer comes; running code stays right.
 */
export const audiences = {
  callers: "Callers: operations and parameters",
  readers: "Readers: responses that openapi.yaml denies, or lacks",
  types: "Types: what openapi.yaml allows, and the service no longer declares",
} as const;

type Audience = keyof typeof audiences;

/**
 * Each kind of difference, what breaks most first: whom it affects, what it means as the predicate of a sentence, and what `x-observed` says
 * of it before "by the service since …". `{}` is the detail.
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
  /** The operation, then the parameter or the path of the field, as `GET /games` and `[].playoff.round`. */
  readonly operation: string;
  readonly at: string;
  /** The name of the parameter or of the field; empty for anything else. */
  readonly name: string;
  /** What is different, where the kind does not say it. */
  readonly detail: string;
  /** The nodes of the document that differ, the one in place first; the operation's own for what it lacks. */
  readonly ours: readonly JsonObject[];
  /** The schema of the document that lists the field, or the operation. */
  readonly owner?: JsonObject | undefined;
  /** The schemas of the list of which this is an element; none for any other value. */
  readonly lists: readonly JsonObject[];
  /** What the service declares; undefined for what it no longer declares. */
  readonly theirs?: JsonObject | undefined;
}
