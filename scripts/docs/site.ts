import { readFileSync } from "node:fs";
import { filled, operationTexts } from "../generate/guide.js";
import { type Document, operationsOf } from "../lib/document.js";
import { callOf } from "./calls.js";
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

/** A guide as a section of the reference: its headings one level down. */
const section = (guide: string) => guide.replace(/^#+ /gm, "#$&");

/** Links for about.md, where `#section/quota` of the reference is `#quota`. */
function forMarkdown(text: string): string {
  return text.replaceAll("](#section/", "](#").replace(/\]\(#(\w+)\/(\w+)\)/g, "](operations/$2.md)");
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
  const guides = ["errors-and-limits", "tables", "many-processes"].map((name) =>
    section(read(`../../docs/${name}.md`)),
  );
  const texts = [start, ...guides].map((text) => text.trim()).join("\n\n");
  // After the introduction of the document, before its first section.
  const about = (document.info.description ?? "").replace(/^## /m, (heading) => `${texts}\n\n${heading}`);
  const reference = referenceDocument({ ...document, info: { ...document.info, description: about } }, calls);
  const scripts = await playgroundScripts(calls);
  return new Map([
    ["index.html", redocPage(reference, { style: style + read("playground/style.css"), scripts })],
    ["observed.html", observedPage(document, style)],
    ["about.md", `# ${document.info.title}\n\n${forMarkdown(about)}`],
    ["llms.txt", llmsText(document, calls)],
    ["agents.md", read("../../AGENTS.md")],
    ["openapi.yaml", read("../../openapi.yaml")],
    ["openapi.json", `${JSON.stringify(editionForTools(document), null, 1)}\n`],
    ...calls.map((call): [string, string] => [
      `operations/${call.operation.operationId}.md`,
      operationPage(document, call),
    ]),
  ]);
}
