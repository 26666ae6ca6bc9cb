import { JSDOM } from "jsdom";
import { paths } from "../../../src/document/operation.js";
import { words } from "../../../src/document/words.js";

/** Parses one of the site's pages. */
export const parsed = (markup: string): Document => new JSDOM(markup).window.document;

/** Returns an element's text on one line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

const pathsById = new Map<string, string>(paths.map((path) => [words[path].operationId, path]));

/** Returns one of the document's sentences as a page shows it. Paths replace the names of operations. */
export const shown = (sentence: string): string =>
  sentence
    .replace(/`(\w+)`/g, (_, name: string) => pathsById.get(name) ?? name)
    .replaceAll("`", "")
    .replaceAll("**", "")
    .replace(/ †/g, "†");
