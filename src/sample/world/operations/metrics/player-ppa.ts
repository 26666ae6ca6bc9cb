import { mapValues } from "../../fields.js";
import { lazy, once } from "../../lazy.js";
import { efficiency } from "../../measures/advanced-stats.js";
import { counting } from "../../measures/garbage-time.js";
import { ppaBySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { round } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import type { Snap } from "../../simulation/model.js";
import { onePlaySeason } from "../../simulation/one-play-season.js";
import { playsOf, type TeamGame, type TeamSeason } from "../../simulation/team-games.js";
import { playerHeader, sideHeader } from "../headers.js";
import { seasonsWithPlays, sidesWithPlays, withPlays } from "../selected-games.js";

/** Predicted points added per play; null without plays. */
function average(plays: readonly Snap[]): number | null {
  return plays.length === 0 ? null : round(efficiency(plays).ppa, 3);
}

/** The rows of /ppa/players/games for one side of a game. `plays` is for a threshold alone. */
const gameRows = once((side: TeamGame) =>
  playsByPlayer(side.offense.plays).map((own) => ({
    ...playerHeader(own.player, side.teamId, side.game.season),
    ...sideHeader(side),
    plays: own.all.length,
    averagePPA: { all: average(own.all) ?? 0, pass: average(own.passing), rush: average(own.rushing) },
  })),
);

/** The rows of /ppa/players/season for the plays of a team. */
function rowsOfSeason(season: number, teamId: number, plays: readonly Snap[]) {
  return playsByPlayer(plays).map((own) => ({
    ...playerHeader(own.player, teamId, season),
    plays: own.all.length,
    averagePPA: { ...ppaBySplit(own.all, "average"), all: average(own.all) ?? 0 },
    totalPPA: mapValues(ppaBySplit(own.all, "total"), (total) => total ?? 0),
  }));
}

const seasonRows = once((team: TeamSeason) => rowsOfSeason(team.season, team.teamId, playsOf(team.games, "offense")));
const onePlayRows = lazy(() => rowsOfSeason(onePlaySeason.season, onePlaySeason.teamId, onePlaySeason.plays()));

/** Predicted points added of players. */
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
    rows: ({ world }, query) => {
      const { year = onePlaySeason.season } = query;
      const rows = seasonsWithPlays(world, query.year).map(counting(query).season).flatMap(seasonRows);
      return [...rows, ...(year === onePlaySeason.season ? onePlayRows() : [])].filter(withPlays(query));
    },
    uses: ["year", "threshold", "excludeGarbageTime"],
  },
} satisfies SomeSources;
