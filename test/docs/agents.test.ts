import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { root } from "../scripts/run.js";

const guide = readFileSync(join(root, "AGENTS.md"), "utf8");
const skill = readFileSync(join(root, "skills/cfb-openapi/SKILL.md"), "utf8");

test("the skill has front matter with its folder's name and a description, followed by the text of AGENTS.md", () => {
  const [, head = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(skill) ?? [];
  expect(head).toMatch(/^name: cfb-openapi$/m);
  const description = /^description: "(.+)"$/m.exec(head)?.[1] ?? "";
  expect(description.length).toBeGreaterThan(100);
  expect(description.length).toBeLessThanOrEqual(1_024);
  expect(guide).toContain(text.trim().replace(/^<!--.*-->\s*/, ""));
});

test("every path in AGENTS.md exists in the document", () => {
  const paths = operationsOf(readDocument()).map(({ path }) => path);
  const named = [...guide.matchAll(/`(\/[a-z/]+)`|"(\/[a-z/]+)"/g)].map(([, code, text]) => code ?? text ?? "");
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !paths.some((known) => known === path))).toEqual([]);
});
