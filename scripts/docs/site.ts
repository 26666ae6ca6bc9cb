import { readFileSync } from "node:fs";
import { filled, operationTexts } from "../generate/guide.js";
import { type Document, operationsOf } from "../lib/document.js";
import { callOf } from "./calls.js";
import { guidePage, linkedPages } from "./pages/guide-page.js";
import { llmsText } from "./pages/llms.js";
import { observationsOf } from "./pages/observations.js";
import { observedPage } from "./pages/observed-page.js";
import { operationPage } from "./pages/operation-page.js";
import { playgroundScripts } from "./playground.js";
import { redocPage } from "./redoc.js";
import { anchor, editionForTools, referenceDocument } from "./reference.js";

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

/**
 * "Start here" for a newcomer: the template with its placeholders filled from the document and the README. Throws for an unknown placeholder,
 * and for a block of code that the README does not have.
 */
function startHere(template: string, document: Document, readme: string): string {
  const operations = operationsOf(document);
  const texts = operationTexts(operations, (operation) => `[${operation.path}](${anchor(operation)})`);
  const values = new Map([
    ["free operations", texts.free],
    ["tiers", texts.tiers],
    ["specified", String(operations.filter((operation) => operation["x-specified"]).length)],
    ["operations", texts.operations],
    ["observations", String(observationsOf(document).length)],
  ]);
  const blocks = readme.match(/^```ts\n.*?^```$/gms) ?? [];
  return filled("start-here.md", template, (name) => {
    const [, text] = /^readme block (.+)$/.exec(name) ?? [];
    return text === undefined ? values.get(name) : blocks.find((block) => block.includes(text));
  });
}

/** The names of the guides in `docs/`, in the order in which the introduction links to them. */
const guidesOf = (introduction: string): string[] =>
  [...introduction.matchAll(/\]\(docs\/([\w-]+)\.md\)/g)].map(([, name = ""]) => name);

/** Links for about.md, where those to an operation lead to its page in Markdown. */
function forMarkdown(text: string): string {
  return text.replace(/\]\(#(\w+)\/(\w+)\)/g, "](operations/$2.md)");
}

/**
 * Every file of site/ by its path. It depends only on the document, the recordings, the README, AGENTS.md, the guides in docs/ and
 * start-here.md, and gives the same bytes each time. Throws for an operation without a recorded call, for an unknown placeholder in
 * start-here.md, and Redocly's errors.
 */
export async function siteFiles(document: Document): Promise<Map<string, string>> {
  const calls = operationsOf(document).map(callOf);
  const style = read("style.css");
  const start = startHere(read("start-here.md"), document, read("../../README.md"));
  const introduction = document.info.description ?? "";
  // After the first paragraphs, before the first section.
  const about = introduction.replace(/^## /m, (heading) => `${start.trim()}\n\n${heading}`);
  const description = linkedPages(about);
  const reference = referenceDocument({ ...document, info: { ...document.info, description } }, calls);
  const scripts = await playgroundScripts(calls);
  return new Map([
    ["index.html", redocPage(reference, { style: style + read("playground/style.css"), scripts })],
    ["observed.html", observedPage(document, style)],
    ["about.md", `# ${document.info.title}\n\n${forMarkdown(about)}`],
    ["llms.txt", llmsText(document, calls)],
    ["agents.md", read("../../AGENTS.md")],
    ...guidesOf(introduction).flatMap((name): [string, string][] => {
      const guide = read(`../../docs/${name}.md`);
      return [
        [`docs/${name}.md`, guide],
        [`docs/${name}.html`, guidePage(guide, style)],
      ];
    }),
    ["openapi.yaml", read("../../openapi.yaml")],
    ["openapi.json", `${JSON.stringify(editionForTools(document), null, 1)}\n`],
    ...calls.map((call): [string, string] => [
      `operations/${call.operation.operationId}.md`,
      operationPage(document, call),
    ]),
  ]);
}
