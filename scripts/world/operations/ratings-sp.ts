import type { ConferenceSP, TeamSP } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { kickerPaar } from "../measures/kicking.js";
import { placeOf, type RatedSeason, ratedSeasons } from "../measures/strength.js";
import { group, rate, round, sum } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import { conferenceName, type WorldGame } from "../world.js";

/** The seasons of which SP tells the parts of its ratings, and of which it rates special teams. */
const PARTS = { first: 2005, last: 2023 };
const FIRST_SPECIAL_TEAMS = 2004;
/** Points per game that an average offense scores, and an average defense allows. */
const AVERAGE = 27;

/** The ratings that the rows of a team, of a conference and of the nation have. */
interface Rated {
  readonly rating: number;
  readonly offense: number;
  readonly defense: number;
  readonly special: number | null;
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Offense less defense plus special teams is the rating, to the tenth. */
function rated({ season, strength, tilt, games }: RatedSeason): Rated {
  const rating = round(strength ?? 0, 1);
  const kicks = within(round(rate(kickerPaar(games).paar, 2 * games.length), 1), -0.8, 0.7);
  const special = season < FIRST_SPECIAL_TEAMS ? null : kicks;
  const offense = round(AVERAGE + rating / 2 + within(tilt, -5, 5), 1);
  return { rating, offense, defense: round(offense + (special ?? 0) - rating, 1), special };
}

/** The parts of a rating, which spread around the average of 100 as the rating does around its own. */
function parts(season: number, aboveAverage: number) {
  const part = (weight: number): number | null =>
    season < PARTS.first || season > PARTS.last ? null : round(100 + weight * aboveAverage, 1);
  return {
    success: part(1.4),
    explosiveness: part(0.9),
    rushing: part(1.1),
    passing: part(1.6),
    standardDowns: part(1.3),
    passingDowns: part(1.7),
  };
}

/** What the row of a team and that of a conference share. */
function shared(season: number, { rating, offense, defense, special }: Rated) {
  const known = season >= PARTS.first && season <= PARTS.last;
  const havoc = (weight: number): number | null => (known ? round(100 + weight * (AVERAGE - defense), 1) : null);
  return {
    year: season,
    rating,
    secondOrderWins: known ? round(6.4 + rating / 5, 1) : null,
    sos: known ? round(rating / 40, 2) : null,
    offense: {
      rating: offense,
      ...parts(season, offense - AVERAGE),
      runRate: known ? 0.52 : null,
      pace: known ? 27.4 : null,
    },
    defense: {
      rating: defense,
      ...parts(season, AVERAGE - defense),
      havoc: { total: havoc(1.5), frontSeven: havoc(1.7), db: havoc(1.2) },
    },
    specialTeams: { rating: special },
  };
}

/** A season's rows of /ratings/sp, best first; last the averages of the nation, which belong to no conference and have no place. */
export function spRows(seasons: readonly RatedSeason[]): TeamSP[] {
  const all = seasons.map(({ season, teamId, ...rest }) => ({
    season,
    teamId,
    rated: rated({ season, teamId, ...rest }),
  }));
  const rows = all.map(({ season, teamId, rated: own }): TeamSP => {
    const row = shared(season, own);
    const place = (value: (rated: Rated) => number): number | null =>
      placeOf(
        value(own),
        all.map((each) => value(each.rated)),
      );
    return {
      ...row,
      team: teamById(teamId).school,
      conference: conferenceName(teamId, season),
      ranking: place(({ rating }) => rating),
      offense: { ranking: place(({ offense }) => offense), ...row.offense },
      defense: { ranking: place(({ defense }) => -defense), ...row.defense },
    };
  });
  const season = seasons[0]?.season ?? 0;
  const special = season < FIRST_SPECIAL_TEAMS ? null : 0;
  const nation = shared(season, { rating: 0, offense: AVERAGE, defense: AVERAGE, special });
  return [
    ...rows.sort((a, b) => b.rating - a.rating),
    {
      ...nation,
      team: "nationalAverages",
      ranking: null,
      offense: { ranking: null, ...nation.offense },
      defense: { ranking: null, ...nation.defense },
    },
  ];
}

/** A season's rows of /ratings/sp/conferences: the averages of the teams that the world has of each. */
export function conferenceSpRows(seasons: readonly RatedSeason[]): ConferenceSP[] {
  const members = group(seasons, ({ teamId, season }) => conferenceName(teamId, season));
  return [...members]
    .flatMap(([conference, own]): ConferenceSP[] => {
      const [first] = own;
      if (conference === null || first === undefined) return [];
      const all = own.map(rated);
      const mean = (value: (each: Rated) => number): number => round(rate(sum(all, value), all.length), 1);
      const special = first.season < FIRST_SPECIAL_TEAMS ? null : mean((each) => each.special ?? 0);
      const ratings = {
        rating: mean(({ rating }) => rating),
        offense: mean(({ offense }) => offense),
        defense: mean(({ defense }) => defense),
        special,
      };
      return [{ conference, ...shared(first.season, ratings) }];
    })
    .sort((a, b) => b.rating - a.rating);
}

/** Recordings of /ratings/sp and /ratings/sp/conferences. SP rates the FBS only, and begins in 1970. */
export function spCases(world: readonly WorldGame[]): Case[] {
  const sp = recorder<TeamSP[]>("getSpRatings", "/ratings/sp");
  const conferences = recorder<ConferenceSP[]>("getConferenceSpRatings", "/ratings/sp/conferences");
  const all = ratedSeasons(world);
  const inSeason = (year: number): RatedSeason[] =>
    all.filter(({ season, strength }) => season === year && strength !== null && strength > 0);
  return [
    sp.ok("playoff-2024", { year: 2024 }, spRows(inSeason(2024))),
    sp.ok("parts-2021", { year: 2021 }, spRows(inSeason(2021))),
    sp.ok("bowl-2001", { year: 2001 }, spRows(inSeason(2001))),
    sp.ok("without-conference-1977", { year: 1977 }, spRows(inSeason(1977))),
    conferences.ok("playoff-2024", { year: 2024 }, conferenceSpRows(inSeason(2024))),
    conferences.ok("parts-2021", { year: 2021 }, conferenceSpRows(inSeason(2021))),
    conferences.ok("bowl-2001", { year: 2001 }, conferenceSpRows(inSeason(2001))),
  ];
}
