import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root, run } from "../scripts/run.js";
import { app, filesBelow, installed } from "./installed.js";

const createClient = `const { createClient } = await load("cfb-openapi");
  const cfb = createClient({ apiKey: "k", fetch: async () => new Response("", { status: 400 }) });`;

/** Programs that end with an error because of a wrong call, each with the function that it calls. */
const mistakes = [
  ["createClient", `const { createClient } = await load("cfb-openapi"); createClient({ retries: -1 });`],
  ["parseQuery", `const { parseQuery } = await load("cfb-openapi"); parseQuery("/games", {});`],
  ["tidy", `const { tidy } = await load("cfb-openapi/tables"); tidy("/games", Promise.resolve([]));`],
  ["tools", `const { tools } = await load("cfb-openapi/tools"); ${createClient} tools(cfb, { maxCalls: -1 });`],
  ["createSampleService", `(await load("cfb-openapi/sample")).createSampleService({ now: "now" });`],
] as const;

/** Runs a program that fails. Returns the file, the line and the code that Node prints first, and all of stderr. */
async function printed(program: string, way: string, ...flags: string[]) {
  const load = way === "import" ? "(name) => import(name)" : "require";
  const code = `const load = ${load}; (async () => { ${program} })();`;
  const args = [...flags, "--input-type=commonjs", "--eval", code];
  const { stderr } = await run(process.execPath, args, { cwd: app });
  const [, path = "", line = "", text = ""] = /^(?:file:\/\/)?(.*):(\d+)\n(.*)\n/.exec(stderr) ?? [];
  return {
    file: path.startsWith(installed) ? path.slice(installed.length + 1) : path,
    line: Number(line),
    text,
    stderr,
  };
}

/** Returns code without the parts that a compiler can add or rewrite. */
const plain = (code: string) =>
  code
    .replaceAll("void 0", "undefined")
    .replace(/\brequire_\w+\./g, "")
    .replace(/\s/g, "");

/** The source without its types. */
const source = filesBelow(join(root, "src"))
  .filter((name) => name.endsWith(".ts") && !name.startsWith("cli/"))
  .map((name) => ts.transpile(readFileSync(join(root, "src", name), "utf8"), { target: ts.ScriptTarget.ES2022 }))
  .map(plain);

describe.each(["import", "require()"])("a program that loads the package with %s", (way) => {
  test.each(mistakes)("shows a source line and the stack after a wrong call to %s", async (name, program) => {
    const { file, text, stderr } = await printed(program, way);
    expect(file).toMatch(way === "import" ? /^dist\/esm\// : /^dist\/cjs\//);
    expect(source.filter((code) => code.includes(plain(text)))).not.toEqual([]);
    expect(stderr).toMatch(new RegExp(`^ +at .*\\b${name}\\b`, "m"));
  });
});

test.each([
  ["get", `await cfb.get("/games", { team: "Texas" });`],
  ["get, with a response of 400", `await cfb.get("/games", { year: 2024 });`],
  ["all", `await cfb.all("/plays", { year: 2024 }, { maxCalls: -1 });`],
  ["season", `await cfb.season();`],
])(
  "an uncaught error from %s shows the program's line and the message, and does not show undefined properties",
  async (_, call) => {
    const { stderr } = await printed(`${createClient}\n${call}\n`, "import");
    const [, line, , , message = "", frame] = stderr.split("\n");
    expect(line).toBe(call);
    expect(message).toMatch(/^[A-Z]\w+Error: \S/);
    expect(frame).toMatch(/^ +at async (?:\[eval\]|file:)/);
    expect(stderr).not.toContain("undefined");
  },
);

test.each(mistakes.slice(0, 2))(
  "with --enable-source-maps, Node shows the TypeScript line for an invalid call to %s",
  async (name, program) => {
    const { file, line, text, stderr } = await printed(program, "import", "--enable-source-maps");
    expect(file).toMatch(/^src\/.*\.ts$/);
    expect(text).toBe(readFileSync(join(root, file), "utf8").split("\n")[line - 1]);
    expect(stderr).toMatch(new RegExp(`^ +at .*\\b${name} \\(.*src/.*\\.ts:\\d+`, "m"));
  },
);
