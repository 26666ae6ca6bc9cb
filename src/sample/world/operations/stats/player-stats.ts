import { mapValues, once } from "../../computed.js";
import { counting } from "../../measures/garbage-time.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { columnText, seasonColumns } from "../../measures/player-stat-columns.js";
import { playerStatLines } from "../../measures/player-stats.js";
import { count, ratio } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import type { Snap } from "../../simulation/model.js";
import { playsOf, type TeamGame, type TeamSeason } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { playerHeader, seasonHeader, sideHeader } from "../headers.js";
import {
  type GameQuery,
  hasConference,
  inPart,
  inWeeks,
  selectedSeasons,
  selectedSides,
  type WeekRange,
  withPlays,
} from "../selected-games.js";

const columns = mapValues(seasonColumns, (own) => Object.entries(own));

/** Returns a team's rows of /stats/player/season. Statistics without a player have no row. */
const statRows = once(({ season, teamId, games }: TeamSeason) => {
  const { team, conference } = seasonHeader({ season, teamId });
  return playerStatLines(teamId, ...games)
    .filter(({ position }) => position !== "")
    .flatMap(({ category, id, name, position, tally }) =>
      columns[category].map(([statType, column]) => {
        const stat = columnText(column, tally);
        // There are ten thousand rows. A row with exactly the document's fields, in the document's order, is not copied.
        return { season, playerId: id, player: name, position, team, conference, category, statType, stat };
      }),
    );
});

function successSplit(plays: readonly Snap[]) {
  const successes = count(plays, ({ success }) => success === true);
  return { plays: plays.length, successes, successRate: ratio(successes, plays.length) };
}

/** Returns the rows of a team's players. `plays` is only for the query's threshold, and is not sent. */
const successRows = (plays: readonly Snap[], teamId: number, season: number) =>
  playsByPlayer(plays).map(({ player, passing, rushing }) => ({
    ...playerHeader(player, teamId, season),
    plays: passing.length + rushing.length,
    passing: successSplit(passing),
    rushing: successSplit(rushing),
  }));

const seasonRows = once(({ season, teamId, games }: TeamSeason) =>
  successRows(playsOf(games, "offense"), teamId, season),
);
const gameRows = once((side: TeamGame) =>
  successRows(side.offense.plays, side.teamId, side.game.season).map((row) => ({ ...row, ...sideHeader(side) })),
);

function seasonsOf(world: World, query: GameQuery & WeekRange): TeamSeason[] {
  const [isInPart, isInWeeks] = [inPart(query.seasonType), inWeeks(query)];
  return selectedSeasons(world, query.year, (game) => isInPart(game) && isInWeeks(game)).filter(hasConference);
}

/** How the operations about players' statistics and success rates respond. */
export const playerStatsSources = {
  "/stats/player/season": {
    rows: ({ world }, query) => seasonsOf(world, query).flatMap(statRows),
    uses: ["year", "seasonType", "startWeek", "endWeek"],
  },
  "/stats/player/success": {
    rows: ({ world }, query) =>
      seasonsOf(world, query).map(counting(query).season).flatMap(seasonRows).filter(withPlays(query)),
    uses: ["year", "seasonType", "startWeek", "endWeek", "threshold", "excludeGarbageTime"],
  },
  "/stats/player/success/game": {
    rows: ({ world }, query) =>
      selectedSides(world, "/stats/player/success/game", query)
        .filter(({ game, teamId }) => hasConference({ season: game.season, teamId }))
        .map(counting(query).side)
        .flatMap(gameRows)
        .filter(withPlays(query)),
    uses: ["year", "week", "seasonType", "threshold", "excludeGarbageTime"],
  },
} satisfies SomeSources;
