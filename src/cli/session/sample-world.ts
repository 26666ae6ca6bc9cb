import { createClient } from "../../create-client.js";
import { createSampleService } from "../../sample/index.js";

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
  const client = createClient({ apiKey: "sample", fetch: createSampleService() });
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
