import { readFileSync } from "node:fs";
import { filled, operationTexts } from "../generate/guide.js";
import { type Document, operationsOf, serverOf } from "../lib/document.js";
import { readText } from "../lib/root.js";
import { bundled } from "./browser.js";
import { callOf } from "./calls.js";
import { editionForTools } from "./edition.js";
import { heading } from "./facts.js";
import { guideOf, inMenuOrder, shippedGuides } from "./model/guides.js";
import { operationView, schemaUsers } from "./model/operation.js";
import { groupPage } from "./pages/group-page.js";
import { guidePage } from "./pages/guide-page.js";
import { homePage } from "./pages/home-page.js";
import { type Menu, type Page, pageHtml } from "./pages/layout.js";
import { llmsText } from "./pages/llms.js";
import { observationsOf } from "./pages/observations.js";
import { observedPage } from "./pages/observed-page.js";
import { operationMarkdown } from "./pages/operation-markdown.js";
import { operationPage } from "./pages/operation-page.js";

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

/**
 * "Start here" for a newcomer: the template with its placeholders filled from the document and the README. Throws for an unknown placeholder,
 * and for a block of code that the README does not have.
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
  ]);
  const blocks = readText("README.md").match(/^```ts\n.*?^```$/gms) ?? [];
  return filled("start-here.md", read("start-here.md"), (name) => {
    const [, text] = /^readme block (.+)$/.exec(name) ?? [];
    return text === undefined ? values.get(name) : blocks.find((block) => block.includes(text));
  });
}

/** A section of the document's introduction as a guide with its title. Throws if the introduction has no such section. */
function sectionGuide(introduction: string, title: string): string {
  const [, text] = introduction.split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`the introduction has no section "${title}"`);
  return `# ${title}\n\n${(text.split("\n## ")[0] ?? "").trim()}\n`;
}

/** A guide with links from docs/: those that are made of the document have links from the site's folder. */
const inDocs = (name: string, text: string): string =>
  madeGuides.includes(name)
    ? text.replace(/\]\((?!https:|#)(docs\/)?/g, (_, docs?: string) => (docs === undefined ? "](../" : "]("))
    : text;

/** The names of the guides that are made of the document. */
const madeGuides = ["start", "terms"];

/** The guides: those in docs/, and two that are made of the document. */
function guidesOf(document: Document) {
  const introduction = document.info.description ?? "";
  return [
    guideOf("start", startHere(document)),
    guideOf("terms", sectionGuide(introduction, "Terms")),
    ...shippedGuides(),
  ];
}

/**
 * Every file of site/ by its path, but for the one-page reference. It depends only on the document, the recordings, the README, AGENTS.md, the
 * guides in docs/ and start-here.md, and gives the same bytes each time. Throws for an operation without a recorded call, and for an unknown
 * placeholder in start-here.md.
 */
export async function siteFiles(document: Document): Promise<Map<string, string>> {
  const calls = operationsOf(document).map(callOf);
  const views = calls.map((call) => operationView(document, call));
  const users = schemaUsers(views);
  const guides = guidesOf(document);
  const about = `# The service\n\n${document.info.description ?? ""}`;
  const menu: Menu = {
    groups: document.tags.map(({ name }) => ({
      tag: name,
      title: heading(name),
      operations: views.map(({ operation }) => operation).filter(({ tags }) => tags[0] === name),
    })),
    heads: inMenuOrder(guides),
  };
  const site = {
    menu,
    title: document.info.title,
    version: document.info.version,
    server: serverOf(document),
  };
  const pages: Page[] = [
    homePage(menu, views.length),
    ...views.map((view) => operationPage(view, users, site.server)),
    ...document.tags.map((tag) =>
      groupPage(
        tag,
        views.filter(({ operation }) => operation.tags[0] === tag.name),
      ),
    ),
    ...guides.map((guide) => guidePage(guide)),
    guidePage(guideOf("about", about), "about.html"),
    observedPage(document),
  ];
  return new Map([
    ...pages.map((page): [string, string] => [page.file, pageHtml(site, page)]),
    ["assets/style.css", read("style.css")],
    ["assets/page.js", await bundled("browser/page.ts")],
    ["about.md", about.replace(/\]\(#\w+\/(\w+)\)/g, "](operations/$1.md)")],
    ["llms.txt", llmsText(document, calls)],
    ["agents.md", readText("AGENTS.md")],
    ...guides.map(({ name, text }): [string, string] => [`docs/${name}.md`, inDocs(name, text)]),
    ["openapi.yaml", readText("openapi.yaml")],
    ["openapi.json", `${JSON.stringify(editionForTools(document), null, 1)}\n`],
    ...calls.map((call): [string, string] => [
      `operations/${call.operation.operationId}.md`,
      operationMarkdown(document, call),
    ]),
  ]);
}

/** The document that the one-page reference shows: with the links of its introduction to the pages beside it. */
export function onePageDocument(document: Document): Document {
  const edition = editionForTools(document);
  const description = edition.info.description?.replace(/(\]\(docs\/[\w-]+)\.md\)/g, "$1.html)");
  return { ...edition, info: { ...edition.info, ...(description !== undefined && { description }) } };
}
