import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readDocument } from "../../scripts/lib/document.js";
import { root } from "../scripts/run.js";

const { info } = readDocument();
const { description = "" } = info;
const guides = readdirSync(join(root, "docs"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);

/** The targets of a text's links, without those of its code. */
function linksIn(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```$/gms, "").replace(/`[^`]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

test("the introduction has at most 700 words", () => {
  expect(description.split(/\s+/).length).toBeLessThanOrEqual(700);
});

test("it says that the document is unofficial, and its contact is not the operator's", () => {
  expect(description).toContain("This description is **unofficial**.");
  expect(info).toHaveProperty("contact", { name: "The maintainers of cfb-openapi" });
});

test("it links each guide once, and nothing else", () => {
  expect(linksIn(description).sort()).toEqual(guides.sort());
});

test.each(guides)("%s begins with a title and a paragraph, and its links lead to files", (guide) => {
  const text = readFileSync(join(root, guide), "utf8");
  expect(text).toMatch(/^# [A-Z][\w ]{3,30}\n\n[A-Z`][^#|]+\n\n/);
  const broken = linksIn(text).filter((target) => !existsSync(join(root, dirname(guide), target)));
  expect(broken.filter((target) => !target.startsWith("https:"))).toEqual([]);
});

test("it says once what null and probably mean, and how seasons, weeks and their parts are counted", () => {
  const plain = description.replace(/\s+/g, " ");
  expect(plain).toContain("it means unavailable or not applicable, never 0");
  expect(plain).toContain("*Probably* and *inferred from the name* mark a meaning that no source gives");
  expect(plain).toMatch(
    /Observed, wherever a description mentions it: a \*season\* .*`seasonType`\) counts its own weeks from 1, and without `seasonType` a response has every part/,
  );
});
