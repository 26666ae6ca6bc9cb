import { JSDOM } from "jsdom";

/** A page of the site as a document. */
export const parsed = (markup: string): Document => new JSDOM(markup).window.document;

/** The text of an element, on one line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** A sentence of the document as a page shows it. */
export const shown = (sentence: string): string =>
  sentence.replaceAll("`", "").replaceAll("**", "").replace(/ †/g, "†");
