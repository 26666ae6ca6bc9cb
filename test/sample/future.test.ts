import { isDeepStrictEqual } from "node:util";
import { type Operation, operationsOf, readDocument } from "../../scripts/lib/document.js";
import { createSampleService, type Handler } from "../../src/sample/index.js";
import type { GameFact } from "../../src/sample/world/facts/game.js";
import { games } from "../../src/sample/world/facts/games.js";
import { endOf } from "../../src/sample/world/simulation/clock.js";
import { createRandom } from "../../src/sample/world/simulation/random.js";
import { triesAll } from "../support/all-cases.js";
import { addressOf } from "../support/sample-response.js";
import { auth } from "./call.js";

const DAY = 86_400_000;
const SEASON = 2025;
const gamesFile = "../../src/sample/world/facts/games.js";
const sampleFile = "../../src/sample/index.js";

const operations = operationsOf(readDocument());
const played = games.filter(({ season, points }) => season === SEASON && points !== null);

/** Returns a copy of the game with a different winner, different scores in each quarter and a different attendance. */
function changed(game: GameFact): GameFact {
  const lineScores = { home: [0, 3, 0, 0], away: [7, 0, 7, 0] };
  const points = game.points && game.points.home < game.points.away ? { home: 14, away: 3 } : { home: 3, away: 14 };
  const swapped = points.home === 3 ? lineScores : { home: lineScores.away, away: lineScores.home };
  return { ...game, points, lineScores: game.lineScores && swapped, overtimeFirst: [], attendance: 1_234 };
}

/** Loads a sample service in which games that start at or after the given time end differently. */
async function serviceWithOtherFuture(from: number): Promise<typeof createSampleService> {
  const loaded: { createSampleService?: typeof createSampleService } = {};
  await jest.isolateModulesAsync(async () => {
    jest.doMock(gamesFile, () => {
      const actual = jest.requireActual<{ games: readonly GameFact[] }>(gamesFile);
      const other = (game: GameFact) => (game.points === null || Date.parse(game.start) < from ? game : changed(game));
      return { ...actual, games: actual.games.map(other) };
    });
    Object.assign(loaded, await import(sampleFile));
  });
  jest.dontMock(gamesFile);
  if (!loaded.createSampleService) throw new Error("The sample service was not loaded.");
  return loaded.createSampleService;
}

/** A query about a game, with the parameters that the operation accepts, such as the game's id, season, week and home team. */
function queryAbout(game: GameFact, school: string, { path, parameters }: Operation): string {
  const about: Record<string, unknown> = {
    year: game.season,
    week: game.week,
    startWeek: 1,
    endWeek: game.week,
    seasonType: game.seasonType,
    team: school,
    ...(path !== "/rankings" && { gameId: game.id, id: game.id }),
  };
  const known = parameters.filter(({ name, required }) => about[name] !== undefined || required);
  const query = known.map(({ name, example }): [string, string] => [name, String(about[name] ?? example)]);
  return addressOf(path, Object.fromEntries(query));
}

async function bodyOf(service: Handler, target: string): Promise<string> {
  const response = await service(new Request(`http://localhost${target}`, { headers: auth }));
  return `${response.status} ${await response.text()}`;
}

const serviceAt = (now: number) => createSampleService({ quota: null, now: new Date(now) });

/** The school of a game's home side. */
async function homeOf({ id }: GameFact): Promise<string> {
  const [row] = JSON.parse((await bodyOf(serviceAt(Date.UTC(2026, 6)), `/games?id=${id}`)).slice(4));
  return String(row.homeTeam);
}

const cutoffCount = triesAll ? 10 : 4;
const random = createRandom(20250823);
const cutoffs = Array.from({ length: cutoffCount }, (_, index) => {
  const game = played[Math.floor(((index + 0.5) * played.length) / cutoffCount)];
  if (!game) throw new Error("The season has no games.");
  return { game, kickoff: Date.parse(game.start) };
});

test.each(cutoffs)(
  "before $game.start, no response depends on a game that starts then or later",
  async ({ game, kickoff }) => {
    const createOther = await serviceWithOtherFuture(kickoff);
    const school = await homeOf(game);
    const differing: string[] = [];
    // The test calls each operation at only some of the moments, because calling all of them each time would take too long.
    const moments = Array.from(
      { length: triesAll ? 30 : 10 },
      () => kickoff - 1 - Math.floor(random.next() ** 3 * 200 * DAY),
    );
    for (const [index, now] of moments.sort((a, b) => a - b).entries()) {
      const [service, other] = [serviceAt(now), createOther({ quota: null, now: new Date(now) })];
      for (const [position, operation] of operations.entries()) {
        if ((position + index) % 45 !== 0 || operation.path === "/info") continue;
        const target = queryAbout(game, school, operation);
        if ((await bodyOf(service, target)) !== (await bodyOf(other, target)))
          differing.push(`${new Date(now).toISOString()} ${target}`);
      }
    }
    expect(differing).toEqual([]);
  },
);

test("the comparison notices a changed result of a past game", async () => {
  const [first] = cutoffs;
  if (!first) throw new Error("There is no game.");
  const other = (await serviceWithOtherFuture(first.kickoff))({ quota: null, now: new Date(endOf(first.game)) });
  const target = `/games?id=${first.game.id}`;
  expect(await bodyOf(other, target)).not.toBe(await bodyOf(serviceAt(endOf(first.game)), target));
});

/** Operations about one game, or about the weeks up to that game. Leaves out operations whose values change until the season is over. */
const fixed = operations.filter(
  ({ path, parameters }) =>
    parameters.some(({ name }) => /^(gameId|week|endWeek)$/.test(name)) &&
    // The schedule and the previews contain the time at which they were assembled.
    !/^\/(wepa|ratings\/(?!elo)|rankings|games\/(schedule|\{gameId\}))/.test(path),
);

test.each(cutoffs)("responses about game $game.id do not change after its week is over", async ({ game }) => {
  const school = await homeOf(game);
  const weekIsOver = Math.max(
    ...played.filter(({ week, seasonType }) => week === game.week && seasonType === game.seasonType).map(endOf),
  );
  const later = [weekIsOver, weekIsOver + 9 * DAY, Date.UTC(2026, 1, 1, 12), Date.UTC(2026, 6)];
  for (const operation of fixed) {
    const target = queryAbout(game, school, operation);
    const bodies = await Promise.all(later.map((now) => bodyOf(serviceAt(now), target)));
    const changedAt = later.filter((_, index) => !isDeepStrictEqual(bodies[index], bodies[0]));
    expect({ target, changedAt: changedAt.map((now) => new Date(now).toISOString()) }).toEqual({
      target,
      changedAt: [],
    });
  }
});

/**
 * Times at which a season's schedule is not out yet. The next year's schedule is not, and before April 20 neither is the current year's. Recruits,
 * transfers and coaches are known earlier.
 */
const early: readonly (readonly [now: number, year: number, except: RegExp])[] = [
  [Date.UTC(2020, 5, 15), 2025, /^$/],
  [Date.UTC(2024, 10, 20), 2025, /^$/],
  [Date.UTC(2025, 3, 19), 2025, /^\/(recruiting|player\/portal|coaches)/],
];

test.each(
  operations
    .filter(({ path, parameters }) => path !== "/coaches/tenures" && parameters.some(({ name }) => name === "year"))
    .map((operation) => [operation.path, operation] as const),
)("%s returns no data for a season before its schedule is out", async (path, { parameters }) => {
  for (const [now, year, except] of early) {
    if (except.test(path)) continue;
    // For /games/schedule, a query with a week needs a season type.
    const given = parameters.filter(
      ({ name, required }) => required || name === "week" || (path === "/games/schedule" && name === "seasonType"),
    );
    const query = given.map(({ name, example }): [string, string] => [
      name,
      name === "year" ? `${year}` : String(example),
    ]);
    const all = new URLSearchParams([
      ...query,
      ...(given.some(({ name }) => name === "year") ? [] : [["year", `${year}`]]),
    ]);
    const body = await bodyOf(serviceAt(now), `${path}?${all}`);
    expect({ now: new Date(now).toISOString(), year, body: body.slice(0, 80) }).toEqual({
      now: new Date(now).toISOString(),
      year,
      body: expect.stringMatching(/^(200 \[\]$|204 |404 )/),
    });
  }
});
