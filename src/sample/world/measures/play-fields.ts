import { type PlayTypeText, playTypes } from "../facts/play-types.js";
import { conferenceName } from "../facts/teams.js";
import { secondsFromKickoff } from "../simulation/clock.js";
import { type Drive, opposite, type Play, type PlayKind, type Side } from "../simulation/model.js";
import { schoolOn, teamOn } from "../simulation/team-games.js";
import type { WorldGame } from "../simulation/world.js";

/** Returns seconds as minutes and seconds. Overtime has no clock, so its plays are at 0:00. */
export function clockTime(seconds: number) {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/**
 * Returns offense and defense with their conferences. `offense` is the side with the ball. `conferenceOf` returns a conference's name or another form
 * of it.
 */
export function unitsOfPlay(game: WorldGame, offense: Side, conferenceOf = conferenceName) {
  const [offenseId, defenseId] = [teamOn(game, offense), teamOn(game, opposite(offense))];
  return {
    offenseId,
    offense: schoolOn(game, offense),
    offenseConference: conferenceOf(offenseId, game.season),
    defenseId,
    defense: schoolOn(game, opposite(offense)),
    defenseConference: conferenceOf(defenseId, game.season),
  };
}

/** Returns the side with the ball at the start of a play. On a kickoff, this is the kicking side, although the drive belongs to the other side. */
export function sideWithBall({ kind, side }: Play): Side {
  return kind === "kickoff" ? opposite(side) : side;
}

/** Returns the yards from the home side's goal line. `side` has the ball. */
export function yardlineOf(side: Side, yardsToGoal: number): number {
  return side === "home" ? 100 - yardsToGoal : yardsToGoal;
}

/** Returns the yards that a row of plays shows. After an interception, these are the yards of the return. */
export function yardsGainedOf({ turnover, returnYards, yards }: Play): number {
  return turnover === "interception" ? (returnYards ?? 0) : yards;
}

/** Returns the scores after a drive. */
export function scoresAfterDrive(game: WorldGame, drive: Drive): Record<Side, number> {
  const next = game.playByPlay?.drives.find(({ number }) => number === drive.number + 1);
  if (next !== undefined) return { home: next.homeScore, away: next.awayScore };
  return game.points === null ? { home: 0, away: 0 } : { ...game.points };
}

/** Returns the scores after a play. A drive's points are scored on its last play. */
export function scoresAfterPlay(game: WorldGame, play: Play): Record<Side, number> {
  const drive = game.playByPlay?.drives[play.driveNumber - 1];
  return drive?.last === play ? scoresAfterDrive(game, drive) : { home: play.homeScore, away: play.awayScore };
}

const returnTouchdownTypes: Readonly<Partial<Record<PlayKind, PlayTypeText>>> = {
  pass: "Interception Return Touchdown",
  punt: "Punt Return Touchdown",
  kickoff: "Kickoff Return Touchdown",
};

/** The types that depend only on the play's kind. */
const plainTypes = {
  punt: "Punt",
  penalty: "Penalty",
  sack: "Sack",
  timeout: "Timeout",
  end_of_period: "End Period",
  end_of_half: "End of Half",
  end_of_regulation: "End of Regulation",
  end_of_game: "End of Game",
} as const satisfies Partial<Record<PlayKind, PlayTypeText>>;

/** Returns the service's name for a play's type. */
export function playTypeOf(play: Play): PlayTypeText {
  if (play.safety) return "Safety";
  if (play.returnTouchdown) return returnTouchdownTypes[play.kind] ?? "Uncategorized";
  if (play.turnover === "interception") return "Pass Interception Return";
  if (play.turnover === "fumble") return "Fumble Recovery (Opponent)";
  if (play.fumbleRecovered && !play.touchdown) return "Fumble Recovery (Own)";
  switch (play.kind) {
    case "kickoff":
      return play.returnYards === null ? "Kickoff" : "Kickoff Return (Offense)";
    case "field_goal":
      if (play.kickBlocked) return "Blocked Field Goal";
      return play.kickGood ? "Field Goal Good" : "Field Goal Missed";
    case "rush":
    case "kneel":
      return play.touchdown ? "Rushing Touchdown" : "Rush";
    case "pass":
      if (play.outcome !== "completion") return "Pass Incompletion";
      return play.touchdown ? "Passing Touchdown" : "Pass Reception";
    default:
      return plainTypes[play.kind];
  }
}

/** Returns the id of a play type. */
export function playTypeId(text: PlayTypeText): number {
  return playTypes.find((type) => type.text === text)?.id ?? 999;
}

/** Returns when a play begins, in milliseconds since 1970. Overtime has no clock, so its plays are spread evenly. */
export function timeOfPlay(game: WorldGame, play: Play): number {
  const { period, clock } = play;
  const start = Date.parse(game.start);
  if (period <= 4) return start + Math.round(secondsFromKickoff(game, period, clock)) * 1000;
  const overtime = game.playByPlay?.plays.filter((each) => each.period === period) ?? [];
  const share = (overtime.indexOf(play) + 1) / (overtime.length + 1);
  return start + Math.round(secondsFromKickoff(game, period, clock, share)) * 1000;
}

/** Returns the time at which a play begins, in ISO 8601. */
export function wallclockOf(game: WorldGame, play: Play): string {
  return new Date(timeOfPlay(game, play)).toISOString();
}
