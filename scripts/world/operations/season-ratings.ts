import type { TeamSeasonRankedRating, TeamSeasonRatings } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { lastElo, placeOf, type RatedSeason } from "../measures/strength.js";
import { coreRow, srsRows } from "./ratings.js";
import { fpiRows } from "./ratings-fpi.js";
import { spRows } from "./ratings-sp.js";

/** A row's value with its place among the same value of all rows. */
function ranked<Row>(rows: readonly Row[], row: Row, value: (row: Row) => number | null): TeamSeasonRankedRating {
  const rating = value(row);
  return { rating, rank: placeOf(rating, rows.map(value)) };
}

/**
 * What all systems say of one team, as an overview of its season has it: the values of the rows that /ratings/* has of that season.
 * `seasons` are all rated seasons of one year.
 */
export function overviewRatings(seasons: readonly RatedSeason[], teamId: number): TeamSeasonRatings {
  const { school } = teamById(teamId);
  const isOwn = ({ team }: { team: string }): boolean => team === school;
  const own = seasons.find((season) => season.teamId === teamId);
  const [sp, srs, core, fpi] = [
    spRows(seasons).filter(({ ranking }) => ranking !== null),
    srsRows(seasons),
    seasons.map(coreRow),
    fpiRows(seasons),
  ];
  const [ownSp, ownSrs, ownCore, ownFpi] = [sp.find(isOwn), srs.find(isOwn), core.find(isOwn), fpi.find(isOwn)];
  return {
    sp:
      ownSp === undefined
        ? null
        : {
            overall: { rating: ownSp.rating, rank: ownSp.ranking },
            offense: { rating: ownSp.offense.rating, rank: ownSp.offense.ranking },
            defense: { rating: ownSp.defense.rating, rank: ownSp.defense.ranking },
            specialTeams: ranked(sp, ownSp, ({ specialTeams }) => specialTeams.rating),
          },
    srs: ownSrs === undefined ? null : { rating: ownSrs.rating, rank: ownSrs.ranking },
    elo: lastElo(own?.games ?? []),
    core:
      ownCore === undefined
        ? null
        : {
            overall: ranked(core, ownCore, ({ overall }) => overall),
            offense: ranked(core, ownCore, ({ offense }) => offense),
            defense: ranked(core, ownCore, ({ defense }) => defense),
          },
    fpi:
      ownFpi === undefined
        ? null
        : {
            // The efficiency, not the rating in points.
            overall: ranked(fpi, ownFpi, ({ efficiencies }) => efficiencies.overall),
            offense: ranked(fpi, ownFpi, ({ efficiencies }) => efficiencies.offense),
            defense: ranked(fpi, ownFpi, ({ efficiencies }) => efficiencies.defense),
            specialTeams: ranked(fpi, ownFpi, ({ efficiencies }) => efficiencies.specialTeams),
          },
  };
}
