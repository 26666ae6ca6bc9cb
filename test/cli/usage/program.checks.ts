import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inFlags } from "../../../src/cli/session/exit.js";
import { root } from "../../scripts/run.js";
import { respondWith, withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key } from "../services.js";
import { onTerminal, visible } from "../terminal.js";

const cfb = builtCfb();
const commands = ["get", "operations", "plan", "serve", "record", "check", "cache", "export", "completion"];

/** Returns a help text's words, without the backslashes at line ends. */
const wordsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => line.replace(/ \\$/, "").trim().split(/\s+/)).filter(Boolean);

test("--version prints the package's version", async () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(await cfb(["--version"])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: "" });
});

test("the entry file does not import anything before it has handled --version", () => {
  const entry = readFileSync(cfb.cli, "utf8");
  expect(entry.match(/^#!.*$|\bimport\b[^(;]*from *"([^"]*)"/gm)).toEqual(["#!/usr/bin/env node"]);
  expect(entry.length).toBeLessThan(1_000);
});

test("--help prints the commands and exit codes to stdout, and `cfb` alone prints its usage to stderr with exit code 2", async () => {
  const { code, stdout, stderr } = await cfb(["--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const command of commands) expect(stdout).toMatch(new RegExp(`^ {2}${command} +\\w`, "m"));
  expect(stdout).toContain("130 interrupted");
  expect(await cfb([])).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("Usage: cfb") });
});

test.each(commands)("cfb %s --help shows an example", async (command) => {
  const { code, stdout, stderr } = await cfb([command, "--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`Examples?:\\n(.*\\n)* {2}.*cfb ${command}`));
  expect((await cfb(["help", command])).stdout).toBe(stdout);
});

test("`cfb help help` prints the general help", async () => {
  const { stdout, stderr } = await cfb(["help", "help"]);
  expect(stdout + stderr).toMatch(/^Usage: cfb /);
  expect(stdout + stderr).not.toMatch(/outputHelp/);
});

test("every help text fits 40 columns without splitting words, and a wrapped example can be typed as printed", async () => {
  for (const args of [["--help"], ...commands.map((name) => [name, "--help"])]) {
    const [narrow, wide] = await Promise.all([40, 100].map((width) => onTerminal(cfb, width, args)));
    const [lines = [], whole = []] = [narrow, wide].map((each) => each?.lines.map(visible));
    expect([args, lines.filter((line) => line.length > 40)]).toEqual([args, []]);
    expect(whole.filter((line) => line.length > 100)).toEqual([]);
    expect(wordsOf(lines)).toEqual(wordsOf(whole));
    const start = lines.findIndex((line) => line.startsWith("  cfb get /games year=2025 --columns"));
    if (args[0] === "get")
      expect(lines.slice(start, start + 2)).toEqual([
        "  cfb get /games year=2025 --columns \\",
        "    homeTeam,homePoints",
      ]);
  }
});

describe("messages name the command's flags instead of the client's options", () => {
  /** The client's option names. The command does not have these options. */
  const options = /apiKey|baseUrl|concurrency|imeoutMs|maxRetryAfterMs|quotaFloor/;

  const busy = JSON.stringify({ message: "Too many concurrent requests." });

  test("if the service does not respond, sends a page or is busy, or the key is broken", async () => {
    const gone = await withServer(respondWith(200, "[]"), async (url) => url);
    const html = { "content-type": "text/html" };
    const ended = [
      await cfb(["get", "/venues", "--base-url", gone], { env: key }),
      await withServer(respondWith(200, "<html>", html), (url) =>
        cfb(["get", "/venues", "--base-url", url], { env: key }),
      ),
      await withServer(respondWith(429, busy, { "retry-after": "90" }), (url) =>
        cfb(["get", "/venues", "--base-url", url], { env: key }),
      ),
      await cfb(["get", "/venues"], { env: { CFB_API_KEY: "two words" } }),
    ];
    expect(ended.map(({ code }) => code)).toEqual([4, 4, 3, 3]);
    for (const { stderr } of ended) expect(stderr).not.toMatch(options);
    expect(ended[0]?.stderr).toContain("Check the network and --base-url.");
    expect(ended[1]?.stderr).toContain("Check --base-url, because");
    expect(ended[2]?.stderr).toMatch(/Too many calls at once: try again in 90 s\.\n$/);
  });

  test("and mention only once that the command waits for a busy service", async () => {
    let requests = 0;
    const { code, stderr } = await withServer(
      (request, response) => respondWith(requests++ < 2 ? 429 : 200, requests <= 2 ? busy : "[]")(request, response),
      (url) => cfb(["get", "/venues", "--base-url", url], { env: key }),
    );
    expect([code, requests]).toEqual([0, 3]);
    expect(stderr.match(/too many calls with this key at once, so the command waits/g)).toHaveLength(1);
  });

  test("in export and record", async () => {
    const folder = mkdtempSync(join(cfb.folder, "words-"));
    const gone = await withServer(respondWith(200, "[]"), async (url) => url);
    for (const args of [
      ["export", "/games", "--years", "2024", "--yes", "--output", join(folder, "export")],
      ["record", "--all", "--max-calls", "1", "--output", join(folder, "record")],
    ]) {
      const { code, stderr } = await cfb([...args, "--base-url", gone], { env: key });
      expect([code, stderr]).toEqual([
        expect.any(Number),
        expect.stringContaining("Check the network and --base-url."),
      ]);
      expect(stderr).not.toMatch(options);
    }
  });

  test.each([
    ["No response within 5 ms (`timeoutMs`). Request less.", "No response within 5 ms. Request less."],
    ["Get one at example.org and pass it as `apiKey`.", "Get one at example.org and pass it as CFB_API_KEY."],
    ["`quotaFloor` keeps 5 (`maxCalls`).", "--quota-floor keeps 5 (--max-calls)."],
    ["Unknown parameter `yaer` (`constructor`).", "Unknown parameter `yaer` (`constructor`)."],
  ])("in place of the options in %j", (message, words) => {
    expect(inFlags(message)).toBe(words);
  });
});

test("a plan shows the cost of each call and the total", async () => {
  const file = join(cfb.folder, "calls.txt");
  writeFileSync(
    file,
    `# the playoff\n/games year=2024 team="Ohio State" # one game\n\ngetGameWeather year=2024\r\n/info\n/teams/ats year=2024 team=Texas\\ A&M\n`,
  );
  const { code, stdout, stderr } = await cfb(["plan", file]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.split("\n")).toEqual([
    '1 call          /games year=2024 team="Ohio State"',
    "1 call, tier 1  /games/weather year=2024",
    "free            /info",
    '1 call          /teams/ats year=2024 team="Texas A&M"',
    "",
    "4 lines: 3 calls of the month's quota, 1 free.",
    "",
  ]);
});

test("`plan` accepts a call on the command line, and does not need a key", async () => {
  const { code, stdout, stderr } = await cfb(["plan", "/games", "year=2024", "team=Ohio State"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain('1 call  /games year=2024 team="Ohio State"\n');
  expect((await cfb(["plan", "getVenues"])).stdout).toContain("1 call  /venues\n");
});

test("a call file can be a JSON array", async () => {
  const calls = [
    { path: "/games", query: { year: 2024 } },
    { path: "/venues" },
    { path: "/games", query: { year: "2024" } },
    7,
  ];
  const { code, stdout } = await cfb(["plan", "-"], { stdin: JSON.stringify(calls) });
  expect(code).toBe(2);
  expect(stdout.split("\n")).toEqual([
    "1 call   /games year=2024",
    "1 call   /venues",
    expect.stringMatching(/^invalid {2}stdin\[2\]: .*takes a number, not "2024"/),
    expect.stringMatching(/^invalid {2}stdin\[3\]: not a call\. An example of a call:/),
    "",
    "4 lines: 2 calls of the month's quota, 0 free, 2 invalid.",
    "",
  ]);
});

test("for a path with a filled parameter, a plan's error shows the correct call, even in a JSON file", async () => {
  const stdin = JSON.stringify([{ path: "/games/401752788/preview" }, { path: "/new/path?x=1" }]);
  const { stdout } = await cfb(["plan", "-"], { stdin });
  expect(stdout.split("\n").slice(0, 2)).toEqual([
    expect.stringMatching(/: \/games\/401752788\/preview: write "?\/games\/\{gameId\}\/preview"? gameId=401752788$/),
    expect.stringMatching(/: the document does not have \/new\/path\?x=1\./),
  ]);
  const found = await cfb(["operations", "/games/401752788/preview", "--format", "json"]);
  const named = await cfb(["operations", "getGamePreview", "--format", "json"]);
  expect(found).toEqual(named);
});

test("a plan reports an invalid call with its line number and a correction, and the exit code is 2", async () => {
  const { code, stdout } = await cfb(["plan", "-"], {
    stdin: '/games yaer=2024\n/games\n/gmaes year=2024\n/games team="Ohio\n',
  });
  expect(code).toBe(2);
  expect(stdout).toMatch(/^invalid +stdin:1: .*Did you mean `year`\?/m);
  expect(stdout).toMatch(/^invalid +stdin:2: .*Give `year` or `id`\./m);
  expect(stdout).toMatch(/^invalid +stdin:3: .*Did you mean \/games\?/m);
  expect(stdout).toMatch(/^invalid +stdin:4: a quote is not closed/m);
});

test.each([
  ["", "does not contain any calls"],
  ["# nothing\n", "does not contain any calls"],
  ['[{"path": ', "JSON"],
])("a call file without calls (%j) is refused", async (stdin, reason) => {
  expect(await cfb(["plan", "-"], { stdin })).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining(reason),
  });
});

test("a plan counts a repeated call once, even if its parameters are in a different order", async () => {
  const stdin =
    "/games year=2024 team=Texas\ngetGames team=Texas year=2024\n/scoreboard\n/scoreboard\n/games year=2024\n";
  const { code, stdout } = await cfb(["plan", "-"], { stdin });
  expect({ code, lines: stdout.split("\n") }).toEqual({
    code: 0,
    lines: [
      "1 call        /games year=2024 team=Texas",
      "repeated      /games team=Texas year=2024",
      "free, tier 1  /scoreboard",
      "repeated      /scoreboard",
      "1 call        /games year=2024",
      "",
      "5 lines: 2 calls of the month's quota, 1 free, 2 repeated.",
      "",
    ],
  });
});

test("plan, get and export accept a complete call in one quoted argument", async () => {
  const { stdout } = await cfb(["plan", `/games year=2024 team='Ohio State'`]);
  expect(stdout).toContain('1 call  /games year=2024 team="Ohio State"\n');
  const got = await cfb(["get", "games year=2024 team=Texas", "--sample", "--limit", "1", "--columns", "season"]);
  expect(JSON.parse(got.stdout)).toEqual([{ season: 2024 }]);
  const exported = await cfb(["export", "/drives team=Texas", "--years", "2024", "--dry-run"]);
  expect({ code: exported.code, stderr: exported.stderr }).toEqual({
    code: 0,
    stderr: expect.stringContaining("drives (/drives)"),
  });
});
