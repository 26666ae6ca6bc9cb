import { builtCfb } from "./cfb.js";
import { runAgainst } from "./services.js";

const cfb = builtCfb();

test.each([
  [["get", "/games", "year=2025", "--season", "2024"]],
  [["export", "/games", "-y", "2024", "--season", "2024"]],
])("no line that gives something twice is suggested for %j", async (args) => {
  const { code, stderr } = await cfb(args);
  expect({ code, isSuggested: stderr.includes("Type:") }).toEqual({ code: 2, isSuggested: false });
});

describe("other spellings of a call are understood, or refused with the line to type", () => {
  test.each([
    [["games"]],
    [["/games?year=2024&team=Ohio%20State"]],
    [["games?year=2024", "team=Ohio State"]],
    [["https://api.collegefootballdata.com/games?year=2024&team=Ohio+State"]],
  ])("cfb get %j", async (words) => {
    const more = words[0] === "games" ? ["year=2024", "team=Ohio State"] : [];
    const { code, stdout } = await cfb(["get", ...words, ...more, "--sample", "--quiet"]);
    const plain = await cfb(["get", "/games", "year=2024", "team=Ohio State", "--sample", "--quiet"]);
    expect([code, stdout]).toEqual([0, plain.stdout]);
    expect(JSON.parse(stdout)).toHaveLength(4);
  });

  test.each([
    [["games", "year=2024"], "games is not a command. Type: cfb get /games year=2024"],
    [["getGames", "year=2024", "-f", "csv"], "getGames is not a command. Type: cfb get /games year=2024 -f csv"],
    [["games", "--year", "2024"], "games is not a command. Type: cfb get /games year=2024"],
    [["/games?year=2024"], "/games?year=2024 is not a command. Type: cfb get /games year=2024"],
    [
      ["get", "/games", "--year", "2024", "--team", "Ohio State"],
      "unknown option '--year'\nParameters are given as name=value. Type: cfb get /games year=2024 \"team=Ohio State\"",
    ],
    [
      ["get", "games", "--year=2024", "--limit", "1"],
      "unknown option '--year=2024'\nParameters are given as name=value. Type: cfb get /games year=2024 --limit 1",
    ],
    [
      ["export", "games", "--team", "Texas", "--year", "2024"],
      "unknown option '--team'\nParameters are given as name=value. Type: cfb export /games team=Texas --years 2024",
    ],
    [
      ["get", "--sample", "games", "--year", "2024"],
      "unknown option '--year'\nParameters are given as name=value. Type: cfb get /games --sample year=2024",
    ],
    [
      ["get", "--year", "2024", "games"],
      "unknown option '--year'\nParameters are given as name=value. Type: cfb get /games year=2024",
    ],
    [
      ["get", "gmaes", "--year", "2024"],
      "unknown option '--year'\nParameters are given as name=value. Type: cfb get /games year=2024",
    ],
    [["--sample", "games", "year=2024"], "unknown option '--sample'\nType: cfb get /games --sample year=2024"],
    [["records", "year=2024"], "records is not a command. Type: cfb get /records year=2024"],
    [["recrod", "calls.txt"], "recrod is not a command. Did you mean record?"],
    [["gmaes", "year=2024"], "gmaes is not a command. Type: cfb get /games year=2024"],
    [["/gmaes"], "/gmaes is not a command. Type: cfb get /games"],
  ])("cfb %j", async (args, message) => {
    const { code, stdout, stderr } = await cfb([...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `cfb: ${message}\n` });
  });

  test.each([
    [["help", "nope"], "nope is not a command. See cfb --help."],
    [["help", "exprot"], "exprot is not a command. Did you mean export?"],
    [["nope", "--help"], "nope is not a command. See cfb --help."],
    [["games", "--foo"], "games is not a command. See cfb --help."],
    [["get", "games", "--foo"], "unknown option '--foo'"],
    [["get", "games", "year=2024", "--sampel"], "unknown option '--sampel'\n(Did you mean --sample?)"],
    [["get", "games", "--foo", "1", "--year", "2024"], "unknown option '--foo'"],
  ])("cfb %j is an error", async (args, message) => {
    const { code, stdout, stderr } = await cfb(args);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `cfb: ${message}\n` });
  });
});

describe("an invalid season is refused before a call", () => {
  const none = "takes a season of four digits such as 2024, not";

  test.each([
    [["get", "/games", "year=-1"], `\`year\` ${none} -1.`],
    [["get", "/games", "year=20240"], `\`year\` ${none} 20240.`],
    [["get", "/games", "year=24"], `\`year\` ${none} 24.`],
    [["get", "/coaches", "minYear=24"], `\`minYear\` ${none} 24.`],
    [["export", "/games", "--years", "24"], "--years 24: takes a range such as 2014..2024"],
    [["export", "/games", "--years", "2020..24"], "--years 2020..24: takes a range such as 2014..2024"],
    [["export", "/coaches", "minYear=24"], `\`minYear\` ${none} 24.`],
  ])("cfb %j", async (args, message) => {
    const { code, stdout, stderr, requests } = await runAgainst(cfb, [], args);
    expect({ code, stdout, requests }).toEqual({ code: 2, stdout: "", requests: [] });
    expect(stderr).toContain(message);
  });

  test("in a file of calls, too", async () => {
    const { code, stdout } = await cfb(["plan", "-"], { stdin: "/games year=24\n" });
    expect([code, stdout]).toEqual([2, expect.stringContaining(`\`year\` ${none} 24.`)]);
  });
});
