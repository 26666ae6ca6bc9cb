import { operations } from "../../generated/operations.js";
import type { Operation, Parameter, QueryObject } from "../operation.js";
import type { Path, Query } from "../types.js";
import type { Problem } from "./explain.js";
import { breaks, isGiven } from "./rules.js";

/** One reason to refuse a query: what is wrong with a parameter, or the index of the broken rule. */
export type QueryFault = { readonly name: string; readonly problem: Problem } | { readonly rule: number };

function numberProblem(value: unknown, { type, minimum, maximum, zeroIsAbsent }: Parameter): Problem | undefined {
  if (typeof value !== "number" || Number.isNaN(value)) return "type";
  if (!Number.isFinite(value)) return "finite";
  if (type === "integer" && value % 1) return "whole";
  // A bitwise operator leaves only 32-bit integers unchanged.
  if (type === "integer" && (value | 0) !== value) return "int32";
  if (value === 0 && zeroIsAbsent) return "zero";
  if (minimum !== undefined && value < minimum) return "minimum";
  return maximum !== undefined && value > maximum ? "maximum" : undefined;
}

function problemOf(value: unknown, parameter: Parameter): Problem | undefined {
  const { type, required, minLength } = parameter;
  if (type === "integer" || type === "number") return numberProblem(value, parameter);
  // An address cannot encode half of a surrogate pair, as slicing leaves it.
  if (typeof value !== type || /[\uD800-\uDFFF]/u.test(`${value}`)) return "type";
  if (parameter.enum && !parameter.enum.some((known) => known === value)) return "enum";
  // The service ignores an empty text where the parameter is optional. It takes an empty required text, unless the document wants letters.
  return value === "" && !(required && minLength === undefined) ? "empty" : undefined;
}

/** Returns everything that is wrong with a query: unknown names, wrong values, missing parameters, broken rules. Empty where it may be sent. */
export function checkQuery({ parameters, rules = [] }: Operation, query: QueryObject): QueryFault[] {
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

/**
 * Whether a text is the path of an operation in the document: a type guard.
 *
 * @example const path: string = "/venues"; if (isPath(path)) await cfb.get(path, parseQuery(path, {}));
 */
export function isPath(path: string): path is Path {
  return Object.hasOwn(operations, path);
}

/** The operation of a path; undefined where the document has no such path. */
export function operationOf(path: string): Operation | undefined {
  return typeof path === "string" && isPath(path) ? operations[path] : undefined;
}

export function isQueryObject(query: unknown): query is QueryObject {
  // By its tag, because a Map would pass for an empty query, and an object of another realm has another prototype.
  return Object.prototype.toString.call(query) === "[object Object]";
}

/** A query as it is sent: a copy of its own, enumerable members, as they are now. Anything but an object stays as it is: `refusal` refuses it. */
export const sentQuery = (given: unknown) => (isQueryObject(given) ? { ...given } : (given ?? {})) as QueryObject;

/**
 * Whether a query that was built at run time fits the document: names, types, enumerations, bounds, required parameters, rules, and no 0 or empty
 * text that the service ignores. Checks own, enumerable members, because only these are sent. `plan` says what is wrong with a query.
 *
 * @example const query: unknown = JSON.parse("{}"); if (isQuery("/games", query)) await cfb.get("/games", query);
 */
export function isQuery<P extends Path>(path: P, query: unknown): query is Query<P> {
  return isPath(path) && isQueryObject(query) && checkQuery(operations[path], { ...query }).length === 0;
}
