import type { TeamSeasonOverview } from "../../../../document/schemas.js";
import { pastMeetings } from "../../facts/past-meetings.js";
import { teams } from "../../facts/teams.js";
import { once } from "../../lazy.js";
import { ratedSeasons } from "../../measures/rated-seasons.js";
import { nameFilter } from "../../responses/name-filter.js";
import { type Moment, Refusal, type SampleQuery } from "../../responses/source.js";
import { lastSeasonAt } from "../../simulation/season-weeks.js";
import { teamSeasons } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { overviewRatings } from "./overview-ratings.js";
import { teamSeasonOverview, withUnnamedPlayer } from "./season-overview.js";

const path = "/teams/season/overview";
const ratings = once(overviewRatings);

/** Overviews of earlier seasons may lack the name of a player. */
const FIRST_NAMED_SEASON = 2004;

/** Whether a team had a game or a rating in a season. */
function isKnown(world: World, teamId: number, season: number): boolean {
  const isOwn = (game: { season: number; homeId: number; awayId: number }): boolean =>
    game.season === season && (game.homeId === teamId || game.awayId === teamId);
  return (
    world.some(isOwn) ||
    pastMeetings.some(isOwn) ||
    ratedSeasons(world).some((rated) => rated.teamId === teamId && rated.season === season)
  );
}

/** The response of /teams/season/overview. */
export function overviewResponse(
  { now, world }: Moment,
  query: SampleQuery<typeof path>,
): TeamSeasonOverview | Refusal {
  const { year = 0, team: name } = query;
  const isMeant = nameFilter(path, "team", name);
  const team = teams.find(({ id, school }) => id > 0 && isMeant(school));
  if (team === undefined || year > lastSeasonAt(now) || !isKnown(world, team.id, year)) {
    return new Refusal(404, { message: "Team season overview not found." }, { "cache-control": "no-store" });
  }
  const played = teamSeasons(world).find(({ season, teamId }) => season === year && teamId === team.id);
  const season = played ?? { season: year, teamId: team.id, games: [] };
  const overview = teamSeasonOverview(season, ratings(world)(season));
  return year < FIRST_NAMED_SEASON ? withUnnamedPlayer(overview) : overview;
}
