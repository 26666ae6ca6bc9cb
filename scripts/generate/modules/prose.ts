import { type Document, operationsOf } from "../../lib/document.js";
import { readText } from "../../lib/root.js";
import { withoutRules } from "../rule-sentences.js";
import { ruleSentences } from "../rule-words.js";
import { recordCode, sharedTexts } from "../shared-texts.js";
import { observedLegend, observedSentences, operationFacts, parameterSentences } from "../words.js";

/** Writes generated/prose.ts, which has the document's descriptions and sentences for the command. */
export function proseModule(document: Document): string {
  const described = operationsOf(document).map((operation) => {
    const { rules, key, cost, caps, data, unknown, freshness, asOf } = operationFacts(operation);
    // Keeps only the sentences about ignored parameters, because generated/words.ts has the other rules.
    const ignored = rules.slice(ruleSentences(operation).length);
    const prose = {
      tag: operation.tags[0] ?? "",
      summary: operation.summary,
      asOf: operation["x-as-of"],
      // The rules at the end of the document's description are removed, because pages list them.
      description: withoutRules(operation),
      facts: [ignored, unknown, key, cost, caps, data, observedSentences(operation), freshness, asOf].flat(),
      parameters: Object.fromEntries(
        operation.parameters.map((parameter) => [
          parameter.name,
          [parameter.description?.trim(), ...parameterSentences(parameter)].filter(Boolean).join(" "),
        ]),
      ),
    };
    return [operation.path, prose] as const;
  });
  const { constants, codeOf } = sharedTexts(described);
  return `${constants.join("\n")}

/** The descriptions of each operation, by its path. */
export const prose = ${recordCode(described, codeOf)} as const;

/** Explains the mark of observed sentences. */
export const observedLegend = ${JSON.stringify(observedLegend)};
`;
}

/** Writes generated/measures.ts, which has the table of docs/measures.md for the command. Throws if the table is missing. */
export function measuresModule(): string {
  const [, , table = ""] = readText("docs/measures.md").split("\n\n");
  const rows = [...table.matchAll(/^\| (?!Measure \|)([^|]+) \| ([^|]+) \|$/gm)];
  if (rows.length === 0) throw new Error("docs/measures.md has no table of measures as its second paragraph");
  const members = rows.map(
    ([, names = "", definition]) => `  ${JSON.stringify({ names: names.split(", "), definition })},`,
  );
  return `/** The measures in docs/measures.md, in the same order. */
export const measures = [
${members.join("\n")}
];
`;
}
