import { type Document, operationsOf, resolve } from "../../lib/document.js";
import { membersOf } from "../../lib/schemas.js";
import { observed } from "../rule-words.js";
import { responseShapes } from "../shapes.js";
import { recordCode, sharedTexts } from "../shared-texts.js";
import { knownSentences } from "../words.js";

/** Writes generated/fields.ts, which has the description of each response field, and which fields are observed or known at another time. */
export function fieldsModule(document: Document): string {
  const observations: [string, unknown][] = [];
  const known: [string, unknown][] = [];
  const described = [...responseShapes(document).sources].map(([name, source]): [string, Record<string, string>] => {
    const properties = Object.entries(membersOf(document, source).properties);
    const fields = properties.map(([field, schema]) => {
      const text = schema.description ?? resolve(document, schema).description ?? "";
      return [field, text.trim().replace(/\s+/g, " ")];
    });
    const seen = properties.flatMap(([field, schema]) => (schema["x-observed"] === undefined ? [] : [field]));
    if (seen.length > 0) observations.push([name, seen]);
    const differing = properties.flatMap(([field, { "x-as-of": asOf }]) => (asOf === undefined ? [] : [[field, asOf]]));
    if (differing.length > 0) known.push([name, Object.fromEntries(differing)]);
    return [name, Object.fromEntries(fields)];
  });
  const { constants, codeOf } = sharedTexts(described);
  const specified = operationsOf(document).flatMap((operation) => (operation["x-specified"] ? [operation.path] : []));
  const sentences = Object.entries(knownSentences).map(([asOf, text]) => [asOf, observed(text)]);
  return `${constants.join("\n")}

/** The description of each field, with its unit or range, by the name of the shape that has it. */
export const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = ${recordCode(described.sort(), codeOf)};

/** The fields with observations (\`x-observed\`), by the name of the shape that has them. */
export const observed: Readonly<Record<string, readonly string[]>> = ${recordCode(observations.sort())};

/** When fields are known, if this differs from the rest of their row (\`x-as-of\`), by the name of the shape that has them. */
export const known = ${recordCode(known.sort())} as const;

/** The sentence about when a field is known, by label. */
export const knownSentences = ${JSON.stringify(Object.fromEntries(sentences))};

/** The paths of the operations that the specification describes in full. All others are observed. */
export const specified: readonly string[] = ${JSON.stringify(specified)};
`;
}

/** Writes generated/headlines.ts, which has the default columns of every kind of row. It is a separate file because only tables need it. */
export function headlinesModule(document: Document): string {
  const members = [...responseShapes(document).sources].map(([name, own]) => [name, own["x-headline"]] as const);
  return `/** A row's most important fields in reading order, by the name of the row's shape. A dot leads into an object. */
export const headlines: Readonly<Record<string, readonly string[]>> = ${recordCode(members.sort())};
`;
}
