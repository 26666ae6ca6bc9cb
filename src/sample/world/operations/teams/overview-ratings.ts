import type { TeamSeasonRankedRating, TeamSeasonRatings } from "../../../../../generated/schema.js";
import { teamById } from "../../facts/teams.js";
import { finalElo, type RatedSeason, rankOf, ratedSeasons } from "../../measures/rated-seasons.js";
import type { TeamSeason } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { coreRow } from "../ratings/core.js";
import { fpiRows } from "../ratings/fpi.js";
import { isFbsRated, isInPlainSrs, isRatedByMargin } from "../ratings/rated-teams.js";
import { spRows } from "../ratings/sp.js";
import { srsRows } from "../ratings/srs.js";

/** A value of a row with its rank among the rows. */
function ranked<Row>(rows: readonly Row[], row: Row, value: (row: Row) => number | null): TeamSeasonRankedRating {
  const rating = value(row);
  return { rating, rank: rankOf(rating, rows.map(value)) };
}

/** The rows of every rating system for one year. The values are those of /ratings/*. */
function ratingTables(world: World, seasons: readonly RatedSeason[]) {
  const rated = seasons.filter(isFbsRated);
  return {
    seasons,
    sp: spRows(rated).filter(({ ranking }) => ranking !== null),
    srs: srsRows(seasons.filter(isInPlainSrs)),
    core: seasons.map((each) => coreRow(world, each)),
    fpi: fpiRows(rated),
  };
}

/** The ratings of a team by every system. */
function ratingsOfTeam(tables: ReturnType<typeof ratingTables>, teamId: number): TeamSeasonRatings {
  const { school } = teamById(teamId);
  const isOwn = ({ team }: { team: string }): boolean => team === school;
  const own = tables.seasons.find((season) => season.teamId === teamId);
  const { sp, srs, core, fpi } = tables;
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
    elo: own === undefined ? null : finalElo(own),
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

const none: TeamSeasonRankedRating = { rating: null, rank: null };
const units = { overall: none, offense: none, defense: none };

/** Overviews of earlier seasons have CORE ratings that are null. */
const FIRST_CORE_SEASON = 2016;
const FIRST_FPI_SEASON = 2005;

/** Returns a function for the ratings in a season overview: those of /ratings/*, null where a system lacks the season or team. */
export function overviewRatings(world: World): (team: TeamSeason) => TeamSeasonRatings {
  const seasons = ratedSeasons(world);
  // Computed on first use: the rows of a year serve all its teams.
  const tables = new Map<number, ReturnType<typeof ratingTables>>();
  return ({ season, teamId }) => {
    const rated = seasons.filter((each) => each.season === season);
    const own = rated.find((each) => each.teamId === teamId);
    if (own === undefined) return { sp: null, srs: null, elo: null, core: null, fpi: null };
    const table = tables.get(season) ?? ratingTables(world, rated);
    tables.set(season, table);
    const known = ratingsOfTeam(table, teamId);
    if (own.strength === null) {
      // A club has rows in some systems, without ranks.
      const zero = { rating: 0, rank: null };
      const core = { overall: zero, offense: zero, defense: zero };
      const unranked = { ...units, specialTeams: none };
      const srs = isRatedByMargin(season) ? known.srs : none;
      return { sp: unranked, srs, elo: known.elo, core, fpi: unranked };
    }
    return {
      ...known,
      core: season < FIRST_CORE_SEASON ? units : known.core,
      fpi: season < FIRST_FPI_SEASON ? null : known.fpi,
    };
  };
}
