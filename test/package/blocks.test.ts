import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { shellLines } from "../docs/blocks.js";
import { root, run } from "../scripts/run.js";
import { noticesAlone } from "../support/notices.js";
import { app, tool } from "./installed.js";
import { localRegistry } from "./registry.js";

/** The blocks of a text that a reader runs, in order. */
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

/** An empty folder, with the environment of a user who has npm and none of this project's files. */
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
  // These tests may run inside npm, whose settings are only for that call.
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

/** README's shell lines, except those that `npx` runs. */
const lines = shellLines(readFileSync(join(root, "README.md"), "utf8")).filter((line) => !line.startsWith("npx "));

/** An empty folder, with the installed package's commands on the path, as after README's installation. */
const folder = mkdtempSync(join(app, "../commands-"));
const installed = { cwd: folder, env: { PATH: `${join(app, "node_modules/.bin")}:${process.env.PATH}`, HOME: folder } };

test("README shows how to install the package in a project and globally, with its right name", () => {
  const installs = lines.filter((line) => line.startsWith("npm "));
  expect(installs.map((line) => line.replace(/ *#.*/, ""))).toEqual([
    "npm init -y && npm install cfb-openapi",
    "npm install --global cfb-openapi",
  ]);
});

test("the package has the commands `cfb` and `cfb-openapi`, which do the same", async () => {
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

/**
 * The guides whose blocks run here. The blocks of the guides on tables and Redis need more than the package (test/docs/reference, test/scripts).
 */
const sources = ["README.md", "docs/paging.md", "docs/offline.md", "docs/web-pages.md", "docs/agents.md"];

describe.each(sources)("the code blocks of %s, run in order in an empty folder", (source) => {
  const { folder, env } = emptyFolder();
  // The sample service responds at the service's URL. Everything else is as on a user's machine.
  const service = `import { createSampleService } from "cfb-openapi/sample";
const service = createSampleService();
globalThis.fetch = (...request) => service(new Request(...request));
`;

  if (source !== "README.md") {
    beforeAll(() =>
      runLine("npm init -y && npm install --global cfb-openapi && npm install cfb-openapi", folder, env()),
    );
  }

  test.each(blocksIn(source).map((block, index) => ({ ...block, name: `${index + 1}, ${block.language}` })))(
    "$name",
    async ({ language, code }) => {
      if (language === "sh") {
        for (const line of code.trim().split("\n")) await runLine(line, folder, env());
        return;
      }
      linkOthers(code, folder);
      writeFileSync(join(folder, "service.mjs"), service);
      writeFileSync(join(folder, "block.mts"), code);
      const args = [
        "--import",
        pathToFileURL(tool("tsx/dist/loader.mjs")).href,
        "--import",
        "./service.mjs",
        "block.mts",
      ];
      const ended = await run(process.execPath, args, { cwd: folder, env: { ...env(), CFB_API_KEY: "a-key-of-mine" } });
      expect(ended).toMatchObject({ code: 0, stderr: expect.stringMatching(noticesAlone) });
    },
    300_000,
  );
});

test.each(["scripts/docs/start-here.md", "docs/tables.md"])(
  "the shell commands in %s run in an empty folder",
  async (name) => {
    const { folder, env } = emptyFolder();
    const lines = blocksIn(name).filter(({ language }) => language === "sh");
    expect(lines).not.toEqual([]);
    for (const { code } of lines) for (const line of code.trim().split("\n")) await runLine(line, folder, env());
  },
  300_000,
);
