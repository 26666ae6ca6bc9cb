import { readFileSync } from "node:fs";
import { type Document, type Operation, operationsOf, rowCapOf } from "../lib/document.js";
import { code, list } from "./rule-words.js";
import { tierName } from "./words.js";

const template = new URL("guide.md", import.meta.url);
const title = "College Football Data with cfb-openapi";
const made = "Generated from scripts/generate/guide.md and openapi.yaml by `npm run generate`. Do not edit.";

/** Joins operations into a list for a sentence. */
const listOf = (operations: readonly Operation[], shown: (operation: Operation) => string) =>
  list(operations.map(shown), "and");

/**
 * Returns texts about operations for templates: their number, which ones are free, and which tiers they need (`Supporter tier 1 is needed for …`).
 * `shown` renders an operation.
 */
export function operationTexts(operations: readonly Operation[], shown: (operation: Operation) => string) {
  const tiers = [...new Set(operations.flatMap(({ "x-tier": tier }) => tier ?? []))].sort().map((tier) => {
    const needing = operations.filter((operation) => operation["x-tier"] === tier);
    return `Supporter ${tierName(tier)} is needed for ${listOf(needing, shown)}.`;
  });
  const free = operations.filter((operation) => operation["x-metered"] === false);
  return { operations: String(operations.length), free: listOf(free, shown), tiers: tiers.join(" ") };
}

/** Fills in a template's placeholders, such as `{{tiers}}`. Throws for a placeholder without a value. */
export function filled(file: string, template: string, textOf: (name: string) => string | undefined): string {
  return template.replace(/\{\{(.+?)\}\}/g, (_, name: string) => {
    const value = textOf(name);
    if (value === undefined) throw new Error(`${file}: unknown placeholder {{${name}}}`);
    return value;
  });
}

/** Fills in guide.md, the text for coding agents, with facts from the document. */
function guideText(document: Document): string {
  const operations = operationsOf(document);
  const capped = operations.flatMap((operation) => {
    const cap = rowCapOf(operation);
    return cap === undefined ? [] : [`${code(operation.path)} at ${cap.toLocaleString("en-US")}`];
  });
  const lists = operations.filter(({ path }) => ["/teams", "/conferences", "/games"].includes(path));
  const shown = ({ path }: Operation) => code(path);
  const texts = { ...operationTexts(operations, shown), caps: list(capped, "and"), lists: listOf(lists, shown) };
  const values = new Map(Object.entries(texts));
  return filled("guide.md", readFileSync(template, "utf8"), (name) => values.get(name));
}

/** Returns the files for coding agents, AGENTS.md and a skill. Both have the same text. */
export function guideFiles(document: Document): Map<string, string> {
  const text = guideText(document);
  const work = "To change this package itself, read CONTRIBUTING.md in its repository.";
  const description =
    "Get college football data (games, plays, statistics, ratings, recruiting, betting lines) from the College Football Data API with the cfb-openapi client, command or tools. Use it when code or a user needs such data, when a key's quota matters, or when tests need the data offline.";
  return new Map([
    ["AGENTS.md", `<!-- ${made} -->\n\n# ${title}\n\n${text}\n${work}\n`],
    [
      "skills/cfb-openapi/SKILL.md",
      `---\nname: cfb-openapi\ndescription: ${JSON.stringify(description)}\nlicense: MIT\n---\n\n<!-- ${made} -->\n\n# ${title}\n\n${text}`,
    ],
  ]);
}
