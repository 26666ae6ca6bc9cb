import { type Conference, conferences } from "./conferences.js";
import { type Membership, membershipsOf } from "./memberships.js";

/** A team. The ids are the service's public ones, except for clubs, service teams and "to be determined". */
export interface Team {
  readonly id: number;
  readonly school: string;
  readonly mascot: string | null;
  readonly abbreviation: string | null;
  readonly memberships: readonly Membership[];
  /** Elo before the first game in the sample world; null for a team without a rating. */
  readonly elo: number | null;
}

/** Every team. The Elo ratings are made up, in the range of the service's values. */
const list: readonly Omit<Team, "memberships">[] = [
  { id: 194, school: "Ohio State", mascot: "Buckeyes", abbreviation: "OSU", elo: 2086 },
  { id: 87, school: "Notre Dame", mascot: "Fighting Irish", abbreviation: "ND", elo: 2064 },
  { id: 213, school: "Penn State", mascot: "Nittany Lions", abbreviation: "PSU", elo: 1983 },
  { id: 251, school: "Texas", mascot: "Longhorns", abbreviation: "TEX", elo: 2021 },
  { id: 61, school: "Georgia", mascot: "Bulldogs", abbreviation: "UGA", elo: 2071 },
  { id: 2483, school: "Oregon", mascot: "Ducks", abbreviation: "ORE", elo: 2112 },
  { id: 68, school: "Boise State", mascot: "Broncos", abbreviation: "BSU", elo: 1822 },
  { id: 9, school: "Arizona State", mascot: "Sun Devils", abbreviation: "ASU", elo: 1837 },
  { id: 84, school: "Indiana", mascot: "Hoosiers", abbreviation: "IND", elo: 1936 },
  { id: 2567, school: "SMU", mascot: "Mustangs", abbreviation: "SMU", elo: 1874 },
  { id: 228, school: "Clemson", mascot: "Tigers", abbreviation: "CLEM", elo: 1840 },
  { id: 2633, school: "Tennessee", mascot: "Volunteers", abbreviation: "TENN", elo: 1952 },
  { id: 2390, school: "Miami", mascot: "Hurricanes", abbreviation: "MIA", elo: 2164 },
  { id: 158, school: "Nebraska", mascot: "Cornhuskers", abbreviation: "NEB", elo: 2003 },
  { id: 221, school: "Pittsburgh", mascot: "Panthers", abbreviation: "PITT", elo: null },
  { id: 277, school: "West Virginia", mascot: "Mountaineers", abbreviation: "WVU", elo: null },
  { id: 2506, school: "Presbyterian", mascot: "Blue Hose", abbreviation: "PRES", elo: 972 },
  { id: 131901, school: "St. Andrews", mascot: null, abbreviation: null, elo: null },
  { id: 276, school: "Marshall", mascot: "Thundering Herd", abbreviation: "MRSH", elo: null },
  // Service teams of the Second World War, of which little is recorded.
  { id: 131902, school: "Great Lakes Navy", mascot: null, abbreviation: null, elo: null },
  { id: 131903, school: "Camp Grant", mascot: "Warriors", abbreviation: null, elo: null },
  { id: -1, school: "TBD", mascot: null, abbreviation: null, elo: null },
  { id: -2, school: "TBD", mascot: null, abbreviation: null, elo: null },
];

/** Every team with its conference memberships. */
export const teams: readonly Team[] = list.map((team) => ({ ...team, memberships: membershipsOf(team.id) }));

const byId = new Map(teams.map((team) => [team.id, team]));

/** The team with that id. */
export function teamById(id: number): Team {
  const team = byId.get(id);
  if (team === undefined) throw new Error(`No team has the id ${id}: add it to facts/teams.ts.`);
  return team;
}

/** The membership of a team in a season. */
export function membershipOf(teamId: number, season: number): Membership | undefined {
  return teamById(teamId).memberships.find(({ from, to }) => from <= season && (to === null || season <= to));
}

/** The conference of a team in a season; null for a team without one. */
export function conferenceOf(teamId: number, season: number): Conference | null {
  const membership = membershipOf(teamId, season);
  return membership === undefined ? null : conferences[membership.conference];
}

/** The name of a team's conference in a season. */
export function conferenceName(teamId: number, season: number): string | null {
  return conferenceOf(teamId, season)?.name ?? null;
}

/** The abbreviation of a team's conference in a season, which rows of players and of havoc have instead of the name. */
export function conferenceAbbreviation(teamId: number, season: number): string | null {
  return conferenceOf(teamId, season)?.abbreviation ?? null;
}

/** The season of "now": responses about the present, such as current conferences, are as of this season. */
export const CURRENT_SEASON = 2025;
