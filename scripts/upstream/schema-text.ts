import { Document, isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { keysOf } from "../lib/document.js";
import type { Description } from "./description.js";
import type { JsonObject } from "./shape.js";

/** The maximum depth of a suggested schema. More deeply nested schemas are left out. */
const mostDepth = 8;

/** Renders a value as YAML in the style of openapi.yaml. Lists of scalars are on one line. */
export function yamlOf(value: JsonObject | readonly JsonObject[]): string[] {
  if (Object.keys(value).length === 0) return [];
  const document = new Document(value);
  visit(document, {
    Seq(_, list) {
      list.flow = list.items.every(isScalar);
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd().split("\n");
}

/** Returns a function that finds the line of a pointer's key or list item in a YAML text. */
export function linesOf(text: string): (pointer: string) => number {
  const counter = new LineCounter();
  const source = parseDocument(text, { lineCounter: counter });
  return (pointer) => {
    const keys = keysOf(pointer);
    const parent = source.getIn(keys.slice(0, -1), true);
    const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && String(key.value) === keys.at(-1));
    const node: unknown = pair ? pair.key : source.getIn(keys, true);
    return counter.linePos((isScalar(node) || isMap(node) ? node.range?.[0] : undefined) ?? 0).line;
  };
}

/** Returns a schema that allows any of these types. */
export function typed(types: Iterable<string>, nullable: boolean): JsonObject {
  const schemas = [...types].sort().map((type) => {
    const [name, format] = type.split(" ");
    return { type: name, ...(format !== undefined && { format }) };
  });
  const [only, ...more] = schemas;
  if (only !== undefined && more.length === 0) return nullable ? { ...only, type: [only.type, "null"] } : only;
  return { anyOf: [...schemas, ...(nullable ? [{ type: "null" }] : [])] };
}

/** Converts the service's schema to the style of openapi.yaml. */
export function schemaOf(theirs: Description, node: JsonObject, depth = 0): JsonObject {
  const { types, nullable, values, fields, items, rest, deprecated, ...shape } = theirs.shapeOf(node);
  const required = [...fields.keys()].filter((name) => shape.required.has(name));
  const below = (schema: JsonObject) => schemaOf(theirs, schema, depth + 1);
  return {
    ...typed(types, nullable),
    ...(values && { enum: [...[...values].map((value): unknown => JSON.parse(value)), ...(nullable ? [null] : [])] }),
    ...(deprecated && { deprecated }),
    ...(required.length > 0 && { required }),
    ...(fields.size > 0 && { additionalProperties: false }),
    ...(depth <= mostDepth && {
      ...(items && { items: below(items) }),
      ...(rest && fields.size === 0 && { additionalProperties: below(rest) }),
      ...(fields.size > 0 && {
        properties: Object.fromEntries([...fields].map(([name, field]) => [name, below(field.node)])),
      }),
    }),
  };
}

/** Adds null to a schema, either as another type or as an alternative to its reference. */
export function withNull({ $ref, allOf, anyOf, type, enum: values }: JsonObject): JsonObject {
  if ($ref !== undefined || allOf !== undefined)
    return { anyOf: [$ref === undefined ? { allOf } : { $ref }, { type: "null" }] };
  if (Array.isArray(anyOf)) return { anyOf: [...anyOf, { type: "null" }] };
  return { type: [type, "null"].flat(), ...(Array.isArray(values) && { enum: [...values, null] }) };
}
