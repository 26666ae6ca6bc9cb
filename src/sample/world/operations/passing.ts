import type {
  PassingPlay,
  PlayerPassingGame,
  PlayerPassingSeason,
  TeamPassingGame,
  TeamPassingSeason,
} from "../../../../generated/schema.js";
import { playerById } from "../facts/players.js";
import { locationOf, passingProduction } from "../measures/passing-production.js";
import { playsByPlayer } from "../measures/player-plays.js";
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

export const isPass = ({ kind }: Play): boolean => kind === "pass";
const nameOf = (id: string | null): string | null => (id === null ? null : playerById(id).name);

/** A row of /passing/plays. */
export function passingPlay(game: WorldGame, play: Play): PassingPlay {
  const { airYards, outcome, wasted } = play;
  const location = locationOf(play);
  return {
    ...playHeader(game, play),
    passerId: play.passer,
    passer: nameOf(play.passer),
    targetId: play.target,
    target: nameOf(play.target),
    outcome: outcome ?? "incompletion",
    airYards,
    passDepth: play.depth,
    passDirection: play.direction,
    passLocation: location === "unknown" ? null : location,
    totalYards: play.yards,
    yardsAfterCatch: outcome === "completion" && airYards !== null ? play.yards - airYards : null,
    startYardsToGoal: play.yardsToGoal,
    targetYardsToGoal: airYards === null ? null : play.yardsToGoal - airYards,
    isSpike: wasted === "spike",
    isThrowaway: wasted === "throwaway",
    isIntentionalGrounding: false,
    parseStatus: location === "unknown" || airYards === null ? "partial" : "complete",
    locationAnalysisEligible: wasted === null,
  };
}

/** A row of /passing/plays for a pass whose description could not be parsed. */
export function unparsedPassingPlay(game: WorldGame, play: Play): PassingPlay {
  return {
    ...passingPlay(game, play),
    ...unparsedFields,
    totalYards: null,
    parseStatus: "invalid",
    locationAnalysisEligible: false,
  };
}

function passesOf(side: TeamGame, playerId: string): Play[] {
  return detailedPlays(side, "offense").filter(({ passer }) => passer === playerId);
}

/** The rows of /passing/players/games for one side of a game, by player id. */
export function playerGamePassing(side: TeamGame): PlayerPassingGame[] {
  const { plays } = side.offense;
  return playsByPlayer(plays)
    .filter(({ player }) => plays.some((play) => isPass(play) && play.passer === player.id))
    .map(({ player: { id, name } }) => ({
      ...gameHeader(side),
      playerId: id,
      player: name,
      ...passingProduction(passesOf(side, id)),
    }));
}

/** The rows of /passing/players/season for one team, by player id. */
export function playerSeasonPassing(season: TeamSeason): PlayerPassingSeason[] {
  return playersOfRows(season.games.flatMap(playerGamePassing)).map((player) => ({
    ...seasonHeader(season),
    ...player,
    ...passingProduction(season.games.flatMap((side) => passesOf(side, player.playerId))),
  }));
}

/** A row of /passing/teams/games. */
export function teamGamePassing(side: TeamGame): TeamPassingGame {
  return {
    ...gameHeader(side),
    ...productionBySide([side], passingProduction),
  };
}

/** A row of /passing/teams/season. */
export function teamSeasonPassing(season: TeamSeason): TeamPassingSeason {
  return {
    ...seasonHeader(season),
    ...productionBySide(season.games, passingProduction),
  };
}
