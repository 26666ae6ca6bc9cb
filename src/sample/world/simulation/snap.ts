import { expectedPoints, isPassingDown, isSuccessful, turnoverPoints } from "./expected-points.js";
import type { Lineup } from "./lineup.js";
import type { Snap } from "./model.js";
import type { Random } from "./random.js";

/** The situation before a snap. */
export interface Situation {
  readonly down: number;
  readonly distance: number;
  readonly yardsToGoal: number;
}

/** A snap without an outcome, from which every kind of play is made. */
export function blankSnap(kind: Snap["kind"], { down, distance, yardsToGoal }: Situation): Snap {
  return {
    kind,
    down,
    distance,
    yardsToGoal,
    yards: 0,
    firstDown: false,
    touchdown: false,
    safety: false,
    turnover: null,
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
    kickGood: null,
    kickYards: null,
    returnYards: null,
    ppa: null,
    success: null,
  };
}

/** The snap with its yards, and what follows from them: touchdown, safety, first down, success and predicted points added. */
export function withYards(snap: Snap, yards: number): Snap {
  const gained = Math.min(yards, snap.yardsToGoal);
  const spot = snap.yardsToGoal - gained;
  const lost = snap.turnover !== null;
  const touchdown = spot === 0 && !lost;
  const safety = spot >= 100 && !lost;
  const firstDown = !lost && !safety && (gained >= snap.distance || touchdown);
  const before = expectedPoints(snap.down, snap.distance, snap.yardsToGoal);
  const after = touchdown
    ? 6.97
    : safety
      ? -2 + turnoverPoints(65)
      : lost || (snap.down === 4 && !firstDown)
        ? turnoverPoints(100 - spot)
        : firstDown
          ? expectedPoints(1, Math.min(10, spot), spot)
          : expectedPoints(snap.down + 1, snap.distance - gained, spot);
  return {
    ...snap,
    yards: gained,
    touchdown,
    safety,
    firstDown,
    ppa: after - before,
    success: !lost && !safety && (touchdown || isSuccessful(snap.down, snap.distance, gained)),
  };
}

/** The snap with the defender who stopped it, and whether it is havoc. */
function withDefender(snap: Snap, defense: Lineup, random: Random): Snap {
  const tackled = !snap.touchdown && (snap.outcome === null || snap.outcome === "completion");
  const disruptive =
    snap.kind === "sack" || snap.turnover !== null || snap.brokenUp || (snap.kind === "rush" && snap.yards < 0);
  if (!tackled && !disruptive) return snap;
  const behind = snap.kind === "pass" ? 0.85 : 0.15;
  const level = random.chance(behind) ? "back" : "front";
  return {
    ...snap,
    defender: random.weighted(level === "back" ? defense.back : defense.front),
    solo: random.chance(0.6),
    havoc: disruptive ? level : null,
  };
}

function rush(situation: Situation, offense: Lineup, defense: Lineup, random: Random): Snap {
  const yards = random.weighted([
    [random.between(-4, 0), 18],
    [random.between(1, 4), 44],
    [random.between(5, 10), 28],
    [random.between(11, 24), 8],
    [random.between(25, 70), 2],
  ] as const);
  const draft: Snap = {
    ...blankSnap("rush", situation),
    rusher: random.weighted(offense.rushers),
    direction: random.weighted([
      ["left", 30],
      ["middle", 34],
      ["right", 28],
      [null, 8],
    ] as const),
    turnover: random.chance(0.012) ? "fumble" : null,
  };
  return withDefender(withYards(draft, yards), defense, random);
}

function sack(situation: Situation, offense: Lineup, defense: Lineup, random: Random): Snap {
  const draft: Snap = {
    ...blankSnap("sack", situation),
    passer: offense.passer,
    turnover: random.chance(0.05) ? "fumble" : null,
  };
  return withDefender(withYards(draft, -random.between(2, 9)), defense, random);
}

function pass(situation: Situation, offense: Lineup, defense: Lineup, random: Random): Snap {
  const unhurried: Snap = {
    ...blankSnap("pass", situation),
    passer: offense.passer,
    outcome: "incompletion",
  };
  const wasted = random.weighted([
    [null, 95],
    ["throwaway", 4],
    ["spike", 1],
  ] as const);
  // A spike only stops the clock: measures do not count it.
  if (wasted === "spike") return { ...unhurried, wasted };
  const base = random.chance(0.12) ? { ...unhurried, hurriedBy: random.weighted(defense.front) } : unhurried;
  const depth = random.weighted([
    ["short", 77],
    ["deep", 23],
  ] as const);
  const air = depth === "short" ? random.between(-3, 14) : random.between(15, 38);
  const airYards = Math.min(air, situation.yardsToGoal);
  const direction = random.weighted([
    ["left", 34],
    ["middle", 30],
    ["right", 36],
  ] as const);
  const target = random.weighted(offense.targets);
  if (wasted === "throwaway") return withYards({ ...base, wasted }, 0);
  // Some play descriptions lack the depth and the air yards; some lack only the direction or the air yards.
  const depthKnown = random.chance(0.95);
  const thrown: Snap = {
    ...base,
    target,
    depth: depthKnown ? depth : null,
    direction: random.chance(0.93) ? direction : null,
    airYards: depthKnown && random.chance(0.93) ? airYards : null,
  };
  if (random.chance(0.024)) {
    const picked: Snap = { ...thrown, outcome: "interception", turnover: "interception" };
    // Predicted points count the spot of the catch, where the drive ends; the play itself gains no yards.
    return {
      ...withDefender(withYards(picked, Math.min(airYards, situation.yardsToGoal - 1)), defense, random),
      yards: 0,
    };
  }
  if (random.chance(depth === "short" ? 0.7 : 0.42)) {
    const after = random.chance(0.12) ? random.between(8, 40) : random.between(0, 7);
    const caught: Snap = { ...thrown, outcome: "completion", turnover: random.chance(0.008) ? "fumble" : null };
    return withDefender(withYards(caught, airYards + after), defense, random);
  }
  return withDefender(withYards({ ...thrown, brokenUp: random.chance(0.17) }, 0), defense, random);
}

function penalty(situation: Situation, random: Random): Snap {
  const penaltyOn = random.chance(0.55) ? "offense" : "defense";
  const room = penaltyOn === "offense" ? 99 - situation.yardsToGoal : situation.yardsToGoal - 1;
  const size = Math.min(random.chance(0.6) ? 5 : 10, room);
  const yards = penaltyOn === "offense" ? -size : size;
  return { ...blankSnap("penalty", situation), penaltyOn, yards, firstDown: yards >= situation.distance };
}

/** A random play from scrimmage: a run, a pass, a sack or a penalty. */
export function simulateSnap(situation: Situation, offense: Lineup, defense: Lineup, random: Random): Snap {
  if (random.chance(0.05)) return penalty(situation, random);
  const passes = isPassingDown(situation.down, situation.distance) ? 0.72 : 0.45;
  if (!random.chance(passes)) return rush(situation, offense, defense, random);
  if (random.chance(0.065)) return sack(situation, offense, defense, random);
  return pass(situation, offense, defense, random);
}
