import { withoutRules } from "../generate/rule-sentences.js";
import { describeExtensions, observedSentences, operationFacts, operationSentences } from "../generate/words.js";
import {
  type Document,
  nodesIn,
  type Operation,
  type OperationObject,
  operationsOf,
  serverOf,
} from "../lib/document.js";
import { type ShapeFile, shapeFiles } from "../lib/recordings.js";
import { addExample, type Call, callOf } from "./calls.js";
import { samplesOf } from "./pages/samples.js";

/** "adjustedMetrics" as a heading: "Adjusted metrics". */
export function heading(tag: string): string {
  const words = tag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fragment of an operation in `index.html`. */
export function anchor(operation: Pick<Operation, "tags" | "operationId">): string {
  return `#${operation.tags[0]}/${operation.operationId}`;
}

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** The rows of recorded responses, and the month of the newest (`March 2026`; empty where there is none). */
export function evidenceOf(files: readonly ShapeFile[]) {
  const newest = files
    .map(({ shape }) => shape.recordedUntil)
    .sort()
    .at(-1);
  return {
    rows: files.reduce((sum, { shape }) => sum + shape.rows, 0),
    newest: newest === undefined ? "" : month.format(new Date(newest)),
  };
}

const counted = (count: number, noun: string): string =>
  count === 1 ? `one ${noun}` : `${count.toLocaleString("en-US")} ${noun}s`;

/** The sentence on how many recorded responses of an operation the document fits, which the contract tests check. */
export function evidenceSentence(operationId: string): string {
  const own = shapeFiles.filter((each) => each.operationId === operationId);
  if (own.length === 0) return "No response was recorded for `test/shapes`.";
  const { rows, newest } = evidenceOf(own);
  const when = own.length === 1 ? `of ${newest}` : `the newest of ${newest}`;
  return `Fits ${counted(own.length, "recorded response")}, ${counted(rows, "row")}, ${when}.`;
}

/** Whether the specification describes an operation. A newer one is not in it, with its path either. */
export function basisOf(operation: OperationObject): string {
  return operation["x-specified"]
    ? "Specified: the service promises the parameters and the response, but nothing that is marked as observed."
    : "Rests on observation: the specification has its path at most.";
}

/** The facts about an operation, by label: what a query must contain, what a call costs, and so on. */
export function factLines(operation: Operation): [label: string, text: string][] {
  const { rules, unknown, key, cost, caps, data, freshness, asOf } = operationFacts(operation);
  const required = operation.parameters.filter((parameter) => parameter.required).map(({ name }) => `\`${name}\``);
  const needed = required.length === 0 ? [] : [`Give ${required.join(" and ")}.`];
  const none = operation.parameters.length === 0 ? "It takes no parameters." : "Every parameter is optional.";
  const conditions = [...needed, ...rules, ...unknown];
  return [
    ["Rules", conditions.length === 0 ? none : conditions.join(" ")],
    ["Key", key.join(" ")],
    ["Cost", cost.join(" ")],
    ["Caps", caps.length === 0 ? "None known." : caps.join(" ")],
    ["Freshness", [...data, ...freshness].join(" ")],
    ["Known", asOf.join(" ")],
    [
      "How sure",
      [basisOf(operation), evidenceSentence(operation.operationId), ...observedSentences(operation)].join(" "),
    ],
  ];
}

/** The call in the languages that Redoc's panel hides in its menu, so that readers see them without a click. */
function otherSamples(call: Call, server: string): string {
  const others = samplesOf(call, server).filter(({ label }) => label !== "TypeScript");
  return others.map(({ label, lang, source }) => `**${label}**\n\n\`\`\`${lang}\n${source}\n\`\`\``).join("\n\n");
}

/** What opens the form of an operation: see playground/mount.ts. */
function playground(operation: Operation): string {
  return `<details class="playground" data-path="${operation.path}" data-link="${anchor(operation).slice(1)}">\n<summary>Run this operation here</summary>\n</details>`;
}

function describe(call: Call, server: string): string {
  const { operation } = call;
  const lines = factLines(operation).map(([label, text]) => `- **${label}** ${text}`);
  const page = `[This operation as Markdown](operations/${operation.operationId}.md)`;
  return [
    withoutRules(operation),
    `<div class="facts">\n\n${lines.join("\n")}\n\n</div>`,
    playground(operation),
    otherSamples(call, server),
    page,
  ].join("\n\n");
}

/**
 * The document as the reference shows it: with a sentence for every extension, and for each operation a recorded response and samples of its
 * call.
 */
export function referenceDocument(source: Document, calls: readonly Call[]): Document {
  const document = structuredClone(source);
  const server = serverOf(document);
  describeExtensions(document);
  // The descriptions say the same, or only programs read it: the page stays small.
  for (const [node] of nodesIn(document))
    for (const key of Object.keys(node)) if (key.startsWith("x-")) Reflect.deleteProperty(node, key);
  for (const call of calls) {
    const own = document.paths[call.operation.path];
    if (own === undefined) continue;
    addExample(own.get, call);
    Object.assign(own.get, { description: describe(call, server), "x-codeSamples": samplesOf(call, server) });
  }
  for (const tag of document.tags) Object.assign(tag, { "x-displayName": heading(tag.name) });
  return document;
}

/**
 * The document as openapi.json publishes it, for generators, mocks and agents that drop extensions. Descriptions contain the sentences of
 * the extensions, and each operation has a shortened recording as the example of its response. Types, and the extensions other than
 * `x-observed`, are those of openapi.yaml. Throws an error that names the operation where there is no recorded 200.
 */
export function editionForTools(source: Document): Document {
  const document = structuredClone(source);
  describeExtensions(document);
  // The descriptions have the sentence of each observation.
  for (const [node] of nodesIn(document)) Reflect.deleteProperty(node, "x-observed");
  for (const operation of operationsOf(source)) {
    const own = document.paths[operation.path];
    if (own === undefined) continue;
    // The first paragraph ends with the rules. Tier, cost, caps and observations are the last one.
    own.get.description = `${operation.description.trim()}\n\n${operationSentences(operation).join(" ")}`;
    addExample(own.get, callOf(operation));
  }
  return document;
}
