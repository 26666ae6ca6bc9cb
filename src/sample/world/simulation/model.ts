export type Side = "home" | "away";
export type Depth = "short" | "deep";
export type Direction = "left" | "middle" | "right";
export type Conversion = "kick" | "missed_kick" | "two_points" | "failed_two_points";
export type DriveResult =
  | "touchdown"
  | "field_goal"
  | "missed_field_goal"
  | "punt"
  | "interception"
  | "fumble"
  | "downs"
  | "safety"
  | "interception_touchdown"
  | "punt_touchdown"
  | "kickoff_touchdown"
  | "end_of_half"
  | "end_of_game";
/** The kinds of marks. A mark is a row of the play-by-play that is not a play. */
export type MarkKind = "timeout" | "end_of_period" | "end_of_half" | "end_of_regulation" | "end_of_game";
export type SnapKind = "kickoff" | "rush" | "kneel" | "pass" | "sack" | "penalty" | "punt" | "field_goal";
export type PlayKind = SnapKind | MarkKind;
/** How a side uses the clock. A side that is behind hurries late in a half, and a side that is ahead lets the clock run. */
export type Tempo = "normal" | "hurry" | "slow";

/** The points of both sides. */
export type Score = Record<Side, number>;

export const opposite = (side: Side): Side => (side === "home" ? "away" : "home");

/** What is decided about a drive before its plays, so that the score matches the game's score. */
export interface DrivePlan {
  readonly side: Side;
  /** The period in which the drive ends. */
  readonly period: number;
  readonly result: DriveResult;
  readonly conversion: Conversion | null;
  readonly tempo: Tempo;
}

const touchdownPoints: Readonly<Record<Conversion, number>> = {
  kick: 7,
  missed_kick: 6,
  two_points: 8,
  failed_two_points: 6,
};

/** Returns the side that scores a touchdown in the drive, on offense or with a return. Returns null if the drive does not have a touchdown. */
export function touchdownSide({ side, result }: Pick<DrivePlan, "side" | "result">): Side | null {
  if (result === "touchdown" || result === "kickoff_touchdown") return side;
  return result === "interception_touchdown" || result === "punt_touchdown" ? opposite(side) : null;
}

/** Returns both sides' points from a drive. */
export function pointsOf(plan: Omit<DrivePlan, "tempo">): Score {
  const score: Score = { home: 0, away: 0 };
  const scorer = touchdownSide(plan);
  if (scorer !== null) score[scorer] = touchdownPoints[plan.conversion ?? "kick"];
  if (plan.result === "field_goal") score[plan.side] = 3;
  if (plan.result === "safety") score[opposite(plan.side)] = 2;
  return score;
}

/** Adds a drive's points to a score. */
export function addPoints(score: Score, plan: DrivePlan): void {
  const added = pointsOf(plan);
  score.home += added.home;
  score.away += added.away;
}

/** A snap or a kickoff, before its drive has times. The id for a role is null if no player has that role. */
export interface Snap {
  readonly kind: PlayKind;
  readonly down: number;
  readonly distance: number;
  readonly yardsToGoal: number;
  readonly yards: number;
  readonly firstDown: boolean;
  /** Whether the side with the ball scored a touchdown. */
  readonly touchdown: boolean;
  /** Whether a returned kick or interception was a touchdown. */
  readonly returnTouchdown: boolean;
  readonly safety: boolean;
  readonly turnover: "interception" | "fumble" | null;
  /** Whether the side with the ball recovered its own fumble. */
  readonly fumbleRecovered: boolean;
  readonly passer: string | null;
  readonly target: string | null;
  readonly rusher: string | null;
  readonly kicker: string | null;
  readonly returner: string | null;
  /** The defender who made the tackle, the sack, the interception, the pass breakup or the fumble recovery. */
  readonly defender: string | null;
  readonly solo: boolean;
  readonly outcome: "completion" | "incompletion" | "interception" | null;
  readonly airYards: number | null;
  readonly depth: Depth | null;
  readonly direction: Direction | null;
  /** Spikes and throwaways count only as attempts. */
  readonly wasted: "spike" | "throwaway" | null;
  /** The defender who hurried the passer. A sack does not count as a hurry. */
  readonly hurriedBy: string | null;
  readonly brokenUp: boolean;
  readonly havoc: "front" | "back" | null;
  readonly penaltyOn: "offense" | "defense" | null;
  readonly foul: string | null;
  readonly kickGood: boolean | null;
  readonly kickBlocked: boolean;
  readonly kickYards: number | null;
  /** The yards of a returned kick or interception. */
  readonly returnYards: number | null;
  /** Predicted points added. Null for kicks, kneels, spikes and penalties. */
  readonly ppa: number | null;
  readonly success: boolean | null;
}

/** A snap, a kickoff or a mark, with its position in the game. The scores are those before it. */
export interface Play extends Snap {
  readonly driveNumber: number;
  readonly number: number;
  readonly side: Side;
  readonly period: number;
  /** Seconds left in the period. 0 in overtime. */
  readonly clock: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly garbageTime: boolean;
  /** The side that took a timeout. */
  readonly calledBy: Side | null;
  /** The timeouts that each side has left after the play. */
  readonly timeouts: Readonly<Record<Side, number>>;
  /** The try after a touchdown, and the player who kicked, ran or threw. */
  readonly conversion: Conversion | null;
  readonly tryBy: string | null;
}

const marks = new Set<PlayKind>(["timeout", "end_of_period", "end_of_half", "end_of_regulation", "end_of_game"]);

/** Whether a row of the play-by-play is a play. Kickoffs count as plays. */
export const isSnap = ({ kind }: Pick<Snap, "kind">): boolean => !marks.has(kind);

/** Whether a row of the play-by-play is a play from scrimmage. */
export const isScrimmage = (play: Pick<Snap, "kind">): boolean => play.kind !== "kickoff" && isSnap(play);

/** Returns a play's id, which is the game's id with three digits for the drive and three for the play. */
export const idOfPlay = ({ id }: { id: number }, { driveNumber, number }: Play): string =>
  `${id}${String(1000 * driveNumber + number).padStart(6, "0")}`;

/** Returns the id of the drive with this number. */
export const idOfDrive = ({ id }: { id: number }, driveNumber: number): string => `${id}${driveNumber}`;

/** A drive without times. `snaps` includes the kickoff before the drive, and `last` is the play that ends the drive. */
export interface Possession<P extends Snap = Snap> {
  readonly plan: DrivePlan;
  readonly snaps: readonly P[];
  readonly last: P;
  readonly startYardsToGoal: number;
  /** The points for the side with the ball. They are 0 if the other side scores with a safety or a return. */
  readonly points: number;
  /** Whether the drive had a first down within 40 yards of the goal, or a touchdown. */
  readonly scoringOpportunity: boolean;
}

/** A test for plays that does not need times. */
export type SnapTest = (play: Snap) => boolean;

/** A drive with its plays. */
export interface Drive extends Possession<Play> {
  readonly id: string;
  readonly gameId: number;
  readonly number: number;
  readonly side: Side;
  readonly plays: readonly Play[];
  readonly endYardsToGoal: number;
  readonly startPeriod: number;
  readonly startClock: number;
  readonly endPeriod: number;
  readonly endClock: number;
  readonly seconds: number;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** The drives and plays of a simulated game. */
export interface PlayByPlay {
  readonly drives: readonly Drive[];
  readonly plays: readonly Play[];
}

/** The length of a period, in seconds. */
export const SECONDS_PER_PERIOD = 900;

/** Returns a side's lead, which is negative if the side is behind. */
export function leadOf(side: Side, { homeScore, awayScore }: Pick<Play, "homeScore" | "awayScore">): number {
  return side === "home" ? homeScore - awayScore : awayScore - homeScore;
}
