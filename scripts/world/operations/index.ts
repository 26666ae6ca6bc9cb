import type { Case } from "../recording.js";
import type { WorldGame } from "../world.js";
import { boxScoreCases } from "./box-score.js";
import { broadcastCases } from "./broadcasts.js";
import { gameStatsCases } from "./game-stats.js";
import { gamesCases } from "./games.js";
import { playerSeasonCases } from "./player-season.js";
import { scoreboardCases } from "./scoreboard.js";
import { seasonCases } from "./seasons.js";
import { teamAdvancedCases } from "./team-advanced.js";
import { teamSeasonCases } from "./team-season.js";

/** One function for each group of operations; a new group is a new line. */
const groups: readonly ((world: readonly WorldGame[]) => Case[])[] = [
  gamesCases,
  gameStatsCases,
  broadcastCases,
  seasonCases,
  scoreboardCases,
  boxScoreCases,
  playerSeasonCases,
  teamSeasonCases,
  teamAdvancedCases,
];

/** Every recording of the world. */
export function allCases(world: readonly WorldGame[]): Case[] {
  return groups.flatMap((cases) => cases(world));
}
