import { createClient } from "../../../src/create-client.js";
import { createSampleService } from "../../../src/sample/index.js";
import { call, type Rows } from "../call.js";
import { fittingRows } from "../fitting.js";
import { loadOnce, only } from "../world/responses.js";

const systems = ["core", "sp", "srs", "srs/expanded", "fpi"];
const ratings = (query: string) => fittingRows(`/ratings/${query}`);

test.each([
  ["core", "overall"],
  ["sp", "rating"],
  ["srs", "rating"],
  ["elo", "elo"],
  ["fpi", "fpi"],
])("/ratings/%s gives 2025's undefeated champion the highest rating", async (system, field) => {
  const rows = await ratings(`${system}?year=2025`);
  const values = rows.map((row) => Number(row[field]));
  expect(rows.filter((row) => row[field] === Math.max(...values)).map(({ team }) => team)).toEqual(["Indiana"]);
});

test.each([
  ["core", "overall", 0.02],
  ["core", "offense", 0.5],
  ["core", "defense", 0.5],
  ["sp", "rating", 0.02],
  ["srs", "rating", 0.02],
] as const)("the average of %s %s over a full season's FBS teams is about 0", async (system, field, most) => {
  for (const year of [2024, 2025]) {
    const rows = (await ratings(`${system}?year=${year}`)).filter(({ team }) => team !== "nationalAverages");
    expect(rows.length).toBeGreaterThan(130);
    expect(Math.abs(rows.reduce((all, row) => all + Number(row[field]), 0) / rows.length)).toBeLessThan(most);
  }
});

test("2025's champion is the favorite in each of its playoff games", async () => {
  const games = await fittingRows("/lines?year=2025&seasonType=postseason&team=Indiana");
  expect(games).toHaveLength(3);
  for (const { homeTeam, lines } of games) {
    expect(homeTeam).toBe("Indiana");
    for (const { spread } of Array.isArray(lines) ? lines : []) expect(Number(spread)).toBeLessThan(0);
  }
});

test("a team covers the spread by as much as its scores and DraftKings' spreads say", async () => {
  const teams = await fittingRows("/teams/ats?year=2025");
  expect(teams.length).toBeGreaterThan(10);
  for (const { team, games, atsWins, atsLosses, avgCoverMargin } of teams) {
    const played = await fittingRows(`/lines?year=2025&team=${encodeURIComponent(String(team))}`);
    const margins = played.flatMap(({ homeTeam, homeScore, awayScore, lines }) => {
      const line = (Array.isArray(lines) ? lines : []).find(({ provider }) => provider === "DraftKings");
      if (homeScore === null || line === undefined) return [];
      return (homeTeam === team ? 1 : -1) * (Number(homeScore) - Number(awayScore) + line.spread);
    });
    const average = margins.reduce((sum, margin) => sum + margin, 0) / margins.length;
    expect([team, games, atsWins, atsLosses]).toEqual([
      team,
      margins.length,
      margins.filter((margin) => margin > 0).length,
      margins.filter((margin) => margin < 0).length,
    ]);
    expect(avgCoverMargin).toBeCloseTo(average, 1);
  }
});

test("teams whose games the sample world lacks are rated in the order of their records", async () => {
  const { conferences } = createSampleService().coverage;
  const whole = new Set(conferences.flatMap(({ season, teams }) => (season === 2025 ? teams : [])));
  const own = (await fittingRows("/coaches?year=2025")).flatMap(({ seasons }) => {
    return Array.isArray(seasons) ? seasons.map(({ school, wins, losses }) => ({ school, wins, losses })) : [];
  });
  const known = own
    .filter(({ school, wins, losses }) => !whole.has(school) && wins + losses >= 12)
    .map(({ school, wins, losses }) => ({ school: String(school), share: wins / (wins + losses) }));
  for (const [system, field, average] of [
    ["srs", "rating", 0],
    ["elo", "elo", 1500],
  ] as const) {
    const ratingOf = new Map((await ratings(`${system}?year=2025`)).map((row) => [row.team, Number(row[field])]));
    const rated = known.map(({ school, share }) => ({ school, share, rating: ratingOf.get(school) ?? Number.NaN }));
    expect(rated.length).toBeGreaterThan(10);
    for (const a of rated) {
      expect({ ...a, aboveAverage: a.rating > average }).toEqual({ ...a, aboveAverage: a.share > 0.5 });
      for (const b of rated.filter(({ share }) => share < a.share))
        expect({ a, b, inOrder: a.rating > b.rating }).toEqual({ a, b, inOrder: true });
    }
  }
});

describe("before the playoff,", () => {
  test.each([...systems, "elo"])("/ratings/%s already has all of the season's teams", async (system) => {
    const of2024 = async (time: string) => {
      const { body } = await call(`/ratings/${system}?year=2024`, { now: new Date(time) });
      return new Set((body as Rows).map(({ team }) => team));
    };
    const after = await of2024("2025-01-21T12:00Z");
    expect(after).toContain("Ohio State");
    for (const time of ["2024-08-25", "2024-12-20", "2024-12-21T12:00Z"]) expect(await of2024(time)).toEqual(after);
  });

  test("/ratings/elo returns each home team's pregame Elo in /games", async () => {
    const now = new Date("2024-12-10");
    const rows = (await call("/ratings/elo?year=2024", { now })).body as { team: string; elo: number }[];
    const ratingOf = new Map(rows.map(({ team, elo }) => [team, elo]));
    const games = (await call("/games?year=2024", { now })).body as Record<string, string | number>[];
    for (const { homeTeam, homePregameElo } of games.filter((game) => Number(game.homeId) > 0)) {
      expect(homePregameElo).toBe(ratingOf.get(String(homeTeam)));
    }
  });
});

describe("/ratings/sp", () => {
  test("ranks only the rows in the response", async () => {
    const all = await ratings("sp?year=2024");
    // Equal ratings share a rank.
    const ratingsOf = all.slice(0, -1).map(({ rating }) => Number(rating));
    const ranks = ratingsOf.map((rating) => 1 + ratingsOf.filter((other) => other > rating).length);
    expect(all.map(({ ranking }) => ranking)).toEqual([...ranks, null]);
    expect(new Set(ranks).size).toBeGreaterThan(20);
    const [last] = await ratings(`sp?year=2024&team=${encodeURIComponent(String(all.at(-2)?.team))}`);
    expect(last).toMatchObject({ ranking: 1, offense: { ranking: 1 }, defense: { ranking: 1 } });
  });
});

describe("/ratings/elo", () => {
  test.each([
    [2001, 1, "2001-09-12T12:00:00Z"],
    [2024, 9, "2024-10-30T12:00:00Z"],
    [2025, 1, "2025-09-02T12:00:00Z"],
    [2025, 9, "2025-10-28T12:00:00Z"],
  ])("returns the same ratings for %i, week %i, after the week and after the season", async (year, week, end) => {
    const query = `elo?year=${year}&week=${week}&seasonType=regular`;
    const byTeam = (rows: Rows) => rows.map(({ team, elo }) => `${team} ${elo}`).sort();
    expect(byTeam(await ratings(query))).toEqual(byTeam(await fittingRows(`/ratings/${query}`, end)));
  });

  test("returns the Elo after the season's last game", async () => {
    const [row] = await ratings("elo?year=2024&team=Ohio%20State");
    const games = await fittingRows("/games?year=2024&team=Ohio%20State");
    const last = games.at(-1);
    expect(row?.elo).toBe(last?.homeTeam === "Ohio State" ? last?.homePostgameElo : last?.awayPostgameElo);
  });

  test("returns the Elo before the first regular-season game if `preseason` is true", async () => {
    const rows = await ratings("elo?year=2025&preseason=true");
    const [game] = await fittingRows("/games?year=2025&team=Texas&week=1");
    expect(rows.find(({ team }) => team === "Texas")?.elo).toBe(game?.awayPregameElo);
  });
});

test("/ratings/fpi returns null for a team without a rating", async () => {
  const rows = await ratings("fpi?year=2021");
  expect(rows.find(({ team }) => team === "Presbyterian")?.fpi).toBeNull();
  expect(rows.find(({ team }) => team === "Georgia")?.fpi).not.toBeNull();
});

const sample = createClient({
  apiKey: "any",
  fetch: createSampleService({ quota: null }),
});

type Ratings = Awaited<ReturnType<typeof ratingsOf>>;
type Ranked = { readonly rating: number | null; readonly rank: number | null };

async function ratingsOf(team: string, year: number) {
  return (await sample.get("/teams/season/overview", { team, year })).ratings;
}

/** The ratings of every FBS team that was rated in a season. */
const ratingsOfYear = loadOnce(async (year: number) => {
  const rows = await sample.get("/ratings/srs", { year });
  return Promise.all(rows.map(({ team }) => ratingsOf(team, year)));
});

/** Every rating in an overview, and whether a lower rating is better. */
const units: Record<string, { of: (ratings: Ratings) => Ranked | undefined; lowIsBest?: boolean }> = {
  "sp.overall": { of: ({ sp }) => sp?.overall },
  "sp.offense": { of: ({ sp }) => sp?.offense },
  "sp.defense": { of: ({ sp }) => sp?.defense, lowIsBest: true },
  "sp.specialTeams": { of: ({ sp }) => sp?.specialTeams },
  srs: { of: ({ srs }) => srs ?? undefined },
  "core.overall": { of: ({ core }) => core?.overall },
  "core.offense": { of: ({ core }) => core?.offense },
  "core.defense": { of: ({ core }) => core?.defense, lowIsBest: true },
  "fpi.overall": { of: ({ fpi }) => fpi?.overall },
  "fpi.offense": { of: ({ fpi }) => fpi?.offense },
  "fpi.defense": { of: ({ fpi }) => fpi?.defense },
  "fpi.specialTeams": { of: ({ fpi }) => fpi?.specialTeams },
};

describe.each([2024, 2025])("in %i,", (year) => {
  test.each(Object.entries(units))(
    "%s ratings have at most two decimals, and a better rating has a better rank",
    async (_, unit) => {
      const all = (await ratingsOfYear(year)).flatMap((ratings) => unit.of(ratings) ?? []);
      expect(all.length).toBeGreaterThan(30);
      const rated = all.map(({ rating, rank }) => ({ rating: rating ?? Number.NaN, rank: rank ?? Number.NaN }));
      for (const { rating } of rated) expect(rating).toBe(Number(rating.toFixed(2)));
      const best = rated.sort((a, b) => a.rank - b.rank);
      const merits = best.map(({ rating }) => (unit.lowIsBest ? -rating : rating));
      expect(merits).toEqual([...merits].sort((a, b) => b - a));
      // A rank is one more than the number of better teams.
      for (const [index, { rank }] of best.entries()) {
        expect(rank).toBe(best[index - 1]?.rank === rank ? rank : index + 1);
      }
    },
  );
});

test("ratings that are equal after rounding can have different ranks", async () => {
  const srs = (await ratingsOfYear(2024)).flatMap((ratings) => ratings.srs ?? []);
  const different = (member: "rating" | "rank") => new Set(srs.map((each) => each[member])).size;
  expect(different("rating")).toBeLessThan(srs.length);
  expect(different("rank")).toBeGreaterThan(different("rating"));
});

test("/teams/season/overview returns the same ratings as /ratings for every team", async () => {
  const year = 2024;
  const [overviews, spRows, srsRows, coreRows, fpiRows] = await Promise.all([
    ratingsOfYear(year),
    sample.get("/ratings/sp", { year }),
    sample.get("/ratings/srs", { year }),
    sample.get("/ratings/core", { year }),
    sample.get("/ratings/fpi", { year }),
  ]);
  expect(srsRows.length).toBeGreaterThanOrEqual(134);
  for (const [index, { team, rating }] of srsRows.entries()) {
    const of = <Row extends { readonly team: string }>(rows: readonly Row[]) =>
      only(rows.filter((row) => row.team === team));
    const [sp, core, { overall, ...fpi }] = [of(spRows), of(coreRows), of(fpiRows).efficiencies];
    expect({ team, ...overviews[index] }).toMatchObject({
      team,
      sp: {
        overall: { rating: sp.rating },
        offense: { rating: sp.offense.rating },
        defense: { rating: sp.defense.rating },
        specialTeams: { rating: sp.specialTeams.rating },
      },
      srs: { rating },
      core: {
        overall: { rating: core.overall },
        offense: { rating: core.offense },
        defense: { rating: core.defense },
      },
      fpi: {
        overall: { rating: expect.closeTo(overall ?? Number.NaN, 1) },
        offense: { rating: expect.closeTo(fpi.offense ?? Number.NaN, 1) },
        defense: { rating: expect.closeTo(fpi.defense ?? Number.NaN, 1) },
        specialTeams: { rating: expect.closeTo(fpi.specialTeams ?? Number.NaN, 1) },
      },
    });
  }
});

test.each([
  ["a club", "St. Andrews", 2021],
  ["a team of the war years", "Great Lakes Navy", 1943],
])("the overview of %s has null for every rating system", async (_, team, year) => {
  expect(await ratingsOf(team, year)).toEqual({ sp: null, srs: null, elo: null, core: null, fpi: null });
});

test("an overview has null for a rating system that does not cover the season or division", async () => {
  expect(await ratingsOf("Miami", 2001)).toMatchObject({ core: null, fpi: null });
  expect(await ratingsOf("Alabama", 1966)).toMatchObject({ sp: null, core: null, fpi: null });
  expect(await ratingsOf("Presbyterian", 2021)).toMatchObject({ sp: null, srs: null, core: null, fpi: null });
});

test("an overview has ratings without ranks for a team without a conference", async () => {
  const { sp, srs } = await ratingsOf("Notre Dame", 1977);
  expect([sp?.overall, srs]).toEqual(Array(2).fill({ rating: expect.any(Number), rank: null }));
});

test.each([
  ["Ohio State", "2026-02-01"],
  ["BYU", "2026-02-01"],
  ["Georgia", "2026-02-01"],
  ["Ohio State", "2025-08-25"],
])("the overview of %s has the same Elo on %s as /ratings/elo", async (team, day) => {
  const client = createClient({ apiKey: "any", fetch: createSampleService({ now: new Date(`${day}T12:00:00Z`) }) });
  const query = { team, year: 2025 };
  const [row] = await client.get("/ratings/elo", query);
  const { ratings } = await client.get("/teams/season/overview", query);
  expect(row?.elo).toEqual(expect.any(Number));
  expect(ratings.elo).toBe(row?.elo);
});

test("/ratings/core has a full season's number of plays for every team, even if only some of its games are known", async () => {
  const counts = (await sample.get("/ratings/core", { year: 2025 })).flatMap((row) => [
    row.offensePlays,
    row.defensePlays,
  ]);
  expect(counts.length).toBeGreaterThan(250);
  expect(counts.filter((plays) => plays < 550 || plays > 1300)).toEqual([]);
});

describe("/ratings/core", () => {
  test.each([2021, 2024, 2025])("for %i has rows in which overall equals offense minus defense", async (year) => {
    const rows = await sample.get("/ratings/core", { year });
    expect(rows.length).toBeGreaterThan(0);
    for (const { overall, offense, defense } of rows) expect(overall).toBeCloseTo(offense - defense, 9);
  });

  test("gives a good defense a low rating", async () => {
    const rows = await sample.get("/ratings/core", { year: 2024 });
    const best = rows.sort((a, b) => b.overall - a.overall);
    expect(best[0]).toMatchObject({ team: "Ohio State" });
    expect(best[0]?.defense).toBeLessThan(-5);
    const average = (some: typeof rows) => some.reduce((sum, { defense }) => sum + defense, 0) / some.length;
    expect(average(best.slice(0, 10))).toBeLessThan(average(best.slice(-10)) - 5);
  });
});
