import type { Known } from "../../../src/document/descriptors.js";
import { isPath } from "../../../src/document/operation.js";
import { code, list } from "../../generate/rule-words.js";
import { knownNames } from "../../generate/words.js";
import { type Document, operationsOf } from "../../lib/document.js";
import { allFields, fieldTree } from "./fields.js";

/**
 * Returns a sentence for each time at which some fields are known while the rest of their operation is not, such as "Known before kickoff:
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

/** Returns the section of the guide on leakage that lists when each operation's values are known and which fields differ. */
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
