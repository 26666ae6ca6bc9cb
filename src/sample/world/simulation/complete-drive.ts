import type { GameFact } from "../facts/game.js";
import { clamp } from "../numbers.js";
import { clockAt, firstPeriodOf, type Span } from "./clock.js";
import type { DriveDraft } from "./drive.js";
import {
  type Drive,
  idOfDrive,
  isScrimmage,
  type Possession,
  pointsOf,
  type Score,
  type Snap,
  touchdownSide,
} from "./model.js";
import type { PlayDraft, SnapDraft } from "./play-draft.js";

/** Whether the lead is over 38 points in the second quarter, 28 in the third or 22 in the fourth. */
function isGarbageTime(period: number, margin: number): boolean {
  const limit = period === 2 ? 38 : period === 3 ? 28 : period === 4 ? 22 : Number.POSITIVE_INFINITY;
  return margin > limit;
}

/** Whether a drive's plays include a scoring opportunity (model.ts). */
export function isScoringOpportunity(snaps: readonly Snap[]): boolean {
  return snaps.some((play) => isScrimmage(play) && (play.touchdown || (play.down === 1 && play.yardsToGoal <= 40)));
}

/** Returns a drive without times. If the drive is a kickoff that is returned for a touchdown, it begins where the ball was caught. */
export function possessionOf({ plan, snaps, last }: DriveDraft): Possession<SnapDraft> {
  return {
    plan,
    snaps,
    last,
    startYardsToGoal: snaps.find(isScrimmage)?.yardsToGoal ?? Math.min(99, last.returnYards ?? 0),
    points: pointsOf(plan)[plan.side],
    scoringOpportunity: isScoringOpportunity(snaps),
  };
}

/** The values that a drive's rows take from the game. */
interface DriveContext {
  readonly game: GameFact;
  readonly number: number;
  readonly span: Span;
  readonly score: Score;
  /** The player who attempts the extra points after a touchdown. */
  readonly tryBy: string | null;
}

/** Completes a drive's rows with their numbers, scores and the try. Marks (model.ts) after the last play have the score after the drive. */
function completeRows(
  { number, score, tryBy }: DriveContext,
  { plan, last }: Possession<PlayDraft>,
  rows: PlayDraft[],
): void {
  const added = pointsOf(plan);
  const deciding = rows.indexOf(last);
  rows.forEach((play, index) => {
    const isAfter = index > deciding;
    play.driveNumber = number;
    play.number = index + 1;
    play.side = plan.side;
    play.garbageTime = isGarbageTime(play.period, Math.abs(score.home - score.away));
    play.homeScore = score.home + (isAfter ? added.home : 0);
    play.awayScore = score.away + (isAfter ? added.away : 0);
  });
  if (touchdownSide(plan) === null) return;
  last.conversion = plan.conversion;
  last.tryBy = tryBy;
}

export function completeDrive(context: DriveContext, draft: Possession<PlayDraft>, plays: PlayDraft[]): Drive {
  const { game, number, span, score } = context;
  const { plan, last } = draft;
  const firstPeriod = firstPeriodOf(plan);
  completeRows(context, draft, plays);
  const begin = clockAt(span.start, firstPeriod);
  // A drive that ends with the quarter ends at 0:00, not at 15:00 of the next quarter.
  const end = clockAt(Math.max(span.start, span.end - 1), firstPeriod);
  return {
    ...draft,
    id: idOfDrive(game, number),
    gameId: game.id,
    number,
    side: plan.side,
    plays,
    endYardsToGoal: clamp(last.yardsToGoal - last.yards, 0, 100),
    startPeriod: begin.period,
    startClock: begin.clock,
    endPeriod: end.period,
    endClock: plan.period > 4 ? 0 : Math.max(0, end.clock - 1),
    seconds: plan.period > 4 ? 0 : span.end - span.start,
    homeScore: score.home,
    awayScore: score.away,
  };
}
