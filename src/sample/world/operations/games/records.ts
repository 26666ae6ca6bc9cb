import type { TeamRecord, TeamRecords } from "../../../../document/schemas.js";
import { conferenceOf, teamById } from "../../facts/teams.js";
import { once } from "../../lazy.js";
import {
  isAwayGame,
  isConferenceGame,
  isHomeGame,
  isNeutralSiteGame,
  isPostseasonGame,
  isRegularSeasonGame,
  recordOfGames,
} from "../../measures/records.js";
import { compareText, group, present, sum } from "../../numbers.js";
import { type TeamGame, type TeamSeason, teamSeasons } from "../../simulation/team-games.js";
import type { World, WorldGame } from "../../simulation/world.js";

function teamRecord(games: readonly TeamGame[]): TeamRecord {
  const [wins, losses, ties] = recordOfGames(games);
  return { games: games.length, wins, losses, ties };
}

/** A row of /records, from the completed games of a team. */
export const teamRecords = once(({ season, teamId, games }: TeamSeason): TeamRecords => {
  const conference = conferenceOf(teamId, season);
  const probabilities = present(games.map(({ game, side }) => game.summary?.postgame[side] ?? null));
  return {
    year: season,
    teamId,
    team: teamById(teamId).school,
    classification: conference?.classification ?? null,
    conference: conference?.name ?? "",
    division: "",
    expectedWins: probabilities.length === 0 ? null : sum(probabilities, (probability) => probability),
    total: teamRecord(games),
    conferenceGames: teamRecord(games.filter(isConferenceGame)),
    homeGames: teamRecord(games.filter(isHomeGame)),
    awayGames: teamRecord(games.filter(isAwayGame)),
    neutralSiteGames: teamRecord(games.filter(isNeutralSiteGame)),
    regularSeason: teamRecord(games.filter(isRegularSeasonGame)),
    postseason: teamRecord(games.filter(isPostseasonGame)),
  };
});

/** The teams of a season, like the service's with a conference only: those of its regular games, and those that have completed another one. */
function teamsOf(season: number, games: readonly WorldGame[]): number[] {
  const own = games.filter(({ seasonType, status }) => seasonType === "regular" || status === "completed");
  const ids = new Set(own.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  return [...ids].filter((id) => conferenceOf(id, season) !== null);
}

/** The rows of /records of one season or of every season, by year and then by school. A team without a completed game has zeros. */
export function recordRows(world: World, year: number | undefined): TeamRecords[] {
  const played = new Map(teamSeasons(world).map((each) => [`${each.season} ${each.teamId}`, each]));
  return [...group(world, ({ season }) => season)]
    .filter(([season]) => year === undefined || season === year)
    .sort(([a], [b]) => a - b)
    .flatMap(([season, games]) =>
      teamsOf(season, games)
        .sort((a, b) => compareText(teamById(a).school, teamById(b).school))
        .map((teamId) => teamRecords(played.get(`${season} ${teamId}`) ?? { season, teamId, games: [] })),
    );
}
