import { type Document, resolve } from "../lib/document.js";
import { membersOf } from "../lib/members.js";
import { responseShapes } from "./shapes.js";

/** generated/fields.ts: the description of each field of a response, by the name of its object's shape. */
export function fieldsModule(document: Document): string {
  const members = [...responseShapes(document).sources].map(([name, source]) => {
    const fields = Object.entries(membersOf(document, source).properties).map(([field, schema]) => {
      const text = schema.description ?? resolve(document, schema).description ?? "";
      return [field, text.trim().replace(/\s+/g, " ")];
    });
    return `  ${JSON.stringify(name)}: ${JSON.stringify(Object.fromEntries(fields))},`;
  });
  return [
    "/** The description of each field, with its unit or range, by the name of the shape that has it. */",
    `export const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${members.sort().join("\n")}\n};`,
    "",
  ].join("\n");
}
