import type { TeamRecord, TeamRecords } from "../../../../../generated/schema.js";
import { conferenceOf, teamById } from "../../facts/teams.js";
import {
  isAwayGame,
  isConferenceGame,
  isHomeGame,
  isNeutralSiteGame,
  isPostseasonGame,
  isRegularSeasonGame,
  recordOfGames,
} from "../../measures/records.js";
import { present, sum } from "../../numbers.js";
import type { TeamGame, TeamSeason } from "../../simulation/team-games.js";

function teamRecord(games: readonly TeamGame[]): TeamRecord {
  const [wins, losses, ties] = recordOfGames(games);
  return { games: games.length, wins, losses, ties };
}

/** A row of /records, from the games of the sample world. */
export function teamRecords({ season, teamId, games }: TeamSeason): TeamRecords {
  const conference = conferenceOf(teamId, season);
  const probabilities = present(games.map(({ game, side }) => game.winProbability?.postgame[side] ?? null));
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
}
