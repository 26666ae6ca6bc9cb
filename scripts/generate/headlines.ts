import type { Document } from "../lib/document.js";
import { responseShapes } from "./shapes.js";

/** generated/headlines.ts: the default columns of every kind of row. They are apart from the shapes because only tables need them. */
export function headlinesModule(document: Document): string {
  const members = [...responseShapes(document).sources].flatMap(([name, { "x-headline": names }]) =>
    names === undefined ? [] : [`  ${JSON.stringify(name)}: ${JSON.stringify(names)},`],
  );
  return [
    "/** The fields that say most about a row, in reading order, by the name of the row's shape; a dot leads into an object. */",
    `export const headlines: Readonly<Record<string, readonly string[]>> = {\n${members.sort().join("\n")}\n};`,
    "",
  ].join("\n");
}
