import type { PassingPlay } from "../../../document/schemas.js";
import { playerById } from "../facts/players.js";
import { locationOf, passingProduction } from "../measures/passing-production.js";
import type { SomeSources } from "../responses/source.js";
import type { Play } from "../simulation/model.js";
import type { WorldGame } from "../simulation/world.js";
import { offenseIn, playHeader, productionRows, unparsed, unparsedFields } from "./production-rows.js";
import { seasonsWithPlays, selectedGames, sidesWithPlays } from "./selected-games.js";

const isPass = ({ kind }: Play): boolean => kind === "pass";
const nameOf = (id: string | null): string | null => (id === null ? null : playerById(id).name);

/** A row of /passing/plays. */
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

/** A row of /passing/plays for a pass whose description could not be parsed. */
function unparsedPassingPlay(game: WorldGame, play: Play): PassingPlay {
  return {
    ...passingPlay(game, unparsed(play)),
    ...unparsedFields,
    totalYards: null,
    parseStatus: "invalid",
    locationAnalysisEligible: false,
  };
}

/** The rows of passing. */
export const passing = productionRows({
  isAttempt: isPass,
  isOf: (play, playerId) => isPass(play) && play.passer === playerId,
  playRow: passingPlay,
  unparsedRow: unparsedPassingPlay,
  ofPlayer: passingProduction,
  ofTeam: passingProduction,
});

/** The operations of the tag `passing`. */
export const passingSources = {
  "/passing/plays": {
    rows: ({ world }, query) =>
      selectedGames(world, "/passing/plays", query).flatMap(passing.plays).filter(offenseIn(query.classification)),
    uses: ["year", "week", "seasonType", "gameId", "classification"],
  },
  "/passing/players/season": {
    rows: ({ world }, { year, seasonType }) => seasonsWithPlays(world, year, seasonType).flatMap(passing.playerSeasons),
    uses: ["year", "seasonType"],
    fields: { passerId: ["playerId"] },
  },
  "/passing/players/games": {
    rows: ({ world }, query) => sidesWithPlays(world, "/passing/players/games", query).flatMap(passing.playerGames),
    uses: ["year", "week", "seasonType"],
    fields: { passerId: ["playerId"] },
  },
  "/passing/teams/season": {
    rows: ({ world }, { year, seasonType }) => seasonsWithPlays(world, year, seasonType).flatMap(passing.teamSeasons),
    uses: ["year", "seasonType"],
  },
  "/passing/teams/games": {
    rows: ({ world }, query) => sidesWithPlays(world, "/passing/teams/games", query).flatMap(passing.teamGames),
    uses: ["year", "week", "seasonType"],
  },
} satisfies SomeSources;
