import { hasData } from "../../../../document/selection.js";
import { mapValues } from "../../computed.js";
import { conferenceOf } from "../../facts/teams.js";
import { isFbsRated, isInPlainSrs, type RatedSeason } from "../../measures/rated-seasons.js";
import { round } from "../../numbers.js";
import { coreRatings } from "../ratings/core.js";
import { eloRows } from "../ratings/elo.js";
import { fpiRows } from "../ratings/fpi.js";
import { spRows } from "../ratings/sp.js";
import { srsRows } from "../ratings/srs.js";

/**
 * A rating as it is sent, and an unrounded value for ranking (`merit`). If a lower rating is better, the sign of `merit` is reversed, so that the
 * best team has the highest value.
 */
type Rating = Readonly<Record<"sent" | "merit", number | null>>;

/** A team's ratings in one system, by unit. */
export interface RatedTeam<Unit extends string> {
  readonly teamId: number;
  /** The division. A team without a division does not get a rank. */
  readonly division: string | null;
  readonly units: Readonly<Record<Unit, Rating>>;
}

/** Returns a rating that is sent with at most two decimals and ranked unrounded. */
const plain = (value: number | null): Rating => ({ sent: value === null ? null : round(value, 2), merit: value });
/** Returns a rating as `plain` does, but for a defense's value, which is better if it is lower. */
const lowIsBest = (value: number | null): Rating => ({ ...plain(value), merit: value === null ? null : -value });

/** Returns the teams that a rating system rates in one year, computed from its rows. A row without a team is an average. */
function table<Unit extends string, Row extends { readonly year: number; readonly teamId: number | null }>(
  path: "/ratings/core" | "/ratings/sp" | "/ratings/srs" | "/ratings/fpi",
  rows: readonly Row[],
  unitsOf: (row: Row) => Readonly<Record<Unit, Rating>>,
): RatedTeam<Unit>[] {
  return rows.flatMap((row) => {
    const { teamId, year } = row;
    if (teamId === null || !hasData(path, year)) return [];
    return [{ teamId, division: conferenceOf(teamId, year)?.classification ?? null, units: unitsOf(row) }];
  });
}

/**
 * Returns one year's ratings in every system that ranks teams. The service stores SP and FPI with the decimals of /ratings/sp and /ratings/fpi. It
 * computes CORE and SRS itself, so their ranks are more exact than the rounded ratings.
 */
export function ratingSystems(seasons: readonly RatedSeason[]) {
  const fbs = seasons.filter(isFbsRated);
  const core = fbs.map((each) => {
    const { season: year, teamId, strength: merit } = each;
    return { year, teamId, merit, ...coreRatings(each) };
  });
  return {
    core: table("/ratings/core", core, ({ merit, overall, offense, defense }) => ({
      overall: { ...plain(overall), merit },
      offense: plain(offense),
      defense: lowIsBest(defense),
    })),
    sp: table("/ratings/sp", spRows(fbs), ({ rating, offense, defense, specialTeams }) => ({
      overall: plain(rating),
      offense: plain(offense.rating),
      defense: lowIsBest(defense.rating),
      specialTeams: plain(specialTeams.rating),
    })),
    srs: table("/ratings/srs", srsRows(seasons.filter(isInPlainSrs)), ({ rating, exact }) => ({
      overall: { ...plain(rating), merit: exact },
    })),
    elo: eloRows(seasons, {}),
    fpi: table("/ratings/fpi", fpiRows(fbs), ({ efficiencies }) => mapValues(efficiencies, plain)),
  };
}
