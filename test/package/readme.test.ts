import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { shellLines, typescriptBlocks } from "../docs/blocks.js";
import { root, run } from "../scripts/run.js";
import { app, tool } from "./installed.js";

const readme = readFileSync(join(root, "README.md"), "utf8");
const blocks = typescriptBlocks(readme);
const [first = ""] = blocks;
const withKey = blocks.find((block) => block.includes("cfb.result(")) ?? "";
const [tried = ""] = shellLines(readme);

/** A folder after `npm init -y` and `npm install cfb-openapi`. */
const folder = join(app, "../started");

beforeAll(async () => {
  mkdirSync(folder);
  expect(await run("npm", ["init", "-y"], { cwd: folder })).toMatchObject({ code: 0 });
  symlinkSync(join(app, "node_modules"), join(folder, "node_modules"));
  // The sample service responds at the service's URL. Everything else is as on a user's machine.
  writeFileSync(
    join(folder, "service.mjs"),
    `import { createSampleService } from "cfb-openapi/sample";
const service = createSampleService();
globalThis.fetch = (...request) => service(new Request(...request));
`,
  );
});

test("README's first command works without a key, through npx", async () => {
  expect(tried).toMatch(/^npx cfb-openapi get /);
  const { code, stdout } = await run("bash", ["-c", tried.replace("npx", "npx --offline --no")], { cwd: folder });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ homeTeam: "Ohio State" }));
});

const names = [...readme.matchAll(/`(games\.m[tj]s)`/g)].map(([, name]) => name ?? "");

test("README says to which files its first blocks are saved", () => {
  expect(new Set(names)).toEqual(new Set(["games.mts", "games.mjs"]));
});

describe.each(["games.mts", "games.mjs"])("saved as %s after `npm init -y`", (name) => {
  async function ran(block: string, args: string[], env: Record<string, string>): Promise<string> {
    writeFileSync(join(folder, name), block);
    const types = name.endsWith("ts") ? ["--import", pathToFileURL(tool("tsx/dist/loader.mjs")).href] : [];
    const ended = await run(process.execPath, [...types, ...args, name], { cwd: folder, env });
    expect(ended).toMatchObject({ code: 0, stderr: "" });
    return ended.stdout;
  }

  test("the first block runs without a key", async () => {
    expect(await ran(first, [], {})).toBe("Miami 21 Indiana 27\n");
  });

  test("the block on errors runs with a key", async () => {
    const output = await ran(withKey, ["--import", "./service.mjs"], { CFB_API_KEY: "a-key-of-mine" });
    expect(output).toMatch(/^\d+ rows\n$/);
  });
});
