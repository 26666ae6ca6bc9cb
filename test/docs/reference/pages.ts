import { JSDOM } from "jsdom";
import { paths } from "../../../src/document/operation.js";
import { words } from "../../../src/document/words.js";

/** One of the site's pages as a document. */
export const parsed = (markup: string): Document => new JSDOM(markup).window.document;

/** An element's text, on one line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

const pathsById = new Map<string, string>(paths.map((path) => [words[path].operationId, path]));

/** One of the document's sentences as a page shows it, with the paths of the operations that it names. */
export const shown = (sentence: string): string =>
  sentence
    .replace(/`(\w+)`/g, (_, name: string) => pathsById.get(name) ?? name)
    .replaceAll("`", "")
    .replaceAll("**", "")
    .replace(/ †/g, "†");
