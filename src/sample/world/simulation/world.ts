import type { GameFact } from "../facts/game.js";
import { games } from "../facts/games.js";
import { type Elo, eloOfGames } from "./elo.js";
import { simulateGame } from "./game.js";
import type { PlayByPlay } from "./model.js";
import { type WinProbability, winProbabilityOf } from "./win-probability.js";

/** A game with what is computed for it once. */
export interface WorldGame extends GameFact {
  /** Null for a game without points by period. */
  readonly playByPlay: PlayByPlay | null;
  /** Null without play-by-play data, and before 2014. */
  readonly winProbability: WinProbability | null;
  readonly elo: { readonly home: Elo; readonly away: Elo };
}

/** The sample world: its games, in the order of kickoffs. */
export type World = readonly WorldGame[];

/** The first season with win probabilities and with the details of passing and rushing. Earlier seasons have only plays. */
export const FIRST_DETAILED_SEASON = 2014;

/** Simulates every game that has points by period. Every run gives the same world. */
export function createWorld(): World {
  const ratings = eloOfGames(games);
  return games.map((game) => {
    const playByPlay = game.lineScores === null ? null : simulateGame(game);
    const elo = ratings.get(game.id);
    if (elo === undefined) throw new Error(`The game ${game.id} has no Elo rating.`);
    const detailed = playByPlay !== null && game.season >= FIRST_DETAILED_SEASON;
    return { ...game, playByPlay, winProbability: detailed ? winProbabilityOf(game, playByPlay) : null, elo };
  });
}

/** The games of one season. */
export function gamesOfSeason(world: World, season: number): WorldGame[] {
  return world.filter((game) => game.season === season);
}

/** The game in a slot of a season's playoff bracket; undefined where the world has none. */
export function gameInSlot(world: World, season: number, slot: string): WorldGame | undefined {
  return world.find((game) => game.season === season && game.bracket?.slot === slot);
}
