import type { PollRank, PollWeek } from "../../../../generated/schema.js";
import { otherRankedTeams, type PollEntry, type PollFact } from "../facts/polls.js";
import { conferenceName, teams } from "../facts/teams.js";

function pollRank(season: number, { rank, school, firstPlaceVotes, points }: PollEntry): PollRank {
  const other = otherRankedTeams[season]?.find((team) => team.school === school);
  const own = teams.find((team) => team.school === school);
  const teamId = other?.id ?? own?.id;
  if (teamId === undefined) throw new Error(`No team is named ${school}: add it to facts/polls.ts.`);
  const conference = other === undefined ? conferenceName(teamId, season) : other.conference;
  return { rank, teamId, school, conference, firstPlaceVotes, points };
}

/** A row of /rankings. The sample world has one poll for each week. */
export function pollWeek({ season, seasonType, week, poll, isFinal, entries }: PollFact): PollWeek {
  return {
    season,
    seasonType,
    week,
    polls: [{ poll, isFinal, ranks: entries.map((entry) => pollRank(season, entry)) }],
  };
}
