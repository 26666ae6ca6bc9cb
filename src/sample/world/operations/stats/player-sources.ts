import { once } from "../../lazy.js";
import { countedPlays } from "../../measures/garbage-time.js";
import type { SomeSources } from "../../responses/source.js";
import type { TeamGame, TeamSeason } from "../../simulation/team-games.js";
import { hasConference, inPart, inWeeks, selectedSeasons, selectedSides } from "../selected-games.js";
import { playerGameSuccess, playerSeasonStats, playerSeasonSuccess } from "./player-stats.js";

const statRows = once(playerSeasonStats);
const seasonRows = once((season: TeamSeason) => playerSeasonSuccess(season));
const gameRows = once((side: TeamGame) => playerGameSuccess(side));

interface SuccessRow {
  readonly passing: { readonly plays: number };
  readonly rushing: { readonly plays: number };
}

/** A test whether a player is credited with at least so many plays. */
function withPlays(threshold = 0) {
  return ({ passing, rushing }: SuccessRow): boolean => passing.plays + rushing.plays >= threshold;
}

/** The statistics and success rates of players. */
export const playerStatsSources = {
  "/stats/player/season": {
    rows: ({ world }, query) => {
      const [isInPart, isInWeeks] = [inPart(query.seasonType), inWeeks(query)];
      return selectedSeasons(world, query.year, (game) => isInPart(game) && isInWeeks(game))
        .filter(hasConference)
        .flatMap(statRows);
    },
    uses: ["year", "seasonType", "startWeek", "endWeek"],
  },
  "/stats/player/success": {
    rows: ({ world }, query) => {
      const [isInPart, isInWeeks] = [inPart(query.seasonType), inWeeks(query)];
      const isCounted = countedPlays(query.excludeGarbageTime);
      return selectedSeasons(world, query.year, (game) => isInPart(game) && isInWeeks(game))
        .filter(hasConference)
        .flatMap((season) => (query.excludeGarbageTime ? playerSeasonSuccess(season, isCounted) : seasonRows(season)))
        .filter(withPlays(query.threshold));
    },
    uses: ["year", "seasonType", "startWeek", "endWeek", "threshold", "excludeGarbageTime"],
  },
  "/stats/player/success/game": {
    rows: ({ world }, query) => {
      const isCounted = countedPlays(query.excludeGarbageTime);
      return selectedSides(world, "/stats/player/success/game", query)
        .filter(({ game, teamId }) => hasConference({ season: game.season, teamId }))
        .flatMap((side) => (query.excludeGarbageTime ? playerGameSuccess(side, isCounted) : gameRows(side)))
        .filter(withPlays(query.threshold));
    },
    uses: ["year", "week", "seasonType", "threshold", "excludeGarbageTime"],
  },
} satisfies SomeSources;
