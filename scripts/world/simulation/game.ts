import type { GameFact } from "../facts/games.js";
import { createRandom, type Random } from "../random.js";
import { clockAt, type Span, timeDrives } from "./clock.js";
import { type DriveDraft, nextStart, playDrive } from "./drive.js";
import { type Lineup, lineupOf } from "./lineup.js";
import {
  type Conversion,
  type Drive,
  type DrivePlan,
  opposite,
  type Play,
  type PlayedGame,
  type Side,
  type Snap,
} from "./model.js";
import { planGame } from "./plan.js";
import { isPassingDown } from "./points.js";
import { blankSnap } from "./snap.js";

const worth: Readonly<Record<Conversion, number>> = { kick: 7, missed_kick: 6, two_points: 8, failed_two_points: 6 };
const SAFETY_START = 96;

type Score = Record<Side, number>;

/** What a drive adds to either side's points. */
function pointsOf({ side, result, conversion }: DrivePlan): Score {
  const score: Score = { home: 0, away: 0 };
  if (result === "touchdown") score[side] = worth[conversion ?? "kick"];
  if (result === "field_goal") score[side] = 3;
  if (result === "safety") score[opposite(side)] = 2;
  return score;
}

function kickoff(kicker: Lineup, receiver: Lineup, free: boolean, random: Random): { snap: Snap; start: number } {
  const situation = { down: 0, distance: 0, yardsToGoal: free ? 80 : 65 };
  const blank = { ...blankSnap("kickoff", situation), kicker: kicker.kicker };
  if (free) return { snap: { ...blank, kickYards: 45, returnYards: 10, returner: receiver.returner }, start: 55 };
  if (random.chance(0.72)) return { snap: { ...blank, kickYards: 65 }, start: 75 };
  const returned = random.between(14, 38);
  return {
    snap: { ...blank, kickYards: 63, returnYards: returned, returner: receiver.returner },
    start: 98 - returned,
  };
}

/** Nobody punts so close to the goal: such a drive ends in a kick that misses. */
function feasible(plan: DrivePlan, start: number): DrivePlan {
  return plan.result === "punt" && start < 38 ? { ...plan, result: "missed_field_goal" } : plan;
}

/** A punt that is downed at the four, so that the next drive can end in a safety. */
function pinned(draft: DriveDraft): DriveDraft {
  if (draft.last.kind !== "punt") return draft;
  const last = { ...draft.last, kickYards: draft.last.yardsToGoal - 4, returnYards: null, returner: null };
  return { ...draft, snaps: [...draft.snaps.slice(0, -1), last], last };
}

/** The drives with their kickoffs, one after the other: each begins where the one before left the ball. */
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
    const played = playDrive(from, feasible(plan, from), sides, score[side] > score[opposite(side)], random);
    const draft = plans[index + 1]?.result === "safety" ? pinned(played) : played;
    const added = pointsOf(plan);
    score.home += added.home;
    score.away += added.away;
    start = nextStart(draft);
    return kicked === null ? draft : { ...draft, snaps: [kicked.snap, ...draft.snaps] };
  });
}

/** More than the lead that still lets a game turn: 38 in the second quarter, 28 in the third, 22 in the fourth. */
function isGarbageTime(period: number, margin: number): boolean {
  const limit = period === 2 ? 38 : period === 3 ? 28 : period === 4 ? 22 : Number.POSITIVE_INFINITY;
  return margin > limit;
}

interface Frame {
  readonly game: GameFact;
  readonly number: number;
  readonly span: Span;
  readonly score: Score;
}

/** Gives the snaps of a drive their ids, clocks and scores. */
function placeDrive({ game, number, span, score }: Frame, { plan, snaps, last }: DriveDraft): Drive {
  const firstPeriod = plan.period > 4 ? plan.period : plan.period > 2 ? 3 : 1;
  const driveId = `${game.id}${number}`;
  const plays = snaps.map((snap, index): Play => {
    const second = span.start + Math.floor(((span.end - span.start) * index) / snaps.length);
    const { period, clock } = clockAt(second, firstPeriod);
    return {
      ...snap,
      id: `${game.id}${String(number).padStart(3, "0")}${String(index + 1).padStart(3, "0")}`,
      gameId: game.id,
      driveId,
      number: index + 1,
      side: plan.side,
      period,
      clock,
      homeScore: score.home,
      awayScore: score.away,
      passingDown: isPassingDown(snap.down, snap.distance),
      garbageTime: isGarbageTime(period, Math.abs(score.home - score.away)),
    };
  });
  const scrimmage = plays.filter(({ kind }) => kind !== "kickoff");
  const begin = clockAt(span.start, firstPeriod);
  // A drive that ends with its quarter ends at 0:00 of it, not at 15:00 of the next.
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
    opportunity: scrimmage.some((play) => (play.down === 1 && play.yardsToGoal <= 40) || play.touchdown),
    homeScore: score.home,
    awayScore: score.away,
  };
}

/** Plays a game again, play by play, so that its line scores come out as they did. The same game gives the same plays. */
export function playGame(game: GameFact): PlayedGame {
  const random = createRandom(game.id);
  const plans = planGame(game, random);
  const lineups = { home: lineupOf(game.homeId), away: lineupOf(game.awayId) };
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
    const drive = placeDrive({ game, number: index + 1, span, score: { ...score } }, draft);
    const added = pointsOf(plan);
    score.home += added.home;
    score.away += added.away;
    return [drive];
  });
  if (score.home !== game.points?.home || score.away !== game.points.away) {
    throw new Error(
      `The game ${game.id} came out ${score.home}-${score.away}: its line scores and its score disagree.`,
    );
  }
  return { gameId: game.id, drives, plays: drives.flatMap(({ plays }) => plays) };
}
