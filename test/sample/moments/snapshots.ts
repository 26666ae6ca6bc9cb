import { isDeepStrictEqual } from "node:util";
import { createClient } from "../../../src/create-client.js";
import { createSampleService } from "../../../src/sample/index.js";
import { lazy } from "../../../src/sample/world/computed.js";
import { createRandom } from "../../../src/sample/world/simulation/random.js";
import { triesAll } from "../../support/all-cases.js";

const hour = 3_600_000;

function clientAt(now: number) {
  return createClient({ apiKey: "any", fetch: createSampleService({ now: new Date(now) }) });
}

/** The 2024 season's games, scores and polls at one moment. */
async function standingsAt(now: number) {
  const client = clientAt(now);
  const [games, scoreboard, rankings] = await Promise.all([
    client.get("/games", { year: 2024 }),
    client.get("/scoreboard"),
    client.get("/rankings", { year: 2024 }),
  ]);
  return { now, games, scoreboard, rankings };
}

/** The operations' responses about the 2024 season at one moment. */
export async function snapshotAt(now: number) {
  const client = clientAt(now);
  const [standings, matchups, playoff, boxes] = await Promise.all([
    standingsAt(now),
    client.get("/playoffs/cfp/games", { year: 2024 }),
    client.get("/playoffs/cfp", { year: 2024 }),
    client.get("/games/teams", { year: 2024, seasonType: "postseason", week: 1 }),
  ]);
  // Requests live plays only for games that start within 12 hours. states.checks.ts tests them before and after that.
  const near = standings.games.filter(({ startDate }) => Math.abs(Date.parse(startDate) - now) < 12 * hour);
  const live = await Promise.all(
    near.map(async ({ id }) => [id, await client.result("/live/plays", { gameId: id })] as const),
  );
  return { ...standings, matchups, playoff, boxes, live: new Map(live) };
}

export type Snapshot = Awaited<ReturnType<typeof snapshotAt>>;

const from = Date.UTC(2024, 11, 1);
const to = Date.UTC(2025, 1, 1);

/**
 * Moments in ascending order. Half of them are anywhere between December 1 and February 1. The others are close to a kickoff, when most statuses
 * change.
 */
function randomMoments(count: number, kickoffs: readonly number[], seed: number): number[] {
  const random = createRandom(seed);
  const moments = Array.from({ length: count }, (_, index) => {
    const kickoff = kickoffs[random.between(0, kickoffs.length - 1)];
    return index % 2 === 0 || kickoff === undefined
      ? random.between(from, to)
      : kickoff + random.between(-hour / 2, 5 * hour);
  });
  return moments.sort((a, b) => a - b);
}

export const momentCount = triesAll ? 200 : 50;

/** Snapshots of random moments. They are taken only once. */
export const snapshotsOfSeason = lazy(async () => {
  const { games } = await standingsAt(to);
  const kickoffs = games.map(({ startDate }) => Date.parse(startDate));
  const snapshots: Snapshot[] = [];
  for (const now of randomMoments(momentCount, kickoffs, 20250121)) snapshots.push(await snapshotAt(now));
  return snapshots;
});

/** Runs a check on each snapshot. If the check fails, the error includes the snapshot's time. */
export function atEveryMoment<T extends { readonly now: number }>(
  snapshots: readonly T[],
  check: (snapshot: T) => void,
): void {
  for (const snapshot of snapshots) {
    try {
      check(snapshot);
    } catch (error) {
      throw new Error(`at ${new Date(snapshot.now).toISOString()}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Maps each row's id to the row. */
export function byId<T extends { readonly id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Expects two values to be equal. Calls the slow `expect` only if they differ, because some tests compare thousands of values. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
