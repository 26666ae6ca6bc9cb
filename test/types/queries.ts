// `npm run typecheck` only compiles this file. For each rule of the query types, one line compiles and one must not.
import {
  type Args,
  createClient,
  type Game,
  type GamesQuery,
  isQuery,
  type Path,
  type Query,
  type TeamGameStatsQuery,
  type TeamStat,
} from "cfb-openapi";

const cfb = createClient({ apiKey: "sample" });

// The type follows the document's rules.
export const byYear: GamesQuery = { year: 2024 };
export const byId: GamesQuery = { id: 1 };
// @ts-expect-error `year` or `id` is needed
export const neither: GamesQuery = {};
// @ts-expect-error a team alone is neither a year nor an id
export const onlyTeam: GamesQuery = { team: "Texas" };
export const round: GamesQuery = { year: 2024, round: "semifinal", competition: "cfp" };
// @ts-expect-error `round` requires `competition`
export const loneRound: GamesQuery = { year: 2024, round: "semifinal" };
// @ts-expect-error the playoff is not in the regular season
export const regularPlayoff: GamesQuery = { year: 2024, competition: "cfp", seasonType: "regular" };

// Values, keys and types come from the document.
// @ts-expect-error enumerations are case-sensitive
export const wrongCase: GamesQuery = { year: 2024, seasonType: "Regular" };
// @ts-expect-error a year is a number
export const textYear: GamesQuery = { year: "2024" };
// @ts-expect-error a misspelled key
export const misspelled: GamesQuery = { year: 2024, taem: "Texas" };
export const leftOpen: GamesQuery = { year: 2024, week: undefined };

// Values can come from variables.
declare const maybeYear: number | undefined;
declare const sureYear: number;
declare const parts: { team?: string | undefined };
export const fromVariable: GamesQuery = { year: sureYear, week: maybeYear };
export const fromSpread: GamesQuery = { year: 2024, ...parts };
// @ts-expect-error the year can be undefined, and there is no id
export const fromMaybe: GamesQuery = { year: maybeYear };

// A year needs one of week, team and conference.
export const narrowed: TeamGameStatsQuery = { year: 2024, week: 1 };
// @ts-expect-error the service requires more than a year
export const tooWide: TeamGameStatsQuery = { year: 2024 };

export function fromUnknown(value: unknown): GamesQuery {
  // @ts-expect-error an unknown value is not a query until isQuery has checked it
  if (value) return value;
  return isQuery("/games", value) ? value : { year: 2024 };
}

export async function optional(): Promise<void> {
  // No parameter is required, so the query may be omitted.
  await cfb.get("/teams");
  await cfb.get("/venues");
  await cfb.get("/stats/categories", {});
  // @ts-expect-error an operation without parameters takes none
  await cfb.get("/venues", { year: 2024 });
  const overview = await cfb.get("/player/season/overview", { year: 2024, playerId: 1 });
  // @ts-expect-error without data for the player and season, the result is undefined
  void overview.season;
}

export async function calls(): Promise<void> {
  const games: Game[] = await cfb.get("/games", { year: 2024 });
  const stats: TeamStat[] = await cfb.get("/stats/season", { team: "Texas" }, { signal: AbortSignal.timeout(1000) });
  const points: number | null | undefined = games[0]?.homePoints;
  // @ts-expect-error a score can be null
  const score: number | undefined = games[0]?.homePoints;
  void [stats, points, score];

  // @ts-expect-error a query is needed
  await cfb.get("/games");
  // @ts-expect-error a misspelled key in a call
  await cfb.get("/games", { yaer: 2024 });
  // @ts-expect-error a path that does not exist
  await cfb.get("/game", { year: 2024 });

  const result = await cfb.result("/games", { id: 1 });
  if (result.ok) void (result.data satisfies Game[]);
  else void result.error.code;
  // @ts-expect-error there is no data before `ok` is known
  void result.data;
}

// Generic helpers apply the same rules.
export async function first<P extends Path>(path: P, ...args: Args<P>): Promise<unknown> {
  return cfb.get(path, ...args);
}
export const viaHelper = first("/games", { year: 2024 });
// @ts-expect-error a team alone is neither a year nor an id
export const viaHelperWrong = first("/games", { team: "Texas" });

// If the query's type is a parameter, the helper's errors contain the rules' sentences.
export async function second<P extends Path, Q extends object = never>(path: P, ...args: Args<P, Q>): Promise<unknown> {
  return cfb.get<P, Q>(path, ...args);
}
export const viaSecond = [second("/games", { year: 2024 }), second("/teams"), second("/teams", {}, { retries: 0 })];
// @ts-expect-error a team alone is neither a year nor an id in this helper
export const viaSecondWrong = second("/games", { team: "Texas" });

// A call infers its query's type. The inferred type must not accept a wrong query or refuse a valid one.
declare const fits: { year: number } | { id: number; team: string };
declare const fitsInPart: { id: number } | { team: string };
declare const wider: { year: number; seasonType: "regular" | "both"; other: string };
declare const query: GamesQuery;
declare const optionalYear: { year: number } | undefined;
declare const unchecked: ReturnType<typeof JSON.parse>;
export async function inferred(): Promise<void> {
  await cfb.get("/games", fits);
  // @ts-expect-error a team alone is neither a year nor an id
  await cfb.get("/games", fitsInPart);
  // @ts-expect-error the options do not change this
  await cfb.get("/games", fitsInPart, { retries: 0 });
  await cfb.get("/games", wider);
  await cfb.get("/games", query);
  await cfb.get("/games", { ...query, week: 3 });
  await cfb.get("/games", { ...parts, year: 2024, seasonType: maybeYear ? "postseason" : "both", competition: "cfp" });
  await cfb.get("/games", unchecked);
  await cfb.get("/teams", optionalYear);
  await cfb.get("/teams", undefined, { retries: 0 });
  await cfb.get(either, { year: 2024, team: "Texas" });
  // @ts-expect-error a team alone is enough for only one of the paths
  await cfb.get(either, { team: "Texas" });
  await cfb.get<"/games">("/games", { year: 2024 });
  // @ts-expect-error the rule also applies if the path is a type argument
  await cfb.get<"/games">("/games", { team: "Texas" });
  // @ts-expect-error the query is needed and can't be undefined
  await cfb.get("/games", undefined);
  // @ts-expect-error a poll's name is not a value of this enumeration
  await cfb.get("/rankings", { year: 2024, poll: "ap", latest: true });
}

// A query's parameters can be destructured.
const { year, round: readRound, competition } = query;
export const read: [number | undefined, string | undefined, "cfp" | undefined] = [year, readRound, competition];

// A union of paths accepts only what each of them accepts.
declare const either: "/games" | "/stats/season";
export const both: Query<typeof either> = { year: 2024, team: "Texas" };
// @ts-expect-error a team alone is enough for only one of the paths
export const onlyOne: Query<typeof either> = { team: "Texas" };
