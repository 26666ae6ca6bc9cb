import { type Conference, conferenceIn } from "./conferences.js";
import { type Membership, membershipsOf } from "./memberships.js";
import { teamTable } from "./team-table.js";

/** A team. The ids are the service's public ids, except for clubs, wartime service teams and "to be determined". */
export interface Team {
  readonly id: number;
  readonly school: string;
  readonly mascot: string | null;
  readonly abbreviation: string | null;
  readonly memberships: readonly Membership[];
  /** Elo before the first game in the sample world. Null if the team has no rating. */
  readonly elo: number | null;
}

/** Every team with its conference memberships. */
export const teams: readonly Team[] = teamTable.map(([id, school = "", mascot, abbreviation, elo]) => ({
  id: Number(id),
  school,
  mascot: mascot || null,
  abbreviation: abbreviation || null,
  memberships: membershipsOf(Number(id)),
  elo: elo ? Number(elo) : null,
}));

const byId = new Map(teams.map((team) => [team.id, team]));
const bySchool = new Map(teams.map((team) => [team.school, team]));

export function teamById(id: number): Team {
  const team = byId.get(id);
  if (team === undefined) throw new Error(`No team has the id ${id}.`);
  return team;
}

export function teamBySchool(school: string): Team {
  const team = bySchool.get(school);
  if (team === undefined) throw new Error(`No team is named ${school}.`);
  return team;
}

export function teamByAbbreviation(abbreviation: string): Team {
  const team = teams.find((each) => each.abbreviation === abbreviation);
  if (team === undefined) throw new Error(`No team has the abbreviation ${abbreviation}.`);
  return team;
}

/** Returns a team's membership in a season. */
export function membershipOf(teamId: number, season: number): Membership | undefined {
  return teamById(teamId).memberships.find(({ from, to }) => from <= season && (to === null || season <= to));
}

/** Returns a team's conference in a season. Returns null if it has none. */
export function conferenceOf(teamId: number, season: number): Conference | null {
  const membership = membershipOf(teamId, season);
  return membership === undefined ? null : conferenceIn(membership.conference, season);
}

/** Returns the name of a team's conference in a season. */
export function conferenceName(teamId: number, season: number): string | null {
  return conferenceOf(teamId, season)?.name ?? null;
}

/** Returns the abbreviation of a team's conference in a season. Rows about players and havoc have the abbreviation instead of the name. */
export function conferenceAbbreviation(teamId: number, season: number): string | null {
  return conferenceOf(teamId, season)?.abbreviation ?? null;
}

/** The season that is current in the sample world. Responses about the present, such as current conferences, refer to this season. */
export const CURRENT_SEASON = 2025;
