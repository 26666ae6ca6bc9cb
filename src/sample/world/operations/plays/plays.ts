import type { Play as PlayRow } from "../../../../document/schema.js";
import { once } from "../../computed.js";
import { playTypes } from "../../facts/play-types.js";
import {
  clockTime,
  playTypeOf,
  scoresAfterPlay,
  sideWithBall,
  unitsOfPlay,
  wallclockOf,
  yardlineOf,
  yardsGainedOf,
} from "../../measures/play-fields.js";
import type { SomeSources } from "../../responses/source.js";
import { idOfDrive, idOfPlay, opposite, type Play } from "../../simulation/model.js";
import { playText } from "../../simulation/play-text.js";
import { schoolOn } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";
import { selectedGames } from "../selected-games.js";

/** Returns a row of /plays, with the scores after the play. */
function playRow(game: WorldGame, play: Play): PlayRow {
  const offense = sideWithBall(play);
  const after = scoresAfterPlay(game, play);
  const units = unitsOfPlay(game, offense);
  // Lists each member, because a spread before so many members would be very slow.
  return {
    offense: units.offense,
    offenseConference: units.offenseConference,
    defense: units.defense,
    defenseConference: units.defenseConference,
    id: idOfPlay(game, play),
    driveId: idOfDrive(game, play.driveNumber),
    gameId: game.id,
    driveNumber: play.driveNumber,
    playNumber: play.number,
    offenseScore: after[offense],
    home: schoolOn(game, "home"),
    away: schoolOn(game, "away"),
    defenseScore: after[opposite(offense)],
    period: play.period,
    clock: clockTime(play.clock),
    offenseTimeouts: play.timeouts[offense],
    defenseTimeouts: play.timeouts[opposite(offense)],
    yardline: yardlineOf(offense, play.yardsToGoal),
    yardsToGoal: play.yardsToGoal,
    down: play.down,
    distance: play.distance,
    yardsGained: yardsGainedOf(play),
    scoring: after.home + after.away > play.homeScore + play.awayScore,
    playType: playTypeOf(play),
    playText: playText(game, play),
    ppa: play.ppa,
    wallclock: wallclockOf(game, play),
  };
}

/** Returns a game's rows of /plays. */
const playsOfGame = once((game: WorldGame) => (game.playByPlay?.plays ?? []).map((play) => playRow(game, play)));

/** How the operations about plays respond. */
export const playsSources = {
  "/plays": {
    rows: ({ world }, query) => selectedGames(world, "/plays", query).flatMap(playsOfGame),
    uses: ["year", "week", "seasonType"],
  },
  "/plays/types": { rows: () => playTypes },
} satisfies SomeSources;
