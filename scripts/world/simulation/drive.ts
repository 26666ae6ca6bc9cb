import type { Random } from "../random.js";
import type { Lineup } from "./lineup.js";
import type { DrivePlan, DriveResult, Snap } from "./model.js";
import { blankSnap, playSnap, type Situation } from "./snap.js";

/** The plays of one possession, the last of them, and the plan they follow. */
export interface DriveDraft {
  readonly plan: DrivePlan;
  readonly snaps: readonly Snap[];
  readonly last: Snap;
}

const LONGEST = 14;
const TRIES = 50_000;

/** What a side does on fourth down, given how the drive has to end; null where it can no longer end that way. */
function fourthDown(situation: Situation, result: DriveResult, random: Random): "go" | "punt" | "kick" | null {
  const { distance, yardsToGoal } = situation;
  if (result === "downs") return yardsToGoal < 65 ? "go" : null;
  const kicks = result === "field_goal" || result === "missed_field_goal";
  if (kicks && yardsToGoal <= 36) return "kick";
  if (result === "punt" && yardsToGoal >= 38) return "punt";
  return distance <= 2 && yardsToGoal < 60 && random.chance(0.6) ? "go" : null;
}

function kick(situation: Situation, offense: Lineup, good: boolean): Snap {
  return {
    ...blankSnap("field_goal", situation),
    kicker: offense.kicker,
    kickGood: good,
    // The line of scrimmage, the end zone's ten yards and the seven to the holder.
    kickYards: situation.yardsToGoal + 17,
  };
}

function punt(situation: Situation, returner: string, random: Random): Snap {
  const gross = random.between(36, 54);
  const landing = situation.yardsToGoal - gross;
  if (landing <= 0) return { ...blankSnap("punt", situation), kickYards: situation.yardsToGoal };
  const returned = landing > 8 && random.chance(0.4) ? random.between(0, 14) : null;
  return {
    ...blankSnap("punt", situation),
    kickYards: gross,
    returnYards: returned,
    returner: returned === null ? null : returner,
  };
}

/** How a play ends a drive by itself; null where the drive goes on. */
function endOf(snap: Snap): DriveResult | null {
  if (snap.touchdown) return "touchdown";
  if (snap.safety) return "safety";
  if (snap.turnover !== null) return snap.turnover;
  const stopped = snap.down === 4 && !snap.firstDown && snap.kind !== "penalty";
  return stopped ? "downs" : null;
}

function after(snap: Snap): Situation {
  const yardsToGoal = snap.yardsToGoal - snap.yards;
  if (snap.firstDown) return { down: 1, distance: Math.min(10, yardsToGoal), yardsToGoal };
  const down = snap.kind === "penalty" ? snap.down : snap.down + 1;
  return { down, distance: snap.distance - snap.yards, yardsToGoal };
}

/** One attempt at a drive: null when it ended otherwise than planned. */
function attempt(start: number, plan: DrivePlan, sides: Sides, random: Random): Snap[] | null {
  const { result } = plan;
  const snaps: Snap[] = [];
  let situation: Situation = { down: 1, distance: Math.min(10, start), yardsToGoal: start };
  // The clock ends a drive after some plays, wherever it is.
  const clockOut = result === "end_of_half" || result === "end_of_game" ? random.between(2, 6) : LONGEST;
  while (snaps.length < clockOut) {
    if (situation.down === 4) {
      const choice = fourthDown(situation, result, random);
      if (choice === null) return null;
      if (choice === "kick") return [...snaps, kick(situation, sides.offense, result === "field_goal")];
      if (choice === "punt") return [...snaps, punt(situation, sides.defense.returner, random)];
    }
    const snap = playSnap(situation, sides.offense, sides.defense, random);
    snaps.push(snap);
    const end = endOf(snap);
    if (end !== null) return end === result ? snaps : null;
    situation = after(snap);
  }
  return clockOut === LONGEST ? null : snaps;
}

/** The lineups of the side with the ball and of the other. */
export interface Sides {
  readonly offense: Lineup;
  readonly defense: Lineup;
}

/** Three kneels of a side that leads when time runs out. */
function kneelOut(start: number): Snap[] {
  return [1, 2, 3].map((down) => ({
    ...blankSnap("kneel", { down, distance: 10 + down - 1, yardsToGoal: Math.min(start + down - 1, 98) }),
    yards: -1,
  }));
}

/**
 * Plays a drive from so many yards until it ends as planned: the same dice are thrown again and again, so the plays of
 * a drive look like those of any drive that ended that way.
 */
export function playDrive(start: number, plan: DrivePlan, sides: Sides, leads: boolean, random: Random): DriveDraft {
  if (plan.result === "end_of_game" && leads && start < 95) return draft(plan, kneelOut(start));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const snaps = attempt(start, plan, sides, random);
    if (snaps !== null) return draft(plan, snaps);
  }
  throw new Error(`No drive from ${start} yards ended in ${plan.result} within ${TRIES} tries.`);
}

function draft(plan: DrivePlan, snaps: readonly Snap[]): DriveDraft {
  const last = snaps.at(-1);
  if (last === undefined) throw new Error("A drive needs a play.");
  return { plan, snaps, last };
}

/** How many yards the other side then has to go; a score is followed by a kickoff, which decides it. */
export function nextStart({ last }: DriveDraft): number | "kickoff" | "free_kick" {
  const spot = last.yardsToGoal - last.yards;
  const within = (yards: number): number => Math.min(99, Math.max(1, yards));
  if (last.touchdown) return "kickoff";
  if (last.safety) return "free_kick";
  // A missed kick gives the ball back at the holder's spot, but never within the twenty.
  if (last.kind === "field_goal") return last.kickGood ? "kickoff" : 100 - Math.max(20, last.yardsToGoal + 7);
  if (last.kind === "punt") {
    const landing = last.yardsToGoal - (last.kickYards ?? 0);
    return landing <= 0 ? 80 : within(100 - landing - (last.returnYards ?? 0));
  }
  if (last.turnover === "interception") {
    const caught = last.yardsToGoal - (last.airYards ?? 8);
    return caught <= 0 ? 80 : within(100 - caught);
  }
  return within(100 - spot);
}
