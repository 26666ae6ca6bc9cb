import { games } from "../facts/games.js";
import { changesOf } from "./standing.js";
import { createWorld, type World, type WorldGame } from "./world.js";

/** The default time, which is after the championship of the 2025 season. */
export const DEFAULT_NOW = Date.UTC(2026, 1, 1, 12);

/** The maximum number of stored worlds. A running clock needs one, and tests that compare moments need a few. */
const STORED_WORLDS = 8;

const changes = changesOf(games);
/** The stored worlds, by the time of the change with which each begins. The most recently used comes last. */
const worlds = new Map<number, World>();

/** Returns the time of the latest change at or before a time. */
function changeBefore(now: number): number {
  return changes.filter((change) => change <= now).at(-1) ?? Number.NEGATIVE_INFINITY;
}

/**
 * Returns the games as they stand at the given time, in milliseconds since 1970. Returns the same object until the next change, such as the start or
 * end of a game. So values that depend on the object are computed only once.
 */
export function worldAt(now: number): World {
  const change = changeBefore(now);
  const world = worlds.get(change) ?? createWorld(change);
  worlds.delete(change);
  worlds.set(change, world);
  const [oldest] = worlds.keys();
  if (worlds.size > STORED_WORLDS && oldest !== undefined) worlds.delete(oldest);
  return world;
}

/** Returns a game as it will be once it is completed. Responses about a game in progress reveal the game play by play. */
export function completedGameOf({ id }: WorldGame): WorldGame {
  const game = worldAt(Number.POSITIVE_INFINITY).find((each) => each.id === id);
  if (game === undefined) throw new Error(`The world has no game ${id}.`);
  return game;
}
