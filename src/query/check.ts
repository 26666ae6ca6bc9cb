import {
  type Operation,
  operationOf,
  type Parameter,
  type QueryObject,
  type Rule,
  type Rules,
} from "../document/operation.js";
import type { Path, Query } from "../types.js";

/** What is wrong with a parameter's value. src/query/explain.ts contains the messages. */
export type ValueProblem = NonNullable<ReturnType<typeof valueProblem>> | "key";

/** One reason to refuse a query: what is wrong with a parameter, or the index of the broken rule. */
export type QueryFault =
  | { readonly name: string; readonly problem: "unknown" | "missing" | ValueProblem }
  | { readonly rule: number };

function numberProblem(value: unknown, { type, minimum, maximum, zeroIsAbsent }: Parameter) {
  if (typeof value !== "number" || Number.isNaN(value)) return "type";
  if (!Number.isFinite(value)) return "finite";
  if (type === "integer" && value % 1) return "whole";
  // A bitwise operator leaves only 32-bit integers unchanged.
  if (type === "integer" && (value | 0) !== value) return "int32";
  if (value === 0 && zeroIsAbsent) return "zero";
  if (minimum !== undefined && value < minimum) return "minimum";
  return maximum !== undefined && value > maximum ? "maximum" : undefined;
}

function valueProblem(value: unknown, parameter: Parameter) {
  const { type, required, minLength } = parameter;
  if (type === "integer" || type === "number") return numberProblem(value, parameter);
  // Slicing a string can leave half of a surrogate pair, which a URL can't encode.
  if (typeof value !== type || /[\uD800-\uDFFF]/u.test(`${value}`)) return "type";
  if (parameter.enum && !parameter.enum.some((allowed) => allowed === value)) return "enum";
  // If a parameter is optional, the service ignores an empty string. If it is required, the service accepts one, unless the document has a
  // `minLength`.
  return value === "" && !(required && minLength === undefined) ? "empty" : undefined;
}

/** Whether a query has a parameter. An undefined value counts as absent, because spreads and optional variables leave such keys. */
const isGiven = (query: QueryObject, name: string) => Object.hasOwn(query, name) && query[name] !== undefined;

/** Whether a query satisfies a part of `x-query-rules`. Keywords have the same meaning as in JSON Schema 2020-12. */
function meets(rules: Rules, query: QueryObject): boolean {
  const { required, anyOf, allOf, not, if: condition, then, properties, dependentRequired, dependentSchemas } = rules;
  if (required && !required.every((name) => isGiven(query, name))) return false;
  if (anyOf && !anyOf.some((option) => meets(option, query))) return false;
  if (allOf && !allOf.every((part) => meets(part, query))) return false;
  if (not && meets(not, query)) return false;
  if (condition && then && meets(condition, query) && !meets(then, query)) return false;
  for (const name in properties) {
    const rule = properties[name];
    if (rule === undefined || !isGiven(query, name)) continue;
    if ("const" in rule ? query[name] !== rule.const : rule.enum && !rule.enum.includes(query[name])) return false;
  }
  for (const name in dependentRequired) {
    if (isGiven(query, name) && !dependentRequired[name]?.every((need) => isGiven(query, need))) return false;
  }
  for (const name in dependentSchemas) {
    const rule = dependentSchemas[name];
    if (rule && isGiven(query, name) && !meets(rule, query)) return false;
  }
  return true;
}

/** Whether a query breaks a rule of the document. */
export function breaks(rule: Rule, query: QueryObject): boolean {
  const [low, high] = rule.order?.map((name) => query[name]) ?? [];
  return !meets(rule, query) || (typeof low === "number" && typeof high === "number" && low > high);
}

/**
 * Returns everything that is wrong with a query: unknown names, wrong values, missing parameters and broken rules. Returns an empty list if the query
 * may be sent.
 */
export function checkQuery({ parameters, rules = [] }: Operation, query: QueryObject): QueryFault[] {
  const faults: QueryFault[] = [];
  for (const name in query) {
    if (!isGiven(query, name)) continue;
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    const problem = parameter ? valueProblem(query[name], parameter) : "unknown";
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

export function isQueryObject(query: unknown): query is QueryObject {
  // Checks the tag, because a Map would look like an empty query, and an object from another realm has another prototype.
  return Object.prototype.toString.call(query) === "[object Object]";
}

/**
 * Returns the query to send, which is a copy of its own enumerable members. Leaves a value that is not an object unchanged, and `refusedQuery`
 * refuses it.
 */
export const sentQuery = (query: unknown) => (isQueryObject(query) ? { ...query } : (query ?? {})) as QueryObject;

/**
 * Returns everything that is wrong with a call. All checks of path and query go through this function. Returns undefined if the document does not
 * have the path or the query is not an object.
 */
export function faultsOf(path: string, query: unknown): readonly QueryFault[] | undefined {
  const operation = operationOf(path);
  return operation && isQueryObject(query) ? checkQuery(operation, query) : undefined;
}

/**
 * Type guard for a query that was built at run time. Checks names, types, enumerations, bounds, required parameters and rules. Refuses a 0 or an
 * empty string that the service would ignore. Only own enumerable members count, because only these are sent. To learn what is wrong with a query,
 * use `plan`.
 *
 * @example const query: unknown = JSON.parse("{}"); if (isQuery("/games", query)) await cfb.get("/games", query);
 */
export function isQuery<P extends Path>(path: P, query: unknown): query is Query<P> {
  return isQueryObject(query) && faultsOf(path, { ...query })?.length === 0;
}
