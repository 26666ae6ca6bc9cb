import { builtCfb } from "../cfb.js";

const cfb = builtCfb();

/** Returns the words that can complete a line. */
async function candidates(line: string): Promise<string[]> {
  const { code, stdout } = await cfb(["complete", "--", line]);
  expect(code).toBe(0);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((each) => each.replace(/\t.*/, ""));
}

describe("cfb complete", () => {
  test.each([
    ["cfb g", ["get"]],
    ["cfb get /scor", ["/scoreboard"]],
    ["cfb get getScor", ["getScoreboard"]],
    ["cfb get scor", ["scoreboard"]],
    ["cfb get /calendar ", ["year="]],
    ["cfb get /calendar year=2024 ", []],
    ["cfb get /games season", ["seasonType="]],
    ["cfb get getGames seasonType=p", ["seasonType=postseason"]],
    ["cfb get /player/usage excludeGarbageTime=", ["excludeGarbageTime=true", "excludeGarbageTime=false"]],
    ["cfb get /games --form", ["--format"]],
    ["cfb get --format c", ["csv"]],
    ["cfb get --format=c", ["--format=csv"]],
    ["cfb get /talent --columns team,ta", ["team,talent"]],
    ["cfb get /talent --output ", [":files"]],
    ["cfb serve --fault 50", ["500", "503"]],
    ["cfb serve --fault=ht", ["--fault=html"]],
    ["cfb plan ", [":files"]],
    ["cfb check a.json b", [":files"]],
    ["cfb operations /scor", ["/scoreboard"]],
    ["cfb completion ", ["bash", "zsh", "fish"]],
    ["cfb help exp", ["export"]],
    ["cfb export /scor", ["/scoreboard"]],
    ["cfb export getScor", ["getScoreboard"]],
    ["cfb export games dra", ["draft", "draft/teams", "draft/positions", "draft/picks"]],
    ["cfb export /calendar year", []],
    ["cfb export /games seasonT", ["seasonType="]],
    ["cfb export /games seasonType=p", ["seasonType=postseason"]],
    ["cfb export /games/teams --explode ", ["teams", "teams_stats"]],
    ["cfb get /lines --explode=", ["--explode=lines"]],
    ["cfb check --operation getScor", ["getScoreboard"]],
    ['cfb get "/scor', ["/scoreboard"]],
    ["cfb --ver", ["--version"]],
    ["cfb nope /games ye", []],
  ])("prints what can complete `%s`", async (line, expected) => {
    expect(await candidates(line)).toEqual(expected);
  });

  test("never suggests itself, because it is hidden", async () => {
    const offered = await candidates("cfb ");
    expect(offered).toContain("get");
    expect(offered).not.toContain("complete");
    expect((await cfb(["--help"])).stdout).not.toMatch(/^ {2}complete /m);
  });
});
