import type { CoachCfpContext, CoachRatingContext, DetailedCoachSeason } from "../../../generated/schema.js";
import { type Rated, ratedBefore } from "../facts/coach-ratings.js";
import { type CoachSeasonFact, coachSeasons, pollSeason } from "../facts/coach-seasons.js";
import { coaches } from "../facts/coaches.js";
import { picks } from "../facts/draft.js";
import { classes, talents } from "../facts/recruits.js";
import { teamById } from "../facts/teams.js";
import { divided, recordOf, scoringOf, wonIn, worldSeason } from "../measures/coaching.js";
import { marginOf, ratedSeasons } from "../measures/strength.js";
import { count, round } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import { conferenceName, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";
import { fpiRows } from "./ratings-fpi.js";
import { ratingsOf } from "./team-ratings.js";

type Unrated = { readonly [Key in keyof Rated]: number | null };

/** The ratings of a coach's season. */
export type RatingsOfSeason = (season: Pick<CoachSeasonFact, "teamId" | "year">) => Unrated;

/** The ratings of a season of the world as /ratings/* has them, of others as the table tells. */
export function coachRatings(world: readonly WorldGame[]): RatingsOfSeason {
  const seasons = teamSeasons(world);
  const overview = ratingsOf(world);
  const rated = ratedSeasons(world);
  return (fact) => {
    const before = ratedBefore(fact.teamId, fact.year);
    if (before !== null) return before;
    const played = worldSeason(fact, seasons);
    const { sp, srs, fpi } = played === undefined ? { sp: null, srs: null, fpi: null } : overview(played);
    const points = fpiRows(rated.filter(({ season }) => season === fact.year));
    const { school } = teamById(fact.teamId);
    return {
      srs: srs?.rating ?? null,
      overall: sp?.overall.rating ?? null,
      offense: sp?.offense.rating ?? null,
      defense: sp?.defense.rating ?? null,
      special: sp?.specialTeams.rating ?? null,
      fpi: (fpi?.overall.rating ?? null) === null ? null : (points.find(({ team }) => team === school)?.fpi ?? null),
      // As /ratings/sp, which tells neither of recent seasons.
      schedule: null,
      secondOrderWins: null,
    };
  };
}

const change = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : round(now - before, 1);

function metrics(fact: CoachSeasonFact, ratings: RatingsOfSeason): CoachRatingContext {
  const { teamId, year } = fact;
  const own = ratings(fact);
  const before = ratings({ teamId, year: year - 1 });
  const last = coachSeasons.find((each) => each.teamId === teamId && each.year === year - 1);
  return {
    spSpecialTeams: own.special,
    strengthOfSchedule: own.schedule,
    secondOrderWins: own.secondOrderWins,
    fpi: own.fpi,
    yearOverYear: {
      spOverall: change(own.overall, before.overall),
      srs: change(own.srs, before.srs),
      // A whole season is not to be compared with the few games that the world has of another.
      wins: fact.record === null || !last?.record ? null : fact.record[0] - last.record[0],
    },
  };
}

/** The team's part in the playoff, by its games in the world. */
function playoff(played: TeamSeason | undefined): CoachCfpContext {
  const games = played?.games.filter(({ game }) => game.bracket !== null) ?? [];
  const last = games.at(-1);
  if (last === undefined) return { appeared: false, seed: null, outcome: null };
  const seed = last.side === "home" ? last.game.bracket?.homeSeed : last.game.bracket?.awaySeed;
  const champion = last.game.bracket?.round === "championship" && marginOf(last) > 0;
  return { appeared: true, seed: seed ?? null, outcome: champion ? "champion" : "eliminated" };
}

function draftAfter({ teamId, year }: CoachSeasonFact): DetailedCoachSeason["draftFollowingSeason"] {
  const drafted = picks.filter((pick) => pick.year === year + 1);
  const own = drafted.filter(({ collegeId }) => collegeId === teamId);
  if (drafted.length === 0) return null;
  return { year: year + 1, totalPicks: own.length, firstRoundPicks: count(own, ({ round: of }) => of === 1) };
}

/** A coach's season with what surrounds it. */
export function detailedSeason(
  fact: CoachSeasonFact,
  seasons: readonly TeamSeason[],
  ratings: RatingsOfSeason,
): DetailedCoachSeason {
  const { coachId, teamId, year, preseasonRank, postseasonRank } = fact;
  const { school } = teamById(teamId);
  const coach = coaches.find(({ id }) => id === coachId);
  const record = recordOf(wonIn(fact, seasons));
  const { srs, overall, offense, defense } = ratings(fact);
  const splits = divided(fact, seasons);
  const poll = pollSeason(teamId, year);
  const [, rank, points] = classes[year]?.find(([team]) => team === school) ?? [school, null, null];
  const [, talent] = talents[year]?.find(([team]) => team === school) ?? [school, null];
  return {
    coach: { id: coachId, firstName: coach?.firstName ?? "", lastName: coach?.lastName ?? "" },
    team: { id: teamId, school, conference: conferenceName(teamId, year) },
    year,
    ...record,
    preseasonRank,
    postseasonRank,
    srs,
    spOverall: overall,
    spOffense: offense,
    spDefense: defense,
    teamMetrics: metrics(fact, ratings),
    recruiting: { rank, points, talent },
    pollResume:
      poll === null
        ? null
        : { preseasonRank, postseasonRank, bestRank: poll.best, weeksRanked: poll.ranked, weeksTopTen: poll.topTen },
    attributionComplete: splits !== null,
    recordSplits:
      splits === null
        ? null
        : {
            conference: recordOf(splits.conference),
            postseason: recordOf(splits.postseason),
            home: recordOf(splits.home),
            away: recordOf(splits.away),
            neutral: recordOf(splits.neutral),
          },
    scoring: splits === null ? null : scoringOf(splits, record.games),
    cfp: playoff(worldSeason(fact, seasons)),
    draftFollowingSeason: draftAfter(fact),
  };
}

/** Recordings of /coaches/seasons. */
export function coachSeasonCases(world: readonly WorldGame[]): Case[] {
  const { ok } = recorder<DetailedCoachSeason[]>("getCoachSeasons", "/coaches/seasons");
  const seasons = teamSeasons(world);
  const ratings = coachRatings(world);
  const rows = (keep: (season: CoachSeasonFact) => boolean): DetailedCoachSeason[] =>
    coachSeasons.filter(keep).map((season) => detailedSeason(season, seasons, ratings));
  const since2023 = (id: number) => rows(({ teamId, year }) => teamId === id && year >= 2023);
  return [
    ok("ohio-state-since-2023", { team: "Ohio State", minYear: 2023, maxYear: 2024 }, since2023(194)),
    ok("arizona-state-since-2023", { team: "Arizona State", minYear: 2023, maxYear: 2024 }, since2023(9)),
    ok(
      "1921",
      { year: 1921 },
      rows(({ year }) => year === 1921),
    ),
    ok(
      "before-his-first-game",
      { coachId: 90407 },
      rows(({ coachId }) => coachId === 90407),
    ),
  ];
}
