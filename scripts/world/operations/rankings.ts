import type { PollRank, PollWeek } from "../../../generated/schema.js";
import { type Place, type PollFact, polls, rankedElsewhere } from "../facts/polls.js";
import { teams } from "../facts/teams.js";
import { type Case, recorder } from "../recording.js";
import { conferenceName } from "../world.js";

function rankOf(season: number, { rank, school, firstPlaceVotes, points }: Place): PollRank {
  const elsewhere = rankedElsewhere[season]?.find((team) => team.school === school);
  const own = teams.find((team) => team.school === school);
  const teamId = elsewhere?.id ?? own?.id;
  if (teamId === undefined) throw new Error(`Nobody knows ${school}: add it to facts/polls.ts.`);
  const conference = elsewhere === undefined ? conferenceName(teamId, season) : elsewhere.conference;
  return { rank, teamId, school, conference, firstPlaceVotes, points };
}

/** A week of a season as /rankings has it. The world keeps one poll a week: the committee's while it meets, then the last of AP. */
export function pollWeek({ season, seasonType, week, poll, isFinal, places }: PollFact): PollWeek {
  return { season, seasonType, week, polls: [{ poll, isFinal, ranks: places.map((place) => rankOf(season, place)) }] };
}

/** Recordings of /rankings. */
export function rankingCases(): Case[] {
  const { ok } = recorder<PollWeek[]>("getRankings", "/rankings");
  const weeks = (keep: (fact: PollFact) => boolean): PollWeek[] => polls.filter(keep).map(pollWeek);
  return [
    ok(
      "committee-2024",
      { year: 2024, seasonType: "regular", poll: "cfp" },
      weeks(({ season, isFinal }) => season === 2024 && isFinal !== null),
    ),
    ok(
      "final-committee-2024",
      { year: 2024, poll: "cfp", final: true },
      weeks(({ season, isFinal }) => season === 2024 && isFinal === true),
    ),
    ok(
      "postseason-2024",
      { year: 2024, seasonType: "postseason" },
      weeks(({ season, seasonType }) => season === 2024 && seasonType === "postseason"),
    ),
    ok(
      "ten-teams-1966",
      { year: 1966 },
      weeks(({ season }) => season === 1966),
    ),
  ];
}
