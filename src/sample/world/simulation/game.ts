import type { GameFact } from "../facts/game.js";
import { chance, joined } from "../numbers.js";
import { timeDrives } from "./clock.js";
import { completeDrive, possessionOf } from "./complete-drive.js";
import { type DriveDraft, nextStart, simulateDrive } from "./drive.js";
import { planGame } from "./game-plan.js";
import { type Lineup, lineupOf } from "./lineup.js";
import { withMarks } from "./marks.js";
import {
  addPoints,
  type DrivePlan,
  opposite,
  type PlayByPlay,
  type Possession,
  type Side,
  touchdownSide,
} from "./model.js";
import { blankPlay, blankSnap, type PlayDraft, type SnapDraft, setReturnTouchdown } from "./play-draft.js";
import { choices, createRandom, type Random } from "./random.js";

/** A side that begins this many yards from the goal, at its own four, can end its drive in a safety. */
const DEEP = 96;

/** Draws a kickoff, and returns it with the yards to the goal after it. With `deep`, these are `DEEP`, so that a safety can follow. */
function kickoff(
  kicker: Lineup,
  receiver: Lineup,
  { free, deep }: { free: boolean; deep: boolean },
  random: Random,
): { snap: SnapDraft; start: number } {
  // In the service, a kickoff's row says first down and ten yards to go.
  const snap = blankSnap("kickoff", { down: 1, distance: 10, yardsToGoal: free ? 80 : 65 });
  snap.kicker = kicker.kicker;
  if (!free && !deep && random.chance(0.62)) {
    snap.kickYards = 65;
    return { snap, start: 75 };
  }
  const long = free && !deep ? 45 : snap.yardsToGoal - 2;
  const caught = 100 - (snap.yardsToGoal - long);
  snap.kickYards = long;
  snap.returnYards = deep
    ? caught - DEEP
    : free
      ? 10
      : 12 + Math.min(70, Math.round(-11 * Math.log(1 - random.next())));
  snap.returner = receiver.returner;
  snap.yards = snap.returnYards;
  return { snap, start: caught - snap.returnYards };
}

/** Returns a drive whose only play is a kickoff that is returned for a touchdown. */
function returnedKickoff(plan: DrivePlan, kicker: Lineup, receiver: Lineup, random: Random): DriveDraft {
  const last = blankSnap("kickoff", { down: 1, distance: 10, yardsToGoal: 65 });
  last.kicker = kicker.kicker;
  last.kickYards = random.between(58, 65);
  last.returner = receiver.returner;
  setReturnTouchdown(last, 35 + last.kickYards);
  last.yards = last.returnYards ?? 0;
  return { plan, snaps: [last], last };
}

const instead = choices({ missed_field_goal: 30, downs: 45, interception: 25 });

/** Replaces the punt of a drive that begins too close to the goal. If the next drive ends in a safety, an interception replaces the punt. */
function withoutShortPunt(plan: DrivePlan, start: number, beforeSafety: boolean, random: Random): DrivePlan {
  if (start >= 45) return plan;
  if (plan.result === "punt_touchdown") return { ...plan, result: "interception_touchdown" };
  if (plan.result !== "punt") return plan;
  const result = random.weighted(instead);
  return { ...plan, result: beforeSafety ? "interception" : result };
}

/** Moves the end of a punt or an interception to a spot from which the next drive can end in a safety, and removes the return. */
function setDeep({ last }: DriveDraft): void {
  if (last.kind === "punt") last.kickYards = last.yardsToGoal - (100 - DEEP);
  else if (last.turnover === "interception") last.airYards = last.yardsToGoal - (100 - DEEP);
  else return;
  last.returnYards = null;
  last.returner = null;
}

/** Whether the second passer plays in a drive. He usually does once a game is decided, and rarely before. */
const isRelieved = ({ id }: GameFact, { period }: DrivePlan, index: number, margin: number): boolean =>
  chance(`relief ${id} ${index}`) < (period === 4 && margin > 24 ? 0.8 : 0.02);

/** Simulates the drives with their kickoffs. Each drive begins where the previous one ended. */
function draftDrives(
  game: GameFact,
  plans: readonly DrivePlan[],
  lineups: Record<Side, Lineup>,
  random: Random,
): Possession<SnapDraft>[] {
  const score = { home: 0, away: 0 };
  let start: number | "kickoff" | "free_kick" = "kickoff";
  return plans.map((plan, index) => {
    const { side } = plan;
    const offense = lineups[side];
    const defense = lineups[opposite(side)];
    if (plan.period === 3 && plans[index - 1]?.period === 2) start = "kickoff";
    const leads = score[side] > score[opposite(side)];
    const margin = Math.abs(score.home - score.away);
    addPoints(score, plan);
    if (plan.result === "kickoff_touchdown") {
      start = "kickoff";
      return possessionOf(returnedKickoff(plan, defense, offense, random));
    }
    const kind = { free: start === "free_kick", deep: plan.result === "safety" };
    const kicked = plan.period <= 4 && typeof start === "string" ? kickoff(defense, offense, kind, random) : null;
    const yardsToGoal = plan.period > 4 ? 25 : (kicked?.start ?? Number(start));
    const beforeSafety = plans[index + 1]?.result === "safety";
    const draft = simulateDrive({
      plan: withoutShortPunt(plan, yardsToGoal, beforeSafety, random),
      yardsToGoal,
      leads,
      sides: { offense: isRelieved(game, plan, index, margin) ? (offense.relieved ?? offense) : offense, defense },
      seed: game.randomSeed * 64 + index * 1_000_037,
    });
    if (beforeSafety) setDeep(draft);
    start = nextStart(draft);
    return possessionOf(kicked === null ? draft : { ...draft, snaps: [kicked.snap, ...draft.snaps] });
  });
}

/** Returns the player who attempts the extra points after a planned touchdown, or null if the plan does not have a touchdown. */
function triesAfter(plan: DrivePlan, lineups: Record<Side, Lineup>): string | null {
  const scorer = touchdownSide(plan);
  if (scorer === null) return null;
  const kicks = plan.conversion === "kick" || plan.conversion === "missed_kick";
  return kicks ? lineups[scorer].kicker : lineups[scorer].passer;
}

const lineupsOf = ({ homeId, awayId, season }: GameFact): Record<Side, Lineup> => ({
  home: lineupOf(homeId, season),
  away: lineupOf(awayId, season),
});

/** Simulates a game's drives with the line scores of the real game. The same game always produces the same plays. */
export function simulateDrives(game: GameFact): Possession<SnapDraft>[] {
  const random = createRandom(game.randomSeed);
  return draftDrives(game, planGame(game, random), lineupsOf(game), random);
}

/**
 * Returns a game's play-by-play. Adds times, marks (model.ts) and scores to the game's drives. Sums over plays do not need these values, which take a
 * third of the time.
 */
export function completeGame(game: GameFact, possessions: readonly Possession[]): PlayByPlay {
  const lineups = lineupsOf(game);
  const drafts = possessions.map((possession): Possession<PlayDraft> => {
    const last = blankPlay(possession.last);
    return { ...possession, snaps: [...possession.snaps.slice(0, -1).map(blankPlay), last], last };
  });
  const spans = timeDrives(drafts, game.randomSeed + 2);
  const marked = withMarks(
    drafts.map(({ snaps }) => snaps),
    game.randomSeed,
  );
  const score = { home: 0, away: 0 };
  const drives = drafts.flatMap((draft, index) => {
    const [span, rows] = [spans[index], marked[index]];
    if (span === undefined || rows === undefined) return [];
    const context = { game, number: index + 1, span, score: { ...score }, tryBy: triesAfter(draft.plan, lineups) };
    addPoints(score, draft.plan);
    return [completeDrive(context, draft, rows)];
  });
  if (score.home !== game.points?.home || score.away !== game.points.away) {
    throw new Error(`The line scores of the game ${game.id} give ${score.home}-${score.away}, not its final score.`);
  }
  return { drives, plays: joined(drives.map(({ plays }) => plays)) };
}
