import { createClient } from "../create-client.js";
import { createSampleService } from "../sample/index.js";

/** The sentence about what the sample service covers. */
export const sampleCoverage = "The sample service has few seasons and teams: `cfb operations --sample` lists them.";

/** A client of a sample service in this process. */
function sampleClient(): ReturnType<typeof createClient> {
  return createClient({ apiKey: "sample", fetch: createSampleService() });
}

/** The teams and conferences of the sample world. Their names are those of the real service. */
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
  /** The teams that play in it, in alphabetical order. */
  readonly teams: readonly string[];
}

// The range begins with the first season of college football and ends after any that the sample world can have.
const first = 1869;
const last = 2049;

/** The seasons in which the sample world has games. */
export async function sampleSeasons(): Promise<SampleSeason[]> {
  const client = sampleClient();
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const seasons = await Promise.all(
    years.map(async (season) => {
      const games = await client.get("/games", { year: season });
      const teams = new Set(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
      // Games that are not paired yet name no team.
      teams.delete("TBD");
      return { season, games: games.length, teams: [...teams].sort() };
    }),
  );
  return seasons.filter(({ games }) => games > 0);
}
