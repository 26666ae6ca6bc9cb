import { selection } from "../../../../../generated/selection.js";
import type { Path } from "../../../../types.js";
import { conferenceOf } from "../../facts/teams.js";
import { once } from "../../lazy.js";
import { type RatedSeason, ratedSeasons } from "../../measures/rated-seasons.js";
import { group } from "../../numbers.js";
import type { Sources } from "../../responses/source.js";
import { hasBegun, type World } from "../../simulation/world.js";
import { coreRow } from "./core.js";
import { eloRows, preseasonEloRows } from "./elo.js";
import { fpiRows, unratedFpiRow } from "./fpi.js";
import { isFbsRated, isInPlainSrs, isRatedByMargin } from "./rated-teams.js";
import { conferenceSpRows, selectedSpRows, spRows } from "./sp.js";
import { expandedSrsRows, lowerDivisionSrsRows, selectedSrsRows, srsRows } from "./srs.js";

type Rated = readonly RatedSeason[];

const ratedByYear = once((world: World) =>
  [...group(ratedSeasons(world), ({ season }) => season)].map(([season, all]) => ({ world, season, all })),
);

/** The rated seasons of one year, or of every year in which an operation has data. */
function yearsOf(path: Path, world: World, year: number | undefined) {
  const first = selection[path].dataSince ?? 0;
  return ratedByYear(world).filter(({ season }) => season >= first && (year === undefined || season === year));
}

/** The rows of an operation, season after season. Those of a season are computed once. */
function bySeason<Row>(
  path: Path,
  isIncluded: (each: RatedSeason) => boolean,
  rows: (own: Rated, world: World) => Row[],
): (world: World, year: number | undefined) => Row[] {
  const rowsOf = once(({ world, all }: { world: World; all: Rated }) => {
    const own = all.filter(isIncluded);
    return own.length === 0 ? [] : rows(own, world);
  });
  return (world, year) => yearsOf(path, world, year).flatMap(rowsOf);
}

const hasGames = ({ games }: RatedSeason): boolean => games.length > 0;
const hasStrength = ({ strength, season }: RatedSeason): boolean => strength !== null || isRatedByMargin(season);

const core = bySeason(
  "/ratings/core",
  (each) => hasGames(each) || each.strength !== null,
  (own, world) => own.map((each) => coreRow(world, each)),
);
const sp = bySeason("/ratings/sp", isFbsRated, spRows);
const srs = bySeason("/ratings/srs", isInPlainSrs, srsRows);
const expandedSrs = bySeason("/ratings/srs/expanded", hasStrength, expandedSrsRows);
const preseasonElo = once(preseasonEloRows);
const fpi = bySeason(
  "/ratings/fpi",
  (each) => isFbsRated(each) || hasGames(each),
  (own) => [...fpiRows(own.filter(isFbsRated)), ...own.filter((each) => !isFbsRated(each)).map(unratedFpiRow)],
);

/** The operations of the tag `ratings`. */
export const ratingsSources: Sources<
  | "/ratings/core"
  | "/ratings/sp"
  | "/ratings/sp/conferences"
  | "/ratings/srs"
  | "/ratings/srs/expanded"
  | "/ratings/elo"
  | "/ratings/fpi"
> = {
  "/ratings/core": { rows: ({ world }, { year }) => core(world, year) },
  "/ratings/sp": {
    rows: ({ world }, query) => selectedSpRows(sp(world, query.year), query),
    uses: ["year", "team"],
  },
  "/ratings/sp/conferences": {
    rows: ({ world }, { year, classification }) => {
      const isMember = ({ teamId, season }: RatedSeason) =>
        conferenceOf(teamId, season)?.classification === classification;
      const seasons = yearsOf("/ratings/sp/conferences", world, year);
      return seasons.flatMap(({ all }) => conferenceSpRows(all.filter((each) => isFbsRated(each) && isMember(each))));
    },
    uses: ["classification"],
  },
  "/ratings/srs": {
    rows: ({ world }, query) => selectedSrsRows("/ratings/srs", srs(world, query.year), query),
    uses: ["year", "team", "conference"],
  },
  "/ratings/srs/expanded": {
    rows: ({ world }, { classification, ...query }) => {
      const lower = lowerDivisionSrsRows().filter(({ year }) => hasBegun(world, year));
      const rows = [...lower, ...expandedSrs(world, query.year)].filter(
        (row) => classification === undefined || row.classification === classification,
      );
      return selectedSrsRows("/ratings/srs/expanded", rows, query);
    },
    uses: ["year", "team", "conference", "classification"],
  },
  "/ratings/elo": {
    rows: ({ world }, query) => (query.preseason ? preseasonElo(world) : eloRows(ratedSeasons(world), query)),
    uses: ["week", "seasonType", "preseason"],
  },
  "/ratings/fpi": { rows: ({ world }, { year }) => fpi(world, year) },
};
