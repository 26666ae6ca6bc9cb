import { filled, operationTexts } from "../generate/guide.js";
import { type Document, operationsOf } from "../lib/document.js";
import { observationsOf } from "./pages/observations.js";
import { anchor } from "./reference.js";

/** The code block of the README that contains a text, with its fences. */
function readmeBlock(readme: string, text: string): string {
  const blocks = readme.match(/^```ts\n.*?^```$/gms) ?? [];
  const found = blocks.find((block) => block.includes(text));
  if (found === undefined) throw new Error(`README.md has no code block with ${text}, which start-here.md shows`);
  return found;
}

/**
 * "Start here" for a newcomer: the template with its placeholders filled from the document and the README. Throws for an unknown placeholder.
 */
export function startHere(template: string, document: Document, readme: string): string {
  const operations = operationsOf(document);
  const texts = operationTexts(operations, (operation) => `[${operation.path}](${anchor(operation)})`);
  const values = new Map([
    ["free operations", texts.free],
    ["tiers", texts.tiers],
    ["specified", String(operations.filter((operation) => operation["x-specified"]).length)],
    ["operations", texts.operations],
    ["observations", String(observationsOf(document).length)],
  ]);
  return filled("start-here.md", template, (name) => {
    const block = /^readme block (.+)$/.exec(name)?.[1];
    return block === undefined ? values.get(name) : readmeBlock(readme, block);
  });
}

/** The description of the document with "Start here" between its introduction and its first section. */
export function withStart(description: string, start: string): string {
  const first = description.search(/^## /m);
  if (first === -1) return `${description.trim()}\n\n${start.trim()}\n`;
  return `${description.slice(0, first)}${start.trim()}\n\n${description.slice(first)}`;
}
