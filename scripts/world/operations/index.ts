import type { Case } from "../recording.js";
import type { WorldGame } from "../world.js";
import { analyticsCases } from "./analytics.js";
import { boxScoreCases } from "./box-score.js";
import { broadcastCases } from "./broadcasts.js";
import { coachSeasonCases } from "./coach-seasons.js";
import { coachCases } from "./coaches.js";
import { conferenceCases } from "./conferences.js";
import { draftCases } from "./draft.js";
import { driveCases } from "./drives.js";
import { gameStatsCases } from "./game-stats.js";
import { gamesCases } from "./games.js";
import { liveCases } from "./live.js";
import { passingCases } from "./passing.js";
import { playStatCases } from "./play-stats.js";
import { playerSeasonCases } from "./player-season.js";
import { playerCases } from "./players.js";
import { playoffCases } from "./playoffs.js";
import { playCases } from "./plays.js";
import { portalCases } from "./portal.js";
import { recruitingCases } from "./recruiting.js";
import { rosterCases } from "./rosters.js";
import { rushingCases } from "./rushing.js";
import { scoreboardCases } from "./scoreboard.js";
import { seasonCases } from "./seasons.js";
import { teamAdvancedCases } from "./team-advanced.js";
import { teamOverviewCases } from "./team-overview.js";
import { teamSeasonCases } from "./team-season.js";
import { teamCases } from "./teams.js";
import { venueCases } from "./venues.js";

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
  analyticsCases,
  teamCases,
  conferenceCases,
  venueCases,
  teamOverviewCases,
  rosterCases,
  recruitingCases,
  portalCases,
  draftCases,
  playerCases,
  coachCases,
  coachSeasonCases,
  playoffCases,
  driveCases,
  playCases,
  playStatCases,
  liveCases,
  passingCases,
  rushingCases,
];

/** Every recording of the world. */
export function allCases(world: readonly WorldGame[]): Case[] {
  return groups.flatMap((cases) => cases(world));
}
