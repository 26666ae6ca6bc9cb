import { createSampleService } from "../../../src/sample/index.js";
import { call, type Rows } from "../call.js";
import { fittingRows } from "../fitting.js";

const systems = ["core", "sp", "srs", "srs/expanded", "fpi"];
const ratings = (query: string) => fittingRows(`/ratings/${query}`);

test.each([
  ["core", "overall"],
  ["sp", "rating"],
  ["srs", "rating"],
  ["elo", "elo"],
  ["fpi", "fpi"],
])("%s ranks the undefeated champion of 2025 first", async (system, field) => {
  const rows = await ratings(`${system}?year=2025`);
  const values = rows.map((row) => Number(row[field]));
  expect(rows.filter((row) => row[field] === Math.max(...values)).map(({ team }) => team)).toEqual(["Indiana"]);
});

test("the champion of 2025 is the favorite in each of its playoff games", async () => {
  const games = await fittingRows("/lines?year=2025&seasonType=postseason&team=Indiana");
  expect(games).toHaveLength(3);
  for (const { homeTeam, lines } of games) {
    expect(homeTeam).toBe("Indiana");
    for (const { spread } of Array.isArray(lines) ? lines : []) expect(Number(spread)).toBeLessThan(0);
  }
});

test("teams with a known record but no games are rated in the order of their records", async () => {
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

describe("every rating system", () => {
  test.each([...systems, "elo"])("%s has a season's teams both before and after their first games", async (system) => {
    const of2024 = async (time: string) => {
      const { body } = await call(`/ratings/${system}?year=2024`, { now: new Date(time) });
      return new Set((body as Rows).map(({ team }) => team));
    };
    const after = await of2024("2025-01-21T12:00Z");
    expect(after).toContain("Ohio State");
    for (const time of ["2024-08-25", "2024-12-20", "2024-12-21T12:00Z"]) expect(await of2024(time)).toEqual(after);
  });

  test("gives a team the same rating before its first game as the game itself shows", async () => {
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
  test("ranks the response's rows", async () => {
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
  ])("has the same rows for %i, week %i, at its end and after the season", async (year, week, end) => {
    const query = `elo?year=${year}&week=${week}&seasonType=regular`;
    const byTeam = (rows: Rows) => rows.map(({ team, elo }) => `${team} ${elo}`).sort();
    expect(byTeam(await ratings(query))).toEqual(byTeam(await fittingRows(`/ratings/${query}`, end)));
  });

  test("is the rating after the season's last game", async () => {
    const [row] = await ratings("elo?year=2024&team=Ohio%20State");
    const games = await fittingRows("/games?year=2024&team=Ohio%20State");
    const last = games.at(-1);
    expect(row?.elo).toBe(last?.homeTeam === "Ohio State" ? last?.homePostgameElo : last?.awayPostgameElo);
  });

  test("with `preseason`, is the rating before the first regular-season game, and has no placeholder teams", async () => {
    const rows = await ratings("elo?year=2025&preseason=true");
    expect(rows.map(({ team }) => team)).toEqual(
      expect.arrayContaining(["Ohio State", "Texas", "Miami", "Notre Dame"]),
    );
    expect(rows.map(({ team }) => team)).not.toContain("TBD");
    const [game] = await fittingRows("/games?year=2025&team=Texas&week=1");
    expect(rows.find(({ team }) => team === "Texas")?.elo).toBe(game?.awayPregameElo);
    expect((await call("/ratings/elo?year=2025&preseason=true&week=1")).status).toBe(400);
    expect((await call("/ratings/elo?year=2025&preseason=true&seasonType=postseason")).status).toBe(400);
  });
});

test("/ratings/fpi has a row of nulls for a team without a rating", async () => {
  const rows = await ratings("fpi?year=2021");
  expect(rows.find(({ team }) => team === "Presbyterian")?.fpi).toBeNull();
  expect(rows.find(({ team }) => team === "Georgia")?.fpi).not.toBeNull();
});
