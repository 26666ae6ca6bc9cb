import type { LiveGame } from "../../../../document/schema.js";
import { driveResults } from "../../facts/play-types.js";
import { isDropback, isRun } from "../../measures/advanced-stats.js";
import { clockOf, type GameState } from "../../measures/game-state.js";
import {
  playTypeId,
  playTypeOf,
  scoresAfterDrive,
  scoresAfterPlay,
  sideWithBall,
  unitsOfPlay,
  wallclockOf,
  yardsGainedOf,
} from "../../measures/play-fields.js";
import { roundOrNull, sum } from "../../numbers.js";
import type { Sparse } from "../../responses/source.js";
import { isScoringOpportunity } from "../../simulation/complete-drive.js";
import { isPassingDown } from "../../simulation/expected-points.js";
import {
  type Drive,
  idOfPlay,
  isScrimmage,
  leadOf,
  opposite,
  type Play,
  SECONDS_PER_PERIOD,
} from "../../simulation/model.js";
import { clockText, timedText } from "../../simulation/play-text.js";
import { schoolOn, teamOn } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";

type LivePlay = LiveGame["drives"][number]["plays"][number];

/**
 * Returns the drives that have begun, each with its rows so far. A drive is completed after its last play, even if a row that is not a play, such as
 * a timeout, follows.
 */
export function drivesSoFar({ game, plays }: GameState): { drive: Drive; completed: boolean }[] {
  return (game.playByPlay?.drives ?? []).flatMap((whole) => {
    const own = plays.filter(({ driveNumber }) => driveNumber === whole.number);
    if (own.length === 0) return [];
    const completed = own.includes(whole.last);
    const scoringOpportunity = isScoringOpportunity(own);
    return [{ drive: { ...whole, plays: own, scoringOpportunity, points: completed ? whole.points : 0 }, completed }];
  });
}

function livePlay(game: WorldGame, play: Play): Sparse<LivePlay> {
  const side = sideWithBall(play);
  const after = scoresAfterPlay(game, play);
  const type = playTypeOf(play);
  return {
    ...play,
    id: idOfPlay(game, play),
    homeScore: after.home,
    awayScore: after.away,
    clock: clockText(play.clock),
    wallClock: wallclockOf(game, play),
    teamId: teamOn(game, side),
    team: schoolOn(game, side),
    yardsGained: yardsGainedOf(play),
    playTypeId: playTypeId(type),
    playType: type,
    epa: roundOrNull(play.ppa, 3),
    success: play.success ?? false,
    rushPass: isRun(play) ? "rush" : isDropback(play) ? "pass" : "other",
    downType: isPassingDown(play.down, play.distance) ? "passing" : "standard",
    playText: timedText(game, play),
  };
}

/** Returns the drives so far. The last one may be in progress. If it is, the row has neither an end nor the clock at the start. */
export function liveDrives(state: GameState): Sparse<LiveGame["drives"]> {
  const { game, next } = state;
  const { period, clock } = clockOf(state);
  return drivesSoFar(state).map(({ drive, completed }) => {
    const { side, startPeriod, startClock } = drive;
    const scrimmage = drive.plays.filter(isScrimmage);
    const after = scoresAfterDrive(game, drive);
    const gained = after[side] - after[opposite(side)] - leadOf(side, drive);
    const elapsed = next && (period - startPeriod) * SECONDS_PER_PERIOD + startClock - clock;
    const end = {
      startClock: clockText(startClock),
      endPeriod: drive.endPeriod,
      endClock: clockText(drive.endClock),
      endYardsToGoal: drive.endYardsToGoal,
      duration: clockText(drive.seconds),
      result: driveResults[drive.plan.result].long,
      pointsGained: gained,
    };
    const open = { duration: elapsed === null ? null : clockText(elapsed), result: "", pointsGained: 0 };
    return {
      id: drive.id,
      ...unitsOfPlay(game, side),
      playCount: scrimmage.length,
      yards: sum(scrimmage, ({ yards }) => yards),
      startPeriod,
      startYardsToGoal: drive.startYardsToGoal,
      scoringOpportunity: drive.scoringOpportunity,
      ...(completed ? end : open),
      plays: drive.plays.map((play) => livePlay(game, play)),
    };
  });
}
