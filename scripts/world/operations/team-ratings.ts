import type { TeamSeasonRankedRating, TeamSeasonRatings } from "../../../generated/schema.js";
import { ratedSeasons } from "../measures/strength.js";
import type { TeamSeason, WorldGame } from "../world.js";
import { overviewRatings } from "./season-ratings.js";

const none: TeamSeasonRankedRating = { rating: null, rank: null };
const units = { overall: none, offense: none, defense: none };

/** CORE begins here; an overview of an older season has its frame without the numbers. */
const FIRST_CORE_SEASON = 2016;
const FIRST_FPI_SEASON = 2005;
/** Of seasons this old, /ratings/srs has every team whose games are known. */
const LAST_RATED_BY_MARGIN = 1935;

/** The ratings that an overview has of a season: those of /ratings/*, as far as each goes back and knows the team. */
export function ratingsOf(world: readonly WorldGame[]): (team: TeamSeason) => TeamSeasonRatings {
  const seasons = ratedSeasons(world);
  return ({ season, teamId }) => {
    const rated = seasons.filter((each) => each.season === season);
    const own = rated.find((each) => each.teamId === teamId);
    if (own === undefined) return { sp: null, srs: null, elo: null, core: null, fpi: null };
    const known = overviewRatings(rated, teamId);
    if (own.strength === null) {
      // A club has rows in some systems, but a place in none.
      const nothing = { rating: 0, rank: null };
      const core = { overall: nothing, offense: nothing, defense: nothing };
      const [sp, fpi] = [
        { ...units, specialTeams: none },
        { ...units, specialTeams: none },
      ];
      return { sp, srs: season <= LAST_RATED_BY_MARGIN ? known.srs : none, elo: known.elo, core, fpi };
    }
    return {
      ...known,
      core: season < FIRST_CORE_SEASON ? units : known.core,
      fpi: season < FIRST_FPI_SEASON ? null : known.fpi,
    };
  };
}
