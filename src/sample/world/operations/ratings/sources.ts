import { selection } from "../../../../../generated/selection.js";
import type { Path } from "../../../../types.js";
import { conferenceOf } from "../../facts/teams.js";
import type { RatedSeason } from "../../measures/rated-seasons.js";
import { group } from "../../numbers.js";
import { once, type Sources } from "../../responses/source.js";
import { hasBegun, type World } from "../../simulation/world.js";
import { ratedSeasonsOf } from "../world-seasons.js";
import { coreRow } from "./core.js";
import { eloRows, preseasonEloRows } from "./elo.js";
import { fpiRows, unratedFpiRow } from "./fpi.js";
import { isFbsRated, isInPlainSrs, isRatedByMargin } from "./rated-teams.js";
import { conferenceSpRows, selectedSpRows, spRows } from "./sp.js";
import { expandedSrsRows, lowerDivisionSrsRows, selectedSrsRows, srsRows } from "./srs.js";

type Rated = readonly RatedSeason[];

/** The rows of all seasons in which an operation has data: its rows of one season, season after season. */
function bySeason<Row>(
  path: Path,
  world: World,
  isIncluded: (each: RatedSeason) => boolean,
  rows: (own: Rated) => Row[],
) {
  const first = selection[path].dataSince ?? 0;
  const included = ratedSeasonsOf(world).filter((each) => each.season >= first && isIncluded(each));
  return [...group(included, ({ season }) => season).values()].flatMap(rows);
}

const hasGames = ({ games }: RatedSeason): boolean => games.length > 0;
const hasStrength = ({ strength, season }: RatedSeason): boolean => strength !== null || isRatedByMargin(season);

const core = once((world: World) =>
  bySeason(
    "/ratings/core",
    world,
    (each) => hasGames(each) || each.strength !== null,
    (own) => own.map((each) => coreRow(world, each)),
  ),
);
const sp = once((world: World) => bySeason("/ratings/sp", world, isFbsRated, spRows));
const srs = once((world: World) => bySeason("/ratings/srs", world, isInPlainSrs, srsRows));
const expandedSrs = once((world: World) => [
  ...lowerDivisionSrsRows().filter(({ year }) => hasBegun(world, year)),
  ...bySeason("/ratings/srs/expanded", world, hasStrength, expandedSrsRows),
]);
const preseasonElo = once(preseasonEloRows);
const fpi = once((world: World) =>
  bySeason(
    "/ratings/fpi",
    world,
    (each) => isFbsRated(each) || hasGames(each),
    (own) => [...fpiRows(own.filter(isFbsRated)), ...own.filter((each) => !isFbsRated(each)).map(unratedFpiRow)],
  ),
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
  "/ratings/core": { rows: ({ world }) => core(world) },
  "/ratings/sp": { rows: ({ world }, query) => selectedSpRows(sp(world), query), uses: ["year", "team"] },
  "/ratings/sp/conferences": {
    rows: ({ world }, { classification }) =>
      bySeason(
        "/ratings/sp/conferences",
        world,
        (each) => isFbsRated(each) && conferenceOf(each.teamId, each.season)?.classification === classification,
        conferenceSpRows,
      ),
    uses: ["classification"],
  },
  "/ratings/srs": {
    rows: ({ world }, query) => selectedSrsRows("/ratings/srs", srs(world), query),
    uses: ["year", "team", "conference"],
  },
  "/ratings/srs/expanded": {
    rows: ({ world }, { classification, ...query }) => {
      const rows = expandedSrs(world).filter(
        (row) => classification === undefined || row.classification === classification,
      );
      return selectedSrsRows("/ratings/srs/expanded", rows, query);
    },
    uses: ["year", "team", "conference", "classification"],
  },
  "/ratings/elo": {
    rows: ({ world }, query) => (query.preseason ? preseasonElo(world) : eloRows(ratedSeasonsOf(world), query)),
    uses: ["week", "seasonType", "preseason"],
  },
  "/ratings/fpi": { rows: ({ world }) => fpi(world) },
};
