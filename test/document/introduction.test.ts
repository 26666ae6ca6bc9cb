import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readDocument } from "../../scripts/lib/document.js";
import { root } from "../scripts/run.js";

const { info } = readDocument();
const { description = "" } = info;
const guides = readdirSync(join(root, "docs"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);

/** The targets of the links in a Markdown text. Leaves out links in code. */
function linksIn(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```$/gms, "").replace(/`[^`]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

test("the introduction links each guide exactly once, and has no other links", () => {
  expect(linksIn(description).sort()).toEqual(guides.sort());
});

test.each(guides)("%s begins with a title and a paragraph, and links only existing files", (guide) => {
  const text = readFileSync(join(root, guide), "utf8");
  expect(text).toMatch(/^# [A-Z][\w ]{3,30}\n\n[A-Z`][^#|]+\n\n/);
  const files = linksIn(text).map((target) => target.replace(/#.*/, ""));
  const broken = files.filter((target) => !existsSync(join(root, dirname(guide), target)));
  expect(broken.filter((target) => !target.startsWith("https:"))).toEqual([]);
});
