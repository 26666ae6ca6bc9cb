import type { GameFact } from "../facts/game.js";
import { clockAt, type Span, timeDrives } from "./clock.js";
import { type DriveDraft, nextStart, simulateDrive } from "./drive.js";
import { isPassingDown } from "./expected-points.js";
import { planGame } from "./game-plan.js";
import { type Lineup, lineupOf } from "./lineup.js";
import {
  type Conversion,
  type Drive,
  type DrivePlan,
  isScoringOpportunity,
  opposite,
  type PlayByPlay,
  type Side,
} from "./model.js";
import { blankPlay, type PlayDraft } from "./play-draft.js";
import { createRandom, type Random } from "./random.js";

const touchdownPoints: Readonly<Record<Conversion, number>> = {
  kick: 7,
  missed_kick: 6,
  two_points: 8,
  failed_two_points: 6,
};
/** Where a drive begins that ends in a safety, in yards to the goal. */
const SAFETY_START = 96;

type Score = Record<Side, number>;

/** The points of both sides from a drive. */
function pointsOf({ side, result, conversion }: DrivePlan): Score {
  const score: Score = { home: 0, away: 0 };
  if (result === "touchdown") score[side] = touchdownPoints[conversion ?? "kick"];
  if (result === "field_goal") score[side] = 3;
  if (result === "safety") score[opposite(side)] = 2;
  return score;
}

function kickoff(kicker: Lineup, receiver: Lineup, free: boolean, random: Random): { snap: PlayDraft; start: number } {
  const situation = { down: 0, distance: 0, yardsToGoal: free ? 80 : 65 };
  const snap = blankPlay("kickoff", situation);
  snap.kicker = kicker.kicker;
  if (!free && random.chance(0.72)) {
    snap.kickYards = 65;
    return { snap, start: 75 };
  }
  snap.kickYards = free ? 45 : 63;
  snap.returnYards = free ? 10 : random.between(14, 38);
  snap.returner = receiver.returner;
  return { snap, start: free ? 55 : 98 - snap.returnYards };
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

/** Whether the lead is over 38 points in the second quarter, 28 in the third or 22 in the fourth. */
function isGarbageTime(period: number, margin: number): boolean {
  const limit = period === 2 ? 38 : period === 3 ? 28 : period === 4 ? 22 : Number.POSITIVE_INFINITY;
  return margin > limit;
}

interface DriveContext {
  readonly game: GameFact;
  readonly number: number;
  readonly span: Span;
  readonly score: Score;
}

/** The drive with the ids, clocks and scores of its plays. */
function completeDrive({ game, number, span, score }: DriveContext, { plan, snaps: plays, last }: DriveDraft): Drive {
  const firstPeriod = plan.period > 4 ? plan.period : plan.period > 2 ? 3 : 1;
  const driveId = `${game.id}${number}`;
  plays.forEach((play, index) => {
    const second = span.start + Math.floor(((span.end - span.start) * index) / plays.length);
    const { period, clock } = clockAt(second, firstPeriod);
    play.id = `${game.id}${String(number).padStart(3, "0")}${String(index + 1).padStart(3, "0")}`;
    play.gameId = game.id;
    play.driveId = driveId;
    play.number = index + 1;
    play.side = plan.side;
    play.period = period;
    play.clock = clock;
    play.homeScore = score.home;
    play.awayScore = score.away;
    play.passingDown = isPassingDown(play.down, play.distance);
    play.garbageTime = isGarbageTime(period, Math.abs(score.home - score.away));
  });
  const scrimmage = plays.filter(({ kind }) => kind !== "kickoff");
  const begin = clockAt(span.start, firstPeriod);
  // A drive that ends with the quarter ends at 0:00, not at 15:00 of the next quarter.
  const end = clockAt(Math.max(span.start, span.end - 1), firstPeriod);
  return {
    id: driveId,
    gameId: game.id,
    number,
    side: plan.side,
    plan,
    plays,
    startYardsToGoal: scrimmage[0]?.yardsToGoal ?? last.yardsToGoal,
    endYardsToGoal: Math.min(100, Math.max(0, last.yardsToGoal - last.yards)),
    startPeriod: begin.period,
    startClock: begin.clock,
    endPeriod: end.period,
    endClock: plan.period > 4 ? 0 : Math.max(0, end.clock - 1),
    seconds: plan.period > 4 ? 0 : span.end - span.start,
    points: pointsOf(plan)[plan.side],
    scoringOpportunity: isScoringOpportunity(scrimmage),
    homeScore: score.home,
    awayScore: score.away,
  };
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
  const score: Score = { home: 0, away: 0 };
  const drives = plans.flatMap((plan, index) => {
    const draft = drafts[index];
    const span = spans[index];
    if (draft === undefined || span === undefined) return [];
    const drive = completeDrive({ game, number: index + 1, span, score: { ...score } }, draft);
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
