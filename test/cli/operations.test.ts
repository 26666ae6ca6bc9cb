import { words } from "../../generated/words.js";
import { builtCfb } from "./cfb.js";
import { onTerminal, visible } from "./terminal.js";

const cfb = builtCfb();

test("all operations are listed, each with its path, name and summary", async () => {
  const { code, stdout, stderr } = await cfb(["operations"]);
  expect(code).toBe(0);
  for (const [path, { operationId }] of Object.entries(words)) {
    expect(stdout).toMatch(new RegExp(`^${path} +${operationId} +[A-Z]`, "m"));
  }
  expect(stderr).toContain("85 operations");
});

test("words narrow the list; tier and what is free are shown", async () => {
  const { stdout } = await cfb(["operations", "adjusted", "PLAYERS"]);
  expect(stdout).toMatch(/^\/wepa\/players\/passing +getAdjustedPlayerPassing +List adjusted player passing +tier 1 /m);
  expect(stdout).not.toContain("/wepa/team/season");
  expect((await cfb(["operations", "scoreboard", "live"])).stdout).toContain("/scoreboard");
});

test("the page of an operation tells parameters, rules, tier, cost, freshness and an example", async () => {
  const { stdout } = await cfb(["operations", "getGameWeather"]);
  expect(stdout).toMatch(/^getGameWeather {2}GET \/games\/weather$/m);
  expect(stdout).toMatch(/^ {2}classification {2}string: fbs, fcs, ii, ii\/iii, iii$/m);
  expect(stdout).toMatch(/^ {2}Give `year` or `gameId`\.$/m);
  expect(stdout).toMatch(/^ {2}Needs supporter tier 1 or higher\.$/m);
  expect(stdout).toMatch(/^ {2}Costs one call of the monthly quota\.$/m);
  expect(stdout).toMatch(/^ {2}Final once its season is over\.$/m);
  expect(stdout).toMatch(/^ {2}cfb get \/games\/weather .*=/m);
});

test("bounds, defaults and needed parameters are shown", async () => {
  const { stdout } = await cfb(["operations", "/info/usage"]);
  expect(stdout).toMatch(/^ {2}days {2}integer; from 1 to 31; default 7$/m);
  expect((await cfb(["operations", "getCalendar"])).stdout).toMatch(/^ {2}year {2}integer; must be given$/m);
});

test("every operation's example is a call that the sample service has an answer to", async () => {
  const { stdout } = await cfb(["operations", "--format", "json"]);
  const listed = JSON.parse(stdout) as { path: string; operationId: string; example: string }[];
  expect(listed).toHaveLength(85);
  const file = listed.map(({ example }) => example.replace(/^cfb get /, "")).join("\n");
  const plan = await cfb(["plan", "-"], { stdin: file });
  expect(plan).toMatchObject({ code: 0, stdout: expect.stringContaining("85 asked") });
});

test("a name that is nearly right gets the right one, with 2", async () => {
  const { code, stdout, stderr } = await cfb(["operations", "getGamez"]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("Did you mean getGames?");
});

test.each([100, 60, 40])("on a terminal of %i columns list and page fit", async (columns) => {
  const [list, page] = await Promise.all([
    onTerminal(cfb.folder, columns, ["operations", "player"]),
    onTerminal(cfb.folder, columns, ["operations", "getGames"]),
  ]);
  expect(list?.lines.map(visible).join("\n")).toMatch(/^\/player\/search/m);
  const long = [...(list?.lines ?? []), ...(page?.lines ?? [])].map(visible).filter((line) => line.length > columns);
  // What is told beside the data is left to the terminal to wrap.
  expect(long.filter((line) => !line.includes("`cfb operations <name>`"))).toEqual([]);
});
