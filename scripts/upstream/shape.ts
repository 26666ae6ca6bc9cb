import { child, children, entries, followed, isObject, type JsonObject, type Node, own } from "./nodes.js";
import { UnreadableError } from "./read.js";

/** A field of an object. `owner` is the schema that lists it under `properties`. */
export interface Field {
  readonly required: boolean;
  readonly node: Node;
  readonly owner: Node;
}

/** What a schema says of a value, the same for Swagger 2, OpenAPI 3.0 and 3.1, however it divides the schema into parts. */
export interface Shape {
  readonly nullable: boolean;
  /** Types with their format, such as `integer int32`. Empty where the schema names no type: it says nothing then. */
  readonly types: ReadonlySet<string>;
  /** The values of an enumeration as JSON, null not included; undefined where every value of the type is possible. */
  readonly values: ReadonlySet<string> | undefined;
  readonly fields: ReadonlyMap<string, Field>;
  readonly items: Node | undefined;
  /** The schema of fields without a name of their own: `additionalProperties`. */
  readonly rest: Node | undefined;
  readonly deprecated: boolean;
  /** The schemas that say this: the one in place, the targets of its references, and the parts of its `allOf`. */
  readonly nodes: readonly Node[];
}

/** What the document writes where a description leaves the format out: its lint requires one of these. */
const usualFormats = new Map([
  ["integer", "int32"],
  ["number", "double"],
]);

function typeOf(value: unknown): string {
  return typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value;
}

/** The types that a schema names, `null` included. */
function namedTypes(schema: JsonObject): string[] {
  const type = own(schema, "type");
  if (type !== undefined) return [type].flat().filter((each) => typeof each === "string");
  const values = Object.hasOwn(schema, "const") ? [own(schema, "const")] : own(schema, "enum");
  if (Array.isArray(values)) return values.map((value) => (value === null ? "null" : typeOf(value)));
  if (isObject(own(schema, "properties"))) return ["object"];
  return own(schema, "items") === undefined ? [] : ["array"];
}

function withFormat(type: string, schema: JsonObject): string {
  const format = own(schema, "format") ?? usualFormats.get(type);
  // A format of a union, such as int32 of integer or null, belongs to its scalar.
  return typeof format === "string" && !["object", "array", "boolean"].includes(type) ? `${type} ${format}` : type;
}

function valuesOf(schema: JsonObject): ReadonlySet<string> | undefined {
  const values = Object.hasOwn(schema, "const") ? [own(schema, "const")] : own(schema, "enum");
  if (!Array.isArray(values)) return undefined;
  return new Set(values.filter((value) => value !== null).map((value) => JSON.stringify(value)));
}

function requiredOf(schema: JsonObject): ReadonlySet<unknown> {
  const required = own(schema, "required");
  return new Set(Array.isArray(required) ? required : []);
}

/** What one schema object says, without its references and parts. */
function ownShape(node: Node): Shape {
  const { value: schema } = node;
  const types = namedTypes(schema);
  const names = requiredOf(schema);
  return {
    nullable: types.includes("null") || own(schema, "nullable") === true || own(schema, "x-nullable") === true,
    types: new Set(types.filter((type) => type !== "null").map((type) => withFormat(type, schema))),
    values: valuesOf(schema),
    fields: new Map(
      entries(node, "properties").map(([name, field]) => [
        name,
        { required: names.has(name), node: field, owner: node },
      ]),
    ),
    items: child(node, "items"),
    rest: child(node, "additionalProperties"),
    deprecated: own(schema, "deprecated") === true,
    nodes: [node],
  };
}

/** The nodes of both, each once: parts that refer to each other would double them at every step. */
function united(a: readonly Node[], b: readonly Node[]): Node[] {
  return [...new Map([...a, ...b].map((node) => [node.value, node])).values()];
}

/** A value that fits all shapes: `allOf`, and a reference with what stands beside it. */
function both(a: Shape, b: Shape, required: ReadonlySet<unknown>): Shape {
  const fields = new Map([...a.fields, ...b.fields]);
  for (const [name, field] of fields) {
    if (field.required) continue;
    if (required.has(name) || a.fields.get(name)?.required) fields.set(name, { ...field, required: true });
  }
  return {
    // `nullable` beside a reference makes it nullable: generators write it so, although the letter of OpenAPI 3.0 denies it.
    nullable: a.nullable || b.nullable,
    types: a.types.size === 0 ? b.types : a.types,
    values: a.values ?? b.values,
    fields,
    items: a.items ?? b.items,
    rest: a.rest ?? b.rest,
    deprecated: a.deprecated || b.deprecated,
    nodes: united(a.nodes, b.nodes),
  };
}

/** A value that fits one of two shapes: `anyOf` and `oneOf`. */
function either(a: Shape, b: Shape): Shape {
  const objects = [a, b].filter(({ types }) => types.has("object"));
  const fields = new Map([...b.fields, ...a.fields]);
  for (const [name, field] of fields) {
    const everywhere = objects.every((each) => each.fields.get(name)?.required);
    if (field.required && !everywhere) fields.set(name, { ...field, required: false });
  }
  const open = [a, b].some(({ types, values }) => types.size > 0 && values === undefined);
  const values = a.values || b.values ? new Set([...(a.values ?? []), ...(b.values ?? [])]) : undefined;
  return {
    nullable: a.nullable || b.nullable,
    types: new Set([...a.types, ...b.types]),
    values: open ? undefined : values,
    fields,
    items: a.items ?? b.items,
    rest: a.rest ?? b.rest,
    deprecated: a.deprecated && b.deprecated,
    nodes: united(a.nodes, b.nodes),
  };
}

/** More parts than any schema of the service has. Each is compared with those before it, so that many more would take hours. */
const mostParts = 500;

function partsOf(node: Node, key: string): Node[] {
  const parts = children(node, key);
  if (parts.length > mostParts)
    throw new UnreadableError(
      `the ${key} at #${node.pointer} has ${parts.length} parts, which no schema of the service has`,
    );
  return parts;
}

/** Reads the shapes of one description. Each schema is read once; a part that contains itself adds nothing to itself. */
export function shapesOf(root: Node): (node: Node) => Shape {
  const known = new Map<JsonObject, Shape>();
  const shapeOf = (node: Node): Shape => {
    const found = known.get(node.value);
    if (found !== undefined) return found;
    known.set(node.value, ownShape(node));
    const [first, second] = followed(root, node);
    const names = requiredOf(node.value);
    let shape = ownShape(node);
    // Only the target of a reference is read here: it follows its own.
    if (first !== undefined && second !== undefined) shape = both(shape, shapeOf(second), names);
    for (const part of partsOf(node, "allOf")) shape = both(shape, shapeOf(part), names);
    for (const key of ["anyOf", "oneOf"]) {
      const parts = partsOf(node, key).map(shapeOf);
      if (parts.length > 0) shape = both(shape, parts.reduce(either), names);
    }
    known.set(node.value, shape);
    return shape;
  };
  return shapeOf;
}
