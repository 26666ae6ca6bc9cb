import { readFileSync } from "node:fs";
import { type Document, operationsOf, serverOf } from "../lib/document.js";
import { readText } from "../lib/root.js";
import { callOf } from "./calls.js";
import { editionForTools } from "./edition.js";
import { heading } from "./facts.js";
import { guidesOf, inMenuOrder } from "./model/guides.js";
import { operationView, schemaUsers } from "./model/operation.js";
import { groupPage } from "./pages/group-page.js";
import { guidePage } from "./pages/guide-page.js";
import { homePage } from "./pages/home-page.js";
import { type Menu, type Page, pageHtml } from "./pages/layout.js";
import { llmsText } from "./pages/llms.js";
import { movedPages } from "./pages/moved-page.js";
import { observedPage } from "./pages/observed-page.js";
import { operationMarkdown } from "./pages/operation-markdown.js";
import { operationPage } from "./pages/operation-page.js";
import { formScript, pageScript, searchScript } from "./scripts.js";
import { packedEntries } from "./search/entries.js";

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

/** Makes a guide's links relative to docs/. In guides that are made from the document, they are relative to the site's folder. */
const inDocs = (name: string, text: string): string =>
  madeGuides.includes(name)
    ? text.replace(/\]\((?!https:|#)(docs\/)?/g, (_, docs?: string) => (docs === undefined ? "](../" : "]("))
    : text;

/** The names of the guides that are made from the document. */
const madeGuides = ["start", "terms"];

/**
 * Returns the text of every file in site/, by path, except the one-page reference. The files depend only on files in this repository, so every build
 * has the same bytes. Throws for an operation without a recorded call, and for an unknown placeholder in start-here.md.
 */
export async function siteFiles(document: Document): Promise<Map<string, string>> {
  const calls = await Promise.all(operationsOf(document).map(callOf));
  const views = calls.map((call) => operationView(document, call));
  const users = schemaUsers(views);
  const guides = guidesOf(document);
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
    observedPage(document),
    ...movedPages(),
  ];
  return new Map([
    ...pages.map((page): [string, string] => [page.file, pageHtml(site, page)]),
    ["assets/style.css", read("style.css")],
    ["assets/page.js", await pageScript()],
    ["assets/form.js", await formScript()],
    ["assets/search.js", await searchScript(packedEntries(views, document.tags, guides))],
    ["llms.txt", llmsText(document, calls)],
    ["agents.md", readText("AGENTS.md")],
    ...guides.map(({ name, text, file }): [string, string] => [file.replace(/html$/, "md"), inDocs(name, text)]),
    ["openapi.yaml", readText("openapi.yaml")],
    ["openapi.json", `${JSON.stringify(await editionForTools(document), null, 1)}\n`],
    ...calls.map((call): [string, string] => [
      `operations/${call.operation.operationId}.md`,
      operationMarkdown(document, call),
    ]),
  ]);
}

/** Returns the document for the one-page reference. The introduction's links lead to the site's other pages. */
export async function onePageDocument(document: Document): Promise<Document> {
  const edition = await editionForTools(document);
  const description = edition.info.description?.replace(/(\]\(docs\/[\w-]+)\.md\)/g, "$1.html)");
  return { ...edition, info: { ...edition.info, ...(description !== undefined && { description }) } };
}
