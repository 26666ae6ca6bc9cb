import { type TeamGame, teamGames, teamSeasons } from "../../../src/sample/world/simulation/team-games.js";
import { createWorld } from "../../../src/sample/world/simulation/world.js";
import { triesAll } from "../../support/all-cases.js";

/** The sample world that all tests in this folder share. */
export const world = createWorld();
/** Teams' seasons. A pull request tests one in five of 2025. */
export const seasons = teamSeasons(world).filter(({ season }, index) => triesAll || season !== 2025 || index % 5 === 0);
export const completed = world.filter(({ points }) => points !== null);
/** Games with plays. A pull request tests those of 2025 with overtime and one in six of the others. */
export const withPlays = world.filter(
  ({ season, lineScores }, index) =>
    lineScores !== null && (triesAll || season !== 2025 || index % 6 === 0 || lineScores.home.length > 4),
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
