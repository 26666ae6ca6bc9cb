import { ratedSeasons } from "../measures/rated-seasons.js";
import { once } from "../responses/source.js";
import { teamSeasons } from "../simulation/team-games.js";

/** The seasons of all teams, computed once per world. */
export const seasonsOf = once(teamSeasons);

/** The rated seasons of all teams, computed once per world. */
export const ratedSeasonsOf = once(ratedSeasons);
