import type { GameFact } from "../facts/game.js";
import { mean, present, round, sum, total } from "../numbers.js";
import { expectedPoints } from "./expected-points.js";
import { isSnap, leadOf, type Play, type PlayByPlay, SECONDS_PER_PERIOD } from "./model.js";

/** Values that sum up a game and are computed from its plays. */
export interface GameSummary {
  /** Both sides' win probabilities, computed from their efficiency in the game. */
  readonly postgame: { readonly home: number; readonly away: number };
  /** The sum of the win probability's changes from play to play. */
  readonly excitement: number;
  /** The home side's win probability and lead before each row, summed over all rows, and the number of rows. */
  readonly control: { readonly probability: number; readonly lead: number; readonly rows: number };
}

/** The win probabilities of a game. */
export interface WinProbability extends GameSummary {
  /** The home side's probability before each play, including kickoffs. */
  readonly beforePlays: readonly number[];
}

const REGULATION = 4 * SECONDS_PER_PERIOD;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** Limits a probability, because no game is decided before its end. */
export const undecided = (probability: number): number => Math.min(0.999, Math.max(0.001, probability));

function secondsLeft({ period, clock }: Play): number {
  return period > 4 ? 0 : clock + (4 - period) * SECONDS_PER_PERIOD;
}

/** The weight of possession compared with the score. In win probability models, possession counts for more than its expected points. */
const BALL = 2;

/** Returns what possession is worth to the side with the ball, in points. In overtime, the other side gets the ball next, at the same yard line. */
function ballOf(play: Play, game: GameFact): number {
  if (play.kind === "kickoff") return 0.9;
  const points = expectedPoints(play.down, play.distance, play.yardsToGoal);
  const isFirst = play.period > 4 && play.side === game.overtimeFirst[play.period - 5];
  return BALL * (isFirst ? points - expectedPoints(1, 10, 25) : points);
}

/** Returns the home side's win probability before a play, computed from score, possession, time left and spread. */
function homeBefore(play: Play, game: GameFact): number {
  const left = secondsLeft(play) / REGULATION;
  const ball = ballOf(play, game);
  const lead = play.homeScore - play.awayScore + (play.side === "home" ? ball : -ball);
  // At kickoff, the result is about the probability that follows from the spread. The standard deviation of margins from the spread is 14.5 points.
  const scale = play.period > 4 ? 2.5 : 1 + 7.5 * Math.sqrt(left);
  return undecided(logistic((lead - (game.odds?.spread ?? 0) * left) / scale));
}

/** Returns the win probabilities of a simulated game. */
export function winProbabilityOf(game: GameFact, { plays }: PlayByPlay): WinProbability {
  // A timeout or another mark has the probability of the next play or, at the end, of the previous play.
  const beforePlays = plays.map(() => 0);
  let next = plays.filter(isSnap).at(-1);
  for (let index = plays.length - 1; index >= 0; index -= 1) {
    const play = plays[index];
    if (play === undefined) continue;
    if (isSnap(play)) next = play;
    beforePlays[index] = homeBefore(next ?? play, game);
  }
  const swings = beforePlays.map((home, index) => Math.abs(home - (beforePlays[index - 1] ?? home)));
  const perPlay = (side: Play["side"]): number =>
    mean(present(plays.map((play) => (play.side === side ? play.ppa : null))));
  const home = logistic(9 * (perPlay("home") - perPlay("away")));
  const lead = sum(plays, (play) => leadOf("home", play));
  const control = { probability: round(total(beforePlays), 2), lead, rows: plays.length };
  return { beforePlays, postgame: { home, away: 1 - home }, excitement: total(swings), control };
}
