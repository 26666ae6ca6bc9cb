import type { TeamGamePredictedPointsAdded } from "../../../../document/schema.js";
import { mapValues, once } from "../../computed.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { efficiencies } from "../../measures/advanced-stats.js";
import { countingForTeams } from "../../measures/garbage-time.js";
import { splits } from "../../measures/play-splits.js";
import { compareName, round } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import type { Snap } from "../../simulation/model.js";
import { playsOf, type TeamGame, type TeamSeason } from "../../simulation/team-games.js";
import { seasonHeader, sideHeader } from "../headers.js";
import { hasConference, seasonsWithPlays, sidesWithPlays } from "../selected-games.js";

const { all: overall, pass: passing, rush: rushing, firstDown, secondDown, thirdDown } = splits;
const ofTeams = { overall, passing, rushing, firstDown, secondDown, thirdDown };

/** Returns predicted points added per play, by kind of play and by down. */
function averages(plays: readonly Snap[], own = efficiencies(plays, ofTeams)): TeamGamePredictedPointsAdded["offense"] {
  return mapValues(own, ({ ppa }) => round(ppa, 2));
}

/** Returns a season's averages and sums. The total is the sum of passing and rushing. */
function seasonAverages(plays: readonly Snap[]) {
  const own = efficiencies(plays, ofTeams);
  const sums = { passing: round(own.passing.totalPPA, 1), rushing: round(own.rushing.totalPPA, 1) };
  return { ...averages(plays, own), cumulative: { ...sums, total: round(sums.passing + sums.rushing, 1) } };
}

const seasonRow = once((season: TeamSeason) => ({
  ...seasonHeader(season),
  offense: seasonAverages(playsOf(season.games, "offense")),
  defense: seasonAverages(playsOf(season.games, "defense")),
}));

const gameRow = once((side: TeamGame) => ({
  ...sideHeader(side),
  conference: conferenceName(side.teamId, side.game.season) ?? "",
  offense: averages(side.offense.plays),
  defense: averages(side.defense.plays),
}));

/** How the operations about teams' predicted points added respond. */
export const teamPpaSources = {
  "/ppa/teams": {
    rows: ({ world }, query) =>
      seasonsWithPlays(world, query.year).filter(hasConference).map(countingForTeams(query).season).map(seasonRow),
    uses: ["year", "excludeGarbageTime"],
  },
  "/ppa/games": {
    rows: ({ world }, query) =>
      sidesWithPlays(world, "/ppa/games", query)
        .filter(({ game, teamId }) => hasConference({ season: game.season, teamId }))
        .sort((a, b) => compareName(teamById(a.teamId).school, teamById(b.teamId).school))
        .map(countingForTeams(query).side)
        .map(gameRow),
    uses: ["year", "week", "seasonType", "excludeGarbageTime"],
  },
} satisfies SomeSources;
