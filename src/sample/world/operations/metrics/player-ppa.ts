import { mapValues, once } from "../../computed.js";
import { efficiency } from "../../measures/advanced-stats.js";
import { counting } from "../../measures/garbage-time.js";
import { ppaBySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { round } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import type { Snap } from "../../simulation/model.js";
import { playsOf, type TeamGame, type TeamSeason } from "../../simulation/team-games.js";
import { playerHeader, sideHeader } from "../headers.js";
import { seasonsWithPlays, sidesWithPlays, withPlays } from "../selected-games.js";

/** Returns predicted points added per play, or null if there are no plays. */
function average(plays: readonly Snap[]): number | null {
  return plays.length === 0 ? null : round(efficiency(plays).ppa, 3);
}

/** Returns the rows of /ppa/players/games for one side of a game. `plays` is only for the query's threshold, and is not sent. */
const gameRows = once((side: TeamGame) =>
  playsByPlayer(side.offense.plays).map((own) => ({
    ...playerHeader(own.player, side.teamId, side.game.season),
    ...sideHeader(side),
    plays: own.all.length,
    averagePPA: { all: average(own.all) ?? 0, pass: average(own.passing), rush: average(own.rushing) },
  })),
);

/** Returns the rows of /ppa/players/season for a team. */
const seasonRows = once(({ season, teamId, games }: TeamSeason) =>
  playsByPlayer(playsOf(games, "offense")).map((own) => ({
    ...playerHeader(own.player, teamId, season),
    plays: own.all.length,
    averagePPA: { ...ppaBySplit(own.all, "average"), all: average(own.all) ?? 0 },
    totalPPA: mapValues(ppaBySplit(own.all, "total"), (total) => total ?? 0),
  })),
);

/** How the operations about players' predicted points added respond. */
export const playerPpaSources = {
  "/ppa/players/games": {
    rows: ({ world }, query) =>
      sidesWithPlays(world, "/ppa/players/games", query)
        .map(counting(query).side)
        .flatMap(gameRows)
        .filter(withPlays(query)),
    uses: ["year", "week", "seasonType", "threshold", "excludeGarbageTime"],
  },
  "/ppa/players/season": {
    rows: ({ world }, query) =>
      seasonsWithPlays(world, query.year).map(counting(query).season).flatMap(seasonRows).filter(withPlays(query)),
    uses: ["year", "threshold", "excludeGarbageTime"],
  },
} satisfies SomeSources;
