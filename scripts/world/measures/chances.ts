import type { GameFact } from "../facts/games.js";
import { rate, sum } from "../numbers.js";
import type { Play, PlayedGame } from "../simulation/model.js";
import { expectedPoints } from "../simulation/points.js";

/** How likely each side was to win: before a play, and after the game by how both sides played. */
export interface Chances {
  /** The home side's chance before each play of the game, kickoffs included. */
  readonly track: readonly { readonly playId: string; readonly home: number }[];
  readonly postgame: { readonly home: number; readonly away: number };
  readonly excitement: number;
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

function secondsLeft({ period, clock }: Play): number {
  return period > 4 ? 0 : clock + (4 - period) * 900;
}

/** The home side's chance before a play: lead and ball against the time left, and the odds while there is time. */
function before(play: Play, spread: number): number {
  const left = secondsLeft(play);
  const ball = play.kind === "kickoff" ? 0.9 : expectedPoints(play.down, play.distance, play.yardsToGoal);
  const lead = play.homeScore - play.awayScore + (play.side === "home" ? ball : -ball);
  const scale = 1.2 + 7.5 * Math.sqrt(left / 3600);
  return logistic((lead - spread * (left / 3600)) / scale);
}

/** The chances of a game that was played play by play. */
export function chancesOf(game: GameFact, { plays }: PlayedGame): Chances {
  const track = plays.map((play) => ({ playId: play.id, home: before(play, game.odds?.spread ?? 0) }));
  const swings = track.map(({ home }, index) => Math.abs(home - (track[index - 1]?.home ?? home)));
  const perPlay = (side: Play["side"]): number => {
    const counted = plays.filter((play) => play.side === side && play.ppa !== null);
    return rate(
      sum(counted, ({ ppa }) => ppa ?? 0),
      counted.length,
    );
  };
  const home = logistic(9 * (perPlay("home") - perPlay("away")));
  return { track, postgame: { home, away: 1 - home }, excitement: sum(swings, (swing) => swing) };
}
