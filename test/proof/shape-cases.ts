import { Shapes } from "../../scripts/generate/shapes.js";
import { type Document, readDocument, type Schema } from "../../scripts/lib/document.js";
import type { Shape } from "../../src/document/descriptors.js";
import { bare, isJsonObject, type Json, type SuiteCase } from "./json-schema-suite.js";

/** A case of the suite, converted for the response check to an expression and the shared parts that the expression names. */
export interface ShapeCase {
  readonly name: string;
  readonly expression: string;
  readonly parts: ReadonlyMap<string, Shape>;
  readonly data: Json;
  readonly valid: boolean;
}

const objectKeywords = "properties required additionalProperties unevaluatedProperties".split(" ");
const arrayKeywords = ["items", "maxItems"];
const formats: Record<string, string> = { integer: "int32", number: "double" };
const keywordsOfParts = ["additionalProperties", "unevaluatedProperties", "items"];

/** Returns the type to which the keywords of a schema without `type` apply. */
function impliedType(schema: { readonly [key: string]: Json }): "object" | "array" | undefined {
  if (schema.type !== undefined) return undefined;
  if (objectKeywords.some((keyword) => keyword in schema)) return "object";
  return arrayKeywords.some((keyword) => keyword in schema) ? "array" : undefined;
}

/**
 * Converts a schema to the document's style. Integers have 32 bits, numbers are doubles, `true` is `{}`, a list of types is a union, an array has
 * `items`, and an object has `properties` and `additionalProperties`. If a schema lacks a type, it gets the type that its keywords apply to, because
 * the document always states the type.
 */
function documented(schema: Json, isPart = false): Json {
  if (schema === true) return {};
  if (!isJsonObject(schema)) return schema;
  const own: Record<string, Json> = { ...bare(schema) };
  if (Array.isArray(own.type)) return documented({ anyOf: own.type.map((type: Json) => ({ ...own, type })) });
  const implied = impliedType(own);
  if (implied) own.type = implied;
  if (own.type === "object" && own.allOf === undefined && !isPart) {
    // Without these keywords, a schema accepts any key. Its required keys become properties.
    if (own.unevaluatedProperties === undefined) own.additionalProperties ??= {};
    const required = Array.isArray(own.required) ? own.required : [];
    const names = required.map((name): [string, Json] => [String(name), {}]);
    own.properties = { ...Object.fromEntries(names), ...(isJsonObject(own.properties) ? own.properties : {}) };
  }
  const format = typeof own.type === "string" ? formats[own.type] : undefined;
  if (format) own.format = format;
  if (own.type === "array") own.items ??= {};
  for (const keyword of keywordsOfParts) {
    if (own[keyword] !== undefined && own[keyword] !== false) own[keyword] = documented(own[keyword]);
  }
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    const list = own[keyword];
    if (Array.isArray(list)) own[keyword] = list.map((each: Json) => documented(each, keyword === "allOf"));
  }
  if (isJsonObject(own.properties)) {
    own.properties = Object.fromEntries(Object.entries(own.properties).map(([name, each]) => [name, documented(each)]));
  }
  return own;
}

/** Returns the inner schemas that are `false`. The response check does not support them, because the document never uses them. */
function impossiblePartsOf({ properties, items, allOf, anyOf, oneOf }: { readonly [key: string]: Json }): Json[] {
  const members = isJsonObject(properties) ? Object.values(properties) : [];
  return [...members, ...[items, allOf, anyOf, oneOf].flatMap((each) => each ?? [])].filter((each) => each === false);
}

const document: Document = readDocument();
let number = 0;

/** Returns a case's expression, or the reason if the response check does not support the case. */
export function shapeCase({ name, schema, data, valid }: SuiteCase): ShapeCase | string {
  if (!isJsonObject(schema) || impossiblePartsOf(schema).length > 0) return "boolean schemas";
  const implied = impliedType(schema);
  if (implied === "object" && !isJsonObject(data)) return "data of another type than the keywords are about";
  if (implied === "array" && !Array.isArray(data)) return "data of another type than the keywords are about";
  const shapes = new Shapes(document);
  const location = `case${number++}`;
  try {
    const expression = shapes.expression(documented(schema) as Schema, location);
    return { name, expression, parts: shapes.parts, data, valid };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.replace(/^case\d+\S*: /, "").replace(/\{.*/, "other types");
    return reason.endsWith("in openapi.yaml") ? "references to other schemas" : reason;
  }
}
