import { columnName } from "../../src/tables/names.js";
import { type Document, operationsOf, resolve } from "../lib/document.js";
import { responseShapes, type Shapes } from "./shapes.js";

/** The names of the date-times below an expression of generated/shapes.ts, at any depth. */
function timesIn(expression: string, shapes: Shapes, keys: readonly string[]): string[] {
  const name = expression.replace(/\[\d*\]|\?/g, "");
  if (name === "d") return [columnName(keys)];
  const shape = shapes.parts.get(name);
  if (typeof shape !== "object" || Array.isArray(shape)) return [];
  return Object.entries(shape).flatMap(([key, member]) => timesIn(member, shapes, [...keys, key.replace(/\?$/, "")]));
}

/** generated/tables.ts: what tables need besides the shapes. */
export function tablesModule(document: Document): string {
  const shapes = responseShapes(document);
  const keys = [...shapes.sources].flatMap(([name, { "x-key": names }]) =>
    names === undefined ? [] : [`  ${name}: ${JSON.stringify(names)},`],
  );
  const times = operationsOf(document).flatMap(({ path, operationId, responses }) => {
    const schema = resolve(document, responses["200"] ?? {}).content?.["application/json"]?.schema;
    const names = schema ? timesIn(shapes.expression(schema, `${operationId}.200`), shapes, []) : [];
    return names.length === 0 ? [] : [`  "${path}": ${names.map((name) => `"${name}"`).join(" | ")};`];
  });
  return [
    "/** The fields that identify a row (`x-key`), by the name of the row's shape; a dot leads into an object. */",
    `export const keys: Readonly<Record<string, readonly string[]>> = {\n${keys.sort().join("\n")}\n};`,
    "",
    "/** The columns that are date-times, also those inside lists, by path. Other types follow from the schemas; these are text there. */",
    `export interface Times {\n${times.join("\n")}\n}`,
    "",
  ].join("\n");
}
