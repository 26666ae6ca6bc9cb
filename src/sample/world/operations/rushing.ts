import type {
  PlayerRushingGame,
  PlayerRushingSeason,
  RushingPlay,
  TeamRushingGame,
  TeamRushingSeason,
} from "../../../../generated/schema.js";
import { playerById } from "../facts/players.js";
import { isRushingAttempt } from "../measures/advanced-stats.js";
import { playsByPlayer } from "../measures/player-plays.js";
import { playerRushingProduction, rushingProduction } from "../measures/rushing-production.js";
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

/** A row of /rushing/plays: a run, a sack or a kneel. A sack counts for the passer, a kneel for the team. */
function rushingPlay(game: WorldGame, play: Play): RushingPlay {
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
function unparsedRushingPlay(game: WorldGame, play: Play): RushingPlay {
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

/** Whether a play is a run of a player, or a sack that the player took. */
const isCarryOf =
  (playerId: string) =>
  ({ kind, rusher, passer }: Play): boolean =>
    rusher === playerId || (kind === "sack" && passer === playerId);

function carriesOf(side: TeamGame, playerId: string): Play[] {
  return detailedPlays(side, "offense").filter(isCarryOf(playerId));
}

/** The rows of /rushing/players/games for one side of a game, by player id. */
export function playerGameRushing(side: TeamGame): PlayerRushingGame[] {
  return playsByPlayer(side.offense.plays)
    .filter(({ player, all }) => all.some(isCarryOf(player.id)))
    .map(({ player: { id, name } }) => ({
      ...gameHeader(side),
      playerId: id,
      player: name,
      ...playerRushingProduction(carriesOf(side, id)),
    }));
}

/** The rows of /rushing/players/season for one team, by player id. */
function playerSeasonRushing(season: TeamSeason): PlayerRushingSeason[] {
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

/** The rows of /rushing/plays for a game. */
const runsOfGame = once((game: WorldGame): readonly RushingPlay[] => [
  ...unparsedDrivesOf(game)
    .flat()
    .filter(isRushingAttempt)
    .map((play) => unparsedRushingPlay(game, play)),
  ...playsWithDetails(game)
    .filter(isRushingAttempt)
    .map((play) => rushingPlay(game, play)),
]);

const playerGames = once(playerGameRushing);
const playerSeasons = once(playerSeasonRushing);
const teamGames = once(teamGameRushing);
const teamSeasons = once(teamSeasonRushing);

/** The operations of the tag `rushing`. */
export const rushingSources: Sources<
  | "/rushing/plays"
  | "/rushing/players/season"
  | "/rushing/players/games"
  | "/rushing/teams/season"
  | "/rushing/teams/games"
> = {
  "/rushing/plays": {
    rows: ({ world }, query) =>
      selectedGames(world, "/rushing/plays", query).flatMap(runsOfGame).filter(offenseIn(query.classification)),
    uses: ["gameId", "year", "week", "seasonType", "classification"],
  },
  "/rushing/players/season": {
    rows: ({ world }, { year, seasonType }) => seasonsWithPlays(world, year, seasonType).flatMap(playerSeasons),
    uses: ["year", "seasonType"],
    fields: { rusherId: ["playerId"] },
  },
  "/rushing/players/games": {
    rows: ({ world }, query) => sidesWithPlays(world, "/rushing/players/games", query).flatMap(playerGames),
    uses: ["year", "week", "seasonType"],
    fields: { rusherId: ["playerId"] },
  },
  "/rushing/teams/season": {
    rows: ({ world }, { year, seasonType }) => seasonsWithPlays(world, year, seasonType).map(teamSeasons),
    uses: ["year", "seasonType"],
  },
  "/rushing/teams/games": {
    rows: ({ world }, query) => sidesWithPlays(world, "/rushing/teams/games", query).map(teamGames),
    uses: ["year", "week", "seasonType"],
  },
};
