import type { Rows } from "../call.js";
import { fitting, fittingValues, getRows, partOf, valuesOf } from "../fitting.js";

const ohioState = { year: 2025, team: "Ohio State" };
const iowa2025 = { year: 2025, team: "Iowa" };
const postseason = { year: 2024, week: 1, seasonType: "postseason" };

/** The number of plays that a row has for a unit, such as `passing`. */
function playsOf(row: Rows[number] | undefined, unit: string): number {
  return Number(partOf(row, unit).plays);
}

function total(rows: Rows, unit: string): number {
  return rows.reduce((sum, row) => sum + playsOf(row, unit), 0);
}

describe("player success rates", () => {
  test("leave out players below the threshold", async () => {
    const rows = await getRows("/stats/player/success", { year: 2025 });
    const some = await getRows("/stats/player/success", { year: 2025, threshold: 30 });
    expect(some).toEqual(rows.filter((row) => playsOf(row, "passing") + playsOf(row, "rushing") >= 30));
    expect(some.length).toBeLessThan(rows.length);
    const [first] = await getRows("/stats/player/success/game", { ...postseason, threshold: 20 });
    expect(playsOf(first, "passing") + playsOf(first, "rushing")).toBeGreaterThanOrEqual(20);
  });

  test("leave out garbage time only if `excludeGarbageTime` is true", async () => {
    for (const path of ["/stats/player/success", "/stats/player/success/game"] as const) {
      const query = path === "/stats/player/success" ? { year: 2025 } : postseason;
      const rows = await getRows(path, { ...query, excludeGarbageTime: false });
      const without = await getRows(path, { ...query, excludeGarbageTime: true });
      expect(rows).toEqual(await getRows(path, query));
      expect(total(without, "passing")).toBeLessThan(total(rows, "passing"));
    }
  });

  test("can be filtered by player without a season, and count the same plays as by game", async () => {
    const [row] = await getRows("/stats/player/success", { ...ohioState, threshold: 50 });
    const playerId = Number(row?.id);
    expect(await getRows("/stats/player/success", { playerId })).toContainEqual(row);
    const games = await getRows("/stats/player/success/game", { year: 2025, playerId });
    expect(valuesOf(games, "id")).toEqual([String(playerId)]);
    expect([total(games, "passing"), total(games, "rushing")]).toEqual([
      playsOf(row, "passing"),
      playsOf(row, "rushing"),
    ]);
  });
});

test("/plays/stats can be filtered by statistic and by player", async () => {
  const types = await getRows("/plays/stats/types");
  const statTypeId = Number(types.find(({ name }) => name === "Sack")?.id);
  const sacks = await getRows("/plays/stats", { gameId: 401677191, statTypeId });
  expect(valuesOf(sacks, "statType")).toEqual(["Sack"]);
  const athleteId = String(sacks[0]?.athleteId);
  expect(valuesOf(await getRows("/plays/stats", { athleteId }), "athleteId")).toEqual([athleteId]);
});

describe("advanced statistics", () => {
  test("count the same plays by game as by season", async () => {
    for (const excludeGarbageTime of [false, true]) {
      const seasons = await getRows("/stats/season/advanced", { ...iowa2025, excludeGarbageTime });
      const games = await getRows("/stats/game/advanced", { ...iowa2025, excludeGarbageTime });
      expect(total(games, "offense")).toBe(total(seasons, "offense"));
      expect(total(games, "defense")).toBe(total(seasons, "defense"));
    }
  });

  test("exclude garbage time from the plays, but not from havoc, scoring opportunities and field position", async () => {
    const [all] = await getRows("/stats/season/advanced", iowa2025);
    const [some] = await getRows("/stats/season/advanced", { ...iowa2025, excludeGarbageTime: true });
    const everyPlay = (row: Rows[number] | undefined) => {
      const { havoc, fieldPosition, totalOpportunies, pointsPerOpportunity } = partOf(row, "defense");
      return { havoc, fieldPosition, totalOpportunies, pointsPerOpportunity };
    };
    expect(playsOf(some, "offense")).toBeLessThan(playsOf(all, "offense"));
    expect(everyPlay(some)).toEqual(everyPlay(all));
  });

  test("have the same havoc for a team's offense as for its opponent's defense", async () => {
    const [offense] = await getRows("/stats/game/havoc", { ...ohioState, opponent: "Texas" });
    const [defense] = await getRows("/stats/game/havoc", { year: 2025, team: "Texas", opponent: "Ohio State" });
    expect(offense?.offense).toEqual(defense?.defense);
  });
});

const iowa = { year: 2025, team: "Iowa" };

describe("player PPA", () => {
  test("can be filtered by player", async () => {
    const [first] = await getRows("/ppa/players/season", { ...iowa, threshold: 100 });
    const playerId = String(first?.id);
    expect(valuesOf(await getRows("/ppa/players/season", { playerId }), "id")).toEqual([playerId]);
    const games = await getRows("/ppa/players/games", { ...iowa, playerId });
    expect(valuesOf(games, "id")).toEqual([playerId]);
    expect(games).toHaveLength((await getRows("/games", iowa)).length);
  });

  test("leaves out players below the threshold, even if it has decimals", async () => {
    for (const [path, threshold] of [
      ["/ppa/players/season", 30],
      ["/ppa/players/games", 10],
    ] as const) {
      const all = await getRows(path, iowa);
      const few = await getRows(path, { ...iowa, threshold: threshold - 0.5 });
      expect(few).toEqual(await getRows(path, { ...iowa, threshold }));
      expect(few.length).toBeLessThan(all.length);
      expect(all).toEqual(expect.arrayContaining(few));
      expect(await getRows(path, { ...iowa, threshold: 0 })).toEqual(all);
      expect(await getRows(path, { ...iowa, threshold: 10_000 })).toEqual([]);
    }
  });

  test("has null for an average without any plays", async () => {
    const rows = (threshold: number) =>
      getRows("/ppa/players/season", { year: 2025, threshold }, "2025-09-02T12:00:00Z");
    const more = valuesOf(await rows(2), "id");
    const once = (await rows(1)).filter(({ id }) => !more.includes(id));
    expect(once.length).toBeGreaterThan(1);
    for (const row of once) {
      const { pass, rush, firstDown, secondDown, thirdDown } = partOf(row, "averagePPA");
      expect([pass, rush].filter((average) => average !== null)).toHaveLength(1);
      expect([firstDown, secondDown, thirdDown].filter((average) => average !== null).length).toBeLessThan(2);
    }
  });
});

describe("win probabilities", () => {
  test("have numbered rows for plays with a down, and a last row for the outcome", async () => {
    for (const { id, homePoints, awayPoints, completed } of await getRows("/games", { year: 2024 })) {
      if (completed !== true) continue;
      const rows = await getRows("/metrics/wp", { gameId: Number(id) });
      expect(rows.map(({ playNumber }) => playNumber)).toEqual(rows.map((_, index) => index));
      expect(valuesOf(rows.slice(0, -1), "down")).toEqual([1, 2, 3, 4]);
      expect(rows.at(-1)).toMatchObject({
        playId: "0",
        playText: "Game ended",
        down: 0,
        homeScore: homePoints,
        awayScore: awayPoints,
        homeWinProbability: Number(homePoints) > Number(awayPoints) ? 1 : 0,
      });
    }
  });
});

test("/metrics/fg/ep has a row for every yard from 0 to 99", async () => {
  const rows = await getRows("/metrics/fg/ep");
  expect(rows.map(({ yardsToGoal }) => yardsToGoal)).toEqual(Array.from({ length: 100 }, (_, yards) => yards));
});

const paths = ["/wepa/team/season", "/wepa/players/passing", "/wepa/players/rushing", "/wepa/players/kicking"];

test("/wepa has rows only for FBS teams", async () => {
  for (const year of [2024, 2025]) {
    const fbs = new Set(await fittingValues(`/teams/fbs?year=${year}`, "school"));
    for (const path of paths) {
      const teams = await fittingValues(`${path}?year=${year}`, "team");
      expect(teams.filter((team) => !fbs.has(team))).toEqual([]);
    }
  }
});

const week = { year: 2025, week: 1, seasonType: "regular" };

/** The sum of a column. */
function sumOf(rows: readonly Record<string, unknown>[], column: string): number {
  return rows.reduce((sum, row) => sum + Number(row[column]), 0);
}

test("/passing/plays can be filtered by passer, target and game", async () => {
  const texas = await getRows("/passing/plays", { ...week, offense: "Texas" });
  const passerId = String(texas[0]?.passerId);
  const targetId = String(texas.find((row) => row.targetId !== null)?.targetId);
  const gameId = Number(texas[0]?.gameId);
  for (const [name, value] of Object.entries({ passerId, targetId, gameId }))
    expect(valuesOf(await getRows("/passing/plays", { ...week, [name]: value }), name)).toEqual([value]);
});

test("passing attempts of players and of teams add up to the number of parsed plays", async () => {
  const plays = (await getRows("/passing/plays", week)).filter(({ parseStatus }) => parseStatus !== "invalid");
  const playerGames = await getRows("/passing/players/games", week);
  const teamGames = await getRows("/passing/teams/games", week);
  const afterOneWeek = "2025-09-02T12:00:00Z";
  const playerSeasons = await getRows("/passing/players/season", { year: 2025 }, afterOneWeek);
  const teamSeasons = await getRows("/passing/teams/season", { year: 2025 }, afterOneWeek);
  const offenses = (rows: typeof plays) => rows.map((row) => partOf(row, "offense"));
  expect(valuesOf(teamGames, "team")).toEqual(expect.arrayContaining(["Miami", "Notre Dame", "Ohio State", "Texas"]));
  expect(plays.length).toBeGreaterThan(30);
  expect(sumOf(playerGames, "attempts")).toBe(plays.length);
  expect(sumOf(offenses(teamGames), "attempts")).toBe(plays.length);
  // Only the Big Ten's seasons are complete, so season rows include only its plays.
  const ofWhole = plays.filter(({ offenseConference }) => offenseConference === "B1G").length;
  expect(sumOf(playerSeasons, "attempts")).toBe(ofWhole);
  expect(sumOf(offenses(teamSeasons), "attempts")).toBe(ofWhole);
});

test("passing statistics can be filtered by `passerId`, even without a season", async () => {
  const [row] = await getRows("/passing/players/season", { year: 2025, team: "IOWA" });
  const passerId = String(row?.playerId);
  const seasons = await getRows("/passing/players/season", { passerId });
  expect(valuesOf(seasons, "playerId")).toEqual([passerId]);
  expect(seasons).toContainEqual(row);
  expect(valuesOf(await getRows("/passing/players/games", { year: 2025, passerId }), "playerId")).toEqual([passerId]);
});

test("box scores and overviews lack passing and rushing statistics for seasons before that data begins", async () => {
  const overview = await fitting("/teams/season/overview?year=2024&team=Texas");
  expect(overview).toMatchObject({ passing: null, rushing: null });
  const box = await fitting("/game/box/advanced?id=401677192");
  const none = { passing: [], rushingAdvanced: [] };
  expect(box).toMatchObject({ teams: none, players: { passing: [], rushing: [] } });
});

describe("/rushing/plays", () => {
  test("can be filtered by the fields that describe a run", async () => {
    const all = await getRows("/rushing/plays", week);
    const marks = [
      ["isSack", true],
      ["isKneel", true],
      ["isTeamRush", false],
      ["isRushingTouchdown", true],
      ["directionAnalysisEligible", false],
      ["attributionStatus", "team"],
      ["rushDirection", "left"],
      ["attributionStatus", "unmatched"],
    ] as const;
    for (const [name, value] of marks) {
      expect(await getRows("/rushing/plays", { ...week, [name]: value })).toEqual(
        all.filter((row) => row[name] === value),
      );
    }
  });

  test("can be filtered by game or player without a season", async () => {
    const gameId = 401752677;
    const runs = await getRows("/rushing/plays", { gameId });
    const rusherId = String(runs.find((run) => run.rusherId !== null && run.isSack === false)?.rusherId);
    const ofPlayer = await getRows("/rushing/plays", { rusherId });
    expect(valuesOf(ofPlayer, "rusherId")).toEqual([rusherId]);
    expect(ofPlayer.filter((run) => run.gameId === gameId)).toEqual(runs.filter((run) => run.rusherId === rusherId));
  });
});

test("teams' rushing attempts include all parsed plays, and players' attempts only plays attributed to a player", async () => {
  const plays = (await getRows("/rushing/plays", week)).filter(({ parseStatus }) => parseStatus !== "invalid");
  const own = plays.filter(({ attributionStatus }) => attributionStatus === "individual");
  const attempts = (rows: typeof plays) => rows.reduce((sum, row) => sum + Number(row.attempts), 0);
  const offenses = (rows: typeof plays) => rows.map((row) => partOf(row, "offense"));
  expect(attempts(offenses(await getRows("/rushing/teams/games", week)))).toBe(plays.length);
  expect(attempts(offenses(await getRows("/rushing/teams/season", { year: 2025 })))).toBeGreaterThanOrEqual(
    plays.length,
  );
  expect(attempts(await getRows("/rushing/players/games", week))).toBe(own.length);
});

test("a player's rushing attempts in the regular season equal the sum of the games", async () => {
  const query = { year: 2025, team: "IOWA" };
  const games = await getRows("/rushing/players/games", { ...query, seasonType: "regular" });
  const seasons = await getRows("/rushing/players/season", { ...query, seasonType: "regular" });
  expect(valuesOf(seasons, "playerId")).toEqual(valuesOf(games, "playerId"));
  for (const { playerId, attempts } of seasons) {
    const own = games.filter((game) => game.playerId === playerId);
    expect(attempts).toBe(own.reduce((sum, game) => sum + Number(game.attempts), 0));
  }
});

type TeamBox = { homeAway: string; stats: { category: string; stat: string }[] };
type PlayerBox = { categories: { name: string; types: { name: string; athletes: { stat: string }[] }[] }[] };

const playoff = { year: 2024, week: 1, seasonType: "postseason" };

async function teamBoxes(): Promise<TeamBox[]> {
  return (await getRows("/games/teams", playoff)).flatMap(({ teams }) => teams as TeamBox[]);
}

async function playerBoxes(): Promise<PlayerBox[]> {
  return (await getRows("/games/players", playoff)).flatMap(({ teams }) => teams as PlayerBox[]);
}

/** The categories in the service's order, each with a pattern for its values. */
const forms: Readonly<Record<string, RegExp>> = Object.fromEntries(
  [
    ...["firstDowns 0", "thirdDownEff 0-0", "fourthDownEff 0-0", "totalYards 0", "netPassingYards 0"],
    ...["completionAttempts 0-0", "yardsPerPass 0.0", "rushingYards 0", "rushingAttempts 0", "yardsPerRushAttempt 0.0"],
    ...["totalPenaltiesYards 0-0", "turnovers 0", "fumblesLost 0", "interceptions 0", "possessionTime 0:0"],
    ...["passesDeflected 0", "qbHurries 0", "sacks 0", "tackles 0", "defensiveTDs 0", "tacklesForLoss 0"],
    ...["totalFumbles 0", "fumblesRecovered 0", "passingTDs 0", "rushingTDs 0", "passesIntercepted 0"],
    ...["interceptionTDs 0", "interceptionYards 0", "kickingPoints 0", "kickReturns 0", "kickReturnTDs 0"],
    ...["kickReturnYards 0", "puntReturns 0", "puntReturnTDs 0", "puntReturnYards 0"],
  ].map((line) => {
    const [name = "", form = ""] = line.split(" ");
    return [name, new RegExp(`^${form.replaceAll(".", "\\.").replaceAll("0", "\\d+")}$`)];
  }),
);
const order = Object.keys(forms);

describe("a team's box score", () => {
  test("has its categories in the service's order and formats", async () => {
    for (const { stats } of await teamBoxes()) {
      const names = stats.map(({ category }) => category);
      expect(names).toEqual(order.filter((name) => names.includes(name)));
      for (const { category, stat } of stats) expect(stat).toMatch(forms[category] ?? /never/);
    }
  });

  test("leaves out returns and interceptions if there were none", async () => {
    const boxes = await teamBoxes();
    const sizes = new Set(boxes.map(({ stats }) => stats.length));
    expect(sizes.size).toBeGreaterThan(2);
    expect(Math.min(...sizes)).toBeLessThan(33);
    for (const { stats } of boxes) {
      const value = (name: string) => stats.find(({ category }) => category === name)?.stat;
      for (const name of ["passesIntercepted", "kickReturns", "puntReturns"]) expect(value(name)).not.toBe("0");
      expect(value("puntReturnYards") === undefined).toBe(value("puntReturns") === undefined);
      expect(value("interceptionYards") === undefined).toBe(value("passesIntercepted") === undefined);
    }
  });

  test("of the away side comes first", async () => {
    const sides = (await teamBoxes()).map(({ homeAway }) => homeAway);
    expect(sides.filter((_, index) => index % 2 === 0)).toEqual(Array(11).fill("away"));
  });
});

describe("the player box score", () => {
  test("has averages, percentages and passer ratings with one decimal", async () => {
    const seen = new Set<string>();
    for (const { categories } of await playerBoxes()) {
      for (const { name, types } of categories) {
        for (const type of types.filter((each) => ["AVG", "PCT", "QBR"].includes(each.name))) {
          seen.add(`${name}.${type.name}`);
          for (const { stat } of type.athletes) expect(stat).toMatch(/^-?\d+\.\d$/);
        }
      }
    }
    expect([...seen].sort()).toEqual([
      ...["kickReturns.AVG", "kicking.PCT", "passing.AVG", "passing.QBR", "puntReturns.AVG", "punting.AVG"],
      ...["receiving.AVG", "rushing.AVG"],
    ]);
  });

  test("has the service's order of categories, and sorts rushing and receiving by yards", async () => {
    const names = "passing rushing receiving defensive interceptions kickReturns puntReturns kicking punting fumbles";
    for (const { categories } of await playerBoxes()) {
      const own = categories.map(({ name }) => name);
      expect(own).toEqual(names.split(" ").filter((name) => own.includes(name)));
      for (const { types } of categories.filter(({ name }) => name === "rushing" || name === "receiving")) {
        const yards = types.find(({ name }) => name === "YDS")?.athletes.map(({ stat }) => Number(stat)) ?? [];
        expect(yards).toEqual([...yards].sort((a, b) => b - a));
      }
    }
  });
});

test("/stats/season sorts statistics by name and ignores case", async () => {
  const names = (await getRows("/stats/season", { year: 2025, team: "Iowa" })).map(({ statName }) => String(statName));
  expect(names.indexOf("interceptions")).toBeLessThan(names.indexOf("interceptionTDs"));
  const folded = names.map((name) => name.toLowerCase());
  expect(folded).toEqual([...folded].sort());
});
