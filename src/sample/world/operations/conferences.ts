import type { Conference, TeamConferenceAffiliation, TeamConferenceChange } from "../../../../generated/schema.js";
import { type Conference as ConferenceFact, conferences } from "../facts/conferences.js";
import type { Membership } from "../facts/memberships.js";
import { CURRENT_SEASON, type Team, teams } from "../facts/teams.js";
import { count } from "../numbers.js";

const conferenceByMembership = ({ conference }: Membership): ConferenceFact => conferences[conference];

/** A row of /conferences. `memberCount` counts the current members among the teams of the sample world. */
export function conferenceRow(conference: ConferenceFact): Conference {
  const isMember = ({ memberships }: Team): boolean =>
    memberships.some(
      (membership) =>
        conferenceByMembership(membership).id === conference.id && (membership.to ?? CURRENT_SEASON) >= CURRENT_SEASON,
    );
  return { ...conference, memberCount: count(teams, isMember) };
}

/** The rows of /conferences/changes for a year. */
export function conferenceChanges(year: number): TeamConferenceChange[] {
  return teams.flatMap(({ id, school, memberships }) => {
    const before = memberships.find(({ to }) => to === year - 1);
    const after = memberships.find(({ from }) => from === year);
    if (before === undefined || after === undefined || before.conference === after.conference) return [];
    const [left, joined] = [conferenceByMembership(before), conferenceByMembership(after)];
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
export function conferenceAffiliations({ id, school, memberships }: Team): TeamConferenceAffiliation[] {
  return memberships.map((membership) => {
    const conference = conferenceByMembership(membership);
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
