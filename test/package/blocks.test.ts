import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import sqlite from "node-sqlite3-wasm";
import { hasRedis, startRedis } from "../cache/stores.js";
import { typescriptBlocks } from "../docs/blocks.js";
import { root, run } from "../scripts/run.js";
import { someOf } from "../support/all-cases.js";
import { noticesAlone } from "../support/notices.js";
import { app, tool } from "./installed.js";
import { localRegistry } from "./registry.js";

/** Returns the blocks that a reader of a file runs, in order. */
function blocksIn(name: string): { language: string; code: string }[] {
  const text = readFileSync(join(root, name), "utf8");
  return [...text.matchAll(/^```(sh|ts|js)\n(.*?)^```$/gms)].map(([, language = "", code = ""]) => ({
    language,
    code,
  }));
}

let registry: Server;
let address = "";

beforeAll(async () => {
  registry = createServer(await localRegistry());
  await new Promise<void>((ready) => registry.listen(0, "127.0.0.1", ready));
  const at = registry.address();
  address = `http://127.0.0.1:${typeof at === "object" ? at?.port : at}`;
});
afterAll(() => registry.close());

/** Creates an empty folder. `env` is the environment of a user who has npm but does not have this project's files. */
function emptyFolder(): { folder: string; env: () => Record<string, string> } {
  const folder = mkdtempSync(join(app, "../empty-"));
  const home = mkdtempSync(join(app, "../home-"));
  const env = () => ({
    HOME: home,
    PATH: `${join(home, "global/bin")}:${process.env.PATH}`,
    npm_config_registry: address,
    npm_config_prefix: join(home, "global"),
    npm_config_cache: join(home, ".npm"),
    npm_config_audit: "false",
    npm_config_update_notifier: "false",
  });
  return { folder, env };
}

/** Runs a line unchanged. Interrupts `cfb serve` after its first line. */
async function runLine(line: string, cwd: string, env: Record<string, string>): Promise<void> {
  const serves = line.startsWith("cfb serve");
  // npm's settings apply only to the command that runs these tests.
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"));
  const own = { ...Object.fromEntries(outer), NO_COLOR: "1", CFB_API_KEY: "", ...env };
  const child = spawn("bash", ["-c", serves ? `exec ${line}` : line], {
    cwd,
    env: own,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (serves && printed.includes("http://127.0.0.1:")) child.kill("SIGINT");
    });
  }
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`${line} ended with ${code}:\n${printed}`);
  expect(printed).not.toMatch(/^cfb: /m);
  if (!/^(npm|echo) /.test(line)) expect(printed).toMatch(/\d/);
}

/** If a block imports another library, links that library from the project, as if it were installed. */
function linkOthers(code: string, folder: string): void {
  for (const [, name = ""] of code.matchAll(/ from "((?!cfb-openapi|node:)[^"./]+)/g)) {
    const to = join(folder, "node_modules", name);
    mkdirSync(dirname(to), { recursive: true });
    if (!existsSync(to)) symlinkSync(tool(name), to);
  }
}

/** An empty folder. `installed` has the package's commands in PATH, as if the user had followed README's installation steps. */
const folder = mkdtempSync(join(app, "../commands-"));
const installed = { cwd: folder, env: { PATH: `${join(app, "node_modules/.bin")}:${process.env.PATH}`, HOME: folder } };

test("the package's commands `cfb` and `cfb-openapi` do the same", async () => {
  const [cfb, other] = await Promise.all(["cfb", "cfb-openapi"].map((name) => run(name, ["--help"], installed)));
  expect(cfb).toMatchObject({ code: 0, stdout: expect.stringContaining("The College Football Data API") });
  expect(other).toEqual(cfb);
});

test("README mentions every subcommand", async () => {
  const { stdout } = await run("cfb", ["--help"], installed);
  const names = [...stdout.matchAll(/^ {2}(\w+) {3,}/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const [, section = ""] = readFileSync(join(root, "README.md"), "utf8").split("\n## The command\n");
  const own = [...(section.split("\n## ")[0] ?? "").matchAll(/^cfb (\w+)|`(\w+)`/gm)].map(
    ([, run, named]) => run ?? named,
  );
  expect(own.sort()).toEqual(names.sort());
});

/** What the blocks print. Part of a block's code identifies the block. */
const prints: readonly (readonly [code: string, output: RegExp])[] = [
  ["championship", /^Miami 21 Indiana 27\n$/],
  ["cfb.quota.refresh", /^1 call\n\d+ calls are left/],
  ["cfb.result(", /^\d+ rows\n$/],
  ["cfb.all(", /^\d+\n$/],
  ["cfb.plan([season])", /^\d+\n$/],
  ["resume", /^\d+ plays so far\n\d+ plays\n$/],
  ['console.log(games.length, "games")', /^[1-9]\d* games\n$/],
  ["const [find] = tools", /^find_operations \/lines: /],
  ["trace.getTracer", /^\d+ teams\n$/],
  ["node-sqlite3-wasm", /^\d+ teams\n$/],
  ["KeyvRedis", /^\d+ teams\n$/],
  ["setupServer", /^[1-9]\d* games\n$/],
  ["onDrift", /^$/],
];

/** Makes a call that the MSW block's server handles. */
const afterMsw = `
const { createClient } = await import("cfb-openapi");
console.log((await createClient({ apiKey: "any" }).get("/games", { year: 2024, team: "Ohio State" })).length, "games");
process.exit();
`;

// The sample service responds at the service's URL. Everything else is as on a user's machine.
const service = `import { createSampleService } from "cfb-openapi/sample";
const service = createSampleService();
globalThis.fetch = (...request) => service(new Request(...request));
`;
const tsx = ["--import", pathToFileURL(tool("tsx/dist/loader.mjs")).href];

/** Runs a block as a module. Returns what it prints. */
async function ran(code: string, cwd: string, env: Record<string, string>): Promise<string> {
  linkOthers(code, cwd);
  writeFileSync(join(cwd, "service.mjs"), service);
  const usesMsw = code.includes("setupServer");
  writeFileSync(join(cwd, "block.mts"), usesMsw ? code + afterMsw : code);
  const args = [...tsx, ...(usesMsw ? [] : ["--import", "./service.mjs"]), "block.mts"];
  const ended = await run(process.execPath, args, { cwd, env: { ...env, CFB_API_KEY: "a-key-of-mine" } });
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringMatching(noticesAlone) });
  return ended.stdout;
}

/** Runs the Redis block with a separate server on a socket, because another process can use the port. */
async function ranWithRedis(code: string, cwd: string, env: Record<string, string>): Promise<string> {
  const socket = join(cwd, "redis");
  const server = await startRedis(socket);
  try {
    const own = code.replace(/new KeyvRedis\(.*\)/, `new KeyvRedis({ socket: { path: ${JSON.stringify(socket)} } })`);
    const printed = await ran(own, cwd, env);
    expect((await run("redis-cli", ["-s", socket, "keys", "*"])).stdout).toContain("/teams/fbs?year=2025");
    return printed;
  } finally {
    server.kill("SIGKILL");
    await once(server, "exit");
  }
}

// The guides on tables and on many processes need more than the package, so other tests run their blocks (test/docs/reference, test/redis).
const guides = ["paging", "offline", "web-pages", "agents", "caching", "errors-and-limits"].map(
  (name) => `docs/${name}.md`,
);

const readers: [string, ...string[]][] = [
  ["README's", "README.md"],
  ["the guides'", ...guides],
];

describe.each(someOf(readers, 2))("in an empty folder, %s code blocks run in order:", (_, ...sources) => {
  const { folder, env } = emptyFolder();

  if (!sources.includes("README.md")) {
    beforeAll(() =>
      runLine("npm init -y && npm install --global cfb-openapi && npm install cfb-openapi", folder, env()),
    );
  }

  const blocks = sources.flatMap((source) =>
    blocksIn(source).map((block, index) => ({ ...block, name: `${source} ${index + 1}, ${block.language}` })),
  );
  test.each(blocks)("$name", async ({ language, code }) => {
    if (language === "sh") {
      for (const line of code.trim().split("\n")) await runLine(line, folder, env());
      return;
    }
    const isRedis = code.includes("KeyvRedis");
    if (isRedis && !hasRedis) return;
    const printed = await (isRedis ? ranWithRedis : ran)(code, folder, env());
    for (const [text, output] of prints) if (code.includes(text)) expect(printed).toMatch(output);
    if (!code.includes("node-sqlite3-wasm")) return;
    const database = new sqlite.Database(join(folder, "cfb.sqlite"));
    const stored = database.all("SELECT key, until > 0 AS stays FROM responses");
    database.close();
    expect(stored).toEqual([{ key: expect.stringContaining("/teams/fbs?year=2025"), stays: 1 }]);
  });
});

test("each expected output belongs to exactly one code block", () => {
  const all = ["README.md", ...guides].flatMap(blocksIn).map(({ code }) => code);
  const counts = prints.map(([text]) => [text, all.filter((code) => code.includes(text)).length]);
  expect(counts).toEqual(prints.map(([text]) => [text, 1]));
});

test("README's first block also runs as JavaScript in games.mjs", async () => {
  const [first = ""] = typescriptBlocks(readFileSync(join(root, "README.md"), "utf8"));
  writeFileSync(join(app, "games.mjs"), first);
  const ended = await run(process.execPath, ["games.mjs"], { cwd: app });
  expect(ended).toEqual({ code: 0, stdout: "Miami 21 Indiana 27\n", stderr: "" });
});

test.each(someOf(["scripts/docs/start-here.md", "docs/tables.md"], 2))(
  "the shell commands in %s run in an empty folder",
  async (name) => {
    const { folder, env } = emptyFolder();
    const lines = blocksIn(name).filter(({ language }) => language === "sh");
    expect(lines).not.toEqual([]);
    for (const { code } of lines) for (const line of code.trim().split("\n")) await runLine(line, folder, env());
  },
);
