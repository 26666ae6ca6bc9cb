import { expectedPoints, isSuccessful, turnoverPoints } from "./expected-points.js";
import type { Play, Snap } from "./model.js";

/** The situation before a snap. */
export type Situation = Pick<Snap, "down" | "distance" | "yardsToGoal">;

/**
 * A snap that is being built. It has every member from the start, and later steps change their values. A season has thousands of snaps, and copying
 * them or adding members would take most of the time.
 */
export type SnapDraft = { -readonly [Member in keyof Snap]: Snap[Member] };

/** A play whose position in its game is being set. */
export type PlayDraft = { -readonly [Member in keyof Play]: Play[Member] };

const NONE_TAKEN = { home: 3, away: 3 };

/** Returns a snap without an outcome. Every kind of snap is built from it. */
export function blankSnap(kind: Snap["kind"], { down, distance, yardsToGoal }: Situation): SnapDraft {
  return {
    kind,
    down,
    distance,
    yardsToGoal,
    yards: 0,
    firstDown: false,
    touchdown: false,
    returnTouchdown: false,
    safety: false,
    turnover: null,
    fumbleRecovered: false,
    passer: null,
    target: null,
    rusher: null,
    kicker: null,
    returner: null,
    defender: null,
    solo: false,
    outcome: null,
    airYards: null,
    depth: null,
    direction: null,
    wasted: null,
    hurriedBy: null,
    brokenUp: false,
    havoc: null,
    penaltyOn: null,
    foul: null,
    kickGood: null,
    kickBlocked: false,
    kickYards: null,
    returnYards: null,
    ppa: null,
    success: null,
  };
}

/**
 * Turns a snap into a play without a position. Sums over a season do not need positions, and a snap without them is a quarter smaller. Uses
 * `Object.assign`, because setting members after a spread is slow, and a season has 27,000 plays.
 */
export function blankPlay(snap: Snap): PlayDraft {
  const position = {
    driveNumber: 0,
    number: 0,
    side: "home",
    period: 0,
    clock: 0,
    homeScore: 0,
    awayScore: 0,
  } as const;
  const state = { garbageTime: false, calledBy: null, timeouts: NONE_TAKEN, conversion: null, tryBy: null };
  return Object.assign({}, snap, position, state);
}

/** The value of a touchdown with its try, in predicted points. */
const TOUCHDOWN = 6.97;

/** Turns a kick or an interception into a touchdown return of this many yards. */
export function setReturnTouchdown(snap: SnapDraft, yards: number): void {
  snap.returnTouchdown = true;
  snap.returnYards = yards;
  if (snap.ppa !== null) snap.ppa = -TOUCHDOWN - expectedPoints(snap.down, snap.distance, snap.yardsToGoal);
}

/** Sets a play's yards. From the yards, computes the touchdown, safety, first down, success and predicted points added. */
export function setYards(snap: SnapDraft, yards: number): void {
  const gained = Math.min(yards, snap.yardsToGoal);
  const spot = snap.yardsToGoal - gained;
  const lost = snap.turnover !== null;
  const touchdown = spot === 0 && !lost;
  const safety = spot >= 100 && !lost;
  const firstDown = !lost && !safety && (gained >= snap.distance || touchdown);
  const before = expectedPoints(snap.down, snap.distance, snap.yardsToGoal);
  const after = touchdown
    ? TOUCHDOWN
    : safety
      ? -2 + turnoverPoints(65)
      : lost || (snap.down === 4 && !firstDown)
        ? turnoverPoints(100 - spot)
        : firstDown
          ? expectedPoints(1, Math.min(10, spot), spot)
          : expectedPoints(snap.down + 1, snap.distance - gained, spot);
  snap.yards = gained;
  snap.touchdown = touchdown;
  snap.safety = safety;
  snap.firstDown = firstDown;
  snap.ppa = after - before;
  snap.success = !lost && !safety && (touchdown || isSuccessful(snap.down, snap.distance, gained));
}
