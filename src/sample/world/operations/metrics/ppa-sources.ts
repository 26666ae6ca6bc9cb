import { teamById } from "../../facts/teams.js";
import { once } from "../../lazy.js";
import { countedPlays, countedTeamPlays } from "../../measures/garbage-time.js";
import { compareName } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import { onePlaySeason } from "../../simulation/one-play-season.js";
import type { TeamGame, TeamSeason } from "../../simulation/team-games.js";
import { hasConference, seasonsWithPlays, sidesWithPlays } from "../selected-games.js";
import { onePlayPlayerPpa, type PlaySelection, playerGamePpa, teamPlayersPpa } from "./player-ppa.js";
import { teamGamePpa, teamSeasonPpa } from "./team-ppa.js";

const seasonRow = once((season: TeamSeason) => teamSeasonPpa(season));
const gameRow = once((side: TeamGame) => teamGamePpa(side));
const playerSeasonRows = once((season: TeamSeason) => teamPlayersPpa(season));
const playerGameRows = once((side: TeamGame) => playerGamePpa(side));

interface PlayerQuery {
  readonly threshold?: number | undefined;
  readonly excludeGarbageTime?: boolean | undefined;
}

/** Which plays and players a query selects; null for all. */
function selectionOf({ threshold = 0, excludeGarbageTime = false }: PlayerQuery): PlaySelection | null {
  if (threshold <= 0 && !excludeGarbageTime) return null;
  return { isIncluded: countedPlays(excludeGarbageTime), threshold };
}

/** Predicted points added, of teams and players. */
export const ppaSources = {
  "/ppa/teams": {
    rows: ({ world }, { year, excludeGarbageTime }) => {
      const isIncluded = countedTeamPlays(excludeGarbageTime);
      return seasonsWithPlays(world, year, undefined)
        .filter(hasConference)
        .map((season) => (excludeGarbageTime ? teamSeasonPpa(season, isIncluded) : seasonRow(season)));
    },
    uses: ["year", "excludeGarbageTime"],
  },
  "/ppa/games": {
    rows: ({ world }, query) => {
      const isIncluded = countedTeamPlays(query.excludeGarbageTime);
      return sidesWithPlays(world, "/ppa/games", query)
        .filter(({ game, teamId }) => hasConference({ season: game.season, teamId }))
        .sort((a, b) => compareName(teamById(a.teamId).school, teamById(b.teamId).school))
        .map((side) => (query.excludeGarbageTime ? teamGamePpa(side, isIncluded) : gameRow(side)));
    },
    uses: ["year", "week", "seasonType", "excludeGarbageTime"],
  },
  "/ppa/players/games": {
    rows: ({ world }, query) => {
      const plays = selectionOf(query);
      return sidesWithPlays(world, "/ppa/players/games", query).flatMap((side) =>
        plays === null ? playerGameRows(side) : playerGamePpa(side, plays),
      );
    },
    uses: ["year", "week", "seasonType", "threshold", "excludeGarbageTime"],
  },
  "/ppa/players/season": {
    rows: ({ world }, query) => {
      const plays = selectionOf(query);
      const { year = onePlaySeason.season } = query;
      return [
        ...seasonsWithPlays(world, query.year, undefined).flatMap((season) =>
          plays === null ? playerSeasonRows(season) : teamPlayersPpa(season, plays),
        ),
        ...(year === onePlaySeason.season ? onePlayPlayerPpa(plays ?? {}) : []),
      ];
    },
    uses: ["year", "threshold", "excludeGarbageTime"],
  },
} satisfies SomeSources;
