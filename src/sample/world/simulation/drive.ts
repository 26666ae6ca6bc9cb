import { clamp } from "../numbers.js";
import { type Course, courseOf, fits, HOLDER_BEHIND_LINE, KICK_BEHIND_LINE, situationAfter } from "./drive-course.js";
import type { DrivePlan, Possession } from "./model.js";
import { blankSnap, type Situation, type SnapDraft, setReturnTouchdown } from "./play-draft.js";
import { createRandom, type Random } from "./random.js";
import { interception, kneels, playOf, type Sides, spotOfCatch } from "./snap.js";
import { drawOutcome, drawPenalty, type Outcome, outcomeOf } from "./snap-outcome.js";

/** A drive's plan, its snaps, and the last snap. */
export type DriveDraft = Pick<Possession<SnapDraft>, "plan" | "snaps" | "last">;

/** What is known about a drive before its snaps. */
export interface DriveStart {
  readonly plan: DrivePlan;
  /** The yards to the goal at the start of the drive. */
  readonly yardsToGoal: number;
  readonly leads: boolean;
  readonly sides: Sides;
  /** The seed for the drive's plays. */
  readonly seed: number;
}

/** The maximum number of outcomes drawn for a snap, and of attempts at a drive. Nearly every drive needs only one attempt. */
const MAX_OUTCOMES = 40;
const MAX_ATTEMPTS = 200;
/** The maximum distance of a field goal attempt, in yards from the line of scrimmage to the goal line. */
const KICK_RANGE = 38;

function kick(situation: Situation, { offense }: Sides, good: boolean, random: Random): SnapDraft {
  const snap = blankSnap("field_goal", situation);
  snap.kicker = offense.kicker;
  snap.kickGood = good;
  snap.kickBlocked = !good && random.chance(0.15);
  snap.kickYards = situation.yardsToGoal + KICK_BEHIND_LINE;
  return snap;
}

/** Draws a punt. Most punts from midfield end short of the goal line. */
function punt(situation: Situation, { offense, defense }: Sides, random: Random): SnapDraft {
  const snap = blankSnap("punt", situation);
  snap.kicker = offense.punter;
  const full = random.between(37, 53);
  const isShort = situation.yardsToGoal - full < 8 && random.chance(0.75);
  const gross = isShort ? Math.max(20, situation.yardsToGoal - random.between(5, 16)) : full;
  const landing = situation.yardsToGoal - gross;
  snap.kickYards = Math.min(gross, situation.yardsToGoal);
  if (landing > 8 && random.chance(0.42)) {
    snap.returnYards = Math.max(0, Math.round(-8 * Math.log(1 - random.next())) - 1);
    snap.returner = defense.returner;
  }
  return snap;
}

/** Draws a run, a catch or a sack on which the defense recovers a fumble. */
function fumble(situation: Situation, { tempo }: DrivePlan, sides: Sides, random: Random): SnapDraft {
  for (;;) {
    const outcome = drawOutcome(situation, tempo, random);
    const isHeld = outcome.kind !== "pass" || outcome.caught;
    if (isHeld && outcome.yards < situation.yardsToGoal) return playOf(situation, outcome, true, sides, random);
  }
}

/** Draws the kick, turnover or safety that ends a drive as planned. Returns null if this play is impossible from the drive's spot. */
function ending(situation: Situation, plan: DrivePlan, sides: Sides, random: Random): SnapDraft | null {
  const { yardsToGoal } = situation;
  switch (plan.result) {
    case "punt":
    case "punt_touchdown":
      return yardsToGoal < 36 ? null : punt(situation, sides, random);
    case "field_goal":
    case "missed_field_goal":
      return yardsToGoal > KICK_RANGE ? null : kick(situation, sides, plan.result === "field_goal", random);
    case "interception":
    case "interception_touchdown":
      return interception(situation, sides, random);
    case "safety": {
      const kind = random.chance(0.5) ? "sack" : "rush";
      return playOf(situation, outcomeOf(kind, yardsToGoal - 100), false, sides, random);
    }
    default:
      return fumble(situation, plan, sides, random);
  }
}

/** Draws outcomes until the drive accepts one, and returns it. Returns null if it does not accept any. */
function takenOutcome(
  situation: Situation,
  plan: DrivePlan,
  course: Course,
  isLast: boolean,
  random: Random,
): Outcome | null {
  const penalty = drawPenalty(situation, random);
  if (penalty !== null && fits(situation, penalty, plan, course, isLast, random)) return penalty;
  for (let drawn = 0; drawn < MAX_OUTCOMES; drawn += 1) {
    const outcome = drawOutcome(situation, plan.tempo, random);
    const other = !isLast && random.chance(course.lift) ? drawOutcome(situation, plan.tempo, random) : outcome;
    const isBetter = other.yards > outcome.yards && fits(situation, other, plan, course, isLast, random);
    const better = isBetter ? other : outcome;
    if (fits(situation, better, plan, course, isLast, random)) return better;
  }
  return null;
}

/** Makes one attempt at a drive. Returns null if the drive does not end as planned. */
function attempt({ plan, yardsToGoal: start, sides }: DriveStart, random: Random): SnapDraft[] | null {
  const course = courseOf(plan, random);
  const endsHalf = plan.result === "end_of_half" || plan.result === "end_of_game";
  const snaps: SnapDraft[] = [];
  let situation: Situation = { down: 1, distance: Math.min(10, start), yardsToGoal: start };
  let series = 0;
  let isLast = course.series === 0 || start <= course.near;
  while (snaps.length < course.snaps) {
    if (endsHalf && situation.down === 4) return snaps;
    if (isLast && situation.down === course.endDown) {
      const last = ending(situation, plan, sides, random);
      if (last !== null) snaps.push(last);
      return last === null ? null : snaps;
    }
    const outcome = takenOutcome(situation, plan, course, isLast, random);
    if (outcome === null) return null;
    const snap = playOf(situation, outcome, false, sides, random);
    snaps.push(snap);
    if (snap.touchdown) return snaps;
    situation = situationAfter(snap);
    if (situation.down > 4) return snaps;
    if (!snap.firstDown) continue;
    series += 1;
    isLast ||= series >= course.series || situation.yardsToGoal <= course.near;
  }
  return endsHalf ? snaps : null;
}

/**
 * Draws how often a leading side kneels. It kneels up to three times at the end of the game. Before halftime, it may kneel once if it is far from the
 * goal.
 */
function kneelsOf({ plan, yardsToGoal }: DriveStart, random: Random): number {
  if (plan.result === "end_of_game") return random.between(1, 3);
  return plan.result === "end_of_half" && yardsToGoal > 60 && random.chance(0.5) ? 1 : 0;
}

/** Simulates a drive that ends as planned. Each attempt uses a separate random stream, so a drive depends only on its start. */
export function simulateDrive(drive: DriveStart): DriveDraft {
  const { plan, yardsToGoal, leads, sides, seed } = drive;
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const random = createRandom(Math.imul(seed + attempts, 0x9e3779b1));
    const kneeling = leads && yardsToGoal < 95 ? kneelsOf(drive, random) : 0;
    const snaps = kneeling > 0 ? kneels(yardsToGoal, kneeling) : attempt(drive, random);
    if (snaps !== null) return returned(draft(plan, snaps), sides);
  }
  throw new Error(`No drive from ${yardsToGoal} yards ended in ${plan.result} within ${MAX_ATTEMPTS} attempts.`);
}

/** Adds the touchdown return to a drive whose plan has one. Returns the same drive. */
function returned(drive: DriveDraft, { defense }: Sides): DriveDraft {
  const { plan, last } = drive;
  if (plan.result === "interception_touchdown") setReturnTouchdown(last, 100 - Math.max(0, spotOfCatch(last)));
  if (plan.result === "punt_touchdown") {
    // A punt that is returned must land in the field, not in the end zone.
    last.kickYards = Math.min(last.kickYards ?? 0, last.yardsToGoal - 5);
    last.returner = defense.returner;
    setReturnTouchdown(last, 100 - (last.yardsToGoal - last.kickYards));
  }
  return drive;
}

function draft(plan: DrivePlan, snaps: readonly SnapDraft[]): DriveDraft {
  const last = snaps.at(-1);
  if (last === undefined) throw new Error("A drive needs at least one snap.");
  return { plan, snaps, last };
}

/** Returns the yards to the goal at the start of the next drive. After a score, returns the kind of kick with which the next drive begins. */
export function nextStart({ last }: DriveDraft): number | "kickoff" | "free_kick" {
  const spot = last.yardsToGoal - last.yards;
  const within = (yards: number): number => clamp(yards, 1, 99);
  if (last.touchdown || last.returnTouchdown) return "kickoff";
  if (last.safety) return "free_kick";
  // After a missed field goal, the ball is at the spot of the kick, but not inside the 20.
  if (last.kind === "field_goal")
    return last.kickGood ? "kickoff" : 100 - Math.max(20, last.yardsToGoal + HOLDER_BEHIND_LINE);
  if (last.kind === "punt") {
    const landing = last.yardsToGoal - (last.kickYards ?? 0);
    return landing <= 0 ? 80 : within(100 - landing - (last.returnYards ?? 0));
  }
  if (last.turnover === "interception") {
    const caught = spotOfCatch(last);
    return caught <= 0 ? 80 : within(100 - caught - (last.returnYards ?? 0));
  }
  return within(100 - spot);
}
