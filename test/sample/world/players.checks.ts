import { hasData } from "../../../src/document/selection.js";
import { teamById } from "../../../src/sample/world/facts/teams.js";
import { schoolOn } from "../../../src/sample/world/simulation/team-games.js";
import { boxOf, categoriesOf, loadOnce, responsesOf, sample, teamStatsOf } from "./responses.js";
import { seasons, sides, titleOf, total } from "./world.js";

type Sums = (category: string, column: string) => number;

/**
 * Returns a function that adds up a column of one side's player rows. If a column contains two numbers, as in `C/ATT`, the column's name adds up the
 * first. To add up the second, append "#1" to the name.
 */
async function sumsOf(side: (typeof sides)[number]): Promise<Sums> {
  const categories = await categoriesOf(side);
  return (category, column) => {
    const [name = "", part] = column.split("#");
    const type = categories.find((each) => each.name === category)?.types.find((each) => each.name === name);
    return total((type?.athletes ?? []).map(({ stat }) => Number(stat.split("/")[Number(part ?? 0)])));
  };
}

/** Returns a function that looks up a statistic in a side's box score. If the box score leaves out the category, it returns "0". */
async function teamBox({ game, teamId }: (typeof sides)[number]): Promise<(name: string) => string> {
  const stats = await boxOf(game, teamId);
  return (name) => stats.get(name) ?? "0";
}

/** For each statistic in a team's box score, the category and column of the player rows that add up to it. */
const columns: Readonly<Record<string, readonly [category: string, column: string]>> = {
  netPassingYards: ["passing", "YDS"],
  passingTDs: ["passing", "TD"],
  interceptions: ["passing", "INT"],
  rushingAttempts: ["rushing", "CAR"],
  rushingYards: ["rushing", "YDS"],
  rushingTDs: ["rushing", "TD"],
  totalFumbles: ["fumbles", "FUM"],
  fumblesLost: ["fumbles", "LOST"],
  fumblesRecovered: ["fumbles", "REC"],
  tackles: ["defensive", "TOT"],
  sacks: ["defensive", "SACKS"],
  tacklesForLoss: ["defensive", "TFL"],
  passesDeflected: ["defensive", "PD"],
  qbHurries: ["defensive", "QB HUR"],
  passesIntercepted: ["interceptions", "INT"],
  interceptionYards: ["interceptions", "YDS"],
  interceptionTDs: ["interceptions", "TD"],
  defensiveTDs: ["defensive", "TD"],
  kickReturns: ["kickReturns", "NO"],
  kickReturnYards: ["kickReturns", "YDS"],
  kickReturnTDs: ["kickReturns", "TD"],
  puntReturns: ["puntReturns", "NO"],
  puntReturnYards: ["puntReturns", "YDS"],
  puntReturnTDs: ["puntReturns", "TD"],
  kickingPoints: ["kicking", "PTS"],
};

const titled = sides.map((side) => ({ title: titleOf(side), side }));

test.each(titled)("$title: player rows add up to the team's box score", async ({ side }) => {
  const sums = await sumsOf(side);
  const stat = await teamBox(side);
  const expected = Object.keys(columns).map((name) => [name, Number(stat(name))]);
  const found = Object.entries(columns).map(([name, [category, column]]) => [name, sums(category, column)]);
  expect(found).toEqual(expected);
  expect(`${sums("passing", "C/ATT")}-${sums("passing", "C/ATT#1")}`).toBe(stat("completionAttempts"));
  expect(3 * sums("kicking", "FG") + sums("kicking", "XP")).toBe(Number(stat("kickingPoints")));
});

test.each(titled)("$title: receptions agree with completions, and tackles agree with the plays", async ({ side }) => {
  const sums = await sumsOf(side);
  expect([sums("receiving", "REC"), sums("receiving", "YDS"), sums("receiving", "TD")]).toEqual([
    sums("passing", "C/ATT"),
    sums("passing", "YDS"),
    sums("passing", "TD"),
  ]);
  const tackled = side.defense.plays.filter(
    ({ kind, outcome, touchdown }) => !touchdown && (kind === "rush" || kind === "sack" || outcome === "completion"),
  );
  expect(sums("defensive", "TOT")).toBe(tackled.length);
  expect(sums("defensive", "SOLO")).toBe(tackled.filter(({ solo }) => solo).length);
});

test.each(titled)("$title: punts agree with the plays", async ({ side }) => {
  const punts = side.offense.plays.filter(({ kind }) => kind === "punt");
  const sums = await sumsOf(side);
  expect([sums("punting", "NO"), sums("punting", "YDS")]).toEqual([
    punts.length,
    total(punts.map(({ kickYards }) => kickYards ?? 0)),
  ]);
});

test.each(titled.filter(({ side }) => hasData("/plays/stats", side.game.season)))(
  "$title: /plays/stats agrees on sacks, interceptions, breakups, hurries and fumbles",
  async ({ side }) => {
    const school = schoolOn(side.game, side.side);
    const { playStats } = await responsesOf(side.game);
    const stats = playStats.filter(({ team }) => team === school);
    const counted = (type: string): number => stats.filter(({ statType }) => statType === type).length;
    const box = await teamBox(side);
    const names = {
      sacks: "Sack",
      passesIntercepted: "Interception",
      passesDeflected: "Pass Breakup",
      qbHurries: "QB Hurry",
      totalFumbles: "Fumble",
      fumblesRecovered: "Fumble Recovered",
      interceptions: "Interception Thrown",
    };
    expect(Object.entries(names).map(([name, type]) => [name, counted(type)])).toEqual(
      Object.keys(names).map((name) => [name, Number(box(name))]),
    );
  },
);

const teams = seasons
  .filter(({ season }) => hasData("/stats/player/season", season) && hasData("/stats/season", season))
  .filter(({ games }) => games.some(({ game }) => game.playByPlay !== null))
  .map((team) => ({ title: `${team.season} ${team.teamId}`, team }));

/** A season's player statistics and team statistics. */
const season = loadOnce(async (year: number) => ({
  players: await sample.get("/stats/player/season", { year }),
  teams: await teamStatsOf(year),
}));

test.each(teams)("$title: the season's player statistics add up to the team's statistics", async ({ team }) => {
  const { school } = teamById(team.teamId);
  const all = await season(team.season);
  const rows = all.players.filter((row) => row.team === school);
  const sum = (category: string, type: string): number =>
    total(rows.filter((row) => row.category === category && row.statType === type).map(({ stat }) => Number(stat)));
  const stats = new Map(
    all.teams.filter((row) => row.team === school).map(({ statName, statValue }) => [statName, Number(statValue)]),
  );
  // Kneels are attributed to the team, so the players' rows do not include them.
  const kneels = team.games.flatMap(({ offense }) => offense.plays).filter(({ kind }) => kind === "kneel");
  expect({
    passCompletions: sum("passing", "COMPLETIONS"),
    passAttempts: sum("passing", "ATT"),
    netPassingYards: sum("passing", "YDS"),
    passingTDs: sum("passing", "TD"),
    interceptions: sum("passing", "INT"),
    rushingAttempts: sum("rushing", "CAR") + kneels.length,
    rushingYards: sum("rushing", "YDS") + total(kneels.map(({ yards }) => yards)),
    rushingTDs: sum("rushing", "TD"),
    fumblesLost: sum("fumbles", "LOST"),
    fumblesRecovered: sum("fumbles", "REC"),
    sacks: sum("defensive", "SACKS"),
    tacklesForLoss: sum("defensive", "TFL"),
    passesIntercepted: sum("interceptions", "INT"),
    kickReturns: sum("kickReturns", "NO"),
    kickReturnYards: sum("kickReturns", "YDS"),
    puntReturns: sum("puntReturns", "NO"),
    puntReturnYards: sum("puntReturns", "YDS"),
  }).toEqual(
    Object.fromEntries(
      [
        ...["passCompletions", "passAttempts", "netPassingYards", "passingTDs", "interceptions", "rushingAttempts"],
        ...["rushingYards", "rushingTDs", "fumblesLost", "fumblesRecovered", "sacks", "tacklesForLoss"],
        ...["passesIntercepted", "kickReturns", "kickReturnYards", "puntReturns", "puntReturnYards"],
      ].map((name) => [name, stats.get(name)]),
    ),
  );
});
