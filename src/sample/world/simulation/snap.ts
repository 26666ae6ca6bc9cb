import { isPassingDown } from "./expected-points.js";
import type { Lineup } from "./lineup.js";
import { blankPlay, type PlayDraft, type Situation, setYards } from "./play-draft.js";
import type { Random } from "./random.js";

/** Sets the defender who stopped a snap, and whether it is havoc. */
function setDefender(snap: PlayDraft, defense: Lineup, random: Random): void {
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

function rush(situation: Situation, offense: Lineup, defense: Lineup, random: Random): PlayDraft {
  const yards = random.weighted([
    [random.between(-4, 0), 18],
    [random.between(1, 4), 44],
    [random.between(5, 10), 28],
    [random.between(11, 24), 8],
    [random.between(25, 70), 2],
  ]);
  const snap = blankPlay("rush", situation);
  snap.rusher = random.weighted(offense.rushers);
  snap.direction = random.weighted(rushDirections);
  if (random.chance(0.012)) snap.turnover = "fumble";
  else if (random.chance(0.008)) snap.fumbleRecovered = true;
  setYards(snap, yards);
  setDefender(snap, defense, random);
  return snap;
}

function sack(situation: Situation, offense: Lineup, defense: Lineup, random: Random): PlayDraft {
  const snap = blankPlay("sack", situation);
  snap.passer = offense.passer;
  if (random.chance(0.05)) snap.turnover = "fumble";
  setYards(snap, -random.between(2, 9));
  setDefender(snap, defense, random);
  return snap;
}

const wastedPasses = [
  [null, 95],
  ["throwaway", 4],
  ["spike", 1],
] as const;
const passDepths = [
  ["short", 77],
  ["deep", 23],
] as const;
const passDirections = [
  ["left", 34],
  ["middle", 30],
  ["right", 36],
] as const;

function pass(situation: Situation, offense: Lineup, defense: Lineup, random: Random): PlayDraft {
  const snap = blankPlay("pass", situation);
  snap.passer = offense.passer;
  snap.outcome = "incompletion";
  snap.wasted = random.weighted(wastedPasses);
  // A spike only stops the clock: measures do not count it.
  if (snap.wasted === "spike") return snap;
  if (random.chance(0.12)) snap.hurriedBy = random.weighted(defense.front);
  const depth = random.weighted(passDepths);
  const air = depth === "short" ? random.between(-3, 14) : random.between(15, 38);
  const airYards = Math.min(air, situation.yardsToGoal);
  const direction = random.weighted(passDirections);
  const target = random.weighted(offense.targets);
  if (snap.wasted === "throwaway") {
    setYards(snap, 0);
    return snap;
  }
  snap.target = target;
  // Some play descriptions lack the depth and the air yards; some lack only the direction or the air yards.
  const depthKnown = random.chance(0.95);
  if (depthKnown) snap.depth = depth;
  if (random.chance(0.93)) snap.direction = direction;
  if (depthKnown && random.chance(0.93)) snap.airYards = airYards;
  if (random.chance(0.024)) {
    snap.outcome = "interception";
    snap.turnover = "interception";
    setYards(snap, Math.min(airYards, situation.yardsToGoal - 1));
    setDefender(snap, defense, random);
    // Predicted points count the spot of the catch; the play itself gains no yards.
    snap.yards = 0;
    const spot = spotOfCatch(snap);
    if (spot > 0 && random.chance(0.6)) snap.returnYards = Math.min(random.between(1, 24), 99 - spot);
    return snap;
  }
  if (random.chance(depth === "short" ? 0.7 : 0.42)) {
    const after = random.chance(0.12) ? random.between(8, 40) : random.between(0, 7);
    snap.outcome = "completion";
    if (random.chance(0.008)) snap.turnover = "fumble";
    setYards(snap, airYards + after);
  } else {
    snap.brokenUp = random.chance(0.17);
    setYards(snap, 0);
  }
  setDefender(snap, defense, random);
  return snap;
}

/** The yards to the goal at which an interception was caught; 0 or less in the end zone. */
export const spotOfCatch = ({ yardsToGoal, airYards }: Pick<PlayDraft, "yardsToGoal" | "airYards">): number =>
  yardsToGoal - (airYards ?? 8);

/** The fouls of each side, by yards. */
const fouls = {
  offense: { 5: ["False Start", "Delay of Game", "Illegal Formation"], 10: ["Holding", "Offensive Pass Interference"] },
  defense: { 5: ["Offside", "Encroachment", "Illegal Substitution"], 10: ["Illegal Use of Hands", "Holding"] },
} as const;

function penalty(situation: Situation, random: Random): PlayDraft {
  const penaltyOn = random.chance(0.55) ? "offense" : "defense";
  const room = penaltyOn === "offense" ? 99 - situation.yardsToGoal : situation.yardsToGoal - 1;
  const full = random.chance(0.6) ? 5 : 10;
  const size = Math.min(full, room);
  const yards = penaltyOn === "offense" ? -size : size;
  const snap = blankPlay("penalty", situation);
  snap.penaltyOn = penaltyOn;
  const kinds = fouls[penaltyOn][full];
  snap.foul = kinds[situation.yardsToGoal % kinds.length] ?? null;
  snap.yards = yards;
  snap.firstDown = yards >= situation.distance;
  return snap;
}

/** A random play from scrimmage: a run, a pass, a sack or a penalty. */
export function simulateSnap(situation: Situation, offense: Lineup, defense: Lineup, random: Random): PlayDraft {
  if (random.chance(0.05)) return penalty(situation, random);
  const passes = isPassingDown(situation.down, situation.distance) ? 0.72 : 0.45;
  if (!random.chance(passes)) return rush(situation, offense, defense, random);
  if (random.chance(0.065)) return sack(situation, offense, defense, random);
  return pass(situation, offense, defense, random);
}
