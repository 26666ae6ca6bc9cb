import type { RushingPlay } from "../../../document/schema.js";
import { playerById } from "../facts/players.js";
import { isRushingAttempt } from "../measures/advanced-stats.js";
import { playerRushingProduction, rushingProduction } from "../measures/rushing-production.js";
import type { SomeSources } from "../responses/source.js";
import type { Play } from "../simulation/model.js";
import type { WorldGame } from "../simulation/world.js";
import { playHeader, productionRows, productionSources } from "./production-rows.js";

/** Returns a row of /rushing/plays for a run, a sack or a kneel. A sack counts for the passer, and a kneel counts for the team. */
function rushingPlay(game: WorldGame, play: Play): RushingPlay {
  const rusher = play.kind === "sack" ? play.passer : play.rusher;
  const isKneel = play.kind === "kneel";
  const isRush = play.kind === "rush";
  return {
    ...playHeader(game, play),
    startYardsToGoal: play.yardsToGoal,
    rusherId: rusher,
    rusher: rusher === null ? null : playerById(rusher).name,
    rushDirection: play.direction,
    rushingYards: play.yards,
    rusherYards: rusher === null ? null : play.yards,
    isRushingTouchdown: play.touchdown,
    isSack: play.kind === "sack",
    isKneel,
    isTeamRush: isKneel,
    attributionStatus: isKneel ? "team" : "individual",
    directionAnalysisEligible: isRush,
    parseStatus: isRush && play.direction === null ? "partial" : "complete",
  };
}

/** The rushing rows. A player's attempts are runs and the sacks that the player took. */
export const rushing = productionRows({
  isAttempt: isRushingAttempt,
  isOf: ({ kind, rusher, passer }, playerId) => rusher === playerId || (kind === "sack" && passer === playerId),
  playRow: rushingPlay,
  unparsed: {
    startYardsToGoal: null,
    rushingYards: null,
    isRushingTouchdown: null,
    isTeamRush: false,
    attributionStatus: "unmatched",
    directionAnalysisEligible: false,
    parseStatus: "invalid",
  },
  ofPlayer: playerRushingProduction,
  ofTeam: rushingProduction,
});

const sources = productionSources("rushing", rushing);
const byPlayer = { fields: { rusherId: ["playerId"] } };

export const rushingSources = {
  "/rushing/plays": sources.plays,
  "/rushing/players/season": { ...sources.playerSeasons, ...byPlayer },
  "/rushing/players/games": { ...sources.playerGames, ...byPlayer },
  "/rushing/teams/season": sources.teamSeasons,
  "/rushing/teams/games": sources.teamGames,
} satisfies SomeSources;
