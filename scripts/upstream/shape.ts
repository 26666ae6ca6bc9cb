import { isObject } from "../../src/document/json.js";
import { followed } from "../lib/document.js";

/** Any JSON object in a description. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the objects in a list, or an empty list if the value is not a list. */
export const objectsIn = (list: unknown): JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** Returns a map's members that are objects, or an empty list if the value is not a map. */
export const membersIn = (map: unknown): [name: string, member: JsonObject][] =>
  Object.entries(isObject(map) ? map : {}).flatMap(([name, value]) => (isObject(value) ? [[name, value]] : []));

/** A field of an object. `owner` is the schema that lists it under `properties`. */
export interface Field {
  readonly node: JsonObject;
  readonly owner: JsonObject;
}

/** What a schema says about a value, independent of the OpenAPI version and of how the schema is divided into parts. */
export interface Shape {
  readonly nullable: boolean;
  /** The types with their format, such as `integer int32`. Empty if the schema allows any type. */
  readonly types: ReadonlySet<string>;
  /** An enumeration's values as JSON, without null. Undefined if the schema is not an enumeration. */
  readonly values: ReadonlySet<string> | undefined;
  readonly fields: ReadonlyMap<string, Field>;
  /** The names of fields that every value has. */
  readonly required: ReadonlySet<unknown>;
  readonly items: JsonObject | undefined;
  /** The schema for all other fields, from `additionalProperties`. */
  readonly rest: JsonObject | undefined;
  readonly deprecated: boolean;
  /** The schemas that make up this shape, which are the schema itself, its references' targets and its parts. */
  readonly nodes: readonly JsonObject[];
}

/** The format to assume if a description leaves it out. The document's lint requires these formats. */
const usualFormats = new Map([
  ["integer", "int32"],
  ["number", "double"],
]);

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** Returns the values that a schema lists. */
function valuesIn(schema: JsonObject): unknown[] | undefined {
  if (Object.hasOwn(schema, "const")) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

/** Returns the types that a schema names, including `null`. */
function namedTypes(schema: JsonObject): unknown[] {
  if (schema.type !== undefined) return [schema.type].flat();
  const values = valuesIn(schema);
  if (values) return values.map(typeOf);
  if (isObject(schema.properties)) return ["object"];
  return schema.items === undefined ? [] : ["array"];
}

function withFormat(type: string, schema: JsonObject): string {
  const format = schema.format ?? usualFormats.get(type);
  // In a union such as integer or null, the format int32 belongs to the integer.
  return typeof format === "string" && !["object", "array", "boolean"].includes(type) ? `${type} ${format}` : type;
}

/** Returns the shape of a schema without its references and parts. */
function ownShape(schema: JsonObject): Shape {
  const types = namedTypes(schema).filter((type) => typeof type === "string");
  const values = valuesIn(schema)?.filter((value) => value !== null);
  const fields = membersIn(schema.properties).map(([name, node]) => [name, { node, owner: schema }] as const);
  return {
    nullable: types.includes("null") || schema.nullable === true,
    types: new Set(types.filter((type) => type !== "null").map((type) => withFormat(type, schema))),
    values: values && new Set(values.map((value) => JSON.stringify(value))),
    fields: new Map(fields),
    required: new Set(Array.isArray(schema.required) ? schema.required : []),
    items: isObject(schema.items) ? schema.items : undefined,
    rest: isObject(schema.additionalProperties) ? schema.additionalProperties : undefined,
    deprecated: schema.deprecated === true,
    nodes: [schema],
  };
}

/** Returns the shape of a value that matches both shapes, for the parts of an `allOf`, or for a reference and the keywords next to it. */
const both = (a: Shape, b: Shape): Shape => ({
  // `nullable` next to a reference makes the value nullable. OpenAPI 3.0 does not allow that, but generators write it.
  nullable: a.nullable || b.nullable,
  types: a.types.size === 0 ? b.types : a.types,
  values: a.values ?? b.values,
  fields: new Map([...a.fields, ...b.fields]),
  required: new Set([...a.required, ...b.required]),
  items: a.items ?? b.items,
  rest: a.rest ?? b.rest,
  deprecated: a.deprecated || b.deprecated,
  // Removes duplicates. Otherwise, schemas that refer to each other would double the list at every step.
  nodes: [...new Set([...a.nodes, ...b.nodes])],
});

/** Returns the shape of a value that matches one of two shapes, for `anyOf` and `oneOf`. */
function either(a: Shape, b: Shape): Shape {
  const [object, other] = [a, b].filter(({ types }) => types.has("object"));
  const isOpen = [a, b].some(({ types, values }) => types.size > 0 && values === undefined);
  const values = a.values || b.values ? new Set([...(a.values ?? []), ...(b.values ?? [])]) : undefined;
  return {
    ...both(a, b),
    types: new Set([...a.types, ...b.types]),
    values: isOpen ? undefined : values,
    fields: new Map([...b.fields, ...a.fields]),
    required: new Set([...(object?.required ?? [])].filter((name) => other?.required.has(name) !== false)),
    deprecated: a.deprecated && b.deprecated,
  };
}

/** Returns a function that reads the shapes of one description. It reads each schema once, and handles recursive schemas. */
export function shapesOf(root: JsonObject): (schema: JsonObject) => Shape {
  const known = new Map<JsonObject, Shape>();
  const partsOf = (schema: JsonObject, key: string): Shape[] => objectsIn(schema[key]).map(shapeOf);
  const shapeOf = (schema: JsonObject): Shape => {
    const found = known.get(schema);
    if (found !== undefined) return found;
    const own = ownShape(schema);
    known.set(schema, own);
    // Reads only the reference's direct target, because the target's shape includes its own references.
    const targets = followed(root, schema).slice(1, 2).map(shapeOf);
    const choices = () => ["anyOf", "oneOf"].map((key) => partsOf(schema, key)).filter(({ length }) => length > 0);
    const parts = [...targets, ...partsOf(schema, "allOf"), ...choices().map((options) => options.reduce(either))];
    const shape = parts.reduce(both, own);
    known.set(schema, shape);
    return shape;
  };
  return shapeOf;
}
