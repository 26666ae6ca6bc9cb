import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { hasRedis, startRedis } from "../cache/stores.js";
import { builtCfb } from "../cli/cfb.js";
import { typescriptBlocks } from "../docs/blocks.js";
import { noticesAlone } from "../support/notices.js";
import { root, run } from "./run.js";

const cfb = builtCfb();

const sources = [
  "README.md",
  "docs/paging.md",
  "docs/caching.md",
  "docs/offline.md",
  "docs/agents.md",
  "docs/errors-and-limits.md",
];
const blocks = sources.flatMap((name) => typescriptBlocks(readFileSync(join(root, name), "utf8")));
// The blocks' folder has the project's libraries and the built package.
const { folder } = cfb;
symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
cpSync(dirname(cfb.cli), join(folder, "package"), { recursive: true });
writeFileSync(join(folder, "package.json"), '{"type":"module"}');

/** Runs a block unchanged, except that it calls the sample service instead of the real one. */
async function ran(
  text: string,
  change: (code: string) => string = (code) => code,
): Promise<{ own: string; stdout: string }> {
  const found = blocks.filter((code) => code.includes(text));
  expect(found).toHaveLength(1);
  const sample = 'apiKey: "sample", fetch: createSampleService()';
  const changed = change(found[0] ?? "")
    .replace("apiKey: process.env.CFB_API_KEY", sample)
    .replace("const apiKey = process.env.CFB_API_KEY;\n", "")
    .replace("createClient({ apiKey, ", `createClient({ ${sample}, `);
  const source = changed.includes("import { createSampleService }")
    ? changed
    : `import { createSampleService } from "cfb-openapi/sample";\n${changed}`;
  const own = mkdtempSync(join(folder, "block-"));
  const local = source.replace(/"cfb-openapi(?:\/(\w+))?"/g, (_, part = "index") => `"../package/esm/${part}.js"`);
  writeFileSync(join(own, "block.ts"), local);
  const { code, stdout, stderr } = await run(process.execPath, ["--import", "tsx", join(own, "block.ts")], {
    cwd: own,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(noticesAlone) });
  return { own, stdout };
}

test("the block without a key prints the final's score", async () => {
  expect((await ran("championship")).stdout).toBe("Miami 21 Indiana 27\n");
});

test("the block on costs prints what a plan costs and how many calls are left", async () => {
  expect((await ran("cfb.quota.refresh")).stdout).toMatch(/^1 call\n\d+ calls are left/);
});

test("the block on errors prints rows", async () => {
  expect((await ran("cfb.result(")).stdout).toMatch(/^\d+ rows\n$/);
});

test("the blocks on whole seasons print plays, their cost, and the progress of a run with two calls", async () => {
  expect((await ran("cfb.all(")).stdout).toMatch(/^\d+\n$/);
  expect((await ran('cfb.plan([{ path: "/plays"')).stdout).toMatch(/^\d+\n$/);
  const [, some, all] = /^(\d+) plays so far\n(\d+) plays\n$/.exec((await ran("resume")).stdout) ?? [];
  expect(Number(some)).toBeLessThan(Number(all));
});

test("the block on the sample service counts games, and the one on tools finds operations", async () => {
  expect((await ran('"games"')).stdout).toMatch(/^[1-9]\d* games\n$/);
  expect((await ran("const [find] = tools")).stdout).toMatch(/^find_operations \/lines: /);
});

test("the block on tracing runs together with a call", async () => {
  expect((await ran("trace.getTracer")).stdout).toMatch(/^\d+ teams\n$/);
});

test("the store in a file keeps the response after the program ends", async () => {
  const { own, stdout } = await ran("node-sqlite3-wasm");
  expect(stdout).toMatch(/^\d+ teams\n$/);
  const database = new sqlite.Database(join(own, "cfb.sqlite"));
  const stored = database.all("SELECT key, until FROM responses");
  database.close();
  expect(stored).toEqual([{ key: expect.stringContaining("/teams/fbs?year=2025"), until: expect.any(Number) }]);
  expect(Number(stored[0]?.until)).toBeGreaterThan(Date.now());
});

test("with the block on MSW, an unmodified client gets responses", async () => {
  const { stdout } = await ran(
    "setupServer",
    (code) => `import { createClient } from "cfb-openapi";
${code}
const client = createClient({ apiKey: "any" });
console.log((await client.get("/games", { year: 2024, team: "Ohio State" })).length, "games");
process.exit();
`,
  );
  expect(stdout).toMatch(/^[1-9]\d* games\n$/);
});

test("the block on drift reports none", async () => {
  expect((await ran("onDrift")).stdout).toBe("");
});

(hasRedis ? test : test.skip)("the store in Redis keeps the response after the program ends", async () => {
  const socket = join(folder, "redis");
  const server = await startRedis(socket);
  try {
    // Uses a socket, because another process may use the port.
    const { stdout } = await ran("KeyvRedis", (code) =>
      code.replace(/new KeyvRedis\(.*\)/, `new KeyvRedis({ socket: { path: ${JSON.stringify(socket)} } })`),
    );
    expect(stdout).toMatch(/^\d+ teams\n$/);
    const stored = await run("redis-cli", ["-s", socket, "keys", "*"]);
    expect(stored.stdout).toContain("/teams/fbs?year=2025");
  } finally {
    server.kill("SIGKILL");
    await once(server, "exit");
  }
});
