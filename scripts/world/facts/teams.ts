import { type Conference, type ConferenceKey, conferences } from "./conferences.js";

/** The seasons that a team spent in a conference; `to` is null while it is still there. */
export interface Membership {
  readonly conference: ConferenceKey;
  readonly from: number;
  readonly to: number | null;
}

/** A team as it exists beyond a season. Ids are the service's own public ones, but for the club and "to be determined". */
export interface Team {
  readonly id: number;
  readonly school: string;
  readonly mascot: string | null;
  readonly abbreviation: string | null;
  readonly memberships: readonly Membership[];
  /** Elo before its first game in the world; null where nobody rates it. */
  readonly elo: number | null;
}

const since = (conference: ConferenceKey, from: number): Membership[] => [{ conference, from, to: null }];

/** Every team that plays in the world. Elo ratings are made up, in the range that the service's have. */
export const teams: readonly Team[] = [
  {
    id: 194,
    school: "Ohio State",
    mascot: "Buckeyes",
    abbreviation: "OSU",
    memberships: since("bigTen", 1912),
    elo: 2086,
  },
  {
    id: 87,
    school: "Notre Dame",
    mascot: "Fighting Irish",
    abbreviation: "ND",
    memberships: since("independents", 1978),
    elo: 2064,
  },
  {
    id: 213,
    school: "Penn State",
    mascot: "Nittany Lions",
    abbreviation: "PSU",
    memberships: since("bigTen", 1993),
    elo: 1983,
  },
  {
    id: 251,
    school: "Texas",
    mascot: "Longhorns",
    abbreviation: "TEX",
    memberships: [
      { conference: "big12", from: 1996, to: 2023 },
      { conference: "sec", from: 2024, to: null },
    ],
    elo: 2021,
  },
  { id: 61, school: "Georgia", mascot: "Bulldogs", abbreviation: "UGA", memberships: since("sec", 1933), elo: 2071 },
  { id: 2483, school: "Oregon", mascot: "Ducks", abbreviation: "ORE", memberships: since("bigTen", 2024), elo: 2112 },
  {
    id: 68,
    school: "Boise State",
    mascot: "Broncos",
    abbreviation: "BSU",
    memberships: since("mountainWest", 2011),
    elo: 1822,
  },
  {
    id: 9,
    school: "Arizona State",
    mascot: "Sun Devils",
    abbreviation: "ASU",
    memberships: since("big12", 2024),
    elo: 1837,
  },
  { id: 84, school: "Indiana", mascot: "Hoosiers", abbreviation: "IND", memberships: since("bigTen", 1900), elo: 1936 },
  { id: 2567, school: "SMU", mascot: "Mustangs", abbreviation: "SMU", memberships: since("acc", 2024), elo: 1874 },
  { id: 228, school: "Clemson", mascot: "Tigers", abbreviation: "CLEM", memberships: since("acc", 1953), elo: 1840 },
  {
    id: 2633,
    school: "Tennessee",
    mascot: "Volunteers",
    abbreviation: "TENN",
    memberships: since("sec", 1933),
    elo: 1952,
  },
  {
    id: 2390,
    school: "Miami",
    mascot: "Hurricanes",
    abbreviation: "MIA",
    memberships: [
      { conference: "bigEast", from: 1991, to: 2003 },
      { conference: "acc", from: 2004, to: null },
    ],
    elo: 2164,
  },
  {
    id: 158,
    school: "Nebraska",
    mascot: "Cornhuskers",
    abbreviation: "NEB",
    memberships: [
      { conference: "big12", from: 1996, to: 2010 },
      { conference: "bigTen", from: 2011, to: null },
    ],
    elo: 2003,
  },
  {
    id: 221,
    school: "Pittsburgh",
    mascot: "Panthers",
    abbreviation: "PITT",
    memberships: since("acc", 2013),
    elo: null,
  },
  {
    id: 277,
    school: "West Virginia",
    mascot: "Mountaineers",
    abbreviation: "WVU",
    memberships: since("big12", 2012),
    elo: null,
  },
  {
    id: 2506,
    school: "Presbyterian",
    mascot: "Blue Hose",
    abbreviation: "PRES",
    memberships: since("pioneer", 2021),
    elo: 972,
  },
  { id: 131901, school: "St. Andrews", mascot: null, abbreviation: null, memberships: [], elo: null },
  { id: -1, school: "TBD", mascot: null, abbreviation: null, memberships: [], elo: null },
  { id: -2, school: "TBD", mascot: null, abbreviation: null, memberships: [], elo: null },
];

const byId = new Map(teams.map((team) => [team.id, team]));

/** The team with that id. */
export function teamById(id: number): Team {
  const team = byId.get(id);
  if (team === undefined) throw new Error(`No team has the id ${id}: add it to facts/teams.ts.`);
  return team;
}

/** The conference that a team belonged to in a season, or null where it belonged to none. */
export function conferenceOf(teamId: number, season: number): Conference | null {
  const membership = teamById(teamId).memberships.find(
    ({ from, to }) => from <= season && (to === null || season <= to),
  );
  return membership === undefined ? null : conferences[membership.conference];
}
