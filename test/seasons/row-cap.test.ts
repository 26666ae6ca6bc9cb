import fc from "fast-check";
import { rejection } from "../support/client-with-fetch.js";
import { type SeasonGame, type SeasonRow, seasonService, weekly } from "./season-service.js";

/** The rows' ids, sorted and joined. Comparing one string is much faster than comparing lists with thousands of elements. */
const idsOf = (rows: readonly { playId?: unknown; gameId?: unknown }[]) =>
  rows
    .map(({ playId, gameId }) => String(playId ?? gameId))
    .sort()
    .join();

/** A season of up to 14 games, each small enough for one response. */
const season = (maxRows: number): fc.Arbitrary<SeasonGame[]> =>
  fc
    .array(
      fc.record({
        week: fc.integer({ min: 1, max: 4 }),
        seasonType: fc.constantFrom("regular" as const, "postseason" as const),
        homeTeam: fc.constantFrom("Texas", "Iowa", "Miami"),
        awayTeam: fc.constantFrom("Ohio State", "Army", "Navy"),
        rows: fc.integer({ min: 0, max: maxRows }),
      }),
      { minLength: 1, maxLength: 14 },
    )
    .map((games) => games.map((game, index) => ({ ...game, id: 1_000 + index })));

describe("a response cut at the row cap", () => {
  test("is split until all rows fit, and every row is returned exactly once", async () => {
    await fc.assert(
      fc.asyncProperty(season(1_999), async (games) => {
        const { client, rows, calls } = seasonService(games);
        expect(idsOf(await client().all("/plays/stats", { year: 2024 }))).toEqual(idsOf(rows));
        expect(new Set(calls).size).toBe(calls.length);
      }),
      { numRuns: 20 },
    );
  });

  test("is split for a team's name in any case", async () => {
    const [other] = weekly(1);
    if (other === undefined) throw new Error("no game");
    const { client, rows } = seasonService([...weekly(3, 1_500), { ...other, id: 900, homeTeam: "Iowa" }]);
    const all = await client().all("/plays/stats", { year: 2024, team: "texas" });
    expect(idsOf(all)).toEqual(idsOf(rows.filter(({ team }) => team === "Texas")));
  });

  test("is split by the games of the regular season and the postseason if `seasonType` is `both`", async () => {
    const [game] = weekly(1, 1_500);
    if (game === undefined) throw new Error("no game");
    const { client, rows } = seasonService([game, { ...game, id: 200, seasonType: "postseason" }]);
    const all = await client().all("/plays/stats", { year: 2024, week: 1, seasonType: "both" });
    expect(idsOf(all)).toEqual(idsOf(rows));
  });

  test("ends the run with the advice to raise `maxCalls` if its only call uses up that limit", async () => {
    const games = weekly(16).map((game) => ({ ...game, rows: 1_000 }));
    const advice = "Raise the limit: the call of this run did not finish a part";
    const { client } = seasonService(games);
    const error = await rejection(client().all("/plays/stats", { year: 2024 }, { maxCalls: 1 }));
    expect(String(error)).toContain(advice);
    // With a cache, raising the limit is not necessary, because the next run reads the stored responses.
    const cached = await rejection(client({ cache: true }).all("/plays/stats", { year: 2024 }, { maxCalls: 1 }));
    expect(String(cached)).not.toContain(advice);
    for (const unstored of [{ cache: "no-store" }, { cache: "reload" }, { cacheTtlMs: 0 }] as const) {
      const run = client({ cache: true }).all("/plays/stats", { year: 2024 }, { maxCalls: 1, ...unstored });
      expect(String(await rejection(run))).toContain(advice);
    }
  });

  test("is split by season type and team if the operation does not have a game parameter", async () => {
    await fc.assert(
      fc.asyncProperty(season(450), async (blocks) => {
        // Replaces each block of rows with that many games of the same teams, because this operation has one row per game.
        const games = blocks.flatMap((block) =>
          Array.from({ length: block.rows }, (_, index) => ({ ...block, id: block.id * 1_000 + index, rows: 1 })),
        );
        const { client, pregame } = seasonService(games);
        const run = client().all("/metrics/wp/pregame", { year: 2024 });
        if (mostOfOneTeam(games) < 1_000) expect(idsOf(await run)).toEqual(idsOf(pregame));
        else expect(await run.catch((error: unknown) => error)).toMatchObject({ reason: "capped" });
      }),
      { numRuns: 20 },
    );
  });

  test("is first split by conference if a season has many games", async () => {
    const conference = fc.constantFrom("Big Ten", "SEC", "ACC", null);
    const games = fc.array(fc.record({ week: fc.integer({ min: 1, max: 3 }), home: conference, away: conference }), {
      minLength: 40,
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(games, async (given) => {
        const { client, rows, calls } = seasonService(
          given.map(({ week, home, away }, index) => ({
            ...{ id: 1_000 + index, week, seasonType: "regular", rows: 60 },
            ...{ homeTeam: `Home ${index}`, awayTeam: `Away ${index}`, homeConference: home, awayConference: away },
          })),
        );
        expect(idsOf(await client().all("/plays/stats", { year: 2024 }))).toEqual(idsOf(rows));
        expect(calls).toContain("/conferences?year=2024");
      }),
      { numRuns: 15 },
    );
  });

  const confer = (game: SeasonGame): SeasonGame => ({ ...game, homeConference: "Big Ten", awayConference: "SEC" });

  test.each([
    [15, "weeks", ["/games?year=2024", "/plays/stats?week=1&year=2024"]],
    [16, "conferences", ["/games?year=2024", "/conferences?year=2024", "/plays/stats?conference=B&year=2024"]],
  ])("with %i games of two conferences is split into %s, which costs fewer calls", async (count, _, next) => {
    const { client, calls } = seasonService(weekly(count, 200).map(confer));
    await client().all("/plays/stats", { year: 2024 });
    expect(calls.slice(1, 1 + next.length)).toEqual(next);
  });

  test("is split by game for a conference without an abbreviation", async () => {
    const { client, calls, rows, fetch } = seasonService(weekly(16, 200).map(confer));
    const conferences = ["Big Ten", "SEC"].map((name) => ({ name, abbreviation: name === "SEC" ? "S" : null }));
    const cfb = client({
      fetch: async (request) => (request.url.includes("/conferences") ? Response.json(conferences) : fetch(request)),
    });
    expect(idsOf(await cfb.all("/plays/stats", { year: 2024 }))).toEqual(idsOf(rows));
    expect(calls.filter((call) => call.includes("conference="))).toEqual(["/plays/stats?conference=S&year=2024"]);
    expect(calls.filter((call) => call.includes("gameId="))).toHaveLength(16);
  });

  test("is split by team within a week, and `each` and `all` return a game of two teams once", async () => {
    const pairs = [
      ["Army", "Iowa"],
      ["Iowa", "Navy"],
      ["Navy", "Army"],
    ] as const;
    const games = pairs.flatMap(([homeTeam, awayTeam], pair) =>
      weekly(450).map((game, index) => ({ ...game, id: 1_000 * pair + index, week: 1, homeTeam, awayTeam })),
    );
    const { client, pregame, calls } = seasonService(games);
    const seen: SeasonRow[] = [];
    for await (const part of client().each("/metrics/wp/pregame", { year: 2024 })) seen.push(...part.map(Object));
    expect(idsOf(seen)).toEqual(idsOf(pregame));
    expect(idsOf(await client().all("/metrics/wp/pregame", { year: 2024 }))).toEqual(idsOf(pregame));
    const teams = ["Army", "Iowa", "Navy"].map((team) => `/metrics/wp/pregame?team=${team}&year=2024`);
    expect(calls.slice(0, 5)).toEqual(["/metrics/wp/pregame?year=2024", "/games?year=2024", ...teams]);
  });

  test("is split by conference, and only rows with the same key are returned once", async () => {
    const { client, rows, fetch } = seasonService(weekly(16, 200).map(confer));
    // Every conference has the same two rows. The second row lacks fields of its key.
    const [row] = rows;
    const cfb = client({
      fetch: async (request) =>
        request.url.includes("conference=") ? Response.json([row, { stat: 1 }]) : fetch(request),
    });
    const seen: unknown[] = [];
    for await (const part of cfb.each("/plays/stats", { year: 2024 })) seen.push(...part);
    expect(seen).toEqual([row, { stat: 1 }, { stat: 1 }]);
    expect(await cfb.all("/plays/stats", { year: 2024 })).toEqual(seen);
  });

  test.each([
    ["without a year", "/plays/stats", { team: "Texas" }],
    ["of an operation without weeks or games", "/player/search", { searchTerm: "Smith", year: 2024 }],
  ] as const)("%s ends the run after one call, because its rows can't be split", async (_, path, query) => {
    const { client, calls } = seasonService(weekly(5, 1_000));
    const run = client().all(path as "/plays/stats", query);
    expect(await rejection(run)).toMatchObject({ code: "incomplete", reason: "capped", path });
    expect(calls).toHaveLength(1);
  });

  test("costs only one call for each conference without rows", async () => {
    // Only games of the Big Ten have rows.
    const season = Array.from({ length: 100 }, (_, index): SeasonGame => {
      const conference = index < 20 ? "Big Ten" : ["Old Dominion", "Pioneer", "Northeast"][index % 3];
      return {
        ...{ id: 1_000 + index, week: 1 + (index % 2), seasonType: "regular", rows: index < 20 ? 250 : 0 },
        ...{ homeTeam: `Home ${index}`, awayTeam: `Away ${index}` },
        ...{ homeConference: conference ?? null, awayConference: conference ?? null },
      };
    });
    const { client, rows, calls } = seasonService(season);
    expect(await client().all("/plays/stats", { year: 2024 })).toHaveLength(rows.length);
    // The client requests the season, two lists of games, the list of conferences, four conferences, two weeks, and each week's ten games.
    expect(calls).toHaveLength(1 + 2 + 1 + 4 + 2 + 20);
  });

  test("is not assumed if the response has one row less than the cap", async () => {
    const { client, calls } = seasonService(weekly(1, 1_999));
    expect(await client().all("/plays/stats", { year: 2024 })).toHaveLength(1_999);
    expect(calls).toHaveLength(1);
  });

  test("ends the run with an error if it can't be split", async () => {
    const { client } = seasonService(weekly(1, 2_000).map((game) => ({ ...game, awayTeam: "Texas" })));
    expect(await rejection(client().all("/plays/stats", { year: 2024 }))).toMatchObject({
      name: "IncompleteError",
      code: "incomplete",
      reason: "capped",
      message: expect.stringContaining("2000 rows"),
    });
  });

  test("is split only once, even if the run is resumed after every part", async () => {
    const { client, calls, rows } = seasonService(weekly(8, 700));
    const cfb = client({ concurrency: 1 });
    const seen: SeasonRow[] = [];
    let resume: string | undefined;
    for (let run = 0; run < 20 && seen.length < rows.length; run++) {
      for await (const part of cfb.each("/plays/stats", { year: 2024 }, { resume })) {
        seen.push(...part.map((row) => ({ ...row })));
        resume = part.resume;
        break;
      }
    }
    expect(idsOf(seen)).toEqual(idsOf(rows));
    const weeks = Array.from({ length: 8 }, (_, index) => `/plays/stats?week=${index + 1}&year=2024`);
    expect(calls).toEqual(["/plays/stats?year=2024", "/games?year=2024", ...weeks]);
  });
});

/** The most games that a team has in one week and season type. */
function mostOfOneTeam(games: readonly SeasonGame[]): number {
  const counts = new Map<string, number>();
  for (const { week, seasonType, homeTeam, awayTeam } of games) {
    for (const team of [homeTeam, awayTeam]) {
      const key = `${week} ${seasonType} ${team}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return Math.max(0, ...counts.values());
}
