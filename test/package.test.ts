import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Run, root, run } from "./scripts/run.js";

/** Asks the packed package, as a user's program would, with code generation forbidden. */
const program = `
import { createServer } from "node:http";
import { createClient } from "cfb-openapi";
import { createSampleService, toNodeListener } from "cfb-openapi/sample";
import document from "cfb-openapi/openapi.json" with { type: "json" };

const server = createServer(toNodeListener(createSampleService())).listen(0, "127.0.0.1", async () => {
  const cfb = createClient({ apiKey: "sample", baseUrl: "http://127.0.0.1:" + server.address().port });
  const games = await cfb.get("/games", { year: 2024, competition: "cfp" });
  const wrong = await cfb.result("/games", { year: "abc" });
  const direct = createClient({ apiKey: "sample", fetch: createSampleService() });
  const again = await direct.get("/games", { year: 2024, competition: "cfp" });
  console.log(JSON.stringify({ games: games.length, again: again.length, wrong: wrong.error.name, openapi: document.openapi }));
  server.close();
  server.closeAllConnections();
});
`;

let folder = "";
let packed: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cfb-package-"));
  const pack = await run("npm", ["pack", "--silent", "--json", "--pack-destination", folder]);
  if (pack.code !== 0) throw new Error(pack.stderr);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "";
  packed = (await run("tar", ["-tzf", join(folder, tarball)])).stdout.split("\n").filter(Boolean);
  // Installed as npm would, but without asking the registry: the tarball unpacked, its one dependency beside it.
  mkdirSync(join(folder, "node_modules"));
  await run("tar", ["-xzf", join(folder, tarball), "-C", join(folder, "node_modules")]);
  cpSync(join(folder, "node_modules/package"), join(folder, "node_modules/cfb-openapi"), { recursive: true });
  symlinkSync(join(root, "node_modules/openapi-fetch"), join(folder, "node_modules/openapi-fetch"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "program.mjs"), program);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (...args: string[]): Promise<Run> => run(process.execPath, args, { cwd: folder });

test("the packed package answers through client and sample service where code generation is forbidden", async () => {
  const { stdout, stderr, code } = await node(
    "--no-warnings",
    "--disallow-code-generation-from-strings",
    "program.mjs",
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(JSON.parse(stdout)).toEqual({
    games: 11,
    again: 11,
    wrong: "QueryError",
    openapi: expect.stringMatching(/^3\.1/),
  });
});

test("it holds the build and the document, and neither sources nor tests", () => {
  const top = new Set(packed.map((name) => name.split("/")[1]));
  expect([...top].sort()).toEqual(["LICENSE", "README.md", "dist", "openapi.yaml", "package.json"]);
  expect(packed.filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))).toEqual([]);
  expect(packed.filter((name) => name.includes("/dist/test/") || name.includes("/dist/scripts/"))).toEqual([]);
});

test("every entry point of package.json is in it", async () => {
  for (const file of [
    "dist/src/index.js",
    "dist/src/index.d.ts",
    "dist/src/sample/index.js",
    "dist/openapi.json",
    "openapi.yaml",
  ]) {
    expect([file, existsSync(join(folder, "node_modules/cfb-openapi", file))]).toEqual([file, true]);
  }
});
