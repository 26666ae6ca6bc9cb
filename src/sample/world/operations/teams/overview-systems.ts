import { conferenceOf, teamById } from "../../facts/teams.js";
import { mapValues } from "../../fields.js";
import type { RatedSeason } from "../../measures/rated-seasons.js";
import { round } from "../../numbers.js";
import { coreRatings } from "../ratings/core.js";
import { fpiRows } from "../ratings/fpi.js";
import { isFbsRated, isInPlainSrs } from "../ratings/rated-teams.js";
import { spRows } from "../ratings/sp.js";
import { simpleRating, srsRows } from "../ratings/srs.js";
import { hasData } from "../selected-games.js";

/** A rating as it is sent, and its value for the rank: not rounded, and turned where lower is better, so that the best is the highest. */
interface Rating {
  readonly sent: number | null;
  readonly merit: number | null;
}

/** The ratings of a team in one system, by unit. */
export interface RatedTeam<Unit extends string> {
  readonly teamId: number;
  /** Null for a team that belongs to no division: it has no rank. */
  readonly division: string | null;
  readonly units: Readonly<Record<Unit, Rating>>;
}

/** A value that is sent with at most two decimals, and ranked as it is. */
const plain = (value: number | null): Rating => ({ sent: value === null ? null : round(value, 2), merit: value });
/** Such a value of a defense that is better the lower it is. */
const lowIsBest = (value: number | null): Rating => ({ ...plain(value), merit: value === null ? null : -value });

/** The teams that a system rates in one year. */
function table<Unit extends string>(
  path: "/ratings/core" | "/ratings/sp" | "/ratings/srs" | "/ratings/fpi",
  rated: readonly RatedSeason[],
  unitsOf: (each: RatedSeason) => Readonly<Record<Unit, Rating>> | undefined,
): RatedTeam<Unit>[] {
  return rated.flatMap((each) => {
    const { teamId, season } = each;
    const units = hasData(path, season) ? unitsOf(each) : undefined;
    return units === undefined
      ? []
      : [{ teamId, division: conferenceOf(teamId, season)?.classification ?? null, units }];
  });
}

/** The row about the team of a season. */
function rowOf<Row extends { readonly team: string }>(rows: readonly Row[], { teamId }: RatedSeason): Row | undefined {
  const { school } = teamById(teamId);
  return rows.find(({ team }) => team === school);
}

/**
 * The ratings of one year by every system that ranks teams. The service stores SP and FPI with the decimals of /ratings/sp and /ratings/fpi; CORE
 * and SRS are its own, so that their ranks know more than the rounded ratings.
 */
export function ratingSystems(seasons: readonly RatedSeason[]) {
  const fbs = seasons.filter(isFbsRated);
  const inSrs = seasons.filter(isInPlainSrs);
  const [spTable, srsTable, fpiTable] = [spRows(fbs), srsRows(inSrs), fpiRows(fbs)];
  return {
    core: table("/ratings/core", fbs, (each) => {
      const { overall, offense, defense } = coreRatings(each);
      return { overall: plain(overall), offense: plain(offense), defense: lowIsBest(defense) };
    }),
    sp: table("/ratings/sp", fbs, (each) => {
      const row = rowOf(spTable, each);
      return (
        row && {
          overall: plain(row.rating),
          offense: plain(row.offense.rating),
          defense: lowIsBest(row.defense.rating),
          specialTeams: plain(row.specialTeams.rating),
        }
      );
    }),
    srs: table("/ratings/srs", inSrs, (each) => {
      const row = rowOf(srsTable, each);
      return row && { overall: { ...plain(row.rating), merit: simpleRating(each) } };
    }),
    fpi: table("/ratings/fpi", fbs, (each) => {
      const efficiencies = rowOf(fpiTable, each)?.efficiencies;
      return efficiencies && mapValues(efficiencies, plain);
    }),
  };
}
