import type { GameFact } from "../facts/game.js";
import { rate, sum } from "../numbers.js";
import { expectedPoints } from "./expected-points.js";
import { isSnap, type Play, type PlayByPlay, SECONDS_PER_PERIOD } from "./model.js";

/** What the plays of a game say about it as a whole. */
export interface GameSummary {
  /** The win probabilities by the efficiency of both sides over the whole game. */
  readonly postgame: { readonly home: number; readonly away: number };
  /** The sum of the changes of the win probability from play to play. */
  readonly excitement: number;
}

/** The win probabilities of a game. */
export interface WinProbability extends GameSummary {
  /** The home side's probability before each play, kickoffs included. */
  readonly beforePlays: readonly { readonly playId: string; readonly home: number }[];
}

const REGULATION = 4 * SECONDS_PER_PERIOD;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

function secondsLeft({ period, clock }: Play): number {
  return period > 4 ? 0 : clock + (4 - period) * SECONDS_PER_PERIOD;
}

/** The home side's probability before a play, from score, ball, time left and spread. */
function homeBefore(play: Play, spread: number): number {
  const left = secondsLeft(play);
  const ball = play.kind === "kickoff" ? 0.9 : expectedPoints(play.down, play.distance, play.yardsToGoal);
  const lead = play.homeScore - play.awayScore + (play.side === "home" ? ball : -ball);
  const scale = 1.2 + 7.5 * Math.sqrt(left / REGULATION);
  return logistic((lead - spread * (left / REGULATION)) / scale);
}

/** The win probabilities of a simulated game. */
export function winProbabilityOf(game: GameFact, { plays }: PlayByPlay): WinProbability {
  const spread = game.odds?.spread ?? 0;
  const last = plays.filter(isSnap).at(-1);
  const beforePlays = plays.map((row, index) => {
    // A mark changes nothing: its probability is that of the play after it, or of the one before at the end.
    const play = plays.slice(index).find(isSnap) ?? last ?? row;
    return { playId: row.id, home: homeBefore(play, spread) };
  });
  const swings = beforePlays.map(({ home }, index) => Math.abs(home - (beforePlays[index - 1]?.home ?? home)));
  const perPlay = (side: Play["side"]): number => {
    const counted = plays.filter((play) => play.side === side && play.ppa !== null);
    return rate(
      sum(counted, ({ ppa }) => ppa ?? 0),
      counted.length,
    );
  };
  const home = logistic(9 * (perPlay("home") - perPlay("away")));
  return { beforePlays, postgame: { home, away: 1 - home }, excitement: sum(swings, (swing) => swing) };
}
