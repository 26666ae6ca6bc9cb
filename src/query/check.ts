import { operations } from "../../generated/operations.js";
import type { Operation, Parameter } from "../operation.js";
import type { Path, Query } from "../types.js";
import { breaks, isGiven } from "./rules.js";

/** What is wrong with a parameter. */
export type Problem =
  | "unknown"
  | "missing"
  | "type"
  | "finite"
  | "whole"
  | "int32"
  | "zero"
  | "minimum"
  | "maximum"
  | "enum"
  | "empty";

/** One reason to refuse a query: what is wrong with a parameter, or the index of the operation's rule that is broken. */
export type QueryFault = { readonly name: string; readonly problem: Problem } | { readonly rule: number };

function numberProblem(value: unknown, { type, minimum, maximum, zeroIsAbsent }: Parameter): Problem | undefined {
  if (typeof value !== "number" || Number.isNaN(value)) return "type";
  if (!Number.isFinite(value)) return "finite";
  if (type === "integer" && value % 1) return "whole";
  // Bitwise operators make a number a 32-bit integer: what they leave as it is was one.
  if (type === "integer" && (value | 0) !== value) return "int32";
  if (value === 0 && zeroIsAbsent) return "zero";
  if (minimum !== undefined && value < minimum) return "minimum";
  return maximum !== undefined && value > maximum ? "maximum" : undefined;
}

function problemOf(value: unknown, parameter: Parameter): Problem | undefined {
  const { type, required, minLength } = parameter;
  if (type === "integer" || type === "number") return numberProblem(value, parameter);
  // Half of a surrogate pair, as slicing leaves it, cannot be encoded in an address.
  if (typeof value !== type || /[\uD800-\uDFFF]/u.test(`${value}`)) return "type";
  if (parameter.enum && !parameter.enum.some((known) => known === value)) return "enum";
  // Only what may be left out is dropped when empty; a required text is taken as it is, unless the document wants letters.
  return value === "" && !(required && minLength === undefined) ? "empty" : undefined;
}

/** Everything that is wrong with a query: unknown names, wrong values, missing parameters and broken rules. Empty where it may be sent. */
export function checkQuery(
  { parameters, rules = [] }: Operation,
  query: Readonly<Record<string, unknown>>,
): QueryFault[] {
  const faults: QueryFault[] = [];
  for (const name in query) {
    if (!isGiven(query, name)) continue;
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    const problem = parameter ? problemOf(query[name], parameter) : "unknown";
    if (problem) faults.push({ name, problem });
  }
  for (const name in parameters) {
    if (parameters[name]?.required && !isGiven(query, name)) faults.push({ name, problem: "missing" });
  }
  rules.forEach((rule, index) => {
    if (breaks(rule, query)) faults.push({ rule: index });
  });
  return faults;
}

/** Whether a text is a path of the document. */
export function isPath(path: string): path is Path {
  return Object.hasOwn(operations, path);
}

/** The descriptor of a path; undefined where it is not the document's. */
export function operationOf(path: string): Operation | undefined {
  return typeof path === "string" && isPath(path) ? operations[path] : undefined;
}

/** Whether a value is an object that can be a query. */
export function isQueryObject(query: unknown): query is Readonly<Record<string, unknown>> {
  // By its tag: a Map or URLSearchParams would pass for an empty query, and an object of another realm has another prototype.
  return Object.prototype.toString.call(query) === "[object Object]";
}

/**
 * Whether a query that was built at run time fits the document: names, types, enumerations, bounds, required parameters, the rules between them,
 * and no 0 or empty text that the service would silently ignore. Judges own, enumerable members, as these are sent. A type guard that
 * sends nothing. `plan` says what is wrong with a query.
 *
 * @example const query: unknown = JSON.parse("{}"); if (isQuery("/games", query)) await cfb.get("/games", query);
 */
export function isQuery<P extends Path>(path: P, query: unknown): query is Query<P> {
  // A copy has what would be sent: own, enumerable members.
  return isPath(path) && isQueryObject(query) && checkQuery(operations[path], { ...query }).length === 0;
}
