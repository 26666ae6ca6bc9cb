// The types that a user's project relies on, checked with its compiler and settings. A line that must not compile has a comment.
import {
  type Args,
  CfbError,
  type Client,
  createClient,
  type Data,
  type Game,
  type GamesQuery,
  isQuery,
  type Path,
  QuotaExceededError,
} from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";
import { type FlatRow, nest, tidy } from "cfb-openapi/tables";

const cfb: Client = createClient({
  apiKey: async () => "key",
  fetch: createSampleService({ tier: 1, quota: undefined }),
  cache: { get: async () => undefined, set: async () => {}, delete: async () => {} },
  validate: "throw",
  timeoutMs: undefined,
  onDrift: ({ path, findings }) => console.log(path, findings.length),
});

export async function get(): Promise<Game[]> {
  const games = await cfb.get("/games", { year: 2024, team: "Ohio State" }, { retries: 0 });
  for (const { homePoints, season, homeTeam } of games) {
    const [points, year, team]: [number | null, number, string] = [homePoints, season, homeTeam];
    console.log(points, year, team);
    // @ts-expect-error: the points of a game that is not over are null
    const sure: number = homePoints;
    console.log(sure);
  }
  // @ts-expect-error: no such parameter
  await cfb.get("/games", { year: 2024, taem: "Ohio State" });
  // @ts-expect-error: give year or id
  await cfb.get("/games", {});
  // @ts-expect-error: no such path
  await cfb.get("/gamez", {});
  await cfb.get("/info");
  return games;
}

export async function result(): Promise<number> {
  const { id } = (await get())[0] ?? { id: 1 };
  const outcome = await cfb.result("/game/box/advanced", { id });
  if (outcome.ok) return outcome.data.gameInfo.homePoints ?? 0;
  // @ts-expect-error: a failure has no data
  console.log(outcome.data);
  if (outcome.error instanceof QuotaExceededError) console.log(outcome.error.resetsAt);
  return outcome.error instanceof CfbError ? outcome.error.code.length : 0;
}

export async function openapi(): Promise<Game[] | undefined> {
  const { data, error } = await cfb.GET("/games", { params: { query: { year: 2024 } } });
  if (error) console.log(error);
  return data;
}

export function query(value: unknown): GamesQuery {
  if (isQuery("/games", value)) return value;
  // @ts-expect-error: round needs competition
  const wrong: GamesQuery = { year: 2024, round: "championship" };
  return wrong ?? { year: 2024, team: undefined };
}

export async function table(): Promise<FlatRow<"/games">[]> {
  const rows = tidy("/games", await get());
  const seeds: (number | null)[] = tidy("/games", nest("/games", rows), { as: "columns" }).playoff_home_seed;
  // @ts-expect-error: columns have names in snake_case
  console.log(seeds, rows[0]?.homePoints);
  return rows;
}

export async function spreads(): Promise<(number | null)[]> {
  return tidy("/lines", await cfb.get("/lines", { year: 2024 })).flatMap(({ lines }) =>
    lines.map((line) => line.spread),
  );
}

/** A wrapper as users write it. */
export async function first<P extends Path>(path: P, ...args: Args<P>): Promise<Data<P>> {
  return cfb.get(path, ...args);
}
