import { Ajv2020 } from "ajv/dist/2020.js";
import type { QueryObject, Rules } from "../../src/document/operation.js";
import { bare, isJsonObject, type Json, type SuiteCase } from "./json-schema-suite.js";

/** A case of the suite, converted to rules between parameters and a query. */
export interface RuleCase {
  readonly name: string;
  readonly rules: Rules;
  readonly query: QueryObject;
  readonly valid: boolean;
}

class LeftOut extends Error {}

/** Validates values against keywords that rules do not support. */
const ajv = new Ajv2020({ strict: false });

const scalar = (value: Json) => typeof value !== "object" || value === null;

// A rule applies to a query. So the schema of a single value, such as `{const: 2}`, becomes a rule for a query with one parameter of this name.
const wrapped = "value";

const ranges = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
const limits = ["type", "minLength", "maxLength", "pattern", ...ranges];
const ofScalars = new Set(["const", "enum", ...limits]);
const combining = new Set(["anyOf", "allOf", "not", "if", "then"]);

/**
 * Converts the schema of one value to a rule. If rules lack a keyword of the schema, such as `type`, the rule is ajv's verdict on the value. Such a
 * case still tests how rules combine schemas.
 */
function valueRule(schema: Json, value: Json | undefined): { const?: Json; enum?: readonly Json[] } {
  if (typeof schema === "boolean") return schema ? {} : { enum: [] };
  if (!isJsonObject(schema)) throw new LeftOut("boolean schemas");
  const { const: only, enum: values, ...rest } = bare(schema);
  const other = Object.keys(rest).find((keyword) => !ofScalars.has(keyword));
  if (other !== undefined) throw new LeftOut(`the keyword ${other}`);
  if (value !== undefined && !scalar(value)) throw new LeftOut("values that are lists or objects");
  if (Object.keys(rest).length > 0 || (only !== undefined && values !== undefined))
    return value === undefined || ajv.validate(schema, value) ? {} : { enum: [] };
  if (only === undefined && values === undefined) return {};
  const some = values === undefined ? [only ?? null] : Array.isArray(values) ? (values as readonly Json[]) : [];
  if (!some.every(scalar)) throw new LeftOut("values that are lists or objects");
  return values === undefined ? { const: some[0] ?? null } : { enum: some };
}

function entries(value: Json | undefined): [string, Json][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** Converts a schema to the rules for a query. A scalar value is wrapped in a query. */
function rulesOf(schema: Json, data: Json): Rules {
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  if (!isJsonObject(schema)) throw new LeftOut("boolean schemas");
  const rules: Record<string, unknown> = {};
  const lists = (value: Json) => (Array.isArray(value) ? value.map((each: Json) => rulesOf(each, data)) : []);
  const own = bare(schema);
  if (scalar(data)) {
    const single = Object.fromEntries(Object.entries(own).filter(([keyword]) => ofScalars.has(keyword)));
    if (Object.keys(single).length > 0) rules.properties = { [wrapped]: valueRule(single, data) };
  }
  for (const [keyword, value] of Object.entries(own)) {
    if (keyword === "anyOf" || keyword === "allOf") rules[keyword] = lists(value);
    else if (combining.has(keyword)) rules[keyword] = rulesOf(value, data);
    else if (isJsonObject(data)) {
      if (keyword === "required" || keyword === "dependentRequired") rules[keyword] = value;
      else if (keyword === "dependentSchemas")
        rules[keyword] = Object.fromEntries(entries(value).map(([name, each]) => [name, rulesOf(each, data)]));
      else if (keyword === "properties") {
        const given = (name: string) => (Object.hasOwn(data, name) ? data[name] : undefined);
        rules[keyword] = Object.fromEntries(entries(value).map(([name, each]) => [name, valueRule(each, given(name))]));
      } else if (keyword === "const" || keyword === "enum") throw new LeftOut("const and enum of whole objects");
      else throw new LeftOut(`the keyword ${keyword}`);
    } else if (!ofScalars.has(keyword)) throw new LeftOut(`the keyword ${keyword}`);
  }
  return rules;
}

const keywordsOf = (schema: Json): string[] => (isJsonObject(schema) ? Object.keys(bare(schema)) : []);

/** Whether a schema has keywords that combine other schemas. */
const combines = (schema: Json): boolean => keywordsOf(schema).some((keyword) => !ofScalars.has(keyword));

/** Returns a case's rules and query, or the reason if rules do not support the case. */
export function ruleCase({ name, schema, data, valid }: SuiteCase): RuleCase | string {
  try {
    if (Array.isArray(data)) return "data that is a list";
    if (typeof schema === "boolean") return "boolean schemas";
    // A schema whose only keywords are unknown to our rules, such as `type`, would test ajv instead of our rules.
    const alone = combines(schema) ? undefined : keywordsOf(schema).find((keyword) => limits.includes(keyword));
    if (alone !== undefined) return `the keyword ${alone}`;
    const rules = rulesOf(schema, data);
    return { name, rules, query: isJsonObject(data) ? data : { [wrapped]: data }, valid };
  } catch (error) {
    if (error instanceof LeftOut) return error.message;
    throw error;
  }
}
