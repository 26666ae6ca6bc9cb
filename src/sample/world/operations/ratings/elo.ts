import { isFullSeason } from "../../facts/team-seasons.js";
import { lastElo, type RatedSeason } from "../../measures/rated-seasons.js";
import { group } from "../../numbers.js";
import type { SampleQuery } from "../../responses/source.js";
import { gamesOf, type TeamGame, teamGames } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { teamHeader } from "../headers.js";

/** Returns a team's row of /ratings/elo. There is none if the team does not have a conference or a rating. */
function eloRow({ season, teamId }: Pick<RatedSeason, "season" | "teamId">, elo: number | null) {
  const { conference, ...header } = teamHeader(teamId, season);
  return conference === null || elo === null ? [] : [{ ...header, conference, elo }];
}

/** Returns the rows before each team's first regular-season game of a season. */
export function preseasonEloRows(world: World) {
  const games = world.flatMap(teamGames).filter((game) => gamesOf.regularSeason(game) && game.teamId > 0);
  const bySeason = group(games, ({ game, teamId }) => `${game.season} ${teamId}`);
  return [...bySeason.values()].flatMap(([first]) =>
    first === undefined
      ? []
      : eloRow({ season: first.game.season, teamId: first.teamId }, first.game.elo[first.side].pregame),
  );
}

/**
 * Returns each team's rating after its last completed game in or before the given week. As in the service, only `regular` restricts the part of the
 * season. A team without games has the Elo rating that corresponds to its strength. In a full season, a team whose first game is after the week has
 * its rating before that game.
 */
export function eloRows(seasons: readonly RatedSeason[], { week = Infinity, seasonType }: SampleQuery<"/ratings/elo">) {
  const counts = (game: TeamGame): boolean =>
    game.game.week <= week && (seasonType !== "regular" || gamesOf.regularSeason(game));
  return seasons.flatMap((each) => {
    const [first] = each.games;
    if (first === undefined) return eloRow(each, each.elo);
    const games = each.games.filter(counts);
    if (games.length > 0) return eloRow(each, lastElo(games));
    return isFullSeason(each.season) ? eloRow(each, first.game.elo[first.side].pregame) : [];
  });
}
