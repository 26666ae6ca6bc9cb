import { tierName } from "../generate/words.js";
import { type Document, type Operation, operationsOf } from "../lib/document.js";
import { observationsOf } from "./pages/observations.js";
import { anchor } from "./reference.js";

function linked(operations: readonly Operation[]): string {
  const links = operations.map((operation) => `[${operation.path}](${anchor(operation)})`);
  return links.length < 2 ? links.join("") : `${links.slice(0, -1).join(", ")} and ${links.at(-1)}`;
}

function tiersText(operations: readonly Operation[]): string {
  const tiers = [...new Set(operations.flatMap(({ "x-tier": tier }) => (tier === undefined ? [] : [tier])))].sort();
  return tiers
    .map((tier) => {
      const needing = operations.filter((operation) => operation["x-tier"] === tier);
      return `Supporter ${tierName(tier)} is needed for ${linked(needing)}.`;
    })
    .join(" ");
}

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
  const free = operations.filter((operation) => operation["x-metered"] === false);
  const values = new Map([
    ["free operations", linked(free)],
    ["tiers", tiersText(operations)],
    ["specified", String(operations.filter((operation) => operation["x-specified"]).length)],
    ["operations", String(operations.length)],
    ["observations", String(observationsOf(document).length)],
  ]);
  return template.replace(/\{\{(.+?)\}\}/g, (_, placeholder: string) => {
    const block = /^readme block (.+)$/.exec(placeholder)?.[1];
    const value = block === undefined ? values.get(placeholder) : readmeBlock(readme, block);
    if (value === undefined) throw new Error(`start-here.md: unknown placeholder {{${placeholder}}}`);
    return value;
  });
}

/** The description of the document with "Start here" between its introduction and its first section. */
export function withStart(description: string, start: string): string {
  const first = description.search(/^## /m);
  if (first === -1) return `${description.trim()}\n\n${start.trim()}\n`;
  return `${description.slice(0, first)}${start.trim()}\n\n${description.slice(first)}`;
}
