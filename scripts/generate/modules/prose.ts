import { type Document, operationsOf } from "../../lib/document.js";
import { ruleSentences } from "../rule-words.js";
import { recordCode, sharedTexts } from "../shared-texts.js";
import { observedSentences, operationFacts, parameterSentences } from "../words.js";

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
  return `import type { Prose } from "./descriptors.js";
import type { Queries } from "./queries.js";

${constants.join("\n")}

/** The texts of each operation, by its path. */
export const prose: Readonly<Record<keyof Queries, Prose>> = ${recordCode(described, codeOf)};
`;
}
