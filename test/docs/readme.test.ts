import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { parse } from "yaml";
import { evidenceOf, evidenceSentence } from "../../scripts/docs/facts.js";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { readText, root } from "../../scripts/lib/root.js";
import { shapeFiles } from "../../scripts/lib/shapes.js";
import { exitCodes } from "../../src/cli/session/exit.js";
import { words } from "../../src/document/words.js";
import * as api from "../../src/index.js";
import { settingsOf } from "../../src/request/settings.js";

const readme = readFileSync(join(root, "README.md"), "utf8");
/** The guide with the long tables. README links to it. */
const guide = readFileSync(join(root, "docs/errors-and-limits.md"), "utf8");
const both = `${readme}\n${guide}`;
const document = readDocument();
const { version, engines, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

/** Returns the cells of the table with this header row, without backticks. */
function table(head: string): string[][] {
  const [, rows = ""] = both.split(`${head}\n`, 2);
  return [...rows.matchAll(/^\|(.+)\|$/gm)]
    .slice(
      0,
      rows.split("\n").findIndex((line) => !line.startsWith("|")),
    )
    .map(([, row = ""]) => row.split("|").map((cell) => cell.trim().replaceAll("`", "")))
    .slice(1);
}

/** Everything that a user reads on GitHub or in the package. */
const pages = [
  ...["README.md", "AGENTS.md", "MIGRATING.md", "CHANGELOG.md", "SECURITY.md", "skills/cfb-openapi/SKILL.md"],
  ...["examples/scoreboard/README.md", "examples/season/README.md"],
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

test.each(pages)("GitHub shows the code lines of %s in full", (page) => {
  const code = readFileSync(join(root, page), "utf8").match(/^```.*?^```$/gms) ?? [];
  expect(code.flatMap((block) => block.split("\n")).filter((line) => line.length > 88)).toEqual([]);
});

test("README has at most 150 lines and 1,100 words of prose", () => {
  const prose = readme.replace(/^```.*?^```$/gms, "");
  expect(readme.split("\n").filter((line) => line !== "").length).toBeLessThanOrEqual(150);
  expect(prose.split(/\s+/).length).toBeLessThanOrEqual(1_100);
});

test("the numbers of operations and recorded responses in README and the document are right", () => {
  const operations = operationsOf(document);
  const specified = operations.filter((operation) => operation["x-specified"]).length;
  const others = operations.length - specified;
  const { rows, newest } = evidenceOf(shapeFiles);
  const hundreds = (Math.floor(rows / 100) * 100).toLocaleString("en-US");
  expect(readme).toContain(`describes all ${operations.length} operations`);
  expect(readme).toContain(`documents ${specified} operations in full. `);
  expect(readme).toContain(` of the other ${others} are known only from other [sources]`);
  expect(readme).toContain(`${shapeFiles.length} recorded responses with ${hundreds} rows match \`openapi.yaml\`.`);
  expect(readme).toContain(`The newest is from ${newest}.`);
  expect(document.info.description).toContain(`The service has ${operations.length} operations`);
  expect(document.info.description).toContain(`For the other ${others}, the specification gives at most the path`);
});

test("the package contains every file to which its pages link", () => {
  const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  // npm adds README to the files.
  const packed = pages.filter((page) => ["README.md", ...files].includes(page.split("/")[0]));
  const linked = packed.flatMap((page) => {
    const links = readFileSync(join(root, page), "utf8").matchAll(/\]\((?!https?:|#)([^)#]+)/g);
    return [...links].map(([, target = ""]) => posix.join(posix.dirname(page), target));
  });
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((target) => !["README.md", ...files].includes(target.split("/")[0]))).toEqual([]);
});

test("the table of errors lists every error class with its code", () => {
  const exported: Record<string, unknown> = { ...api };
  const classes = Object.entries(exported).filter(
    (entry): entry is [string, new (...args: never[]) => api.CfbError] =>
      typeof entry[1] === "function" && entry[1].prototype instanceof api.CfbError,
  );
  const wanted = classes.map(([name, Class]) => [name, new Class().code]);
  const rows = table("| class | `code` | when | what to do |");
  expect(rows.map(([name, code]) => [name, code]).sort()).toEqual(wanted.sort());
  expect(rows.filter((row) => row.length !== 4 || row.includes(""))).toEqual([]);
});

test("README and the errors guide state the options' defaults correctly", () => {
  const { quotaFloor, shareKey, cacheTtlMs, headers, fetchOptions, cache, validate, notices, ...defaults } = settingsOf(
    {},
  );
  expect(Object.keys(defaults).length).toBeGreaterThan(7);
  for (const [name, value] of Object.entries(defaults)) {
    expect(both).toContain(`\`${name}\` ${value.toLocaleString("en-US")}`);
  }
});

test("the table of exit codes is complete", () => {
  const codes = table("| exit code | when |").map(([code]) => Number(code));
  expect(codes).toEqual(Object.values(exitCodes).sort((a, b) => a - b));
});

test("the table of versions states the right versions", () => {
  const [row = []] = table("| package | document | OpenAPI | Node | TypeScript | openapi-fetch |");
  const node = `${engines.node.replace(">=", "")} or newer`;
  const compilers = ["ts55", "typescript", "ts60", "ts7"].map((name) => /\d+\.\d+/.exec(devDependencies[name])?.[0]);
  const { "openapi-fetch": fetch } = dependencies;
  expect(row).toEqual([version, document.info.version, document.openapi, node, compilers.join(", "), fetch]);
});

test("every relative link leads to an existing file and heading", () => {
  for (const file of [...pages, "CONTRIBUTING.md"]) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, link, anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      const target = link ? posix.join(posix.dirname(file), link) : file;
      expect([file, target, existsSync(join(root, target))]).toEqual([file, target, true]);
      const isFile = statSync(join(root, target)).isFile();
      const headings = (isFile && readFileSync(join(root, target), "utf8").match(/^#+ .*$/gm)) || [];
      const anchors = headings.map((line) =>
        line
          .replace(/^#+ |[^\w -]/g, "")
          .trim()
          .toLowerCase()
          .replaceAll(" ", "-"),
      );
      if (anchor !== undefined) expect(anchors).toContain(anchor);
    }
  }
});

const agents = readFileSync(join(root, "AGENTS.md"), "utf8");
const skill = readFileSync(join(root, "skills/cfb-openapi/SKILL.md"), "utf8");

test("the skill has front matter with its folder's name and a description, followed by the text of AGENTS.md", () => {
  const [, head = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(skill) ?? [];
  expect(head).toMatch(/^name: cfb-openapi$/m);
  const description = /^description: "(.+)"$/m.exec(head)?.[1] ?? "";
  expect(description.length).toBeGreaterThan(100);
  expect(description.length).toBeLessThanOrEqual(1_024);
  expect(agents).toContain(text.trim().replace(/^<!--.*-->\s*/, ""));
});

test("every path in AGENTS.md exists in the document", () => {
  const paths = operationsOf(readDocument()).map(({ path }) => path);
  const named = [...agents.matchAll(/`(\/[a-z/]+)`|"(\/[a-z/]+)"/g)].map(([, code, text]) => code ?? text ?? "");
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !paths.some((known) => known === path))).toEqual([]);
});

const costs = readText("docs/costs.md");
const operations = operationsOf(readDocument());

/** Returns the operations that a row of the costs guide names. */
const namedIn = (row: RegExp): string[] =>
  [...(row.exec(costs)?.[0] ?? "").matchAll(/`(\/[\w/{}]+)`/g)].map(([, path = ""]) => path);

test.each([
  ["are free", /^\| a call to `\/scoreboard`.*free \|$/m, operations.filter((each) => each["x-metered"] === false)],
  ["need tier 1", /^\| supporter tier 1 .*$/m, operations.filter((each) => each["x-tier"] === 1)],
  ["need tier 2", /^\| supporter tier 2 .*$/m, operations.filter((each) => each["x-tier"] === 2)],
  [
    "allow two requests at once",
    /^\| more than two requests at once .*$/m,
    operations.filter((each) => each["x-max-in-flight"] === 2),
  ],
])("the costs guide lists exactly the operations that %s", (_, row, documented) => {
  expect(namedIn(row).sort()).toEqual(documented.map(({ path }) => path).sort());
  expect(documented).not.toEqual([]);
});

const options = readFileSync(join(root, "src/options.ts"), "utf8");

/** Returns the docstring of a client option on one line. */
function docstring(name: string): string {
  const [, text = ""] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n {2}${name}\\?:`).exec(options) ?? [];
  return text.replace(/\s+(\* )?/g, " ").trim();
}

test("the docstrings of the client's options state their defaults", () => {
  const { shareKey, cacheTtlMs, headers, fetchOptions, cache, validate, notices, ...numbers } = settingsOf({});
  expect(Object.keys(numbers).length).toBeGreaterThan(7);
  for (const [name, value] of Object.entries(numbers)) {
    expect(`${name}: ${docstring(name)}`).toContain(`Default: ${value.toLocaleString("en-US")}`);
  }
  expect(docstring("validate")).toContain(`Default: \`${validate}\``);
  // The default depends on other options, so the setting is undefined.
  expect(notices).toBeUndefined();
  expect(docstring("notices")).toContain("Default: `report` with `onNotice` or `names`");
});

const page = readFileSync(join(root, "docs/extensions.md"), "utf8");
const sections = page.split(/^## /m).slice(1);
const vocabulary: Record<string, object> = parse(readFileSync(join(root, "scripts/redocly/extensions.yaml"), "utf8"), {
  merge: true,
});

test("the extensions guide describes exactly the document's extensions", () => {
  const names = sections.map((section) => /^`(x-[\w-]+)`\n/.exec(section)?.[1]);
  expect([...names].sort()).toEqual(Object.keys(vocabulary).sort());
});

test.each(Object.entries(vocabulary))(
  "the extensions guide shows the JSON Schema with which the lint checks %s",
  (name, checked) => {
    const section = sections.find((each) => each.startsWith(`\`${name}\`\n`)) ?? "";
    const schema: unknown = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(section)?.[1] ?? "");
    const { on: _, example: __, ...rest } = checked as { on?: unknown; example?: unknown };
    expect(schema).toEqual(rest);
  },
);

test.each(Object.values(words).map(({ operationId }) => operationId))(
  "the page of %s states the number of recorded responses and rows that the operation was checked against",
  (name) => {
    const shapes = shapeFiles.flatMap(({ operationId, shape }) => (operationId === name ? [shape] : []));
    const rows = shapes.reduce((sum, each) => sum + each.rows, 0);
    const count = shapes.length === 1 ? "one recorded response" : `${shapes.length} recorded responses`;
    const evidence = `Checked against ${count} with ${rows === 1 ? "one row" : `${rows.toLocaleString("en-US")} rows`}`;
    expect(evidenceSentence(name)).toContain(shapes.length === 0 ? "No recorded response" : evidence);
  },
);
