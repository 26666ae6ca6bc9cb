import { namesOf } from "../../src/query/explain.js";
import { rulesOf } from "../generate/rule-words.js";
import { type Document, type Operation, resolve, type Schema } from "./document.js";

export type Query = Record<string, string | number | boolean>;

/** A valid value of a parameter, regardless of rules. */
function plainValue(schema: Schema, name: string): string | number | boolean {
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  if (schema.type === "boolean") return false;
  if (schema.type !== "integer" && schema.type !== "number") return "Texas";
  return name.toLowerCase().includes("year") ? 2024 : 3;
}

/** The values of a parameter that can matter to a rule: all of an enumeration, both booleans, two numbers. */
function valuesOf(schema: Schema, name: string): (string | number | boolean)[] {
  if (schema.enum) return schema.enum;
  if (schema.type === "boolean") return [true, false];
  // With two numbers, an order between parameters can be met and broken.
  if (schema.type === "integer" || schema.type === "number")
    return [plainValue(schema, name), Number(plainValue(schema, name)) + 1];
  return [plainValue(schema, name)];
}

/**
 * Every query that the rules of an operation can distinguish: each parameter that a rule names is absent or has one of the values that matter,
 * and required parameters are always given. Rules name at most six parameters, so the number of queries is small.
 */
export function combinations(document: Document, operation: Operation): Query[] {
  const schemaOf = new Map(operation.parameters.map(({ name, schema }) => [name, resolve(document, schema)]));
  const fixed = operation.parameters.filter(({ required }) => required);
  const named = [...new Set(rulesOf(operation).flatMap(namesOf))].filter(
    (name) => !fixed.some((each) => each.name === name),
  );
  let queries: Query[] = [
    Object.fromEntries(fixed.map(({ name }) => [name, plainValue(schemaOf.get(name) ?? {}, name)])),
  ];
  for (const name of named) {
    const values = valuesOf(schemaOf.get(name) ?? {}, name);
    queries = queries.flatMap((query) => [query, ...values.map((value) => ({ ...query, [name]: value }))]);
  }
  return queries;
}
