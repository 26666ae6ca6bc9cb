import type { OperationWords } from "../../../src/document/descriptors.js";
import { type Document, defaultOf, type Operation } from "../../lib/document.js";
import { ruleSentences } from "../rule-words.js";
import { operationsCode } from "../shared-texts.js";
import { tierName, tierSentence } from "../words.js";

/** generated/words.ts: the sentences on operations. They are apart from the descriptors because the client loads them only for errors. */
export function wordsModule(document: Document): string {
  const wordsOf = (operation: Operation) => {
    const rules = ruleSentences(operation);
    const defaults = operation.parameters.flatMap((parameter) => {
      const standard = defaultOf(document, parameter);
      return standard === undefined ? [] : [[parameter.name, standard]];
    });
    const zeros = operation.parameters.filter((parameter) => parameter["x-zero-is-absent"] === "rules");
    return {
      operationId: operation.operationId,
      rules: rules.length > 0 ? rules : undefined,
      defaults: defaults.length > 0 ? Object.fromEntries(defaults) : undefined,
      refusesUnknown: operation["x-refuses-unknown"],
      zeroMatchesNothing: zeros.length > 0 ? zeros.map(({ name }) => name) : undefined,
    } satisfies Record<keyof OperationWords, unknown>;
  };
  return `/** The sentences on every operation, by its path. */
export const words = ${operationsCode(document, wordsOf)} as const;

/** The name of a supporter tier. */
export const tierName = (tier: number): string => ${JSON.stringify(tierName("{}"))}.replace("{}", String(tier));

/** The sentence on the supporter tier that a call needs. */
export const tierSentence = (tier: number): string => ${JSON.stringify(tierSentence("{}"))}.replace("{}", String(tier));
`;
}
