import type { TeamRecord, TeamRecords } from "../../../../document/schema.js";
import { mapValues, once } from "../../computed.js";
import { isWholeSeason } from "../../facts/coverage.js";
import { teamById } from "../../facts/teams.js";
import { compareText, group, present, total } from "../../numbers.js";
import type { Sparse } from "../../responses/source.js";
import { gamesOf, recordOfGames, type TeamGame, type TeamSeason, teamSeason } from "../../simulation/team-games.js";
import type { World, WorldGame } from "../../simulation/world.js";
import { seasonHeader } from "../headers.js";

/** Tests for the games that count for each record. */
const included = {
  total: () => true,
  conferenceGames: gamesOf.conference,
  homeGames: gamesOf.home,
  awayGames: gamesOf.away,
  neutralSiteGames: gamesOf.neutral,
  regularSeason: gamesOf.regularSeason,
  postseason: gamesOf.postseason,
} satisfies Record<string, (game: TeamGame) => boolean>;

export function teamRecord(games: readonly TeamGame[]): TeamRecord {
  const [wins, losses, ties] = recordOfGames(games);
  return { games: games.length, wins, losses, ties };
}

/** Returns a row of /records, from the completed games of a team. */
const teamRecords = once(({ season, teamId, games }: TeamSeason): Sparse<TeamRecords> => {
  const probabilities = present(games.map(({ game, side }) => game.summary?.postgame[side] ?? null));
  return {
    ...seasonHeader({ season, teamId }),
    division: "",
    expectedWins: probabilities.length === 0 ? null : total(probabilities),
    ...mapValues(included, (isIncluded) => teamRecord(games.filter(isIncluded))),
  };
});

/** Returns the teams for which the world has every game of the season. For other teams, the world does not have all of the season's wins. */
const teamsOf = (season: number, games: readonly WorldGame[]): number[] =>
  [...new Set(games.flatMap(({ homeId, awayId }) => [homeId, awayId]))].filter((id) => isWholeSeason(id, season));

/** Returns the rows of /records for one season or all seasons, sorted by year and then by school. A team without a completed game has zeros. */
export function recordRows(world: World, year: number | undefined): Sparse<TeamRecords>[] {
  return [...group(world, ({ season }) => season)]
    .filter(([season]) => year === undefined || season === year)
    .sort(([a], [b]) => a - b)
    .flatMap(([season, games]) =>
      teamsOf(season, games)
        .sort((a, b) => compareText(teamById(a).school, teamById(b).school))
        .map((teamId) => teamRecords(teamSeason(world, season, teamId))),
    );
}
