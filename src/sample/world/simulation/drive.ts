import { clamp } from "../numbers.js";
import type { Lineup } from "./lineup.js";
import { type DrivePlan, type DriveResult, HOLDER_BEHIND_LINE, KICK_BEHIND_LINE, type Snap } from "./model.js";
import { blankPlay, type PlayDraft, type Situation, setReturnTouchdown } from "./play-draft.js";
import type { Random } from "./random.js";
import { simulateSnap, spotOfCatch } from "./snap.js";

/** The snaps of a drive, the last of them, and the plan that they follow. */
export interface DriveDraft {
  readonly plan: DrivePlan;
  readonly snaps: readonly PlayDraft[];
  readonly last: PlayDraft;
}

const MAX_SNAPS = 14;
const MAX_ATTEMPTS = 50_000;

/** How a drive with a planned result ends before a return. */
function resultBeforeReturn(result: DriveResult): DriveResult {
  if (result === "interception_touchdown") return "interception";
  return result === "punt_touchdown" ? "punt" : result;
}

/** The choice on fourth down that leads to the planned result; null where none does. */
function fourthDown(situation: Situation, result: DriveResult, random: Random): "go" | "punt" | "kick" | null {
  const { distance, yardsToGoal } = situation;
  if (result === "downs") return yardsToGoal < 65 ? "go" : null;
  const kicks = result === "field_goal" || result === "missed_field_goal";
  if (kicks && yardsToGoal <= 36) return "kick";
  if (result === "punt" && yardsToGoal >= 38) return "punt";
  return distance <= 2 && yardsToGoal < 60 && random.chance(0.6) ? "go" : null;
}

function kick(situation: Situation, offense: Lineup, good: boolean, blocked: boolean): PlayDraft {
  const snap = blankPlay("field_goal", situation);
  snap.kicker = offense.kicker;
  snap.kickGood = good;
  snap.kickBlocked = !good && blocked;
  snap.kickYards = situation.yardsToGoal + KICK_BEHIND_LINE;
  return snap;
}

function punt(situation: Situation, { offense, defense }: Sides, random: Random): PlayDraft {
  const snap = blankPlay("punt", situation);
  snap.kicker = offense.punter;
  const gross = random.between(36, 54);
  const landing = situation.yardsToGoal - gross;
  snap.kickYards = Math.min(gross, situation.yardsToGoal);
  if (landing > 8 && random.chance(0.4)) {
    snap.returnYards = random.between(0, 14);
    snap.returner = defense.returner;
  }
  return snap;
}

/** The result of a drive that ends with this snap; null where the drive continues. */
function endOf(snap: Snap): DriveResult | null {
  if (snap.touchdown) return "touchdown";
  if (snap.safety) return "safety";
  if (snap.turnover !== null) return snap.turnover;
  const stopped = snap.down === 4 && !snap.firstDown && snap.kind !== "penalty";
  return stopped ? "downs" : null;
}

function situationAfter(snap: Snap): Situation {
  const yardsToGoal = snap.yardsToGoal - snap.yards;
  if (snap.firstDown) return { down: 1, distance: Math.min(10, yardsToGoal), yardsToGoal };
  const down = snap.kind === "penalty" ? snap.down : snap.down + 1;
  return { down, distance: snap.distance - snap.yards, yardsToGoal };
}

/** One attempt at a drive; null for an attempt that does not end as planned. */
function attempt(start: number, plan: DrivePlan, sides: Sides, random: Random): PlayDraft[] | null {
  const result = resultBeforeReturn(plan.result);
  const snaps: PlayDraft[] = [];
  let situation: Situation = { down: 1, distance: Math.min(10, start), yardsToGoal: start };
  // The clock ends such a drive after some snaps, at any spot.
  const limit = result === "end_of_half" || result === "end_of_game" ? random.between(2, 6) : MAX_SNAPS;
  while (snaps.length < limit) {
    if (situation.down === 4) {
      const choice = fourthDown(situation, result, random);
      if (choice === null) return null;
      if (choice === "kick")
        return [...snaps, kick(situation, sides.offense, result === "field_goal", random.chance(0.2))];
      if (choice === "punt") return [...snaps, punt(situation, sides, random)];
    }
    const snap = simulateSnap(situation, sides.offense, sides.defense, random);
    snaps.push(snap);
    const end = endOf(snap);
    if (end !== null) return end === result ? snaps : null;
    situation = situationAfter(snap);
  }
  return limit === MAX_SNAPS ? null : snaps;
}

/** The lineups of the side with the ball and of the other. */
export interface Sides {
  readonly offense: Lineup;
  readonly defense: Lineup;
}

/** Three kneels, with which the leading side runs out the clock. */
function kneelOut(start: number): PlayDraft[] {
  return [1, 2, 3].map((down) => {
    const yardsToGoal = Math.min(start + down - 1, 98);
    const snap = blankPlay("kneel", { down, distance: 10 + down - 1, yardsToGoal });
    snap.yards = -1;
    return snap;
  });
}

/**
 * Simulates a drive that begins `start` yards from the goal and ends as planned. Drives are drawn until one has the planned result, so
 * that the plays have the distribution of drives with that result.
 */
export function simulateDrive(
  start: number,
  plan: DrivePlan,
  sides: Sides,
  leads: boolean,
  random: Random,
): DriveDraft {
  if (plan.result === "end_of_game" && leads && start < 95) return draft(plan, kneelOut(start));
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const snaps = attempt(start, plan, sides, random);
    if (snaps !== null) return returned(draft(plan, snaps), sides);
  }
  throw new Error(`No drive from ${start} yards ended in ${plan.result} within ${MAX_ATTEMPTS} attempts.`);
}

/** The same drive, with the return for a touchdown where the plan has one. */
function returned(drive: DriveDraft, { defense }: Sides): DriveDraft {
  const { plan, last } = drive;
  if (plan.result === "interception_touchdown") setReturnTouchdown(last, 100 - Math.max(0, spotOfCatch(last)));
  if (plan.result === "punt_touchdown") {
    // Such a punt lands in the field.
    last.kickYards = Math.min(last.kickYards ?? 0, last.yardsToGoal - 5);
    last.returner = defense.returner;
    setReturnTouchdown(last, 100 - (last.yardsToGoal - last.kickYards));
  }
  return drive;
}

function draft(plan: DrivePlan, snaps: readonly PlayDraft[]): DriveDraft {
  const last = snaps.at(-1);
  if (last === undefined) throw new Error("A drive needs at least one snap.");
  return { plan, snaps, last };
}

/** The yards to the goal at the start of the next drive; after a score, the kind of kick that decides it. */
export function nextStart({ last }: DriveDraft): number | "kickoff" | "free_kick" {
  const spot = last.yardsToGoal - last.yards;
  const within = (yards: number): number => clamp(yards, 1, 99);
  if (last.touchdown || last.returnTouchdown) return "kickoff";
  if (last.safety) return "free_kick";
  // After a missed field goal the ball is at the spot of the kick, or at the 20.
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
