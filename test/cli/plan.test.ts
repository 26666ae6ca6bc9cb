import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "./cfb.js";
import { publicUrl } from "./public-service.js";
import { key } from "./services.js";

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
  const { code, stdout } = await cfb(["plan", "-", "--format", "json"], { stdin: JSON.stringify(calls) });
  const plan = JSON.parse(stdout);
  expect(code).toBe(2);
  expect(plan.totals).toEqual({ metered: 2, free: 0, repeated: 0, recorded: 0, invalid: 2 });
  expect(plan.calls[2].error).toContain('takes a number, not "2024"');
  expect(plan.calls[3]).toMatchObject({
    location: "stdin[3]",
    error: expect.stringContaining("not a call. A call is such as"),
  });
});

test("for a path that contains values, a plan's error shows the call to write, in JSON files too", async () => {
  const stdin = JSON.stringify([{ path: "/games/401752788/preview" }, { path: "/new/path?x=1" }]);
  const { stdout } = await cfb(["plan", "-", "--format", "json"], { stdin });
  expect(JSON.parse(stdout).calls).toMatchObject([
    {
      error: expect.stringMatching(
        /^\/games\/401752788\/preview: write "?\/games\/\{gameId\}\/preview"? gameId=401752788$/,
      ),
    },
    { error: expect.stringMatching(/^the document does not have \/new\/path\?x=1\./) },
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
  expect(stdout).toMatch(/^invalid +stdin:1: .*did you mean `year`\?/m);
  expect(stdout).toMatch(/^invalid +stdin:2: .*Give `year` or `id`\./m);
  expect(stdout).toMatch(/^invalid +stdin:3: .*Did you mean \/games\?/m);
  expect(stdout).toMatch(/^invalid +stdin:4: a quote is not closed/m);
});

test.each([
  ["", "has no calls"],
  ["# nothing\n", "has no calls"],
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

test("a call that is already recorded in the folder costs nothing", async () => {
  const file = join(cfb.folder, "recorded.txt");
  const folder = join(cfb.folder, "recordings");
  writeFileSync(file, "/games year=2024\n");
  expect(await cfb(["record", file, "--output", folder, "--sample"])).toMatchObject({ code: 0 });
  writeFileSync(file, "/games year=2024\n/games year=2024 team=Texas\n");
  const { stdout } = await cfb(["plan", file, "--output", folder, "--sample"]);
  expect(stdout).toMatch(/^recorded {2}\/games year=2024\nfree {6}\/games year=2024 team=Texas\n/);
  expect(stdout).toContain("2 lines: 0 calls of the month's quota, 1 free, 1 recorded already.");
  const elsewhere = await cfb(["plan", file, "--output", join(cfb.folder, "nowhere"), "--format", "json"]);
  expect(JSON.parse(elsewhere.stdout).totals).toMatchObject({ metered: 2, recorded: 0 });
});

test("plan and record both refuse a folder with another source's recordings", async () => {
  const cwd = mkdtempSync(join(cfb.folder, "source-"));
  writeFileSync(join(cwd, "calls.txt"), "/games year=2024\n");
  const local = "http://127.0.0.1:9";
  const args = ["calls.txt", "--output", "rec"];
  expect(await cfb(["record", ...args, "--sample"], { cwd })).toMatchObject({ code: 0 });
  for (const [source, address] of [
    [[], publicUrl],
    [["--base-url", local], local],
  ] as const) {
    const recording = await cfb(["record", ...args, ...source], { cwd, env: key });
    const { code, stdout, stderr } = await cfb(["plan", ...args, ...source], { cwd });
    const refusal = (text: string) => text.replace(/: [^:]*\n$/, "");
    expect({ code, stdout, refusal: refusal(stderr) }).toEqual({
      code: 2,
      stdout: "",
      refusal: refusal(recording.stderr),
    });
    expect(stderr).toMatch(/^cfb: rec holds data of the sample service/);
    expect(stderr).toContain(`and this is of ${address}: add --sample or --base-url, as for \`cfb record\`\n`);
  }
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

test("with --sample, a plan shows the same calls as free", async () => {
  const { code, stdout, stderr } = await cfb(["plan", "/games", "year=2024", "--sample"]);
  expect({ code, stdout, stderr }).toEqual({
    code: 0,
    stdout: expect.stringContaining("free  /games year=2024\n"),
    stderr: "With --sample, no call costs anything.\n",
  });
});
