import { builtCfb } from "../cfb.js";

const cfb = builtCfb();

describe("a word that begins the name of an operation", () => {
  test.each([
    ["getSp", "Did you mean getSpRatings?"],
    ["GETSP", "Did you mean getSpRatings?"],
    ["/ratings/s", "Did you mean /ratings/sp?"],
    ["ratings/sp/c", "Did you mean /ratings/sp/conferences?"],
    ["/wepa/pl", "Did you mean /wepa/players/passing, /wepa/players/rushing or /wepa/players/kicking?"],
    ["getPlayer", "`cfb operations getPlayer` lists those that begin so."],
    ["getGame", "Did you mean getGames?"],
    ["/", "`cfb operations` lists them all."],
    ["gmaes", "Did you mean /games?"],
  ])("cfb get %s suggests what it begins", async (word, hint) => {
    const { code, stdout, stderr } = await cfb(["get", word, "year=2024", "--sample"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toBe(`cfb: the document does not have ${word}. ${hint}\n`);
  });

  test("the suggested list has it", async () => {
    const { code, stdout } = await cfb(["operations", "getPlayer"]);
    expect(code).toBe(0);
    expect(stdout).toContain("getPlayerSeasonStats");
  });
});
