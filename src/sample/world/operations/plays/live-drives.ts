import type { LiveGame } from "../../../../document/schemas.js";
import { isDropback, isRun } from "../../measures/advanced-stats.js";
import type { GameState } from "../../measures/game-state.js";
import {
  playTypeId,
  playTypeOf,
  scoresAfterDrive,
  scoresAfterPlay,
  sideWithBall,
  wallclockOf,
  yardsGainedOf,
} from "../../measures/play-fields.js";
import { round, sum } from "../../numbers.js";
import {
  type Drive,
  isScoringOpportunity,
  isScrimmage,
  lastSnap,
  leadOf,
  opposite,
  type Play,
  SECONDS_PER_PERIOD,
} from "../../simulation/model.js";
import { clockText, timedText } from "../../simulation/play-text.js";
import { schoolOn, teamOn } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";

type LiveDrive = LiveGame["drives"][number];

/** Unlike /drives, /live/plays writes the results out. */
const resultTexts: Readonly<Record<Drive["plan"]["result"], string>> = {
  touchdown: "Touchdown",
  field_goal: "Field Goal",
  missed_field_goal: "Missed FG",
  punt: "Punt",
  interception: "Interception",
  fumble: "Fumble",
  downs: "Downs",
  safety: "Safety",
  interception_touchdown: "Interception Touchdown",
  punt_touchdown: "Punt Touchdown",
  kickoff_touchdown: "Touchdown",
  end_of_half: "End of Half",
  end_of_game: "End of Game",
};

/** The drives that have begun, each with its rows so far. A drive is completed with its last play, also where marks follow. */
export function drivesSoFar({ game, plays }: GameState): { drive: Drive; completed: boolean }[] {
  return (game.playByPlay?.drives ?? []).flatMap((whole) => {
    const own = plays.filter(({ driveId }) => driveId === whole.id);
    if (own.length === 0) return [];
    const last = lastSnap(whole);
    const completed = last === undefined || own.includes(last);
    const scoringOpportunity = isScoringOpportunity(own);
    return [{ drive: { ...whole, plays: own, scoringOpportunity, points: completed ? whole.points : 0 }, completed }];
  });
}

function livePlay(game: WorldGame, play: Play): LiveDrive["plays"][number] {
  const side = sideWithBall(play);
  const after = scoresAfterPlay(game, play);
  const type = playTypeOf(play);
  return {
    id: play.id,
    homeScore: after.home,
    awayScore: after.away,
    period: play.period,
    clock: clockText(play.clock),
    wallClock: wallclockOf(game, play),
    teamId: teamOn(game, side),
    team: schoolOn(game, side),
    down: play.down,
    distance: play.distance,
    yardsToGoal: play.yardsToGoal,
    yardsGained: yardsGainedOf(play),
    playTypeId: playTypeId(type),
    playType: type,
    epa: play.ppa === null ? null : round(play.ppa, 3),
    garbageTime: play.garbageTime,
    success: play.success ?? false,
    rushPass: isRun(play) ? "rush" : isDropback(play) ? "pass" : "other",
    downType: play.passingDown ? "passing" : "standard",
    playText: timedText(game, play),
  };
}

/** The drives so far. The current one is last; it lacks its end, and the clock at its start. */
export function liveDrives(state: GameState): LiveDrive[] {
  const { game, next } = state;
  return drivesSoFar(state).map(({ drive, completed }) => {
    const scrimmage = drive.plays.filter(isScrimmage);
    const { side } = drive;
    const after = scoresAfterDrive(game, drive);
    const gained = after[side] - after[opposite(side)] - leadOf(side, drive);
    const elapsed =
      next === null ? null : (next.period - drive.startPeriod) * SECONDS_PER_PERIOD + drive.startClock - next.clock;
    return {
      id: drive.id,
      offenseId: teamOn(game, side),
      offense: schoolOn(game, side),
      defenseId: teamOn(game, opposite(side)),
      defense: schoolOn(game, opposite(side)),
      playCount: scrimmage.length,
      yards: sum(scrimmage, ({ yards }) => yards),
      startPeriod: drive.startPeriod,
      startClock: completed ? clockText(drive.startClock) : null,
      startYardsToGoal: drive.startYardsToGoal,
      endPeriod: completed ? drive.endPeriod : null,
      endClock: completed ? clockText(drive.endClock) : null,
      endYardsToGoal: completed ? drive.endYardsToGoal : null,
      duration: completed ? clockText(drive.seconds) : elapsed === null ? null : clockText(elapsed),
      scoringOpportunity: drive.scoringOpportunity,
      result: completed ? resultTexts[drive.plan.result] : "",
      pointsGained: completed ? gained : 0,
      plays: drive.plays.map((play) => livePlay(game, play)),
    };
  });
}
