import { withoutRules } from "../../generate/rule-sentences.js";
import { observedLegend, operationFacts } from "../../generate/words.js";
import type { Document } from "../../lib/document.js";
import type { Call } from "../calls.js";
import { heading, queryRules } from "../facts.js";

/** Returns the first sentence of a text, on one line. */
function firstSentence(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  return /^.*?[.!?](?= [A-Z`]|$)/.exec(line)?.[0] ?? line;
}

/**
 * Returns llms.txt, the overview for programs. It describes the service, says what most operations have in common, and links to the other files. Each
 * operation has one line with its rules, its differences from other operations and a link to its page.
 */
export function llmsText(document: Document, calls: readonly Call[]): string {
  const { title, description = "" } = document.info;
  const groups = document.tags.map(({ name }) => {
    const lines = calls
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ operation }) => {
        const { key, cost, caps } = operationFacts(operation);
        const exceptions = [
          ...(operation["x-tier"] === undefined ? [] : key),
          ...(operation["x-metered"] === false ? cost : []),
        ];
        const short = [firstSentence(withoutRules(operation)), ...queryRules(operation), ...exceptions, ...caps].join(
          " ",
        );
        return `- [GET ${operation.path}](operations/${operation.operationId}.md): ${short}`;
      });
    return `## ${heading(name)}\n\n${lines.join("\n")}`;
  });
  return [
    `# ${title}`,
    `> ${firstSentence(description)} ${calls.length} operations, all GET, with a bearer key and a monthly quota of calls.`,
    `Unless its line says otherwise, an operation works with any key, costs one call, and takes optional parameters. ${observedLegend}`,
    "- [The service as a whole](about.md): the first request, key, cost, failures, terms, and links to the guides.\n" +
      "- [openapi.yaml](openapi.yaml): everything in one OpenAPI 3.1 document; [openapi.json](openapi.json): the same for tools, with examples.\n" +
      "- [For coding agents](agents.md): how to find an operation, the client in ten lines, what costs a call, the traps.\n" +
      "- [Specified and observed](observed.html): what the service promises, and what was only observed.",
    ...groups,
    "",
  ].join("\n\n");
}
