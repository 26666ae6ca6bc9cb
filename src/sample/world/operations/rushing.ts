import type {
  PlayerRushingGame,
  PlayerRushingSeason,
  RushingPlay,
  TeamRushingGame,
  TeamRushingSeason,
} from "../../../../generated/schema.js";
import { playerById } from "../facts/players.js";
import { playsByPlayer } from "../measures/player-plays.js";
import { playerRushingProduction, rushingProduction } from "../measures/rushing-production.js";
import type { Play } from "../simulation/model.js";
import type { TeamGame, TeamSeason } from "../simulation/team-games.js";
import type { WorldGame } from "../simulation/world.js";
import {
  detailedPlays,
  gameHeader,
  playersOfRows,
  playHeader,
  productionBySide,
  seasonHeader,
  unparsedFields,
} from "./production-rows.js";

/** A row of /rushing/plays: a run, a sack or a kneel. A sack counts for the passer, a kneel for the team. */
export function rushingPlay(game: WorldGame, play: Play): RushingPlay {
  const rusher = play.kind === "sack" ? play.passer : play.rusher;
  const isKneel = play.kind === "kneel";
  const isRush = play.kind === "rush";
  return {
    ...playHeader(game, play),
    startYardsToGoal: play.yardsToGoal,
    rusherId: rusher,
    rusher: rusher === null ? null : playerById(rusher).name,
    rushDirection: play.direction,
    rushingYards: play.yards,
    rusherYards: rusher === null ? null : play.yards,
    isRushingTouchdown: play.touchdown,
    isSack: play.kind === "sack",
    isKneel,
    isTeamRush: isKneel,
    attributionStatus: isKneel ? "team" : "individual",
    directionAnalysisEligible: isRush,
    parseStatus: isRush && play.direction === null ? "partial" : "complete",
  };
}

/** A row of /rushing/plays for a run whose description could not be parsed. */
export function unparsedRushingPlay(game: WorldGame, play: Play): RushingPlay {
  return {
    ...rushingPlay(game, play),
    ...unparsedFields,
    startYardsToGoal: null,
    rushingYards: null,
    isRushingTouchdown: null,
    attributionStatus: "unmatched",
    directionAnalysisEligible: false,
    parseStatus: "invalid",
  };
}

/** The runs of a player, and the sacks that the player took. */
function carriesOf(side: TeamGame, playerId: string): Play[] {
  return detailedPlays(side, "offense").filter(
    ({ kind, rusher, passer }) => rusher === playerId || (kind === "sack" && passer === playerId),
  );
}

/** The rows of /rushing/players/games for one side of a game, by player id. */
export function playerGameRushing(side: TeamGame): PlayerRushingGame[] {
  return playsByPlayer(side.offense.plays)
    .filter(({ rushing }) => rushing.length > 0)
    .map(({ player: { id, name } }) => ({
      ...gameHeader(side),
      playerId: id,
      player: name,
      ...playerRushingProduction(carriesOf(side, id)),
    }));
}

/** The rows of /rushing/players/season for one team, by player id. */
export function playerSeasonRushing(season: TeamSeason): PlayerRushingSeason[] {
  return playersOfRows(season.games.flatMap(playerGameRushing)).map((player) => ({
    ...seasonHeader(season),
    ...player,
    ...playerRushingProduction(season.games.flatMap((side) => carriesOf(side, player.playerId))),
  }));
}

/** A row of /rushing/teams/games. */
export function teamGameRushing(side: TeamGame): TeamRushingGame {
  return {
    ...gameHeader(side),
    ...productionBySide([side], rushingProduction),
  };
}

/** A row of /rushing/teams/season. */
export function teamSeasonRushing(season: TeamSeason): TeamRushingSeason {
  return {
    ...seasonHeader(season),
    ...productionBySide(season.games, rushingProduction),
  };
}
