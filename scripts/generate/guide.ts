import { readFileSync } from "node:fs";
import { type Document, type Operation, operationsOf } from "../lib/document.js";
import { code, list } from "./rule-words.js";
import { tierName } from "./words.js";

const template = new URL("guide.md", import.meta.url);
const title = "College Football Data with cfb-openapi";
const made = "Generated from scripts/generate/guide.md and openapi.yaml by `npm run generate`. Do not edit.";

function pathsOf(operations: readonly Operation[]): string {
  return list(
    operations.map(({ path }) => code(path)),
    "and",
  );
}

/** The sentences on tiers: `Supporter tier 1 is needed for …`. */
function tiersText(operations: readonly Operation[]): string {
  const tiers = [...new Set(operations.flatMap(({ "x-tier": tier }) => (tier === undefined ? [] : [tier])))].sort();
  const needing = (tier: number) => operations.filter((operation) => operation["x-tier"] === tier);
  return tiers.map((tier) => `Supporter ${tierName(tier)} is needed for ${pathsOf(needing(tier))}.`).join(" ");
}

/** The text for agents, with its placeholders filled from the document. Throws for an unknown placeholder. */
function guideText(document: Document): string {
  const operations = operationsOf(document);
  const capped = operations.flatMap(({ path, "x-row-cap": cap }) =>
    cap === undefined ? [] : [`${code(path)} at ${cap.toLocaleString("en-US")}`],
  );
  const named = (...paths: string[]) => pathsOf(operations.filter(({ path }) => paths.includes(path)));
  const values = new Map([
    ["operations", String(operations.length)],
    ["free", pathsOf(operations.filter((operation) => operation["x-metered"] === false))],
    ["tiers", tiersText(operations)],
    ["caps", list(capped, "and")],
    ["lists", named("/teams", "/conferences", "/games")],
  ]);
  return readFileSync(template, "utf8").replace(/\{\{(.+?)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`guide.md: unknown placeholder {{${name}}}`);
    return value;
  });
}

/** The guidance for coding agents, by file: as AGENTS.md, and as a skill. Both have the same text. */
export function guideFiles(document: Document): Map<string, string> {
  const text = guideText(document);
  const work = "To change this package itself, read CONTRIBUTING.md of its repository.";
  const description =
    "Get college football data (games, plays, statistics, ratings, recruiting, betting lines) from the College Football Data API with the cfb-openapi client, command or tools. Use when code or a user needs such data, a key's quota matters, or tests need it offline.";
  return new Map([
    ["AGENTS.md", `<!-- ${made} -->\n\n# ${title}\n\n${text}\n${work}\n`],
    [
      "skills/cfb-openapi/SKILL.md",
      `---\nname: cfb-openapi\ndescription: ${JSON.stringify(description)}\nlicense: MIT\n---\n\n<!-- ${made} -->\n\n# ${title}\n\n${text}`,
    ],
  ]);
}
