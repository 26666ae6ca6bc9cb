import { withoutRules } from "../../generate/rule-sentences.js";
import { operationFacts } from "../../generate/words.js";
import type { Document } from "../../lib/document.js";
import type { Call } from "../calls.js";
import { factLines, heading } from "../facts.js";

/** The first sentence of a text, on one line. */
function firstSentence(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  return /^.*?[.!?](?= [A-Z`]|$)/.exec(line)?.[0] ?? line;
}

/**
 * llms.txt, the overview for programs: what the service is, links to all files, and one line per operation with its rules, key and cost, and a
 * link to its page.
 */
export function llmsText(document: Document, calls: readonly Call[]): string {
  const { title, description = "" } = document.info;
  const groups = document.tags.map(({ name }) => {
    const lines = calls
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ operation }) => {
        const { key, cost, caps } = operationFacts(operation);
        const rules = new Map(factLines(operation)).get("Rules") ?? "";
        const tier = operation["x-tier"] === undefined ? [] : key;
        const short = [rules, ...tier, ...cost, ...caps].join(" ");
        return `- [GET ${operation.path}](operations/${operation.operationId}.md): ${firstSentence(withoutRules(operation))} ${short}`;
      });
    return `## ${heading(name)}\n\n${lines.join("\n")}`;
  });
  return [
    `# ${title}`,
    `> ${firstSentence(description)} ${calls.length} operations, all GET, with a bearer key and a monthly quota of calls.`,
    "- [The service as a whole](about.md): the first request, key, cost, failures, terms, and links to the guides.\n" +
      "- [openapi.yaml](openapi.yaml): everything in one OpenAPI 3.1 document; [openapi.json](openapi.json): the same for tools, with examples.\n" +
      "- [For coding agents](agents.md): how to find an operation, the client in ten lines, what costs a call, the traps.\n" +
      "- [Specified and observed](observed.html): what the service promises, and what was only observed.",
    ...groups,
    "",
  ].join("\n\n");
}
