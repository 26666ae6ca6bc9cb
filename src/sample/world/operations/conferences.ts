import type { Conference, TeamConferenceAffiliation, TeamConferenceChange } from "../../../document/schemas.js";
import { type Conference as ConferenceFact, conferenceIn, conferences } from "../facts/conferences.js";
import type { Membership } from "../facts/memberships.js";
import { CURRENT_SEASON, type Team, teams } from "../facts/teams.js";
import type { Sources } from "../responses/source.js";

/** The conference of a membership, as it was in a season. */
const conferenceByMembership = ({ conference }: Membership, season: number): ConferenceFact =>
  conferenceIn(conference, season);

/** The teams of the sample world that are members of a conference in a season. */
function membersOf(conferenceId: number, season: number): Team[] {
  return teams.filter(({ memberships }) =>
    memberships.some(
      (membership) =>
        conferenceByMembership(membership, season).id === conferenceId && includes(membership, season, season),
    ),
  );
}

/** Whether a membership has a season in a span. */
const includes = ({ from, to }: Membership, first: number, last: number): boolean =>
  from <= last && (to === null || to >= first);

/** A row of /conferences. */
function conferenceRow({ lastFbsSeason: _, ...conference }: ConferenceFact, season: number): Conference {
  return { ...conference, memberCount: membersOf(conference.id, season).length };
}

/** The rows of /conferences: in a given season, those of the conferences with a member. */
function conferenceRows(season: number | undefined): Conference[] {
  const rows = Object.values<ConferenceFact>(conferences).map((conference) =>
    conferenceRow(conference, season ?? CURRENT_SEASON),
  );
  return season === undefined ? rows : rows.filter(({ memberCount }) => memberCount > 0);
}

/** The rows of /conferences/changes for a year. */
function conferenceChanges(year: number): TeamConferenceChange[] {
  return teams.flatMap(({ id, school, memberships }) => {
    const before = memberships.find(({ to }) => to === year - 1);
    const after = memberships.find(({ from }) => from === year);
    if (before === undefined || after === undefined || before.conference === after.conference) return [];
    const [left, joined] = [conferenceByMembership(before, year - 1), conferenceByMembership(after, year)];
    return [
      {
        teamId: id,
        team: school,
        fromConferenceId: left.id,
        fromConference: left.name,
        fromConferenceAbbreviation: left.abbreviation,
        fromClassification: left.classification,
        toConferenceId: joined.id,
        toConference: joined.name,
        toConferenceAbbreviation: joined.abbreviation,
        toClassification: joined.classification,
        effectiveYear: year,
      },
    ];
  });
}

/** The rows of /conferences/affiliations for a team, oldest first. */
function conferenceAffiliations({ id, school, memberships }: Team): TeamConferenceAffiliation[] {
  return memberships.map((membership) => {
    const conference = conferenceByMembership(membership, membership.from);
    return {
      teamId: id,
      team: school,
      conferenceId: conference.id,
      conference: conference.name,
      conferenceAbbreviation: conference.abbreviation,
      classification: conference.classification,
      conferenceDivision: membership.division,
      startYear: membership.from,
      endYear: membership.to,
    };
  });
}

/** The operations of the tag `conferences`. */
export const conferencesSources: Sources<"/conferences" | "/conferences/changes" | "/conferences/affiliations"> = {
  "/conferences": { rows: (_moment, { year }) => conferenceRows(year), uses: ["year"] },
  "/conferences/changes": { rows: (_moment, { year = 0 }) => conferenceChanges(year), uses: ["year"] },
  "/conferences/affiliations": {
    rows: (_moment, { year, minYear = year ?? -Infinity, maxYear = year ?? Infinity }) =>
      teams.flatMap((team) =>
        conferenceAffiliations({
          ...team,
          memberships: team.memberships.filter((membership) => includes(membership, minYear, maxYear)),
        }),
      ),
    uses: ["year", "minYear", "maxYear"],
  },
};
