import type { AdjustedPreviewAnalysis, AdjustedPreviewTeam } from "../../../../document/schema.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import type { Moment, Sparse } from "../../responses/source.js";
import type { WorldGame } from "../../simulation/world.js";
import { adjustedMetricsSources as sources } from "../adjusted-metrics.js";
import { preview } from "./preview.js";
import { section } from "./preview-parts.js";

function adjustedTeam(moment: Moment, { season }: WorldGame, teamId: number): Sparse<AdjustedPreviewTeam> {
  const { now } = moment;
  const metricsOf = (year: number) =>
    sources["/wepa/team/season"].rows(moment, { year }).find((row) => row.teamId === teamId);
  const own = metricsOf(season);
  const metrics = own ?? metricsOf(season - 1);
  const year = { year: season };
  const { school } = teamById(teamId);
  const conference = conferenceName(teamId, season) ?? "";
  /** Returns the team's players with the most plays. */
  const players = (path: "/wepa/players/passing" | "/wepa/players/rushing", most: number) => {
    const rows = sources[path].rows(moment, year).filter(({ team }) => team === school);
    rows.sort((a, b) => b.plays - a.plays);
    return section(
      now,
      rows.slice(0, most).map((row) => ({ ...row, conference, position: row.position ?? "" })),
    );
  };
  const kickers = sources["/wepa/players/kicking"].rows(moment, year).filter(({ team }) => team === school);
  return {
    ...{ teamId, season },
    teamMetrics: section(
      now,
      metrics === undefined ? null : { season: metrics.year, isPreviousSeason: own === undefined, metrics },
    ),
    passing: players("/wepa/players/passing", 2),
    rushing: players("/wepa/players/rushing", 3),
    kicking: section(
      now,
      kickers.slice(0, 1).map((row) => ({ ...row, conference })),
    ),
  };
}

const analysis = (moment: Moment, game: WorldGame): Sparse<AdjustedPreviewAnalysis> => ({
  home: adjustedTeam(moment, game, game.homeId),
  away: adjustedTeam(moment, game, game.awayId),
});

/** Returns the response of /games/{gameId}/preview/adjusted. */
export const adjustedGamePreview = (moment: Moment, { gameId }: { readonly gameId?: number | undefined }) =>
  preview(moment, gameId, analysis);
