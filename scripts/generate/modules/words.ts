import type { OperationWords, QueryReading } from "../../../src/document/descriptors.js";
import { type Document, defaultOf, type Operation, operationsOf, refusedOf, resolve } from "../../lib/document.js";
import { ruleSentences } from "../rule-words.js";
import { operationsCode } from "../shared-texts.js";
import { tierName, tierSentence } from "../words.js";

/** Returns the `Cache-Control` of an operation's 200, which is the example in the document. */
function cacheControlOf(document: Document, { responses }: Operation): string | undefined {
  const header = responses["200"]?.headers?.["Cache-Control"];
  return header && String(resolve(document, header).example);
}

/** Writes generated/reading.ts, which has how the service reads a query. The sample service and forms use it, but calls do not. */
export function readingModule(document: Document): string {
  const readingOf = (operation: Operation) => {
    const defaults = operation.parameters.flatMap((parameter) => {
      const standard = defaultOf(document, parameter);
      return standard === undefined ? [] : [[parameter.name, standard]];
    });
    return {
      defaults: defaults.length > 0 ? Object.fromEntries(defaults) : undefined,
      refusesUnknown: refusedOf(operation),
      cacheControl: cacheControlOf(document, operation),
    } satisfies Record<keyof QueryReading, unknown>;
  };
  return `/** How the service reads the query of every operation, by its path. */
export const reading = ${operationsCode(document, readingOf)} as const;
`;
}

/**
 * Returns what an operation's 500 can mean, which is the first sentence of its description, without the period. Returns undefined if it is the same
 * as for other operations.
 */
function failureOf(document: Document, { responses }: Operation): string | undefined {
  const [own, usual] = [responses["500"], document.components.responses?.InternalServerError].map(
    (response) => response && /^.*?(?=\.( |$))/.exec(resolve(document, response).description ?? "")?.[0],
  );
  return own === usual ? undefined : own;
}

/** Writes generated/words.ts, which has the sentences about operations for error messages. */
export function wordsModule(document: Document): string {
  const wordsOf = (operation: Operation) => {
    const rules = ruleSentences(operation);
    const zeros = operation.parameters.filter((parameter) => parameter["x-zero-is-absent"] === "rules");
    return {
      operationId: operation.operationId,
      rules: rules.length > 0 ? rules : undefined,
      failure: failureOf(document, operation),
      zeroMatchesNothing: zeros.length > 0 ? zeros.map(({ name }) => name) : undefined,
    } satisfies Record<keyof OperationWords, unknown>;
  };
  const lines = operationsOf(document).map((operation) => `  ${JSON.stringify(wordsOf(operation))},`);
  return `/** The sentences about each operation, in the order of operations.ts. Paths as keys would be a tenth of the size, and every page loads this. */
export const words = [
${lines.join("\n")}
] as const;

/** The name of a supporter tier. */
export const tierName = (tier: number): string => \`${tierName(`\${tier}`)}\`;

/** The sentence about the supporter tier that a call needs. */
export const tierSentence = (tier: number): string => \`${tierSentence(`\${tier}`)}\`;
`;
}
