import { rulesOf } from "../../scripts/generate/rule-words.js";
import { type Document, type Operation, resolve, type Schema } from "../../scripts/lib/document.js";
import { parametersOfRule } from "../../src/query/explain.js";

export type Query = Record<string, string | number | boolean>;

/** The values of a parameter that can matter to a rule: all of an enumeration, both booleans, two numbers. */
function valuesOf({ enum: values, type }: Schema, name: string): (string | number | boolean)[] {
  if (values) return values;
  if (type === "boolean") return [false, true];
  if (type !== "integer" && type !== "number") return ["Texas"];
  const number = name.toLowerCase().includes("year") ? 2024 : 3;
  // With two numbers, an order between parameters can be met and broken.
  return [number, number + 1];
}

/**
 * Every query that the rules of an operation can distinguish: each parameter that a rule names is absent or has one of the values that matter,
 * and required parameters are always given. Rules name at most six parameters, so the number of queries is small.
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
