import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as api from "../../src/index.js";
import { root } from "../scripts/run.js";
import { typescriptBlocks } from "./blocks.js";
import { typecheckGroups } from "./typecheck.js";

const textOf = (name: string) => readFileSync(join(root, name), "utf8");
const blocksIn = (name: string) => typescriptBlocks(textOf(name));

const sources = [
  "client.ts",
  "options.ts",
  "types.ts",
  "names.ts",
  "document/operation.ts",
  "query/check.ts",
  "query/query-error.ts",
];
const examples = sources.flatMap((name) =>
  [...textOf(`src/${name}`).matchAll(/^ *\* @example (.+)$/gm)].map(([, code = ""]) => code),
);

/** Returns an example as a module that imports names from the package and has a client `cfb`. */
function moduleOf(code: string): string {
  const names = Object.keys(api).filter((name) => examples.some((each) => each.includes(`${name}(`)));
  const imports = `import { type Args, createClient, ${names.filter((name) => name !== "createClient").join(", ")}, type Path } from "cfb-openapi";`;
  return `${imports}\n${code.includes("const cfb =") ? "" : "const cfb = createClient();"}\n${code}\nexport {};`;
}

const groups = {
  readme: blocksIn("README.md"),
  migrating: blocksIn("MIGRATING.md"),
  guide: blocksIn("AGENTS.md"),
  guides: readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => blocksIn(`docs/${name}`)),
  docstrings: examples.map(moduleOf),
  wrong: blocksIn("README.md").map((code) => code.replace("year: 2025,", "yaer: 2025,")),
};
let errors: Record<string, string[]> = {};

// The compiler checks all groups in one run.
beforeAll(async () => {
  errors = await typecheckGroups(groups);
});

test("every code block in README and MIGRATING compiles", () => {
  expect(groups.readme.length).toBeGreaterThanOrEqual(4);
  expect(groups.migrating).toHaveLength(3);
  expect([errors.readme, errors.migrating]).toEqual([[], []]);
});

test("every code block in AGENTS.md compiles", () => {
  expect(groups.guide).toHaveLength(2);
  expect(errors.guide).toEqual([]);
});

test("every code block in a guide compiles", () => {
  expect(groups.guides.length).toBeGreaterThanOrEqual(18);
  expect(errors.guides).toEqual([]);
});

test("every example in a docstring compiles", () => {
  expect(examples.length).toBeGreaterThan(5);
  expect(errors.docstrings).toEqual([]);
});

test("the compiler check finds an error in a code block", () => {
  expect(errors.wrong?.join("\n")).toContain("yaer");
});
