import type { MarkKind, Side } from "./model.js";
import { blankPlay, blankSnap, type PlayDraft } from "./play-draft.js";
import { createRandom, type Random } from "./random.js";

/** The plays of a drive with their times. */
type TimedDrive = readonly PlayDraft[];

/** A side's timeouts in a half, and in each overtime. */
const PER_HALF = 3;
const PER_OVERTIME = 1;

/** The weights of 0, 1, 2 or 3 timeouts per side in a half. */
const taken = [
  [0, 2],
  [1, 4],
  [2, 3],
  [3, 2],
] as const;

/** How many times as likely a timeout before a play is in the last four minutes of a half. */
const LATE = 20;
const LATE_SECONDS = 240;

const halfOf = (period: number): number => (period > 4 ? period : Math.ceil(period / 2));

/**
 * Returns a mark (a row that is not a play) with a play's situation. In the service, a mark has a down and a distance only if a play of the same
 * drive follows.
 */
function mark(kind: MarkKind, at: PlayDraft, down: number): PlayDraft {
  const { distance, yardsToGoal } = at;
  const made = blankPlay(blankSnap(kind, { down, distance: down === 0 ? 0 : distance, yardsToGoal }));
  made.period = at.period;
  made.clock = at.clock;
  return made;
}

/** Draws the plays before which the sides take their timeouts in a half. A timeout never comes before a kickoff or a drive's first play. */
function drawTimeouts(drives: readonly TimedDrive[], half: number, random: Random): Map<PlayDraft, Side> {
  const plays = drives.flatMap((own) =>
    own.slice(1).filter(({ kind, period }) => kind !== "kickoff" && halfOf(period) === half),
  );
  const isLate = ({ period, clock }: PlayDraft): boolean => period % 2 === 0 && clock < LATE_SECONDS;
  let left = plays.map((play) => [play, isLate(play) ? LATE : 1] as const);
  const found = new Map<PlayDraft, Side>();
  for (const side of ["home", "away"] as const) {
    for (let amount = random.weighted(taken); amount > 0 && left.length > 0; amount -= 1) {
      const chosen = random.weighted(left);
      found.set(chosen, side);
      left = left.filter(([play]) => play !== chosen);
    }
  }
  return found;
}

/** Returns the mark at the end of a drive if the next drive begins in another period. Otherwise, returns null. */
function endMark(period: number, next: number | null): MarkKind | null {
  if (next === null) return "end_of_game";
  if (next === period) return null;
  if (period === 2) return "end_of_half";
  return period === 4 ? "end_of_regulation" : "end_of_period";
}

/** Sets the timeouts that both sides have left after each row. */
function countTimeouts(drives: readonly TimedDrive[]): void {
  let half = 0;
  let left: Record<Side, number> = { home: PER_HALF, away: PER_HALF };
  for (const play of drives.flat()) {
    if (halfOf(play.period) !== half) {
      half = halfOf(play.period);
      const amount = play.period > 4 ? PER_OVERTIME : PER_HALF;
      left = { home: amount, away: amount };
    }
    // All plays between two timeouts share one object.
    if (play.calledBy !== null) left = { ...left, [play.calledBy]: left[play.calledBy] - 1 };
    play.timeouts = left;
  }
}

/** Adds the rows that are not plays to the drives. These are timeouts and the ends of periods, halves and the game. */
export function withMarks(drives: readonly TimedDrive[], randomSeed: number): PlayDraft[][] {
  // Uses a separate random stream, so that timeouts do not change anything else in a game.
  const random = createRandom(randomSeed + 1);
  const timeouts = new Map([1, 2].flatMap((half) => [...drawTimeouts(drives, half, random)]));
  const marked = drives.map((plays, index) => {
    const rows: PlayDraft[] = [];
    plays.forEach((play, position) => {
      const before = plays[position - 1];
      if (before !== undefined && before.period !== play.period) {
        rows.push({ ...mark("end_of_period", play, play.down), period: before.period, clock: 0 });
      }
      const calledBy = timeouts.get(play);
      if (calledBy !== undefined) rows.push({ ...mark("timeout", play, 0), calledBy });
      rows.push(play);
    });
    const last = plays.at(-1);
    const next = drives[index + 1]?.[0]?.period ?? null;
    const end = last === undefined ? null : endMark(last.period, next);
    if (last !== undefined && end !== null) rows.push({ ...mark(end, last, 0), clock: 0 });
    return rows;
  });
  countTimeouts(marked);
  return marked;
}
