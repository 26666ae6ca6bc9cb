import { type Document, operationsOf } from "../lib/document.js";
import { operationSentences, parameterSentences, ruleSentences } from "./words.js";

/** generated/prose.ts: what the document says of every operation in words, for whoever shows it at run time. */
export function proseModule(document: Document): string {
  const members = operationsOf(document).map((operation) => {
    const rules = new Set(ruleSentences(operation));
    const prose = {
      tag: operation.tags[0] ?? "",
      summary: operation.summary,
      description: operation.description.trim(),
      facts: operationSentences(operation).filter((sentence) => !rules.has(sentence)),
      parameters: Object.fromEntries(
        operation.parameters.map((parameter) => [
          parameter.name,
          [parameter.description?.trim(), ...parameterSentences(parameter)].filter(Boolean).join(" "),
        ]),
      ),
    };
    return `  ${JSON.stringify(operation.path)}: ${JSON.stringify(prose)},`;
  });
  return [
    'import type { Queries } from "./queries.js";',
    "",
    "/** What the document says of an operation; its rules and types are in operations.ts. */",
    "export interface Prose {",
    "  readonly tag: string;",
    "  readonly summary: string;",
    "  readonly description: string;",
    "  /** Tier, cost, calls in flight and what was observed, a sentence each. */",
    "  readonly facts: readonly string[];",
    "  /** Each parameter by its name. */",
    "  readonly parameters: Readonly<Record<string, string>>;",
    "}",
    "",
    `export const prose: Readonly<Record<keyof Queries, Prose>> = {\n${members.join("\n")}\n};`,
    "",
  ].join("\n");
}
