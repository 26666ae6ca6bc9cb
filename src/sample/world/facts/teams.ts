import { type Conference, conferenceIn } from "./conferences.js";
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

/**
 * Every team. The Elo ratings are made up, in the range of the service's values. Add teams at the end: the ids of made-up players
 * contain the position in the list.
 */
const list: readonly Omit<Team, "memberships">[] = [
  { id: 194, school: "Ohio State", mascot: "Buckeyes", abbreviation: "OSU", elo: 2086 },
  { id: 87, school: "Notre Dame", mascot: "Fighting Irish", abbreviation: "ND", elo: 2064 },
  { id: 213, school: "Penn State", mascot: "Nittany Lions", abbreviation: "PSU", elo: 1983 },
  { id: 251, school: "Texas", mascot: "Longhorns", abbreviation: "TEX", elo: 2021 },
  { id: 61, school: "Georgia", mascot: "Bulldogs", abbreviation: "UGA", elo: 2071 },
  { id: 2483, school: "Oregon", mascot: "Ducks", abbreviation: "ORE", elo: 2112 },
  { id: 68, school: "Boise State", mascot: "Broncos", abbreviation: "BOIS", elo: 1822 },
  { id: 9, school: "Arizona State", mascot: "Sun Devils", abbreviation: "ASU", elo: 1837 },
  { id: 84, school: "Indiana", mascot: "Hoosiers", abbreviation: "IU", elo: 1936 },
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
  // Ranked in a poll of the sample world.
  { id: 333, school: "Alabama", mascot: "Crimson Tide", abbreviation: "ALA", elo: 1962 },
  { id: 145, school: "Ole Miss", mascot: "Rebels", abbreviation: "MISS", elo: 1975 },
  { id: 2579, school: "South Carolina", mascot: "Gamecocks", abbreviation: "SC", elo: 1918 },
  { id: 142, school: "Missouri", mascot: "Tigers", abbreviation: "MIZ", elo: 1846 },
  { id: 66, school: "Iowa State", mascot: "Cyclones", abbreviation: "ISU", elo: 1834 },
  { id: 252, school: "BYU", mascot: "Cougars", abbreviation: "BYU", elo: 1857 },
  { id: 38, school: "Colorado", mascot: "Buffaloes", abbreviation: "COLO", elo: 1809 },
  { id: 356, school: "Illinois", mascot: "Fighting Illini", abbreviation: "ILL", elo: 1801 },
  { id: 183, school: "Syracuse", mascot: "Orange", abbreviation: "SYR", elo: 1772 },
  { id: 97, school: "Louisville", mascot: "Cardinals", abbreviation: "LOU", elo: 1838 },
  { id: 349, school: "Army", mascot: "Black Knights", abbreviation: "ARMY", elo: 1768 },
  { id: 235, school: "Memphis", mascot: "Tigers", abbreviation: "MEM", elo: 1744 },
  { id: 2439, school: "UNLV", mascot: "Rebels", abbreviation: "UNLV", elo: 1731 },
  { id: 127, school: "Michigan State", mascot: "Spartans", abbreviation: "MSU", elo: 1596 },
  { id: 26, school: "UCLA", mascot: "Bruins", abbreviation: "UCLA", elo: 1621 },
  { id: 2509, school: "Purdue", mascot: "Boilermakers", abbreviation: "PUR", elo: 1448 },
  { id: 59, school: "Georgia Tech", mascot: "Yellow Jackets", abbreviation: "GT", elo: 1702 },
  // Where coaches of the sample world graduated.
  { id: 160, school: "New Hampshire", mascot: "Wildcats", abbreviation: "UNH", elo: 1189 },
  { id: 172, school: "Cornell", mascot: "Big Red", abbreviation: "COR", elo: 1064 },
];

/** Every team with its conference memberships. */
export const teams: readonly Team[] = list.map((team) => ({ ...team, memberships: membershipsOf(team.id) }));

const byId = new Map(teams.map((team) => [team.id, team]));
const bySchool = new Map(teams.map((team) => [team.school, team]));

/** The team with that id. */
export function teamById(id: number): Team {
  const team = byId.get(id);
  if (team === undefined) throw new Error(`No team has the id ${id}: add it to facts/teams.ts.`);
  return team;
}

/** The team with that name. */
export function teamBySchool(school: string): Team {
  const team = bySchool.get(school);
  if (team === undefined) throw new Error(`No team is named ${school}: add it to facts/teams.ts.`);
  return team;
}

/** The membership of a team in a season. */
export function membershipOf(teamId: number, season: number): Membership | undefined {
  return teamById(teamId).memberships.find(({ from, to }) => from <= season && (to === null || season <= to));
}

/** The conference of a team in a season; null for a team without one. */
export function conferenceOf(teamId: number, season: number): Conference | null {
  const membership = membershipOf(teamId, season);
  return membership === undefined ? null : conferenceIn(membership.conference, season);
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
