import type { GameFact } from "../facts/game.js";
import { chance, sum } from "../numbers.js";
import { type DrivePlan, type Possession, SECONDS_PER_PERIOD, type Tempo } from "./model.js";
import type { PlayDraft } from "./play-draft.js";
import { createRandom, type Random } from "./random.js";

/** A drive's start and end, in seconds since the start of the half. */
export type Span = Readonly<Record<"start" | "end", number>>;

/** The seconds that a play itself takes, and the seconds that the clock runs after it until the next play. */
type Seconds = Readonly<Record<"playing" | "running", number>>;

/** How long the clock runs between plays, in seconds. */
const RUNNING: Readonly<Record<Tempo, number>> = { normal: 27, hurry: 8, slow: 35 };

/** Returns a play's seconds. An incompletion, a kick, a score or a change of possession stops the clock. Some runs and catches end out of bounds. */
function secondsOf(play: PlayDraft, isLast: boolean, tempo: Tempo, random: Random): Seconds {
  const stops = (playing: number): Seconds => ({ playing, running: 0 });
  const jitter = random.between(-4, 4);
  if (play.kind === "kickoff") return stops(play.returnYards === null ? 1 : 6);
  if (play.kind === "punt") return stops(9);
  // Before halftime, a side kneels only if little time is left.
  if (play.kind === "kneel") return { playing: 2, running: tempo === "hurry" ? 8 : 38 };
  if (play.kind === "penalty") return { playing: 2, running: tempo === "hurry" ? 0 : 8 };
  if (play.wasted === "spike") return stops(2);
  if (isLast || play.kind === "field_goal" || play.outcome === "incompletion") return stops(6);
  // After a play out of bounds, the clock starts when the ball is ready. Late in a half, it starts with the snap.
  if (play.kind !== "sack" && random.chance(tempo === "hurry" ? 0.35 : 0.14)) {
    return { playing: 6, running: tempo === "hurry" ? 0 : 10 };
  }
  return { playing: 6, running: RUNNING[tempo] + jitter };
}

const total = ({ playing, running }: Seconds): number => playing + running;
const sumOf = (all: readonly Seconds[]): number => sum(all, total);

/**
 * Returns the seconds at which a period's plays begin. To fill the period, stretches or shortens the time between plays. Changes the time that plays
 * take only if necessary.
 */
function startsOf(all: readonly Seconds[], from: number): number[] {
  const seconds = SECONDS_PER_PERIOD;
  const playing = sum(all, (each) => each.playing);
  const running = sumOf(all) - playing;
  const share = running === 0 ? seconds / playing : Math.min(1, (0.7 * seconds) / playing);
  const stretch = running === 0 ? 0 : (seconds - share * playing) / running;
  const times = withinLimit(all.map((each) => each.playing * share + each.running * stretch));
  let at = 0;
  return times.map((each) => {
    const start = from + Math.floor(at);
    at += each;
    return start;
  });
}

/** The longest time from one play to the next, in seconds. It includes the play and the 40 seconds within which the next play must begin. */
const LONGEST = 46;

/** Limits the times from one play to the next. Distributes the excess over the shorter times, in proportion to their distance from the limit. */
function withinLimit(times: readonly number[]): number[] {
  const most = Math.max(LONGEST, SECONDS_PER_PERIOD / times.length);
  const growth = (each: number) => most - Math.min(each, most);
  const part = sum(times, (each) => each - Math.min(each, most)) / Math.max(1, sum(times, growth));
  return times.map((each) => Math.min(each, most) + part * growth(each));
}

/**
 * Returns how many plays of a drive across two periods begin in the first period. With this number, the plays of both periods take about the same
 * time.
 */
function playsBefore(early: number, late: number, across: readonly Seconds[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let before = 0;
  across.forEach((each, index) => {
    const off = Math.abs(early + before - (late + sumOf(across) - before));
    if (off < least) [best, least] = [index, off];
    before += total(each);
  });
  return best;
}

/** Returns the first period of the half in which a drive ends. For a drive in overtime, returns the overtime period. */
export const firstPeriodOf = ({ period }: DrivePlan): number => (period > 4 ? period : period > 2 ? 3 : 1);

/**
 * Returns the times at which a half's plays begin, in seconds since the start of the half. The first drive of the second period can begin in the
 * first period.
 */
function startsInHalf(drives: readonly Possession<PlayDraft>[], random: Random): number[] {
  const ofPeriod = (period: number): Seconds[][] =>
    drives
      .filter(({ plan }) => plan.period % 2 === period)
      .map(({ plan, snaps, last }) => snaps.map((play) => secondsOf(play, play === last, plan.tempo, random)));
  const [early, [across = [], ...rest]] = [ofPeriod(1).flat(), ofPeriod(0)];
  const late = rest.flat();
  const before = playsBefore(sumOf(early), sumOf(late), across);
  return [
    ...startsOf([...early, ...across.slice(0, before)], 0),
    ...startsOf([...across.slice(before), ...late], SECONDS_PER_PERIOD),
  ];
}

/** Sets the period and clock of all plays, and returns the drives' times. Overtime does not have a clock. */
export function timeDrives(drafts: readonly Possession<PlayDraft>[], seed: number): Span[] {
  const random = createRandom(seed);
  const spans: Span[] = [];
  for (const first of new Set(drafts.map(({ plan }) => firstPeriodOf(plan)))) {
    const drives = drafts.filter(({ plan }) => firstPeriodOf(plan) === first);
    const starts = first > 4 ? [] : startsInHalf(drives, random);
    let play = 0;
    for (const { snaps } of drives) {
      const start = starts[play] ?? 0;
      for (const snap of snaps) {
        const { period, clock } = clockAt(starts[play] ?? 0, first);
        snap.period = period;
        snap.clock = clock;
        play += 1;
      }
      spans.push({ start, end: starts[play] ?? (first > 4 ? 0 : 2 * SECONDS_PER_PERIOD) });
    }
  }
  return spans;
}

/** Returns the period and its remaining seconds, at a second of the half that begins with `firstPeriod`. */
export function clockAt(second: number, firstPeriod: number): { period: number; clock: number } {
  if (firstPeriod > 4) return { period: firstPeriod, clock: 0 };
  const quarter = second >= SECONDS_PER_PERIOD ? 1 : 0;
  return { period: firstPeriod + quarter, clock: Math.max(0, SECONDS_PER_PERIOD * (quarter + 1) - second) };
}

/** The real seconds that halftime and each overtime take. */
const HALFTIME = 1200;
const OVERTIME = 900;

/**
 * Returns the real seconds per second on the clock. Each game has a different pace. Without overtime, a game takes between three and nearly four
 * hours.
 */
const paceOf = ({ id }: Pick<GameFact, "id">): number => 2.75 + 0.75 * chance(`pace ${id}`);

const regulationOf = (game: GameFact): number => 4 * SECONDS_PER_PERIOD * paceOf(game) + HALFTIME;

/** Returns the real seconds from kickoff to a time on the clock. Overtime has no clock, so `overtimeShare` says how much of it is over. */
export function secondsFromKickoff(game: GameFact, period: number, clock: number, overtimeShare = 0): number {
  if (period > 4) return regulationOf(game) + (period - 5 + overtimeShare) * OVERTIME;
  return (period * SECONDS_PER_PERIOD - clock) * paceOf(game) + (period > 2 ? HALFTIME : 0);
}

/** Returns the period and its remaining seconds, after this many real seconds since kickoff. In overtime, which has no clock, returns 0 seconds. */
export function clockAfter(game: GameFact, seconds: number): { period: number; clock: number } {
  const pace = paceOf(game);
  const half = 2 * SECONDS_PER_PERIOD * pace;
  const regulation = regulationOf(game);
  if (seconds >= regulation) {
    const overtime = 5 + Math.floor((seconds - regulation) / OVERTIME);
    return { period: Math.min(4 + game.overtimeFirst.length, overtime), clock: 0 };
  }
  const played = Math.round((seconds < half ? seconds : Math.max(half, seconds - HALFTIME)) / pace);
  const period = Math.max(1, Math.ceil(played / SECONDS_PER_PERIOD));
  return { period, clock: period * SECONDS_PER_PERIOD - played };
}

/** Returns when a game ends, in milliseconds since 1970. Does not simulate the game. */
export function endOf(game: GameFact): number {
  return Date.parse(game.start) + Math.round(regulationOf(game) + game.overtimeFirst.length * OVERTIME) * 1000;
}
