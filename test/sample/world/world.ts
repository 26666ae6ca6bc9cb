import { type TeamGame, teamGames, teamSeasons } from "../../../src/sample/world/simulation/team-games.js";
import { createWorld } from "../../../src/sample/world/simulation/world.js";

/** The sample world that all tests in this folder share. */
export const world = createWorld();
/** Teams' seasons. Only CI tests every team's season of 2025. */
export const seasons = teamSeasons(world).filter(
  ({ season }, index) => process.env.CFB_ALL_GAMES || season !== 2025 || index % 5 === 0,
);
export const completed = world.filter(({ points }) => points !== null);
/** Games with plays. Only CI tests every game of 2025. Other runs test one in six and those with overtime. */
export const withPlays = world.filter(
  ({ season, lineScores }, index) =>
    lineScores !== null &&
    (process.env.CFB_ALL_GAMES || season !== 2025 || index % 6 === 0 || lineScores.home.length > 4),
);
/** Both sides of each game with plays. */
export const sides: readonly TeamGame[] = withPlays.flatMap(teamGames);

/** The sum of some numbers. */
export function total(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** The name of a game's side, for test titles. */
export function titleOf({ game, teamId }: TeamGame): string {
  return `${game.season} ${game.bracket?.slot ?? game.id}, team ${teamId}`;
}
