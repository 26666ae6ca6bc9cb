import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { circleIn, importsOf, sidewaysIn, upwardIn } from "./imports.js";
import { root } from "./run.js";

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[cm]?[jt]s$/.test(name))
    .map((name) => `${folder}/${name}`);

const readText = (name: string) => readFileSync(join(root, name), "utf8");

const imports = importsOf([...filesIn("src"), ...filesIn("generated")], readText);

test("`importsOf` finds type imports and dynamic imports", () => {
  expect(imports.size).toBeGreaterThan(300);
  expect(imports.get("src/types.ts")).toContain("generated/schema.ts");
  expect(imports.get("src/create-client.ts")).toContain("src/cache/cache.ts");
});

test("files in src import only from lower levels, as listed in imports.ts", () => {
  expect(upwardIn(imports)).toEqual([]);
});

test("files in src do not have import cycles, even with type imports", () => {
  const own = new Map([...imports].filter(([name]) => name.startsWith("src/")));
  expect(circleIn(own)).toEqual([]);
});

test("`upwardIn` finds an upward import, and `circleIn` finds a cycle", () => {
  const lines = (text: string) => () => text;
  const up = importsOf(["src/query/rules.ts"], lines('import type { Client } from "../client.js";'));
  expect(upwardIn(up)).toEqual(["src/query/rules.ts -> src/client.ts"]);
  const lazy = importsOf(["src/request/caller.ts"], lines('const load = () => import("../cache/cache.js");'));
  expect(upwardIn(lazy)).toEqual(["src/request/caller.ts -> src/cache/cache.ts"]);
  const texts: Readonly<Record<string, string>> = {
    "src/query/a.ts": 'import type { B } from "./b.js";',
    "src/query/b.ts": 'export {\n  c,\n} from "./c.js";',
    "src/query/c.ts": 'import "./a.js";',
  };
  const circle = importsOf(Object.keys(texts), (name) => texts[name] ?? "");
  expect(circleIn(circle)).toEqual(["src/query/a.ts", "src/query/b.ts", "src/query/c.ts"]);
});

test("outside src/document, only three files import from generated/", () => {
  const readers = [...imports].filter(([, all]) => all.some((name) => name.startsWith("generated/")));
  const others = readers.map(([name]) => name).filter((name) => !/^(generated|src\/document)\//.test(name));
  expect(others.sort()).toEqual(["src/index.ts", "src/tables/tidy.ts", "src/types.ts"]);
});

test("the command has four folders, and only its main program imports subcommands", () => {
  const folders = new Set([...imports.keys()].flatMap((name) => /^src\/cli\/([^.]+?)\//.exec(name)?.[1] ?? []));
  expect([...folders].sort()).toEqual(["commands", "files", "screen", "session"]);
  expect(sidewaysIn(imports)).toEqual([]);
  const aside = importsOf(["src/cli/commands/get/a.ts"], () => 'import("../export/b.js")');
  expect(sidewaysIn(aside)).toEqual(["src/cli/commands/get/a.ts -> src/cli/commands/export/b.ts"]);
});

test("generated/ does not import from src", () => {
  const own = [...imports].filter(([name]) => name.startsWith("generated/"));
  expect(own.length).toBeGreaterThan(10);
  expect(own.flatMap(([, all]) => all.filter((name) => !name.startsWith("generated/")))).toEqual([]);
});
