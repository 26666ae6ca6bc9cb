import type { ClockTime } from "../../../generated/schema.js";
import { type PlayTypeText, playTypes } from "../facts/play-types.js";
import { teamById } from "../facts/teams.js";
import { type Drive, opposite, type Play, type Side } from "../simulation/model.js";
import { conferenceName, type WorldGame } from "../world.js";

/** Minutes and seconds; both null where no clock runs. */
export function clockTime(seconds: number | null): ClockTime {
  return seconds === null
    ? { minutes: null, seconds: null }
    : { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** What the clock shows; null in overtime, which has none. */
export function clockOf(period: number, seconds: number): number | null {
  return period > 4 ? null : seconds;
}

/** The team on one side of a game. */
export function teamOn(game: WorldGame, side: Side): number {
  return side === "home" ? game.homeId : game.awayId;
}

/** The school on one side of a game. */
export function schoolOn(game: WorldGame, side: Side): string {
  return teamById(teamOn(game, side)).school;
}

/** Offense and defense with the names of their conferences, where `ball` has the ball. */
export function sidesOfPlay(game: WorldGame, ball: Side) {
  const conference = (side: Side): string | null => conferenceName(teamOn(game, side), game.season);
  return {
    offense: schoolOn(game, ball),
    offenseConference: conference(ball),
    defense: schoolOn(game, opposite(ball)),
    defenseConference: conference(opposite(ball)),
  };
}

/** Who has the ball when the play begins: on a kickoff that is the side that kicks, though the drive is the other's. */
export function ballOf({ kind, side }: Play): Side {
  return kind === "kickoff" ? opposite(side) : side;
}

/** Yards from the home side's goal line, whoever has the ball. */
export function yardlineOf(side: Side, yardsToGoal: number): number {
  return side === "home" ? 100 - yardsToGoal : yardsToGoal;
}

/** The scores once a drive is over. */
export function scoresAfter(game: WorldGame, drive: Drive): Record<Side, number> {
  const next = game.played?.drives.find(({ number }) => number === drive.number + 1);
  if (next !== undefined) return { home: next.homeScore, away: next.awayScore };
  return game.points === null ? { home: 0, away: 0 } : { ...game.points };
}

/** The scores once a play is over: it is the last play of a drive that brings its points. */
export function scoresAfterPlay(game: WorldGame, play: Play): Record<Side, number> {
  const drive = game.played?.drives.find(({ id }) => id === play.driveId);
  const isLast = drive?.plays.at(-1)?.id === play.id;
  return drive !== undefined && isLast ? scoresAfter(game, drive) : { home: play.homeScore, away: play.awayScore };
}

/** The type of a play in the service's words. */
export function playTypeOf(play: Play): PlayTypeText {
  if (play.safety) return "Safety";
  if (play.turnover === "interception") return "Pass Interception Return";
  if (play.turnover === "fumble") return "Fumble Recovery (Opponent)";
  switch (play.kind) {
    case "kickoff":
      return play.returnYards === null ? "Kickoff" : "Kickoff Return (Offense)";
    case "punt":
      return "Punt";
    case "field_goal":
      return play.kickGood ? "Field Goal Good" : "Field Goal Missed";
    case "penalty":
      return "Penalty";
    case "sack":
      return "Sack";
    case "rush":
    case "kneel":
      return play.touchdown ? "Rushing Touchdown" : "Rush";
    case "pass":
      if (play.outcome !== "completion") return "Pass Incompletion";
      return play.touchdown ? "Passing Touchdown" : "Pass Reception";
  }
}

/** The number of a type of play. */
export function playTypeId(text: PlayTypeText): number {
  return playTypes.find((type) => type.text === text)?.id ?? 999;
}

/** The game takes about twice as long as its clock runs, with twenty minutes between the halves. */
const PACE = 2.2;
const HALFTIME = 1200;
const OVERTIME_PLAY = 45;

/** When a play happened by the time of day. */
export function wallclockOf(game: WorldGame, play: Play): string {
  const overtimes = game.played?.plays.filter(({ period }) => period > 4) ?? [];
  const later = overtimes.findIndex(({ id }) => id === play.id);
  const onClock = later < 0 ? (play.period - 1) * 900 + 900 - play.clock : 3600;
  const real = onClock * PACE + (play.period > 2 ? HALFTIME : 0) + (later + 1) * OVERTIME_PLAY;
  return new Date(Date.parse(game.start) + Math.round(real) * 1000).toISOString();
}
