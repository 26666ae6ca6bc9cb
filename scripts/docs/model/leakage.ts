import type { Known } from "../../../src/document/descriptors.js";
import { isPath } from "../../../src/document/operation.js";
import { code, list } from "../../generate/rule-words.js";
import { knownNames } from "../../generate/words.js";
import { type Document, operationsOf } from "../../lib/document.js";
import { allFields, fieldTree } from "./fields.js";

/**
 * Returns the fields that are not known at the same time as the rest of their operation, grouped by that time: "Known before kickoff:
 * `homePregameElo`."
 */
function exceptions(document: Document, path: string, asOf: Parameters<typeof fieldTree>[2]): string {
  if (!isPath(path)) throw new Error(`${path} is not in generated/: run \`npm run generate\``);
  const found = new Map<Known, string[]>();
  for (const { path: field, known } of allFields(fieldTree(document, path, asOf)))
    if (known !== undefined) found.set(known, [...(found.get(known) ?? []), code(field.replaceAll("[]", ""))]);
  const sentences = [...found].map(([known, fields]) => `${knownNames[known]}: ${list(fields, "and")}.`);
  return sentences.length === 0 ? "None." : sentences.join(" ");
}

/** Returns a section of the guide on leakage. It says when each operation's values are known, and which of its fields differ. */
export function leakageSection(document: Document): string {
  const rows = operationsOf(document).flatMap(({ path, "x-as-of": asOf }) => {
    if (asOf === undefined) return [];
    const name = knownNames[typeof asOf === "string" ? asOf : "through-week"];
    return [`| ${code(path)} | ${name} | ${exceptions(document, path, asOf)} |`];
  });
  const text =
    "A field inside an object or a list is known when the object or the list is known, unless the table names the field.";
  return [
    "## Every operation",
    text,
    ["| Operation | Its values | Except |", "|---|---|---|", ...rows].join("\n"),
    "",
  ].join("\n\n");
}
