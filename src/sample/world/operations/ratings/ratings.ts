import { once } from "../../computed.js";
import { hasEveryTeam } from "../../facts/coverage.js";
import { conferenceOf } from "../../facts/teams.js";
import {
  isFbsRated,
  isInPlainSrs,
  isRatedByMargin,
  type RatedSeason,
  ratedSeasons,
} from "../../measures/rated-seasons.js";
import type { SomeSources } from "../../responses/source.js";
import { hasBegun } from "../../simulation/world.js";
import { bySeason } from "../selected-games.js";
import { coreRow } from "./core.js";
import { eloRows, preseasonEloRows } from "./elo.js";
import { fpiRows, unratedFpiRow } from "./fpi.js";
import { conferenceSpOrder, conferenceSpRows, selectedSpRows, spRows } from "./sp.js";
import { expandedSrsRows, lowerDivisionSrsRows, selectedSrsRows, srsRows } from "./srs.js";

const hasGames = ({ games }: RatedSeason): boolean => games.length > 0;
const hasStrength = ({ strength, season }: RatedSeason): boolean => strength !== null || isRatedByMargin(season);

const core = bySeason("/ratings/core", ratedSeasons, isFbsRated, (own, world) =>
  own.map((each) => coreRow(world, each)),
);
const sp = bySeason("/ratings/sp", ratedSeasons, isFbsRated, spRows);
const srs = bySeason("/ratings/srs", ratedSeasons, isInPlainSrs, srsRows);
const expandedSrs = bySeason("/ratings/srs/expanded", ratedSeasons, hasStrength, expandedSrsRows);
const spSeasons = bySeason("/ratings/sp/conferences", ratedSeasons, isFbsRated, (own) => [own]);
const preseasonElo = once(preseasonEloRows);
const fpi = bySeason(
  "/ratings/fpi",
  ratedSeasons,
  (each) => isFbsRated(each) || hasGames(each),
  (own) => [...fpiRows(own.filter(isFbsRated)), ...own.filter((each) => !isFbsRated(each)).map(unratedFpiRow)],
);

export const ratingsSources = {
  // The rows are sorted best first, over all years.
  "/ratings/core": {
    isWhole: ({ year }) => hasEveryTeam(year),
    rows: ({ world }, { year }) => [...core(world, year)].sort((a, b) => b.overall - a.overall),
  },
  "/ratings/sp": {
    isWhole: ({ year }) => hasEveryTeam(year),
    rows: ({ world }, query) => selectedSpRows(sp(world, query.year), query),
    uses: ["year", "team"],
  },
  "/ratings/sp/conferences": {
    isWhole: ({ year }) => hasEveryTeam(year),
    rows: ({ world }, { year, classification }) => {
      const isMember = ({ teamId, season }: RatedSeason) =>
        conferenceOf(teamId, season)?.classification === classification;
      return spSeasons(world, year)
        .flatMap((own) => conferenceSpRows(own.filter(isMember)))
        .sort(conferenceSpOrder);
    },
    uses: ["classification"],
  },
  "/ratings/srs": {
    isWhole: ({ year }) => hasEveryTeam(year),
    rows: ({ world }, query) => selectedSrsRows("/ratings/srs", srs(world, query.year), query),
    uses: ["year", "team", "conference"],
  },
  "/ratings/srs/expanded": {
    isWhole: ({ year }) => hasEveryTeam(year),
    rows: ({ world }, { classification, ...query }) => {
      const lower = lowerDivisionSrsRows.filter(({ year }) => hasBegun(world, year));
      const rows = [...lower, ...expandedSrs(world, query.year)].filter(
        (row) => classification === undefined || row.classification === classification,
      );
      return selectedSrsRows("/ratings/srs/expanded", rows, query);
    },
    uses: ["year", "team", "conference", "classification"],
  },
  "/ratings/elo": {
    isWhole: ({ year }) => hasEveryTeam(year),
    rows: ({ world }, query) => (query.preseason ? preseasonElo(world) : eloRows(ratedSeasons(world), query)),
    uses: ["week", "seasonType", "preseason"],
  },
  "/ratings/fpi": { isWhole: ({ year }) => hasEveryTeam(year), rows: ({ world }, { year }) => fpi(world, year) },
} satisfies SomeSources;
