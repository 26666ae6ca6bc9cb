import { isPath } from "../../../src/document/operation.js";
import { describe, markdownOf } from "../../../src/tools/describe.js";
import { knownSentence, observedSentences } from "../../generate/words.js";
import { type Document, type Operation, resolve, type Schema, serverOf } from "../../lib/document.js";
import { alternatives, dataSchema } from "../../lib/schemas.js";
import { type Call, exampleLabel } from "../calls.js";
import { briefJson, longExample } from "../example.js";
import { basisOf, evidenceSentence } from "../facts.js";
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

/** What the document says of each field below a schema, by its path (`lines[].spread`): its meaning, when it is known, what was observed. */
function fieldTexts(document: Document, schema: Schema, above = ""): [path: string, text: string][] {
  return alternatives(document, schema).flatMap(({ items, properties = {} }) => [
    ...(items ? fieldTexts(document, items, above && `${above}[]`) : []),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const path = above === "" ? name : `${above}.${name}`;
      // Keywords beside a `$ref` override those of its target.
      const { description = "", ...rest } = { ...resolve(document, property), ...property };
      const text = [description.trim(), ...knownSentence(rest), ...observedSentences(rest)].join(" ").trim();
      return [[path, text.replace(/\s+/g, " ")] as [string, string], ...fieldTexts(document, property, path)];
    }),
  ]);
}

/**
 * The page of one operation in Markdown, for programs and for readers without a browser: the page that agents get as a resource, with samples,
 * a response and the statuses. Throws for a path that generated/ does not have.
 */
export function operationMarkdown(document: Document, call: Call): string {
  const { operation } = call;
  if (!isPath(operation.path)) throw new Error(`${operation.path} is not in generated/: run \`npm run generate\``);
  const description = describe(operation.path);
  const texts = new Map(fieldTexts(document, dataSchema(document, operation.path)));
  const samples = samplesOf(call, serverOf(document)).flatMap(({ lang, label, source }) => [
    `### ${label}`,
    `\`\`\`${lang}\n${source}\n\`\`\``,
  ]);
  return markdownOf(
    {
      ...description,
      facts: [...description.facts, `${basisOf(operation)} ${evidenceSentence(operation.operationId)}`],
      fields: description.fields.map((field) => ({
        ...field,
        description: texts.get(field.name) ?? field.description,
      })),
    },
    {
      links: [`[as a page](${operation.operationId}.html)`, "[all operations](../llms.txt)"],
      sections: [
        "## Samples",
        ...samples,
        "## Example",
        `A response ${exampleLabel(call)}. \`{ … }\` stands for an object with more fields.`,
        `\`\`\`json\n${briefJson(call.example.value, longExample)}\n\`\`\``,
      ],
      end: ["## Statuses", table(["Status", "When"], statuses(document, operation)), ""],
    },
  );
}
