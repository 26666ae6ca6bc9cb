import { rulesOf } from "../../scripts/generate/rule-words.js";
import { type Document, type Operation, resolve, type Schema } from "../../scripts/lib/document.js";
import { parametersOfRule } from "../../src/query/explain.js";

export type Query = Record<string, string | number | boolean>;

/** Returns the values of a parameter that a rule can distinguish: all values of an enumeration, both booleans, or two numbers. */
function valuesOf({ enum: values, type }: Schema, name: string): (string | number | boolean)[] {
  if (values) return values;
  if (type === "boolean") return [false, true];
  if (type !== "integer" && type !== "number") return ["Texas"];
  const number = name.toLowerCase().includes("year") ? 2024 : 3;
  // With two numbers, a test can follow or break an order between parameters.
  return [number, number + 1];
}

/**
 * Returns every query that an operation's rules can distinguish. Each parameter that a rule names is absent or has one of the values from `valuesOf`.
 * Required parameters are always given. Rules name at most six parameters, so there are few queries.
 */
export function combinations(document: Document, operation: Operation): Query[] {
  const values = new Map(
    operation.parameters.map(({ name, schema }) => [name, valuesOf(resolve(document, schema), name)]),
  );
  const fixed = operation.parameters.filter(({ required }) => required);
  const named = [...new Set(rulesOf(operation).flatMap(parametersOfRule))].filter(
    (name) => !fixed.some((each) => each.name === name),
  );
  let queries: Query[] = [Object.fromEntries(fixed.map(({ name }) => [name, values.get(name)?.[0] ?? ""]))];
  for (const name of named) {
    const given = values.get(name) ?? [];
    queries = queries.flatMap((query) => [query, ...given.map((value) => ({ ...query, [name]: value }))]);
  }
  return queries;
}
