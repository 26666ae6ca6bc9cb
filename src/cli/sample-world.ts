import { createClient } from "../client.js";
import { createSampleService } from "../sample/index.js";

/** A client of the sample service in this process. */
function sampleClient(): ReturnType<typeof createClient> {
  return createClient({ apiKey: "sample", fetch: createSampleService() });
}

/** The teams and conferences of the sample world: their names are those of the real service. */
export async function sampleNames(): Promise<{
  readonly teams: readonly string[];
  readonly conferences: readonly { readonly name: string; readonly abbreviation: string | null }[];
}> {
  const client = sampleClient();
  const [teams, conferences] = await Promise.all([client.get("/teams"), client.get("/conferences")]);
  return { teams: teams.map(({ school }) => school), conferences };
}

/** A season of the sample world. */
export interface SampleSeason {
  readonly season: number;
  readonly games: number;
  /** The teams that play in it, in the order of the alphabet. */
  readonly teams: readonly string[];
}

// From the first game ever to well beyond any that the sample world can have. A call of a season without games costs nothing here.
const first = 1869;
const last = 2049;

/** The seasons that the sample world has games of. */
export async function sampleSeasons(): Promise<SampleSeason[]> {
  const client = sampleClient();
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const seasons = await Promise.all(
    years.map(async (season) => {
      const games = await client.get("/games", { year: season });
      const teams = new Set(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
      return { season, games: games.length, teams: [...teams].sort() };
    }),
  );
  return seasons.filter(({ games }) => games > 0);
}
