import { isPath } from "../../../src/document/operation.js";
import { describe, markdownOf } from "../../../src/tools/describe.js";
import { observedSentences } from "../../generate/words.js";
import { type Document, type Operation, resolve, serverOf } from "../../lib/document.js";
import { type Call, exampleLabel } from "../calls.js";
import { evidenceSentence } from "../evidence.js";
import { anchor, basisOf } from "../reference.js";
import { fieldsOf } from "./fields.js";
import { samplesOf } from "./samples.js";

/** Text as a cell of a Markdown table: one line, no bars. */
function cell(text: string): string {
  return text.trim().replace(/\s+/g, " ").replaceAll("|", "\\|");
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
}

function statuses(document: Document, operation: Operation): string[][] {
  return Object.entries(operation.responses).map(([status, response]) => {
    const found = resolve(document, response);
    return [status, [found.description ?? "", ...observedSentences(found)].join(" ")];
  });
}

const fence = { TypeScript: "ts", curl: "sh", Python: "python", Shell: "sh" } as const;

function isFenced(lang: string): lang is keyof typeof fence {
  return Object.hasOwn(fence, lang);
}

/** What is observed about the fields of a response, by their names. */
function observations(document: Document, operation: Operation): Map<string, string> {
  const schema = operation.responses["200"]?.content?.["application/json"]?.schema;
  const fields = schema === undefined ? [] : fieldsOf(document, schema);
  return new Map(fields.map(({ name, text }) => [name, text.replace(/\s+/g, " ")]));
}

/**
 * The page of one operation in Markdown, for programs and for readers without a browser: the page that agents get as a resource, with samples,
 * a response and the statuses. Throws for a path that generated/ does not have.
 */
export function operationPage(document: Document, call: Call): string {
  const { operation } = call;
  if (!isPath(operation.path)) throw new Error(`${operation.path} is not in generated/: run \`npm run generate\``);
  const description = describe(operation.path);
  const texts = observations(document, operation);
  const samples = samplesOf(call, serverOf(document)).flatMap(({ lang, label, source }) => [
    `### ${label}`,
    `\`\`\`${isFenced(lang) ? fence[lang] : ""}\n${source}\n\`\`\``,
  ]);
  const fields = description.fields.map((field) => ({
    ...field,
    description: texts.get(field.name) ?? field.description ?? "",
  }));
  return markdownOf(
    {
      ...description,
      facts: [...description.facts, `${basisOf(operation)} ${evidenceSentence(operation.operationId)}`],
      fields,
    },
    {
      links: [`[in the reference](../index.html${anchor(operation)})`, "[all operations](../llms.txt)"],
      sections: [
        "## Samples",
        ...samples,
        "## Example",
        `A response ${exampleLabel(call)}.`,
        `\`\`\`json\n${JSON.stringify(call.example.value, null, 2)}\n\`\`\``,
      ],
      end: ["## Statuses", table(["Status", "When"], statuses(document, operation)), ""],
    },
  );
}
