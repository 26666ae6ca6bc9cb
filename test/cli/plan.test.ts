import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtCfb } from "./cfb.js";

const cfb = builtCfb();

test("a plan tells what each call would cost, and what all of them would", async () => {
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
    "4 asked: 3 calls of the month's quota, 1 free.",
    "",
  ]);
});

test("a JSON array is a file of calls, too", async () => {
  const calls = [
    { path: "/games", query: { year: 2024 } },
    { path: "/venues" },
    { path: "/games", query: { year: "2024" } },
    7,
  ];
  const { code, stdout } = await cfb(["plan", "-", "--format", "json"], { stdin: JSON.stringify(calls) });
  const plan = JSON.parse(stdout);
  expect(code).toBe(2);
  expect(plan.totals).toEqual({ metered: 2, free: 0, invalid: 2 });
  expect(plan.calls[2].error).toContain('takes a number, not "2024"');
  expect(plan.calls[3]).toMatchObject({ place: "stdin[3]", error: expect.stringContaining("not a call such as") });
});

test("what breaks a rule is named by its line, with the nearest right one, and ends with 2", async () => {
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
  ["", "no calls in it"],
  ["# nothing\n", "no calls in it"],
  ['[{"path": ', "JSON"],
])("a file that holds no calls (%j) is refused", async (stdin, reason) => {
  const { code, stdout, stderr } = await cfb(["plan", "-"], { stdin });
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: expect.stringContaining(reason) });
});
