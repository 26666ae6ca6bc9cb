import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleWords } from "../../../src/document/sample-words.js";
import { filled, operationTexts } from "../../generate/guide.js";
import { type Document, operationsOf } from "../../lib/document.js";
import { readText, root } from "../../lib/root.js";
import type { Menu } from "../pages/layout.js";
import { observationsOf } from "../pages/observations.js";
import { leakageSection } from "./leakage.js";

/** A guide. `name` is its file in `docs/` without the extension, and `text` is its Markdown. */
export interface Guide {
  readonly name: string;
  readonly text: string;
  readonly title: string;
  /** The guide's page in the site. */
  readonly file: string;
}

/** The names of the guides below each of the menu's headings, in the menu's order. */
const guideHeads: readonly (readonly [head: string, names: readonly string[]])[] = [
  ["Begin", ["start", "about", "paging", "costs", "terms"]],
  ["Calls", ["filters", "responses", "errors-and-limits", "caching"]],
  ["The data", ["measures", "leakage", "sources"]],
  ["Programs", ["tables", "offline", "web-pages", "agents", "many-processes", "extensions"]],
];

/** Menu entries that follow the guides below a heading. */
const furtherPages: Readonly<Record<string, readonly { file: string; title: string }[]>> = {
  "The data": [{ file: "observed.html", title: "Specified and observed" }],
  Programs: [
    { file: "reference.html", title: "All on one page" },
    ...["openapi.yaml", "openapi.json", "llms.txt"].map((file) => ({ file, title: file })),
  ],
};

/** Creates a guide from Markdown. Throws if the Markdown does not begin with a title. */
function guideOf(name: string, text: string): Guide {
  const title = /^# (.+)$/m.exec(text.split("\n", 1)[0] ?? "")?.[1];
  if (title === undefined) throw new Error(`docs/${name}.md does not begin with a title`);
  return { name, text, title, file: `docs/${name}.html` };
}

/** Reads the guides in docs/. */
function shippedGuides(): Guide[] {
  const folder = join(root, "docs");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => guideOf(file.slice(0, -3), readFileSync(join(folder, file), "utf8")));
}

/**
 * Returns the guide "Start here" for newcomers. Fills in the template's placeholders from the document and the README. Throws for an unknown
 * placeholder, and for a code block that the README lacks.
 */
function startHere(document: Document): string {
  const operations = operationsOf(document);
  const texts = operationTexts(operations, ({ path, operationId }) => `[${path}](operations/${operationId}.html)`);
  const values = new Map([
    ["free operations", texts.free],
    ["tiers", texts.tiers],
    ["specified", String(operations.filter((operation) => operation["x-specified"]).length)],
    ["operations", texts.operations],
    ["observations", String(observationsOf(document).length)],
    ["sample", sampleWords],
  ]);
  const blocks = readText("README.md").match(/^```ts\n.*?^```$/gms) ?? [];
  return filled("start-here.md", readFileSync(new URL("../start-here.md", import.meta.url), "utf8"), (name) => {
    const [, text] = /^readme block (.+)$/.exec(name) ?? [];
    return text === undefined ? values.get(name) : blocks.find((block) => block.includes(text));
  });
}

/** Returns a section of the document's introduction as a guide. Throws if the introduction lacks the section. */
function sectionGuide(introduction: string, title: string): string {
  const [, text] = introduction.split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`the introduction has no section "${title}"`);
  return `# ${title}\n\n${(text.split("\n## ")[0] ?? "").trim()}\n`;
}

/**
 * Returns all guides: those in docs/, two made from the document, and the document's introduction. A list of all operations is added to the guide on
 * leakage.
 */
export function guidesOf(document: Document): Guide[] {
  const introduction = document.info.description ?? "";
  return [
    guideOf("start", startHere(document)),
    guideOf("terms", sectionGuide(introduction, "Terms")),
    ...shippedGuides().map((guide) =>
      guide.name === "leakage" ? { ...guide, text: `${guide.text}\n${leakageSection(document)}` } : guide,
    ),
    { ...guideOf("about", `# The service\n\n${introduction}`), file: "about.html" },
  ];
}

/**
 * Returns the menu's headings with their guides and other entries. Throws if a guide is not below any heading or if a guide is missing.
 */
export function inMenuOrder(guides: readonly Guide[]): Menu["heads"] {
  const left = new Map(guides.map((guide) => [guide.name, guide]));
  const heads = guideHeads.map(([head, names]): Menu["heads"][number] => {
    const own = names.map((name) => {
      const guide = left.get(name);
      if (guide === undefined) throw new Error(`there is no guide "${name}"`);
      left.delete(name);
      return guide;
    });
    return [head, [...own, ...(furtherPages[head] ?? [])]];
  });
  if (left.size > 0)
    throw new Error(`no heading of the menu lists ${[...left.keys()].join(", ")}: add them to guides.ts`);
  return heads;
}
