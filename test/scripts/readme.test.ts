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

const readme = readFileSync(join(root, "README.md"), "utf8");
// The store in a Redis is a sentence with its code: this program has that code.
const [, redisStore = ""] = /`cache: (new Keyv\(.*?\))` with/.exec(readme) ?? [];
const redisProgram = `import KeyvRedis from "@keyv/redis";
import { createClient } from "cfb-openapi";
import Keyv from "keyv";

const redis = new KeyvRedis("redis://localhost:6379");
const cfb = createClient({ apiKey: process.env.CFB_API_KEY, cache: ${redisStore.replace("new KeyvRedis(url)", "redis")} });
console.log((await cfb.get("/teams/fbs", { year: 2025 })).length, "teams");
await redis.disconnect();
`;
const blocks = [...typescriptBlocks(readme), redisProgram];
// The folder of the blocks has the libraries of the project, and the built package.
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
  const changed = change(found[0] ?? "").replace(
    "apiKey: process.env.CFB_API_KEY",
    'apiKey: "sample", fetch: createSampleService()',
  );
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

test("the terminal capture shows what the commands print", async () => {
  const [, capture = ""] = /^```text\n(.*?)^```$/ms.exec(readme) ?? [];
  const commands = capture.split(/^\$ cfb /m).slice(1);
  expect(commands).toHaveLength(2);
  for (const text of commands) {
    const [line = "", ...lines] = text.trimEnd().split("\n");
    const { stdout, stderr } = await cfb([...line.split(" "), "--format", "table"]);
    expect(stdout + stderr).toBe(`${lines.join("\n")}\n`);
  }
});

test("the first block prints games and counts rows", async () => {
  const { stdout } = await ran("cfb.result(");
  expect(stdout).toMatch(/^([\w ]+ \d+ [\w ]+ \d+\n)+\d+ 200\n\d+ rows\n$/);
  expect(stdout).toContain("Ohio State 34");
});

test("the block that needs no key prints the score of the final", async () => {
  expect((await ran("championship")).stdout).toMatch(/homePoints: 27,[\s\S]*awayPoints: 21,/);
});

test("the block of costs prints the totals that its comment says", async () => {
  const [, totals = ""] = /console\.log\(totals\); \/\/ (.*)/.exec(blocks.join("")) ?? [];
  expect(totals).toContain("metered");
  expect((await ran("cfb.quota.refresh")).stdout).toMatch(new RegExp(`^${totals}\n\\d+ calls are left`));
});

test("the store in a file has the response after the program ends", async () => {
  const { own, stdout } = await ran("node-sqlite3-wasm");
  expect(stdout).toMatch(/^\d+ teams\n$/);
  const database = new sqlite.Database(join(own, "cfb.sqlite"));
  const stored = database.all("SELECT key, until FROM responses");
  database.close();
  expect(stored).toEqual([{ key: expect.stringContaining("/teams/fbs?year=2025"), until: expect.any(Number) }]);
  expect(Number(stored[0]?.until)).toBeGreaterThan(Date.now());
});

test("the block of MSW responds to an unmodified client", async () => {
  const { stdout } = await ran(
    "setupServer",
    (code) => `import { createClient } from "cfb-openapi";
${code}
const cfb = createClient({ apiKey: "any" });
console.log((await cfb.get("/games", { year: 2024, team: "Ohio State" })).length, "games");
process.exit();
`,
  );
  expect(stdout).toMatch(/^[1-9]\d* games\n$/);
});

test("the block of drift reports none", async () => {
  expect((await ran("onDrift")).stdout).toBe("");
});

(hasRedis ? test : test.skip)("the store in a Redis has the response after the program ends", async () => {
  const socket = join(folder, "redis");
  const server = await startRedis(socket);
  try {
    // A socket, because another process may have the port.
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
