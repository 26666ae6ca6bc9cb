import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "./cfb.js";

const cfb = builtCfb();

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

test("a call on the command line is planned like one in a file, without a key", async () => {
  const { code, stdout, stderr } = await cfb(["plan", "/games", "year=2024", "team=Ohio State"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain('1 call  /games year=2024 team="Ohio State"\n');
  expect((await cfb(["plan", "getVenues"])).stdout).toContain("1 call  /venues\n");
});

test("a call file may be a JSON array", async () => {
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

test("for a path that contains values, a plan's error shows the call to write, in JSON files too", async () => {
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

test("a call that breaks a rule is reported with its line and the nearest correct name, and the exit code is 2", async () => {
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
  const { code, stdout, stderr } = await cfb(["plan", "-"], { stdin });
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining(reason) });
});

test("a repeated call is counted once, whatever the order of its parameters", async () => {
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

test("plan, get and export accept a call that is quoted as a whole", async () => {
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
