import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkFile } from "../../../src/cli/commands/check/file.js";
import { loadChecks } from "../../support/load-checks.js";
import { rowsOf } from "../../support/recorded.js";
import { builtCfb } from "../cfb.js";
import { onTerminal } from "../terminal.js";

const cfb = builtCfb();

let game: Record<string, unknown> = {};

beforeAll(async () => {
  [game = {}] = await rowsOf("getGames/playoff-2024", 1);
});

/** Writes a file to the command's working folder. Returns the file's name. */
function write(name: string, content: unknown): string {
  const text = typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content);
  writeFileSync(join(cfb.folder, name), text);
  return name;
}

function recording(body: unknown, more: { status?: number; query?: object; path?: string } = {}): object {
  const { status = 200, query = { year: 2024 }, path = "/games" } = more;
  return { request: { path, query }, response: { status, headers: {}, body }, recordedAt: "", source: "live" };
}

const broken = () => [
  { ...game, season: "2024" },
  { ...game, season: "2024", mascot: "Brutus" },
  { ...game, week: null },
];

test("the text report has one line per mismatch, marks drift, and ends with the summary", async () => {
  const { code, stdout, stderr } = await cfb(["check", write("broken.json", recording(broken()))]);
  expect(stdout).toBe(
    [
      'broken.json: breakage: getGames /0/season type: expected 32-bit integer, got "2024" (2 times at /*/season)',
      'broken.json: drift: getGames /1/mascot extra: expected nothing, got "Brutus"',
      "broken.json: breakage: getGames /2/week null: expected 32-bit integer, got null",
      "1 response of 1 operation in 1 file: 2 breakages and 1 drift.",
      "",
    ].join("\n"),
  );
  expect(stderr).toBe("");
  expect(code).toBe(1);
});

test("the JSON report is one object that ends with the summary", async () => {
  const { code, stdout } = await cfb(["check", write("json.json", recording(broken())), "no.json", "--format", "json"]);
  const report = JSON.parse(stdout);
  expect(Object.keys(report)).toEqual(["mismatches", "unreadable", "summary"]);
  expect(report.mismatches[1]).toEqual({
    file: "json.json",
    operation: "getGames",
    severity: "drift",
    kind: "extra",
    pattern: "/*/mascot",
    pointer: "/1/mascot",
    count: 1,
    expected: "nothing",
    got: '"Brutus"',
  });
  expect(report.unreadable).toEqual([{ file: "no.json", message: expect.stringContaining("no such file") }]);
  expect(report.summary).toEqual({
    files: 1,
    responses: 1,
    operations: 1,
    breakages: 2,
    drifts: 1,
    unreadable: 1,
  });
  expect(code).toBe(1);
});

test("hostile names and values cannot end or extend an annotation in the GitHub report", async () => {
  const hostile = { ...game, season: "a%0A\n::error::b", "k\n::warning file=x::y,z:": 1 };
  const file = write("git,hub:%.json", recording([hostile]));
  const { code, stdout } = await cfb(["check", file, "--format", "github"]);
  const lines = stdout.trimEnd().split("\n");
  expect(lines).toEqual([
    '::error file=git%2Chub%3A%25.json,title=breakage%3A getGames type::/0/season expected 32-bit integer, got "a%250A\\n::error::b"',
    expect.stringMatching(
      /^::warning file=git%2Chub%3A%25\.json,title=drift%3A getGames extra::\/0\/k%0A::warning file=x/,
    ),
    "1 response of 1 operation in 1 file: 1 breakage and 1 drift.",
  ]);
  expect(code).toBe(1);
});

test("drift alone leaves the exit code at 0, or sets it to 1 with --strict", async () => {
  const file = write("drift.json", recording([{ ...game, homeClassification: "iv" }]));
  const { code, stdout } = await cfb(["check", file]);
  expect(stdout).toContain("drift: getGames /0/homeClassification enumeration: expected");
  expect(code).toBe(0);
  expect((await cfb(["check", file, "--strict"])).code).toBe(1);
});

test("the command checks a response without its query only if --operation names the operation", async () => {
  const file = write("bare.json", broken());
  const named = await cfb(["check", file, "--operation", "getGames"]);
  expect(named.stdout).toContain("bare.json: breakage: getGames /2/week null");
  expect(named.code).toBe(1);
  const without = await cfb(["check", file]);
  expect(without.stdout).toContain("bare.json: not checked: not a recording.");
  expect(without.stdout).toContain("--operation getGames");
  expect(without.code).toBe(2);
  const misspelled = await cfb(["check", file, "--operation", "getGame"]);
  expect(misspelled.stderr).toContain("Did you mean getGames?");
  expect(misspelled.code).toBe(2);
  const object = await cfb(["check", write("object.json", { message: "No" }), "--operation", "getAdvancedBoxScore"]);
  expect(object.stdout).toContain("getAdvancedBoxScore /gameInfo missing: expected object, got nothing");
});

test("the report gives advice about each unreadable file, and the command still checks the other files", async () => {
  const whole = JSON.stringify(recording(broken()));
  const files = [
    write("cut.json", whole.slice(0, -20)),
    write("cut-in-rows.json", whole.slice(0, 400)),
    write("page.json", "<!DOCTYPE html>"),
    write("empty.json", ""),
    write("utf16.json", Buffer.from(`\ufeff${whole}`, "utf16le")),
    write("misspelled.json", recording([], { path: "/gamez" })),
    write("fine.json", recording([game])),
  ];
  mkdirSync(join(cfb.folder, "nothing-in-it"), { recursive: true });
  const { code, stdout } = await cfb(["check", "nothing-in-it", ...files]);
  const lines = stdout.trimEnd().split("\n");
  expect(lines).toEqual([
    "nothing-in-it: not checked: the folder does not contain a .json file.",
    expect.stringMatching(/^cut\.json: not checked: not JSON, or cut off \(.*\)\. Record it again\.$/),
    expect.stringMatching(/^cut-in-rows\.json: not checked: not JSON, or cut off/),
    expect.stringMatching(/^page\.json: not checked: not JSON, or cut off \(Unexpected token '<'/),
    expect.stringMatching(/^empty\.json: not checked: not JSON, or cut off/),
    "utf16.json: not checked: not JSON, or cut off (UTF-16, not UTF-8). Record it again.",
    "misspelled.json: not checked: the document does not have /gamez. Did you mean /games?",
    "1 response of 1 operation in 7 files: no mismatch, 7 files not checked.",
  ]);
  expect(code).toBe(2);
});

test("for a browser's HAR archive, the message contains the command that can read the file", async () => {
  const { code, stdout } = await cfb(["check", write("my page.har", { log: { entries: [] } })]);
  const line = 'npx @redocly/cli drift "my page.har" --api node_modules/cfb-openapi/openapi.yaml';
  expect([code, stdout]).toEqual([
    2,
    expect.stringContaining(`In a folder in which this package is installed, type: ${line}\n`),
  ]);
});

test("the command accepts a recording with a byte order mark and with keys in any order", async () => {
  const many = [...new Array(2000).fill(game), { ...game, id: null }];
  const { request, response } = recording(many) as { request: object; response: object };
  const text = JSON.stringify({ response, request });
  const { stdout } = await cfb(["check", write("order.json", `\ufeff${text}`)]);
  expect(stdout).toContain("breakage: getGames /2000/id null");
});

test("a successful response to a query that the document refuses counts as drift, and so does an unknown status", async () => {
  const files = [
    write("query.json", recording([game], { query: { yaer: 2024 } })),
    write("refused.json", recording({ message: "Validation Failed" }, { status: 400, query: { year: 0 } })),
    write("status.json", recording("I'm a teapot", { status: 418 })),
    write("nothing.json", recording(undefined, { status: 204 })),
  ];
  const { code, stdout } = await cfb(["check", ...files]);
  expect(stdout).toContain("query.json: drift: getGames /yaer query: expected Unknown parameter `yaer`. Did you mean");
  expect(stdout).toContain("query.json: drift: getGames /year query: expected");
  expect(stdout).toMatch(/status\.json: drift: getGames \(all of it\) status: expected 200 or 400 or .*, got 418\n/);
  expect(stdout).not.toMatch(/(refused|nothing)\.json/);
  expect(code).toBe(0);
});

test("the command checks a large response in steps, and the check can stop after each step", async () => {
  const bytes = Buffer.from(JSON.stringify(new Array(5000).fill({ ...game, id: null })));
  let pauses = 0;
  const pause = async () => {
    pauses++;
  };
  const { mismatches } = await checkFile(bytes, "/games", (text) => text, pause);
  expect(mismatches).toMatchObject([{ kind: "null", pointer: "/0/id", count: 5000 }]);
  expect(pauses).toBeGreaterThanOrEqual(5);
  const stopped = async () => {
    if (--pauses === 0) throw new Error("stopped");
  };
  await expect(checkFile(bytes, "/games", (text) => text, stopped)).rejects.toThrow("stopped");
});

test("control characters in a response do not reach the terminal", async () => {
  const { stdout } = await cfb(["check", write("hostile.json", recording([{ ...game, "\x1b[2J\x9b": "\x9b31m" }]))]);
  expect(stdout).toContain('/0/\\x1b[2J\\x9b extra: expected nothing, got "\\x9b31m"');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the output must not contain them.
  expect(stdout.replaceAll("\n", "")).not.toMatch(/[\x00-\x1f\x7f-\x9f]/);
});

test("the help contains an example, and the command refuses an unknown format", async () => {
  const help = await cfb(["check", "--help"]);
  expect(help.stdout).toContain("cfb check recordings/");
  expect(help.code).toBe(0);
  const { code, stderr } = await cfb(["check", "x", "--format", "xml"]);
  expect(stderr).toContain("Allowed choices are text, json, github");
  expect(code).toBe(2);
});

test("in a terminal, the command shows a progress bar for large files and colors mismatches", async () => {
  const large = write("bar.json", recording(new Array(4000).fill(game)));
  const clean = await onTerminal(cfb, 100, ["check", join(cfb.folder, large)]);
  expect(clean.lines.join("\n")).toMatch(/0\/\d MB/);
  expect(clean.code).toBe(0);
  const found = await onTerminal(cfb, 200, ["check", join(cfb.folder, write("broken.json", recording(broken())))]);
  expect(found.lines.join("\n")).toContain("\x1b[31mbreakage\x1b[39m: getGames /0/season");
  expect(found.lines.join("\n")).toContain("\x1b[33mdrift\x1b[39m: getGames /1/mascot");
});

test("Ctrl+C ends a long check with exit code 130", async () => {
  const folder = join(cfb.folder, "long");
  mkdirSync(folder);
  // Only the first file has a mismatch. With more output, the command could be waiting for its reader when the signal arrives.
  const fine = JSON.stringify(recording([game, game]));
  writeFileSync(join(folder, "0.json"), JSON.stringify(recording(broken())));
  for (let index = 1; index < 3000; index++) writeFileSync(join(folder, `${index}.json`), fine);
  const { code, stdout, stderr } = await cfb.start(["check", folder], {
    onStart: (child) => child.stdout?.once("data", () => child.kill("SIGINT")),
  });
  expect(stderr).toBe("cfb: interrupted\n");
  expect(stdout).not.toContain("responses of");
  expect(code).toBe(130);
});

loadChecks(__dirname);
