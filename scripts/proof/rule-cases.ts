import type { QueryObject, Rules } from "../../src/operation.js";
import { bare, isJsonObject, type Json, type SuiteCase } from "./json-schema-suite.js";

/** A case of the suite for the rules between parameters. */
export interface RuleCase {
  readonly name: string;
  readonly rules: Rules;
  readonly query: QueryObject;
  readonly valid: boolean;
}

class LeftOut extends Error {}

const scalar = (value: Json) => typeof value !== "object" || value === null;

// A rule applies to a query. A schema of a single value, such as `{const: 2}`, becomes one of a query with that value.
const wrapped = "value";

function lists(value: Json | undefined, lift: boolean): Rules[] {
  return Array.isArray(value) ? value.map((each: Json) => rulesOf(each, lift)) : [];
}

function valueRule(schema: Json): { const?: Json; enum?: readonly Json[] } {
  if (schema === true) return {};
  if (!isJsonObject(schema)) throw new LeftOut("boolean schemas");
  const { const: value, enum: values, ...rest } = bare(schema);
  const other = Object.keys(rest)[0] ?? (value !== undefined && values !== undefined ? "enum beside const" : undefined);
  if (other !== undefined) throw new LeftOut(`the keyword ${other}`);
  if (value === undefined && values === undefined) return {};
  const some = values === undefined ? [value ?? null] : Array.isArray(values) ? (values as readonly Json[]) : [];
  if (!some.every(scalar)) throw new LeftOut("values that are lists or objects");
  return values === undefined ? { const: some[0] ?? null } : { enum: some };
}

function entries(value: Json | undefined): [string, Json][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function rulesOf(schema: Json, lift: boolean): Rules {
  if (!isJsonObject(schema)) throw new LeftOut("boolean schemas");
  const rules: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(bare(schema))) {
    if (keyword === "const" || keyword === "enum") {
      if (!lift) throw new LeftOut("const and enum of whole objects");
      rules.properties = { [wrapped]: valueRule(schema) };
    } else if (keyword === "anyOf" || keyword === "allOf") rules[keyword] = lists(value, lift);
    else if (keyword === "not" || keyword === "if" || keyword === "then") rules[keyword] = rulesOf(value, lift);
    else if (lift) throw new LeftOut(`the keyword ${keyword}`);
    else if (keyword === "required" || keyword === "dependentRequired") rules[keyword] = value;
    else if (keyword === "dependentSchemas")
      rules[keyword] = Object.fromEntries(entries(value).map(([name, each]) => [name, rulesOf(each, false)]));
    else if (keyword === "properties")
      rules[keyword] = Object.fromEntries(entries(value).map(([name, each]) => [name, valueRule(each)]));
    else throw new LeftOut(`the keyword ${keyword}`);
  }
  return rules;
}

const hasValue = (schema: Json): boolean =>
  isJsonObject(schema) &&
  ("const" in schema ||
    "enum" in schema ||
    ["anyOf", "allOf", "not", "if"].some((keyword) => [schema[keyword] ?? null].flat().some(hasValue)));

/** The rules and the query of a case; the reason where rules do not have what it needs. */
export function ruleCase({ name, schema, data, valid }: SuiteCase): RuleCase | string {
  try {
    const lift = hasValue(schema);
    const rules = rulesOf(schema, lift);
    if (lift)
      return scalar(data) ? { name, rules, query: { [wrapped]: data }, valid } : "data that is a list or object";
    return isJsonObject(data) ? { name, rules, query: data, valid } : "data that is no object, as a query is";
  } catch (error) {
    if (error instanceof LeftOut) return error.message;
    throw error;
  }
}
