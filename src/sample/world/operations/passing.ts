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
import { once, type Sources } from "../responses/source.js";
import type { Play } from "../simulation/model.js";
import type { TeamGame, TeamSeason } from "../simulation/team-games.js";
import { unparsedDrivesOf } from "../simulation/unparsed-plays.js";
import type { WorldGame } from "../simulation/world.js";
import {
  detailedPlays,
  gameHeader,
  offenseIn,
  playersOfRows,
  playHeader,
  playsWithDetails,
  productionBySide,
  seasonHeader,
  unparsedFields,
} from "./production-rows.js";
import { seasonsWithPlays, selectedGames, sidesWithPlays } from "./selected-games.js";

const isPass = ({ kind }: Play): boolean => kind === "pass";
const nameOf = (id: string | null): string | null => (id === null ? null : playerById(id).name);

/** A row of /passing/plays. */
function passingPlay(game: WorldGame, play: Play): PassingPlay {
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
function unparsedPassingPlay(game: WorldGame, play: Play): PassingPlay {
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
function playerSeasonPassing(season: TeamSeason): PlayerPassingSeason[] {
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

/** The rows of /passing/plays for a game. */
const passesOfGame = once((game: WorldGame): readonly PassingPlay[] => [
  ...unparsedDrivesOf(game)
    .flat()
    .filter(isPass)
    .map((play) => unparsedPassingPlay(game, play)),
  ...playsWithDetails(game)
    .filter(isPass)
    .map((play) => passingPlay(game, play)),
]);

const playerGames = once(playerGamePassing);
const playerSeasons = once(playerSeasonPassing);
const teamGames = once(teamGamePassing);
const teamSeasons = once(teamSeasonPassing);

/** The operations of the tag `passing`. */
export const passingSources: Sources<
  | "/passing/plays"
  | "/passing/players/season"
  | "/passing/players/games"
  | "/passing/teams/season"
  | "/passing/teams/games"
> = {
  "/passing/plays": {
    rows: ({ world }, query) =>
      selectedGames(world, "/passing/plays", query).flatMap(passesOfGame).filter(offenseIn(query.classification)),
    uses: ["year", "week", "seasonType", "gameId", "classification"],
  },
  "/passing/players/season": {
    rows: ({ world }, { year, seasonType }) => seasonsWithPlays(world, year, seasonType).flatMap(playerSeasons),
    uses: ["year", "seasonType"],
    fields: { passerId: ["playerId"] },
  },
  "/passing/players/games": {
    rows: ({ world }, query) => sidesWithPlays(world, "/passing/players/games", query).flatMap(playerGames),
    uses: ["year", "week", "seasonType"],
    fields: { passerId: ["playerId"] },
  },
  "/passing/teams/season": {
    rows: ({ world }, { year, seasonType }) => seasonsWithPlays(world, year, seasonType).map(teamSeasons),
    uses: ["year", "seasonType"],
  },
  "/passing/teams/games": {
    rows: ({ world }, query) => sidesWithPlays(world, "/passing/teams/games", query).map(teamGames),
    uses: ["year", "week", "seasonType"],
  },
};
