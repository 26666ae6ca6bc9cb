import { createClient } from "../../../src/create-client.js";
import { createSampleService } from "../../../src/sample/index.js";
import { fitting, fittingRows } from "../fitting.js";
import { loadOnce } from "../world/responses.js";

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

/** Every rating in an overview with its rank, and whether a lower one is better. */
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

describe.each([2024, 2025])("%i", (year) => {
  test.each(Object.entries(units))(
    "%s is rounded to two decimals, and its rank comes from the unrounded values",
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

test("ratings that look equal may have different ranks, because of the decimals that were rounded away", async () => {
  const srs = (await ratingsOfYear(2024)).flatMap((ratings) => ratings.srs ?? []);
  const different = (member: "rating" | "rank") => new Set(srs.map((each) => each[member])).size;
  expect(different("rating")).toBeLessThan(srs.length);
  expect(different("rank")).toBeGreaterThan(different("rating"));
});

test("an overview has the same ratings as /ratings, with FPI rounded to two decimals", async () => {
  const query = { year: 2024, team: "Ohio State" };
  const { sp, srs, core, fpi } = await ratingsOf(query.team, query.year);
  const [[spRow], [srsRow], [coreRow], [fpiRow]] = await Promise.all([
    sample.get("/ratings/sp", query),
    sample.get("/ratings/srs", query),
    sample.get("/ratings/core", query),
    sample.get("/ratings/fpi", query),
  ]);
  const rounded = (value: number | null | undefined) => Number(value?.toFixed(2));
  expect([sp?.overall.rating, sp?.offense.rating, sp?.defense.rating, sp?.specialTeams.rating]).toEqual([
    spRow?.rating,
    spRow?.offense.rating,
    spRow?.defense.rating,
    spRow?.specialTeams.rating,
  ]);
  expect(srs?.rating).toBe(srsRow?.rating);
  expect([core?.overall.rating, core?.offense.rating, core?.defense.rating]).toEqual([
    coreRow?.overall,
    coreRow?.offense,
    coreRow?.defense,
  ]);
  const { overall, offense, defense, specialTeams } = fpiRow?.efficiencies ?? {};
  expect([fpi?.overall.rating, fpi?.offense.rating, fpi?.defense.rating, fpi?.specialTeams.rating]).toEqual(
    [overall, offense, defense, specialTeams].map(rounded),
  );
});

test.each([
  ["a club", "St. Andrews", 2021],
  ["a team of the war years", "Great Lakes Navy", 1943],
])("%s has null for every system", async (_, team, year) => {
  expect(await ratingsOf(team, year)).toEqual({ sp: null, srs: null, elo: null, core: null, fpi: null });
});

test("a rating system is null, not an object of nulls, before its first season and for another division's team", async () => {
  expect(await ratingsOf("Miami", 2001)).toMatchObject({ core: null, fpi: null });
  expect(await ratingsOf("Alabama", 1966)).toMatchObject({ sp: null, core: null, fpi: null });
  expect(await ratingsOf("Presbyterian", 2021)).toMatchObject({ sp: null, srs: null, core: null, fpi: null });
});

test("a team without a conference belongs to no division, so it has ratings without ranks", async () => {
  const { sp, srs } = await ratingsOf("Notre Dame", 1977);
  expect([sp?.overall, srs]).toEqual(Array(2).fill({ rating: expect.any(Number), rank: null }));
});

test.each([
  ["Ohio State", "2026-02-01"],
  ["BYU", "2026-02-01"],
  ["Georgia", "2026-02-01"],
  ["Ohio State", "2025-08-25"],
])("Elo of %s on %s equals the rating in /ratings/elo", async (team, day) => {
  const client = createClient({ apiKey: "any", fetch: createSampleService({ now: new Date(`${day}T12:00:00Z`) }) });
  const query = { team, year: 2025 };
  const [row] = await client.get("/ratings/elo", query);
  const { ratings } = await client.get("/teams/season/overview", query);
  expect(row?.elo).toEqual(expect.any(Number));
  expect(ratings.elo).toBe(row?.elo);
});

test("CORE counts a whole season's plays, and estimates them for a team with only some games", async () => {
  const counts = (await sample.get("/ratings/core", { year: 2025 })).flatMap((row) => [
    row.offensePlays,
    row.defensePlays,
  ]);
  expect(counts.length).toBeGreaterThan(250);
  expect(counts.filter((plays) => plays < 550 || plays > 1300)).toEqual([]);
});

describe("CORE", () => {
  test.each([2021, 2024, 2025])("%i: overall equals offense minus defense in every row", async (year) => {
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

describe("/teams/season/overview", () => {
  test("has the real record for a season of which the sample world has only some games", async () => {
    const pittsburgh = await fitting("/teams/season/overview?year=2025&team=Pittsburgh");
    expect(pittsburgh).toMatchObject({ record: { games: 13, wins: 8, losses: 5, ties: 0 } });
  });

  test("has a record of zeros if the sample world does not know the record", async () => {
    const texas = await fitting("/teams/season/overview?year=2024&team=Texas");
    expect(texas).toMatchObject({ record: { games: 0, wins: 0, losses: 0, ties: 0 } });
  });

  test("has the same record as /records and the same ratings as /ratings", async () => {
    const overview = await fitting("/teams/season/overview?year=2025&team=Iowa");
    const [record] = await fittingRows("/records?year=2025&team=Iowa");
    const [elo] = await fittingRows("/ratings/elo?year=2025&team=Iowa");
    const [core] = await fittingRows("/ratings/core?year=2025&team=Iowa");
    expect(record).toBeDefined();
    expect(overview).toMatchObject({
      record: record?.total,
      ratings: { elo: elo?.elo, core: { overall: { rating: core?.overall } } },
    });
  });
});
