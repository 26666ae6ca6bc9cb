import { selection } from "../../../../document/selection.js";
import { once } from "../../lazy.js";
import { isCounted } from "../../measures/advanced-stats.js";
import { countedPlays, type PlayTest } from "../../measures/garbage-time.js";
import type { SomeSources } from "../../responses/source.js";
import type { TeamGame, TeamSeason } from "../../simulation/team-games.js";
import { hasConference, inWeeksOfRegularSeason, selectedSeasons, selectedSides } from "../selected-games.js";
import { advancedGame, advancedSeason, gameHavoc } from "./advanced-stats.js";

const seasonRow = once((season: TeamSeason) => advancedSeason(season));
const gameRow = once((side: TeamGame) => advancedGame(side));
const havocRow = once(gameHavoc);

type AdvancedPath = "/stats/season/advanced" | "/stats/game/advanced" | "/stats/game/havoc";

const isCovered = (path: AdvancedPath, season: number): boolean => season >= (selection[path].dataSince ?? 0);

/** A game against a club, without plays. */
const GAME_WITHOUT_PLAYS = 402100101;

/** A test whether both sides have a counted play. A game without plays passes, too: only its rows show rates without a divisor. */
function withPlays(isIncluded: PlayTest) {
  return ({ game, offense, defense }: TeamGame): boolean =>
    game.id === GAME_WITHOUT_PLAYS ||
    [offense, defense].every(({ plays }) => plays.some((play) => isCounted(play) && isIncluded(play)));
}

/** The advanced statistics of teams. */
export const advancedStatsSources = {
  "/stats/season/advanced": {
    rows: ({ world }, query) => {
      const isIncluded = countedPlays(query.excludeGarbageTime);
      return selectedSeasons(world, query.year, inWeeksOfRegularSeason(query))
        .filter((season) => isCovered("/stats/season/advanced", season.season) && hasConference(season))
        .map((season) => (query.excludeGarbageTime ? advancedSeason(season, isIncluded) : seasonRow(season)));
    },
    uses: ["year", "startWeek", "endWeek", "excludeGarbageTime"],
  },
  "/stats/game/advanced": {
    rows: ({ world }, query) => {
      const isIncluded = countedPlays(query.excludeGarbageTime);
      return selectedSides(world, "/stats/game/advanced", query)
        .filter(({ game }) => isCovered("/stats/game/advanced", game.season))
        .filter(withPlays(isIncluded))
        .map((side) => (query.excludeGarbageTime ? advancedGame(side, isIncluded) : gameRow(side)));
    },
    uses: ["year", "week", "seasonType", "excludeGarbageTime"],
  },
  "/stats/game/havoc": {
    rows: ({ world }, query) =>
      selectedSides(world, "/stats/game/havoc", query)
        .filter(({ game }) => isCovered("/stats/game/havoc", game.season))
        .map(havocRow),
    uses: ["year", "week", "seasonType"],
  },
} satisfies SomeSources;
