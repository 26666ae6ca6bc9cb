import { isPath } from "../../../src/document/operation.js";
import { describe, markdownOf } from "../../../src/tools/describe.js";
import { knownSentence, observedSentences } from "../../generate/words.js";
import { type Document, type Operation, resolve, type Schema, serverOf } from "../../lib/document.js";
import { fieldAnchor } from "../../lib/pages.js";
import { alternatives, dataSchema } from "../../lib/schemas.js";
import { type Call, exampleLabel } from "../calls.js";
import { briefJson, longExample } from "../example.js";
import { basisOf, evidenceSentence } from "../facts.js";
import { sampledCall, samplesOf } from "./samples.js";

/** Renders a text as a cell of a Markdown table, on one line and with escaped vertical bars. */
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

/**
 * Returns the text about each field below a schema, by the field's path, such as `lines[].spread`. The text contains the description, when the value
 * is known, and the observation.
 */
function fieldTexts(document: Document, schema: Schema, above = ""): [path: string, text: string][] {
  return alternatives(document, schema).flatMap(({ items, properties = {} }) => [
    ...(items ? fieldTexts(document, items, above && `${above}[]`) : []),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const path = above === "" ? name : `${above}.${name}`;
      // Keywords next to a `$ref` override those of its target.
      const { description = "", ...rest } = { ...resolve(document, property), ...property };
      const text = [description.trim(), ...knownSentence(rest), ...observedSentences(rest)].join(" ").trim();
      return [[path, text.replace(/\s+/g, " ")] as [string, string], ...fieldTexts(document, property, path)];
    }),
  ]);
}

/** The maximum size of a page in bytes. A longer page is shortened, so that agents can read it in one piece. */
export const longestPage = 20_000;

type Field = ReturnType<typeof describe>["fields"][number];

const depthOf = ({ name }: Field): number => name.split(".").length;

/** Renders paths as nested names, such as `id, clock { minutes, seconds }`. */
function nested(paths: readonly string[]): string {
  const inside = new Map<string, string[]>();
  for (const path of paths) {
    const [, name = path, rest] = /^([^.]+)\.(.+)$/.exec(path) ?? [];
    const own = name.replace(/\[\]$/, "");
    inside.set(own, [...(inside.get(own) ?? []), ...(rest === undefined ? [] : [rest])]);
  }
  return [...inside].map(([name, own]) => (own.length === 0 ? name : `${name} { ${nested(own)} }`)).join(", ");
}

/** Returns the fields down to a depth. An object's description lists the names of its deeper fields and links to their descriptions. */
function foldedBelow(depth: number, fields: readonly Field[], page: string): Field[] {
  const deeper = fields.filter((field) => depthOf(field) > depth);
  return fields
    .filter((field) => depthOf(field) <= depth)
    .map((field) => {
      const inner = deeper.flatMap(({ name }) => {
        const [, rest] = name.startsWith(field.name)
          ? (/^(?:\[\])?\.(.+)$/.exec(name.slice(field.name.length)) ?? [])
          : [];
        return rest === undefined || depthOf(field) < depth ? [] : [rest];
      });
      if (inner.length === 0) return field;
      const described = `Its fields, [described on the page](${page}#${fieldAnchor(field.name)}): \`${nested(inner)}\`.`;
      return { ...field, description: `${field.description ?? ""} ${described}`.trim() };
    });
}

/**
 * Returns an operation's page in Markdown, for programs and for readers without a browser. It contains the page that agents get as a resource, with
 * samples, a response and the statuses. A long page leaves out the deepest fields' descriptions. Throws if generated/ does not have the path.
 */
export function operationMarkdown(document: Document, call: Call): string {
  const { operation } = call;
  if (!isPath(operation.path)) throw new Error(`${operation.path} is not in generated/: run \`npm run generate\``);
  const description = describe(operation.path);
  const texts = new Map(fieldTexts(document, dataSchema(document, operation.path)));
  const samples = samplesOf(sampledCall(call), serverOf(document)).flatMap(({ lang, label, source }) => [
    `### ${label}`,
    `\`\`\`${lang}\n${source}\n\`\`\``,
  ]);
  const fields = description.fields.map((field) => ({
    ...field,
    description: texts.get(field.name) ?? field.description,
  }));
  const page = `${operation.operationId}.html`;
  const markdown = (shown: readonly Field[]) =>
    markdownOf(
      {
        ...description,
        facts: [...description.facts, `${basisOf(operation)} ${evidenceSentence(operation.operationId)}`],
        fields: shown,
      },
      {
        links: [`[as a page](${page})`, "[all operations](../llms.txt)"],
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
  for (let depth = Math.max(1, ...fields.map(depthOf)); depth > 1; depth--) {
    const text = markdown(foldedBelow(depth, fields, page));
    if (Buffer.byteLength(text) <= longestPage) return text;
  }
  return markdown(foldedBelow(1, fields, page));
}
