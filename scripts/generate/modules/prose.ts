import { type Document, operationsOf } from "../../lib/document.js";
import { ruleSentences } from "../rule-words.js";
import { recordCode, sharedTexts } from "../shared-texts.js";
import { observedLegend, observedSentences, operationFacts, parameterSentences } from "../words.js";

/** generated/prose.ts: the document's descriptions and sentences, for the command. */
export function proseModule(document: Document): string {
  const described = operationsOf(document).map((operation) => {
    const { rules, key, cost, caps, data, unknown, freshness, asOf } = operationFacts(operation);
    // Those of the parameters that the service ignores; generated/words.ts has the others.
    const ignored = rules.slice(ruleSentences(operation).length);
    const prose = {
      tag: operation.tags[0] ?? "",
      summary: operation.summary,
      asOf: operation["x-as-of"],
      description: operation.description.trim(),
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

/** The texts of each operation, by its path. */
export const prose = ${recordCode(described, codeOf)} as const;

/** What the mark of observed sentences means. */
export const observedLegend = ${JSON.stringify(observedLegend)};
`;
}

const heading = "## Measures";

/** generated/measures.ts: what the introduction of the document says about each measure, for the command. Throws where it says nothing. */
export function measuresModule({ info: { description = "" } }: Document): string {
  const section = description.split(/^(?=## )/m).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`info.description has no section "${heading}"`);
  const [, source = ""] = section.split("\n\n");
  const rows = [...section.matchAll(/^\| (?!Measure \|)([^|]+) \| ([^|]+) \|$/gm)];
  if (rows.length === 0) throw new Error(`the section "${heading}" has no table of measures`);
  const members = rows.map(
    ([, names = "", definition]) => `  ${JSON.stringify({ names: names.split(", "), definition })},`,
  );
  return `/** The measures in the order of the document. */
export const measures = [
${members.join("\n")}
];

/** Where the definitions come from. */
export const measuresSource = ${JSON.stringify(source.replace(/\s+/g, " "))};
`;
}
