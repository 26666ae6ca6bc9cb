// `npm run typecheck` only compiles this file. It checks the parameter and return types of `each`, `all` and `plan`.
import {
  type Budget,
  createClient,
  IncompleteError,
  type Play,
  type PlayWinProbability,
  type SeasonQuery,
  type Venue,
} from "cfb-openapi";

const cfb = createClient({ apiKey: "sample" });

// A query can leave out the parameters that a season run fills in. It can also be any query that `get` accepts.
export const season: SeasonQuery<"/plays"> = { year: 2024 };
export const week: SeasonQuery<"/plays"> = { year: 2024, week: 1 };
export const filtered: SeasonQuery<"/plays"> = { year: 2024, team: "Texas", playType: undefined };
export const teams: SeasonQuery<"/games/teams"> = { year: 2024 };
export const games: SeasonQuery<"/games"> = { id: 1 };
// @ts-expect-error the season itself is needed
export const noSeason: SeasonQuery<"/plays"> = {};
// @ts-expect-error a misspelled key
export const misspelled: SeasonQuery<"/plays"> = { year: 2024, taem: "Texas" };
// @ts-expect-error a wrong type
export const textYear: SeasonQuery<"/plays"> = { year: "2024" };
// @ts-expect-error a season run does not fill in parameters of this operation, so the rules of `get` apply
export const loneTeam: SeasonQuery<"/games"> = { team: "Texas" };

// If an operation accepts only a game's id, `all` also accepts the query of /games that finds the games.
export const probabilities: SeasonQuery<"/metrics/wp"> = { year: 2024, team: "Texas" };
export const oneGame: SeasonQuery<"/metrics/wp"> = { gameId: 1 };
// @ts-expect-error the query that finds the games must follow the rules of /games
export const allGames: SeasonQuery<"/metrics/wp"> = { team: "Texas" };

export async function rows(): Promise<void> {
  const plays: Play[] = await cfb.all("/plays", { year: 2024 }, { maxCalls: 20, timeoutMs: 1_000 });
  const venues: Venue[] = await cfb.all("/venues");
  for await (const part of cfb.each("/metrics/wp", { year: 2024 })) {
    const first: PlayWinProbability | undefined = part[0];
    const resume: string = part.resume;
    await cfb.all("/metrics/wp", { year: 2024 }, { resume });
    void first;
  }
  void [plays, venues];
  // @ts-expect-error the query is needed
  await cfb.all("/plays");
  // @ts-expect-error this operation's data is not a list
  await cfb.all("/game/box/advanced", { id: 1 });
  // @ts-expect-error a misspelled option
  await cfb.all("/plays", { year: 2024 }, { maxCall: 20 });
}

export function resumeOf(error: unknown): string | undefined {
  return error instanceof IncompleteError && error.reason === "budget" ? error.resume : undefined;
}

export async function shared(budget: Budget): Promise<readonly unknown[] | undefined> {
  try {
    await cfb.get("/games", { year: 2024 }, { budget });
    const { school } = await cfb.names.team("buckeyes", { budget, signal: AbortSignal.timeout(1_000) });
    await cfb.all("/plays", { year: 2024, team: school }, { budget });
    // @ts-expect-error a number cannot be shared
    await cfb.get("/games", { year: 2024 }, { budget: 3 });
    return undefined;
  } catch (error) {
    if (!(error instanceof IncompleteError)) throw error;
    const reason: "budget" | "capped" | "failed" | "aborted" = error.reason;
    return reason === "failed" ? error.rows : undefined;
  }
}

export async function plans(): Promise<void> {
  const { calls } = await cfb.plan([{ path: "/plays", query: { year: 2024 }, all: true }, { path: "/venues" }]);
  const metered: number | undefined = calls[0]?.parts?.metered;
  void metered;
  // @ts-expect-error without `all`, the rules of get apply
  await cfb.plan([{ path: "/plays", query: { year: 2024 } }]);
}
