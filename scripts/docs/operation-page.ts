import { observedSentences, parameterSentences } from "../generate/words.js";
import {
  type Document,
  defaultOf,
  type Operation,
  type ParameterObject,
  resolve,
  type Schema,
  serverOf,
} from "../lib/document.js";
import { type Call, exampleLabel } from "./calls.js";
import { type Field, fieldsOf, typeText } from "./fields.js";
import { anchor, factLines } from "./reference.js";
import { samplesOf } from "./samples.js";

/** Text as a cell of a Markdown table: one line, no bars. */
function cell(text: string): string {
  return text.trim().replace(/\s+/g, " ").replaceAll("|", "\\|");
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
}

function parameterRow(document: Document, parameter: ParameterObject): string[] {
  const preset = defaultOf(document, parameter);
  const sentences = [
    parameter.required ? "Required." : "",
    parameter.description ?? "",
    preset === undefined ? "" : `Default: \`${String(preset)}\`.`,
    ...parameterSentences(parameter),
  ];
  return [`\`${parameter.name}\``, typeText(document, parameter.schema), sentences.join(" ")];
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

/** The page of one operation in Markdown, with everything in the reference about it, for programs and for readers without a browser. */
export function operationPage(document: Document, call: Call): string {
  const { operation } = call;
  const schema = operation.responses["200"]?.content?.["application/json"]?.schema;
  const fields = schema === undefined ? [] : fieldsOf(document, schema);
  const parameters = operation.parameters.map((parameter) => parameterRow(document, parameter));
  const samples = samplesOf(call, serverOf(document)).flatMap(({ lang, label, source }) => [
    `### ${label}`,
    `\`\`\`${isFenced(lang) ? fence[lang] : ""}\n${source}\n\`\`\``,
  ]);
  return [
    `# ${operation.summary}`,
    `\`GET ${operation.path}\` · \`${operation.operationId}\` · [in the reference](../index.html${anchor(operation)}) · [all operations](../llms.txt)`,
    operation.description.trim(),
    factLines(operation)
      .map(([label, text]) => `- **${label}:** ${text.replace(/\s+/g, " ")}`)
      .join("\n"),
    "## Parameters",
    parameters.length === 0 ? "None." : table(["Parameter", "Type", "What it does"], parameters),
    "## Samples",
    ...samples,
    "## Example",
    `A response ${exampleLabel(call)}.`,
    `\`\`\`json\n${JSON.stringify(call.example.value, null, 2)}\n\`\`\``,
    "## Fields",
    responseText(document, schema),
    ...(fields.length === 0 ? [] : [fieldTable(fields)]),
    "## Statuses",
    table(["Status", "When"], statuses(document, operation)),
    "",
  ].join("\n\n");
}

function fieldTable(fields: readonly Field[]): string {
  const rows = fields.map(({ name, type, text }) => [`\`${name}\``, type, text]);
  return table(["Field", "Type", "Meaning"], rows);
}

function responseText(document: Document, schema: Schema | undefined): string {
  if (schema === undefined) return "None.";
  const type = typeText(document, schema);
  if (type === "array of object") return "A success is an array. Each row has:";
  return type.startsWith("object") ? `A success is one ${type}. It has:` : `A success is: ${type}.`;
}
