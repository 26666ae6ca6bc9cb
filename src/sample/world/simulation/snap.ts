import { fouls } from "../facts/play-types.js";
import type { Lineup } from "./lineup.js";
import { blankSnap, type Situation, type SnapDraft, setYards } from "./play-draft.js";
import type { Random } from "./random.js";
import { type Outcome, throwOf } from "./snap-outcome.js";

/** The lineups of the side with the ball and of the other side. */
export type Sides = Readonly<Record<"offense" | "defense", Lineup>>;

/** Sets the defender who stopped a snap, and the havoc if the defender disrupted the play. */
function setDefender(snap: SnapDraft, { defense }: Sides, random: Random): void {
  const tackled = !snap.touchdown && (snap.outcome === null || snap.outcome === "completion");
  const disruptive =
    snap.kind === "sack" || snap.turnover !== null || snap.brokenUp || (snap.kind === "rush" && snap.yards < 0);
  if (!tackled && !disruptive) return;
  const behind = snap.kind === "pass" ? 0.85 : 0.15;
  const level = random.chance(behind) ? "back" : "front";
  snap.defender = random.weighted(level === "back" ? defense.back : defense.front);
  snap.solo = random.chance(0.6);
  if (disruptive) snap.havoc = level;
}

const rushDirections = [
  ["left", 30],
  ["middle", 34],
  ["right", 28],
  [null, 8],
] as const;

/** Returns a run, or a sack of the passer. */
function run(situation: Situation, outcome: Outcome, fumbled: boolean, sides: Sides, random: Random): SnapDraft {
  const isSack = outcome.kind === "sack";
  const snap = blankSnap(isSack ? "sack" : "rush", situation);
  if (isSack) snap.passer = sides.offense.passer;
  else {
    snap.rusher = random.weighted(sides.offense.rushers);
    snap.direction = random.weighted(rushDirections);
  }
  if (fumbled) snap.turnover = "fumble";
  else if (!isSack && random.chance(0.008)) snap.fumbleRecovered = true;
  setYards(snap, outcome.yards);
  setDefender(snap, sides, random);
  return snap;
}

const passDirections = [
  ["left", 34],
  ["middle", 30],
  ["right", 36],
] as const;

/** Returns a thrown pass whose result is not decided yet. A spike only stops the clock, so measures do not count it. */
function thrown(
  situation: Situation,
  { depth, airYards, wasted }: Outcome,
  { offense, defense }: Sides,
  random: Random,
): SnapDraft {
  const snap = blankSnap("pass", situation);
  snap.passer = offense.passer;
  snap.outcome = "incompletion";
  snap.wasted = wasted;
  if (wasted === "spike") return snap;
  if (random.chance(0.12)) snap.hurriedBy = random.weighted(defense.front);
  if (wasted === "throwaway") return snap;
  snap.target = random.weighted(offense.targets);
  // Some play descriptions lack both the depth and the air yards. Some lack only the direction or the air yards.
  const depthKnown = random.chance(0.95);
  if (depthKnown) snap.depth = depth;
  if (random.chance(0.93)) snap.direction = random.weighted(passDirections);
  if (depthKnown && random.chance(0.93)) snap.airYards = airYards;
  return snap;
}

function pass(situation: Situation, outcome: Outcome, fumbled: boolean, sides: Sides, random: Random): SnapDraft {
  const snap = thrown(situation, outcome, sides, random);
  if (snap.wasted === "spike") return snap;
  if (outcome.caught) {
    snap.outcome = "completion";
    if (fumbled) snap.turnover = "fumble";
  } else if (snap.wasted === null) snap.brokenUp = random.chance(0.17);
  setYards(snap, outcome.yards);
  if (snap.wasted === null) setDefender(snap, sides, random);
  return snap;
}

/** Returns a pass that the defense catches and, in most cases, returns. */
export function interception(situation: Situation, sides: Sides, random: Random): SnapDraft {
  const throwing = throwOf(situation, random);
  const snap = thrown(situation, throwing, sides, random);
  snap.outcome = "interception";
  snap.turnover = "interception";
  setYards(snap, Math.min(throwing.airYards, situation.yardsToGoal - 1));
  setDefender(snap, sides, random);
  // Predicted points use the spot of the catch. The play itself does not gain yards.
  snap.yards = 0;
  const spot = spotOfCatch(snap);
  if (spot > 0 && random.chance(0.75)) {
    snap.returnYards = Math.min(Math.round(-15 * Math.log(1 - random.next())), 99 - spot);
  }
  return snap;
}

/** Returns the yards to the goal from the spot of an interception. They are 0 or less in the end zone. */
export const spotOfCatch = ({ yardsToGoal, airYards }: Pick<SnapDraft, "yardsToGoal" | "airYards">): number =>
  yardsToGoal - (airYards ?? 8);

function penalty(situation: Situation, { penaltyOn, foulYards, automatic, yards }: Outcome): SnapDraft {
  const snap = blankSnap("penalty", situation);
  snap.penaltyOn = penaltyOn;
  const kinds = fouls[penaltyOn ?? "offense"][foulYards];
  snap.foul = kinds[situation.yardsToGoal % kinds.length] ?? null;
  snap.yards = yards;
  snap.firstDown = automatic || yards >= situation.distance;
  return snap;
}

/** Turns an outcome into a play with players. `fumbled` says whether the defense recovers a fumble at the end of the play. */
export function playOf(
  situation: Situation,
  outcome: Outcome,
  fumbled: boolean,
  sides: Sides,
  random: Random,
): SnapDraft {
  if (outcome.kind === "penalty") return penalty(situation, outcome);
  return (outcome.kind === "pass" ? pass : run)(situation, outcome, fumbled, sides, random);
}

/** Returns kneels, which run out the clock. */
export function kneels(start: number, amount: number): SnapDraft[] {
  return Array.from({ length: amount }, (_, index) => {
    const yardsToGoal = Math.min(start + index, 98);
    const snap = blankSnap("kneel", { down: index + 1, distance: Math.min(10, start) + index, yardsToGoal });
    snap.yards = -1;
    return snap;
  });
}
