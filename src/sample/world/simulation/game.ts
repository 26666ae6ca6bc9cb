import type { GameFact } from "../facts/game.js";
import { timeDrives } from "./clock.js";
import { completeDrive, type Score, setTimes } from "./complete-drive.js";
import { type DriveDraft, nextStart, simulateDrive } from "./drive.js";
import { planGame } from "./game-plan.js";
import { type Lineup, lineupOf } from "./lineup.js";
import { withMarks } from "./marks.js";
import { type DrivePlan, opposite, type PlayByPlay, pointsOf, type Side, touchdownSide } from "./model.js";
import { blankPlay, type PlayDraft, setReturnTouchdown } from "./play-draft.js";
import { createRandom, type Random } from "./random.js";

/** Where a drive begins that ends in a safety, in yards to the goal. */
const SAFETY_START = 96;

function kickoff(kicker: Lineup, receiver: Lineup, free: boolean, random: Random): { snap: PlayDraft; start: number } {
  // The service gives kickoffs a first down and ten yards.
  const situation = { down: 1, distance: 10, yardsToGoal: free ? 80 : 65 };
  const snap = blankPlay("kickoff", situation);
  snap.kicker = kicker.kicker;
  if (!free && random.chance(0.72)) {
    snap.kickYards = 65;
    return { snap, start: 75 };
  }
  snap.kickYards = free ? 45 : 63;
  snap.returnYards = free ? 10 : random.between(14, 38);
  snap.returner = receiver.returner;
  snap.yards = snap.returnYards;
  return { snap, start: free ? 55 : 98 - snap.returnYards };
}

/** The drive of a kickoff that is returned for a touchdown: the kickoff is its only play. */
function returnedKickoff(plan: DrivePlan, kicker: Lineup, receiver: Lineup, random: Random): DriveDraft {
  const last = blankPlay("kickoff", { down: 1, distance: 10, yardsToGoal: 65 });
  last.kicker = kicker.kicker;
  last.kickYards = random.between(58, 65);
  last.returner = receiver.returner;
  setReturnTouchdown(last, 35 + last.kickYards);
  last.yards = last.returnYards ?? 0;
  return { plan, snaps: [last], last };
}

/** A drive that begins too close to the goal for a punt ends in a missed field goal instead. */
function withoutShortPunt(plan: DrivePlan, start: number): DrivePlan {
  return plan.result === "punt" && start < 38 ? { ...plan, result: "missed_field_goal" } : plan;
}

/** Has a punt downed at the four, so that the next drive can end in a safety. */
function setDeepPunt({ last }: DriveDraft): void {
  if (last.kind !== "punt") return;
  last.kickYards = last.yardsToGoal - 4;
  last.returnYards = null;
  last.returner = null;
}

/** The drives with their kickoffs. Each drive begins where the one before it ended. */
function draftDrives(plans: readonly DrivePlan[], lineups: Record<Side, Lineup>, random: Random): DriveDraft[] {
  const score: Score = { home: 0, away: 0 };
  let start: number | "kickoff" | "free_kick" = "kickoff";
  return plans.map((plan, index) => {
    const { side } = plan;
    const previous = plans[index - 1];
    const sides = { offense: lineups[side], defense: lineups[opposite(side)] };
    const newHalf = previous !== undefined && previous.period === 2 && plan.period === 3;
    if (newHalf) start = "kickoff";
    if (plan.result === "kickoff_touchdown") {
      const added = pointsOf(plan);
      score[side] += added[side];
      start = "kickoff";
      return returnedKickoff(plan, sides.defense, sides.offense, random);
    }
    const kicked =
      plan.period <= 4 && typeof start === "string"
        ? kickoff(sides.defense, sides.offense, start === "free_kick", random)
        : null;
    const from = plan.period > 4 ? 25 : plan.result === "safety" ? SAFETY_START : (kicked?.start ?? Number(start));
    const draft = simulateDrive(from, withoutShortPunt(plan, from), sides, score[side] > score[opposite(side)], random);
    if (plans[index + 1]?.result === "safety") setDeepPunt(draft);
    const added = pointsOf(plan);
    score.home += added.home;
    score.away += added.away;
    start = nextStart(draft);
    return kicked === null ? draft : { ...draft, snaps: [kicked.snap, ...draft.snaps] };
  });
}

/** The player of the scoring side who tries after the touchdown of a plan. */
function triesAfter(plan: DrivePlan, lineups: Record<Side, Lineup>): string | null {
  const scorer = touchdownSide(plan);
  if (scorer === null) return null;
  const kicks = plan.conversion === "kick" || plan.conversion === "missed_kick";
  return kicks ? lineups[scorer].kicker : lineups[scorer].passer;
}

/** Simulates a game play by play, with the line scores of the real game. The same game always gives the same plays. */
export function simulateGame(game: GameFact): PlayByPlay {
  const random = createRandom(game.randomSeed);
  const plans = planGame(game, random);
  const lineups = { home: lineupOf(game.homeId, game.season), away: lineupOf(game.awayId, game.season) };
  const drafts = draftDrives(plans, lineups, random);
  const spans = timeDrives(
    plans,
    drafts.map(({ snaps }) => snaps.length),
  );
  drafts.forEach((draft, index) => {
    setTimes(draft, spans[index] ?? { start: 0, end: 0 });
  });
  const marked = withMarks(
    drafts.map(({ plan, snaps }) => ({ side: plan.side, plays: snaps })),
    game.randomSeed,
  );
  const score: Score = { home: 0, away: 0 };
  const drives = plans.flatMap((plan, index) => {
    const draft = drafts[index];
    const span = spans[index];
    if (draft === undefined || span === undefined) return [];
    const context = { game, number: index + 1, span, score: { ...score }, tryBy: triesAfter(plan, lineups) };
    const drive = completeDrive(context, draft, [...(marked[index]?.plays ?? [])]);
    const added = pointsOf(plan);
    score.home += added.home;
    score.away += added.away;
    return [drive];
  });
  if (score.home !== game.points?.home || score.away !== game.points.away) {
    throw new Error(
      `The simulation of game ${game.id} ended ${score.home}-${score.away}: its line scores and its final score disagree.`,
    );
  }
  return { gameId: game.id, drives, plays: drives.flatMap(({ plays }) => plays) };
}
