import { properties } from "../redocly/wordings.mjs";
import type { Description } from "./description.js";
import type { Node } from "./nodes.js";
import type { Shape } from "./shape.js";
import { byHand } from "./source.js";
import { checkName, descriptionOf } from "./wording.js";
import { listPair, scalar, textPair } from "./yaml-text.js";

/** Objects in objects beyond this are left to a person, as are those that contain themselves. */
const mostDepth = 8;

/** Names whose strings are moments, as the lint rule `formats` has them. */
const moment = /(Date|StartTime|DateTime|At)$|^(startTime|endTime)$/;

/** What writes fields of the service's description as text of openapi.yaml. */
export interface Writer {
  readonly theirs: Description;
  /** The names of the document's enumerations by their values. */
  readonly enumerations: ReadonlyMap<string, string>;
  readonly since: string;
}

export const valuesKey = (values: ReadonlySet<string>): string => [...values].sort().join();

/** Types and formats that the document has; its lint refuses others. */
function checkType(type: string): void {
  if (!/^(string( [\w-]+)?|integer int32|number double|boolean|object|array)$/.test(type))
    byHand(`the document has no type ${type}`);
}

/** One scalar type as the text of a schema's keywords. */
export function typeLines(type: string, nullable: boolean): string[] {
  checkType(type);
  const [name = "", format] = type.split(" ");
  const typeLine = nullable ? `type: [${name}, "null"]` : `type: ${name}`;
  return format === undefined ? [typeLine] : [typeLine, `format: ${format}`];
}

/** A schema of any of these scalar types, in one line. */
export function unionLine(types: readonly string[], nullable: boolean): string {
  const schemas = types.map((type) => `{ ${typeLines(type, false).join(", ")} }`);
  return `anyOf: [${[...schemas, ...(nullable ? ['{ type: "null" }'] : [])].join(", ")}]`;
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Names of scalar fields as default columns, which the lint requires of the rows of a list. */
function headlineOf(writer: Writer, shape: Shape): string[] {
  const names = [...shape.fields].filter(([, { node }]) => {
    const { types } = writer.theirs.shapeOf(node);
    return types.size > 0 && !types.has("object") && !types.has("array");
  });
  if (names.length === 0) byHand("its rows have no field that can be a column");
  return names.slice(0, 8).map(([name]) => name);
}

function objectLines(writer: Writer, shape: Shape, indent: string, depth: number, isRow: boolean): string[] {
  const required = [...shape.fields].filter(([, field]) => field.required).map(([name]) => name);
  return [
    ...typeLines("object", shape.nullable),
    ...(isRow ? [listPair("x-headline", headlineOf(writer, shape), indent)] : []),
    ...(required.length > 0 ? [listPair("required", required, indent)] : []),
    "additionalProperties: false",
    "properties:",
    ...[...shape.fields].flatMap(([name, { node }]) =>
      indented(fieldLines(writer, name, node, `${indent}  `, depth + 1)),
    ),
  ];
}

/** The keywords of a schema, a line each, for an indent. */
function schemaLines(writer: Writer, node: Node, indent: string, depth: number, isRow = false): string[] {
  const shape = writer.theirs.shapeOf(node);
  const types = [...shape.types].sort();
  const [type, ...more] = types;
  if (depth > mostDepth) byHand("the schema is nested too deeply");
  if (type === undefined) byHand("the service declares no type");
  if (more.length > 0 && !types.some((each) => /^(object|array)/.test(each))) return [unionLine(types, shape.nullable)];
  if (more.length > 0) byHand("the schema is a union of objects or lists");
  if (type === "object" && shape.fields.size > 0) return objectLines(writer, shape, indent, depth, isRow);
  if (type === "object" && shape.rest) {
    const rest = schemaLines(writer, shape.rest, `${indent}  `, depth + 1);
    return [...typeLines(type, shape.nullable), "additionalProperties:", ...indented(rest)];
  }
  if (type === "object") byHand("the service declares no fields of the object");
  if (type === "array") {
    if (!shape.items) byHand("the service declares no items of the list");
    const items = schemaLines(writer, shape.items, `${indent}  `, depth + 1, true);
    return [...typeLines(type, shape.nullable), "items:", ...indented(items)];
  }
  if (!shape.values) return typeLines(type, shape.nullable);
  const shared = writer.enumerations.get(valuesKey(shape.values));
  const reference = `$ref: "#/components/schemas/${shared ?? ""}"`;
  if (shared !== undefined) return [shape.nullable ? `anyOf: [{ ${reference} }, { type: "null" }]` : reference];
  const values = [...shape.values].map((value) => scalar(JSON.parse(value), true));
  return [...typeLines(type, shape.nullable), listPair("enum", shape.nullable ? [...values, "null"] : values, indent)];
}

/** A field that the document lacks, as lines of block style; `indent` will stand before each, and is not written here. */
export function fieldLines(writer: Writer, name: string, node: Node, indent: string, depth = 0): string[] {
  checkName(name);
  const inner = `${indent}  `;
  const lines = schemaLines(writer, node, inner, depth);
  const plain = lines[0]?.includes("string") && !lines.some((line) => line.startsWith("format:")) && moment.test(name);
  const observed = `Declared by the service${plain ? " as plain text" : ""} since ${writer.since}; no response was recorded.`;
  const description = textPair("description", descriptionOf(name, properties), inner);
  // Inside a new object only the object says since when, unless a rule of the lint requires it.
  const note = depth === 0 || plain ? [textPair("x-observed", observed, inner)] : [];
  // The type comes first, as in the rest of the document, and what is nested last.
  const nested = lines.findIndex((line) => /^(items|properties|additionalProperties):$/.test(line));
  const head = nested < 0 ? lines : lines.slice(0, nested);
  const tail = nested < 0 ? [] : lines.slice(nested);
  const deprecated = writer.theirs.shapeOf(node).deprecated ? ["deprecated: true"] : [];
  return [
    `${name}:`,
    ...indented([...head, description, ...note, ...deprecated, ...tail].flatMap((line) => line.split("\n"))),
  ];
}
