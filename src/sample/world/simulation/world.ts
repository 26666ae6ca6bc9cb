import { lazy } from "../computed.js";
import { games } from "../facts/games.js";
import { type Elo, eloOfGames } from "./elo.js";
import { completeGame, simulateDrives } from "./game.js";
import { gameSummaries } from "./game-summaries.js";
import type { PlayByPlay, Possession } from "./model.js";
import { startOf } from "./season-weeks.js";
import { type StandingGame, standingGames } from "./standing.js";
import { type GameSummary, type WinProbability, winProbabilityOf } from "./win-probability.js";

/** A game as it stands, with values that are computed once. */
export interface WorldGame extends StandingGame {
  /** The drives, which the first access simulates. Null if `playByPlay` is null. */
  readonly possessions: readonly Possession[] | null;
  /** The plays with times and scores, which the first access computes. Null for a game that is not completed or does not have points by period. */
  readonly playByPlay: PlayByPlay | null;
  /** The win probabilities. Null before 2014 and for games without play-by-play data. */
  readonly winProbability: WinProbability | null;
  /** The summary of the game's plays. Null if `winProbability` is null. */
  readonly summary: GameSummary | null;
  readonly elo: { readonly home: Elo; readonly away: Elo };
}

/** The sample world at one time. It consists of the games, sorted by kickoff. */
export type World = readonly WorldGame[] & {
  /** The time of the latest change to the games, in milliseconds since 1970. */
  readonly since: number;
  /** Returns a team's Elo rating before its next game in a season, or null if the team does not have a rating. */
  readonly eloBefore: (teamId: number, season: number) => number | null;
};

/** The first season with win probabilities and with complete advanced box scores. Earlier seasons have only plays. */
export const FIRST_DETAILED_SEASON = 2014;

/**
 * Whether a game has play-by-play data. Completed games with points by period have it. Does not read `possessions` or `playByPlay`, which would
 * simulate the game.
 */
export function hasPlayByPlay({ lineScores }: Pick<StandingGame, "lineScores">): boolean {
  return lineScores !== null;
}

/** Returns functions that compute a game's drives, plays and win probabilities at their first call. */
function simulation(game: StandingGame) {
  const possessions = lazy(() => simulateDrives(game));
  const playByPlay = lazy(() => completeGame(game, possessions()));
  const winProbability = lazy(() =>
    game.season >= FIRST_DETAILED_SEASON ? winProbabilityOf(game, playByPlay()) : null,
  );
  return { possessions, playByPlay, winProbability };
}

/** The simulated games, by id. A game has the same plays in every world in which it is completed. */
const simulated = new Map<number, ReturnType<typeof simulation>>();

function simulate(game: StandingGame): ReturnType<typeof simulation> {
  const known = simulated.get(game.id) ?? simulation(game);
  simulated.set(game.id, known);
  return known;
}

/**
 * Returns the world at the given time, in milliseconds since 1970. The default time is after all games with a score. Every run returns the same
 * world.
 */
export function createWorld(now = Number.POSITIVE_INFINITY): World {
  const standing = standingGames(games, now);
  const { byGame, ratingOf } = eloOfGames(standing);
  const worldGames = standing.map((game): WorldGame => {
    const elo = byGame.get(game.id);
    if (elo === undefined) throw new Error(`The game ${game.id} has no Elo rating.`);
    // Points by period are known once the game is completed.
    const nothing = { possessions: null, playByPlay: null, winProbability: null, summary: null };
    if (!hasPlayByPlay(game)) return { ...game, ...nothing, elo };
    return {
      ...game,
      get possessions() {
        return simulate(game).possessions();
      },
      get playByPlay() {
        return simulate(game).playByPlay();
      },
      get winProbability() {
        return simulate(game).winProbability();
      },
      get summary() {
        return gameSummaries[game.id] ?? simulate(game).winProbability();
      },
      elo,
    };
  });
  return Object.assign(worldGames, { since: now, eloBefore: ratingOf });
}

/** Whether a season has begun in a world. */
export function hasBegun({ since }: World, season: number): boolean {
  return startOf(season) <= since;
}

/** Returns the games of one season. */
export function gamesOfSeason(world: World, season: number): WorldGame[] {
  return world.filter((game) => game.season === season);
}

/** Returns the game in a slot of a season's playoff bracket. Returns undefined if the world does not have the game. */
export function gameInSlot(world: World, season: number, slot: string): WorldGame | undefined {
  return world.find((game) => game.season === season && game.bracket?.slot === slot);
}
