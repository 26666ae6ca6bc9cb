import type { CoachCfpContext, CoachRatingContext, DetailedCoachSeason } from "../../../../document/schema.js";
import { mapValues, once } from "../../computed.js";
import { type SeasonRatings, seasonRatings } from "../../facts/coach-ratings.js";
import { type CoachSeasonFact, pollSeason, type RecordSplits } from "../../facts/coach-seasons.js";
import { type Coach, coaches } from "../../facts/coaches.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import {
  coachedGames,
  coachRecord,
  coachScoring,
  coachSeasonsAt,
  playedSeason,
  seasonRecord,
  seasonSplits,
} from "../../measures/coach-records.js";
import { recruitingClassesAt, rosterTalentAt, tenuresAt } from "../../measures/published.js";
import { isFbsRated, ratedSeasons } from "../../measures/rated-seasons.js";
import { group, round } from "../../numbers.js";
import type { Moment, Sparse } from "../../responses/source.js";
import { lastPollOf } from "../../simulation/season-weeks.js";
import { marginOf, playedSeasons, type TeamGame } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { fpiRows } from "../ratings/fpi.js";
import { overviewRatings } from "../teams/overview-ratings.js";

type PartialRatings = { readonly [Key in keyof SeasonRatings]: number | null };

/** A function that returns the ratings of a coach's season. */
type RatingsOfSeason = (season: Pick<CoachSeasonFact, "teamId" | "year">) => PartialRatings;

export function coachById(id: number): Coach {
  const coach = coaches.find((each) => each.id === id);
  if (coach === undefined) throw new Error(`No coach has the id ${id}.`);
  return coach;
}

const pointsOf = once(fpiRows);

/** Returns a function that looks up ratings in /ratings/*. */
function coachRatings(world: World): RatingsOfSeason {
  const seasons = playedSeasons(world);
  const ratings = overviewRatings(world);
  const rated = group(ratedSeasons(world).filter(isFbsRated), ({ season }) => season);
  return (fact) => {
    const { sp, srs, fpi } = ratings(
      playedSeason(fact, seasons) ?? { teamId: fact.teamId, season: fact.year, games: [] },
    );
    const { school } = teamById(fact.teamId);
    const ownPoints = pointsOf(rated.get(fact.year) ?? []).find(({ team }) => team === school);
    return {
      srs: srs?.rating ?? null,
      overall: sp?.overall.rating ?? null,
      offense: sp?.offense.rating ?? null,
      defense: sp?.defense.rating ?? null,
      special: sp?.specialTeams.rating ?? null,
      fpi: (fpi?.overall.rating ?? null) === null ? null : (ownPoints?.fpi ?? null),
      // /ratings/sp does not have these two values for recent seasons.
      schedule: null,
      secondOrderWins: null,
    };
  };
}

const difference = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : round(now - before, 1);

function teamMetrics(fact: CoachSeasonFact, { ratings, facts, seasons }: Known): CoachRatingContext {
  const { teamId, year } = fact;
  const own = ratings(fact);
  const before = ratings({ teamId, year: year - 1 });
  const last = facts.find((each) => each.teamId === teamId && each.year === year - 1);
  return {
    spSpecialTeams: own.special,
    strengthOfSchedule: own.schedule,
    secondOrderWins: own.secondOrderWins,
    fpi: own.fpi,
    yearOverYear: {
      spOverall: difference(own.overall, before.overall),
      srs: difference(own.srs, before.srs),
      wins: last === undefined ? null : seasonRecord(fact, seasons)[0] - seasonRecord(last, seasons)[0],
    },
  };
}

/** Returns the team's result in the playoff. */
function playoffContext(games: readonly TeamGame[]): CoachCfpContext {
  const last = games.filter(({ game }) => game.bracket !== null).at(-1);
  if (last === undefined) return { appeared: false, seed: null, outcome: null };
  const seed = last.side === "home" ? last.game.bracket?.homeSeed : last.game.bracket?.awaySeed;
  const champion = last.game.bracket?.round === "championship" && marginOf(last) > 0;
  return { appeared: true, seed: seed ?? null, outcome: champion ? "champion" : "eliminated" };
}

const ratingsIn = once(coachRatings);

/** Returns what is known about coaches at the given time. Listed ratings apply only to seasons that are over. */
export function knownAt({ now, world }: Moment) {
  const ratings: RatingsOfSeason = (season) => {
    const isOver = lastPollOf(season.year) <= now;
    return (isOver ? seasonRatings(season.teamId, season.year) : null) ?? ratingsIn(world)(season);
  };
  return { now, facts: coachSeasonsAt(now), tenures: tenuresAt(now), seasons: playedSeasons(world), ratings };
}

export type Known = ReturnType<typeof knownAt>;

/** Returns the fields of a season in rows of /coaches and /coaches/seasons. */
export function seasonFields(fact: CoachSeasonFact, { seasons, ratings }: Known) {
  const { srs, overall, offense, defense } = ratings(fact);
  return {
    ...fact,
    ...coachRecord(seasonRecord(fact, seasons)),
    school: teamById(fact.teamId).school,
    conference: conferenceName(fact.teamId, fact.year),
    ...{ srs, spOverall: overall, spOffense: offense, spDefense: defense },
  };
}

/** Returns a row of /coaches/seasons. */
export function detailedCoachSeason(fact: CoachSeasonFact, known: Known): Sparse<DetailedCoachSeason> {
  const { now, seasons } = known;
  const { coachId, teamId, year, preseasonRank, postseasonRank } = fact;
  const fields = seasonFields(fact, known);
  const { school, conference } = fields;
  const splits = seasonSplits(fact, seasons);
  // The weeks in the poll are only known for a finished season.
  const poll = now < lastPollOf(year) ? null : pollSeason(teamId, year);
  const [, rank, points] = recruitingClassesAt(now)[year]?.find(([team]) => team === school) ?? [];
  const [, talent] = rosterTalentAt(now)[year]?.find(([team]) => team === school) ?? [];
  return {
    ...fields,
    coach: coachById(coachId),
    team: { id: teamId, school, conference },
    teamMetrics: teamMetrics(fact, known),
    recruiting: { rank, points, talent },
    pollResume: poll && { ...poll, preseasonRank, postseasonRank, bestRank: poll.best },
    attributionComplete: splits !== null,
    recordSplits: splits && recordsOf(splits),
    scoring: splits && coachScoring(splits, fields.games),
    cfp: playoffContext(coachedGames(fact, seasons)),
    // The world does not have all picks of any draft that follows a season with a known record.
    draftFollowingSeason: null,
  };
}

const recordsOf = ({ points: _, ...records }: RecordSplits) => mapValues(records, coachRecord);
