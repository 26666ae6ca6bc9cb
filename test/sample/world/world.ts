import { type TeamGame, teamGames, teamSeasons } from "../../../src/sample/world/simulation/team-games.js";
import { createWorld } from "../../../src/sample/world/simulation/world.js";

/** The sample world that the tests of this folder share. */
export const world = createWorld();
export const seasons = teamSeasons(world);
export const completed = world.filter(({ points }) => points !== null);
export const withPlays = world.filter(({ playByPlay }) => playByPlay !== null);
/** Both sides of each game with plays. */
export const sides: readonly TeamGame[] = withPlays.flatMap(teamGames);

/** The sum of some numbers. */
export function total(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** The name of a side of a game, for the title of a test. */
export function titleOf({ game, teamId }: TeamGame): string {
  return `${game.season} ${game.bracket?.slot ?? game.id}, team ${teamId}`;
}
