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
  | "end_of_half"
  | "end_of_game";
export type PlayKind = "kickoff" | "rush" | "kneel" | "pass" | "sack" | "penalty" | "punt" | "field_goal";

/** The other side of the ball. */
export const opposite = (side: Side): Side => (side === "home" ? "away" : "home");

/** What is settled about a drive before its plays are: the score has to come out as it did. */
export interface DrivePlan {
  readonly side: Side;
  /** The period in which it ends. */
  readonly period: number;
  readonly result: DriveResult;
  readonly conversion: Conversion | null;
}

/** One snap, or a kickoff: what happened, who did it, what it was worth. Ids of players are null where nobody is credited. */
export interface Snap {
  readonly kind: PlayKind;
  readonly down: number;
  readonly distance: number;
  readonly yardsToGoal: number;
  readonly yards: number;
  readonly firstDown: boolean;
  readonly touchdown: boolean;
  readonly safety: boolean;
  readonly turnover: "interception" | "fumble" | null;
  readonly passer: string | null;
  readonly target: string | null;
  readonly rusher: string | null;
  /** A kick's kicker, or its returner for kickoffs and punts that were returned. */
  readonly kicker: string | null;
  readonly returner: string | null;
  /** The defender credited with the tackle, the sack, the interception or the pass broken up. */
  readonly defender: string | null;
  readonly solo: boolean;
  readonly outcome: "completion" | "incompletion" | "interception" | null;
  readonly airYards: number | null;
  readonly depth: Depth | null;
  readonly direction: Direction | null;
  /** Spikes and balls thrown away count as attempts and for nothing else. */
  readonly wasted: "spike" | "throwaway" | null;
  readonly hurried: boolean;
  readonly brokenUp: boolean;
  readonly havoc: "front" | "back" | null;
  readonly penaltyOn: "offense" | "defense" | null;
  readonly kickGood: boolean | null;
  readonly kickYards: number | null;
  readonly returnYards: number | null;
  /** Predicted points added; null for whatever is not a play from scrimmage that measures count. */
  readonly ppa: number | null;
  readonly success: boolean | null;
}

/** A snap in its place in the game. The scores are those before it. */
export interface Play extends Snap {
  readonly id: string;
  readonly gameId: number;
  readonly driveId: string;
  readonly number: number;
  readonly side: Side;
  readonly period: number;
  /** Seconds left in the period; 0 in overtime. */
  readonly clock: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly passingDown: boolean;
  readonly garbageTime: boolean;
}

/** A possession with its plays. */
export interface Drive {
  readonly id: string;
  readonly gameId: number;
  readonly number: number;
  readonly side: Side;
  readonly plan: DrivePlan;
  readonly plays: readonly Play[];
  readonly startYardsToGoal: number;
  readonly endYardsToGoal: number;
  readonly startPeriod: number;
  readonly startClock: number;
  readonly endPeriod: number;
  readonly endClock: number;
  readonly seconds: number;
  /** Points for the side with the ball; a safety gives the other side two. */
  readonly points: number;
  /** Whether it had a first down within forty yards of the goal. */
  readonly opportunity: boolean;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** A game played out. */
export interface PlayedGame {
  readonly gameId: number;
  readonly drives: readonly Drive[];
  readonly plays: readonly Play[];
}
