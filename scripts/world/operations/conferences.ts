import type { Conference, TeamConferenceAffiliation, TeamConferenceChange } from "../../../generated/schema.js";
import { type Conference as ConferenceFact, conferences } from "../facts/conferences.js";
import type { Membership } from "../facts/memberships.js";
import { type Team, teams } from "../facts/teams.js";
import { count } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import type { WorldGame } from "../world.js";
import { NOW } from "./teams.js";

const factOf = ({ conference }: Membership): ConferenceFact => conferences[conference];

/** A conference with the number of the world's teams that belong to it now. */
export function conferenceRow(conference: ConferenceFact): Conference {
  const belongs = ({ memberships }: Team): boolean =>
    memberships.some((membership) => factOf(membership).id === conference.id && (membership.to ?? NOW) >= NOW);
  return { ...conference, memberCount: count(teams, belongs) };
}

/** The teams that were in one conference until the year before, and in another from that year on. */
export function changesOf(year: number): TeamConferenceChange[] {
  return teams.flatMap(({ id, school, memberships }) => {
    const before = memberships.find(({ to }) => to === year - 1);
    const after = memberships.find(({ from }) => from === year);
    if (before === undefined || after === undefined || before.conference === after.conference) return [];
    const [left, joined] = [factOf(before), factOf(after)];
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

/** A team's stretches of years in its conferences, oldest first. */
export function affiliationsOf({ id, school, memberships }: Team): TeamConferenceAffiliation[] {
  return memberships.map((membership) => {
    const conference = factOf(membership);
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

/** Recordings of /conferences and of the teams' ways through them. */
export function conferenceCases(_world: readonly WorldGame[]): Case[] {
  const all = recorder<Conference[]>("getConferences", "/conferences");
  const changes = recorder<TeamConferenceChange[]>("getConferenceChanges", "/conferences/changes");
  const affiliations = recorder<TeamConferenceAffiliation[]>("getConferenceAffiliations", "/conferences/affiliations");
  return [
    all.ok("all", {}, Object.values(conferences).map(conferenceRow)),
    ...[1928, 2021, 2024].map((year) => changes.ok(String(year), { year }, changesOf(year))),
    affiliations.ok("all", {}, teams.flatMap(affiliationsOf)),
  ];
}
