import type { PassingPlay } from "../../../document/schema.js";
import { playerById } from "../facts/players.js";
import { locationOf, passingProduction } from "../measures/passing-production.js";
import type { SomeSources } from "../responses/source.js";
import type { Play, Snap } from "../simulation/model.js";
import type { WorldGame } from "../simulation/world.js";
import { playHeader, productionRows, productionSources } from "./production-rows.js";

const isPass = ({ kind }: Snap): boolean => kind === "pass";
const nameOf = (id: string | null): string | null => (id === null ? null : playerById(id).name);

/** Returns a row of /passing/plays. */
function passingPlay(game: WorldGame, play: Play): PassingPlay {
  const { airYards, outcome, wasted } = play;
  const location = locationOf(play);
  return {
    ...playHeader(game, play),
    passerId: play.passer,
    passer: nameOf(play.passer),
    targetId: play.target,
    target: nameOf(play.target),
    outcome: outcome ?? "incompletion",
    airYards,
    passDepth: play.depth,
    passDirection: play.direction,
    passLocation: location === "unknown" ? null : location,
    totalYards: play.yards,
    yardsAfterCatch: outcome === "completion" && airYards !== null ? play.yards - airYards : null,
    startYardsToGoal: play.yardsToGoal,
    targetYardsToGoal: airYards === null ? null : play.yardsToGoal - airYards,
    isSpike: wasted === "spike",
    isThrowaway: wasted === "throwaway",
    isIntentionalGrounding: false,
    parseStatus: location === "unknown" || airYards === null ? "partial" : "complete",
    locationAnalysisEligible: wasted === null,
  };
}

/** The rows about passing. */
export const passing = productionRows({
  isAttempt: isPass,
  isOf: (play, playerId) => isPass(play) && play.passer === playerId,
  playRow: passingPlay,
  unparsed: { totalYards: null, parseStatus: "invalid", locationAnalysisEligible: false },
  ofPlayer: passingProduction,
  ofTeam: passingProduction,
});

const sources = productionSources("passing", passing);
const byPlayer = { fields: { passerId: ["playerId"] } };

export const passingSources = {
  "/passing/plays": sources.plays,
  "/passing/players/season": { ...sources.playerSeasons, ...byPlayer },
  "/passing/players/games": { ...sources.playerGames, ...byPlayer },
  "/passing/teams/season": sources.teamSeasons,
  "/passing/teams/games": sources.teamGames,
} satisfies SomeSources;
