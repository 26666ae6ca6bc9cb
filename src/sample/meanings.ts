/** What other name a thing may be asked by; the rows of which operation tell, and in which fields they hold the names. */
export const aliases = {
  team: { path: "/teams", fields: ["school", "abbreviation"] },
  conference: { path: "/conferences", fields: ["name", "abbreviation", "shortName"] },
  playType: { path: "/plays/types", fields: ["text", "abbreviation"] },
  statType: { path: "/plays/stats/types", fields: ["name", "id"] },
  position: { path: "/draft/positions", fields: ["abbreviation", "name"] },
} as const;

export type Alias = keyof typeof aliases;

/** How a parameter filters rows. */
export interface Meaning {
  /** Where it looks in a row, dotted; arrays on the way are looked through. Default: the field of its own name. */
  readonly fields?: readonly string[];
  readonly alias?: Alias;
  /** Default: equal, whole and without regard to case. */
  readonly compare?: "contains" | "at least" | "at most";
  /** Fields of which the entries that do not match are taken out of the row. */
  readonly prunes?: readonly string[];
  /** Whether it also looks at a row's `startYear` and `endYear`, null meaning that it lasts. */
  readonly span?: true;
}

/**
 * The convention by which the sample service filters: a parameter that names a field filters by it, and these by others. It is the sample's
 * own and no promise of the service, which compares some names more narrowly.
 */
export const meanings: Readonly<Record<string, Meaning>> = {
  year: { fields: ["year", "season", "effectiveYear", "seasons.year"], prunes: ["seasons.year"], span: true },
  minYear: { fields: ["year", "season", "seasons.year"], compare: "at least", prunes: ["seasons.year"], span: true },
  maxYear: { fields: ["year", "season", "seasons.year"], compare: "at most", prunes: ["seasons.year"], span: true },
  team: {
    fields: [
      ...["team", "homeTeam", "awayTeam", "teams.team", "homeTeam.name", "awayTeam.name", "offense", "defense"],
      ...["seasons.school", "team.school", "committedTo", "nflTeam"],
    ],
    alias: "team",
    prunes: ["seasons.school"],
  },
  home: { fields: ["homeTeam"], alias: "team" },
  away: { fields: ["awayTeam"], alias: "team" },
  offense: { alias: "team" },
  defense: { alias: "team" },
  conference: {
    fields: [
      ...["conference", "homeConference", "awayConference", "homeTeam.conference", "awayTeam.conference"],
      ...["offenseConference", "defenseConference", "collegeConference"],
    ],
    alias: "conference",
  },
  offenseConference: { alias: "conference" },
  defenseConference: { alias: "conference" },
  classification: {
    fields: [
      "classification",
      "homeClassification",
      "awayClassification",
      "homeTeam.classification",
      "awayTeam.classification",
    ],
  },
  competition: { fields: ["playoff.competition"] },
  round: { fields: ["round", "playoff.round"] },
  gameId: { fields: ["gameId", "id"] },
  playerId: { fields: ["playerId", "id", "athleteId"] },
  passerId: { fields: ["passerId", "playerId"] },
  rusherId: { fields: ["rusherId", "playerId"] },
  coachId: { fields: ["coach.id", "id"] },
  playType: { alias: "playType" },
  statTypeId: { fields: ["statType"], alias: "statType" },
  category: { fields: ["category", "teams.categories.name"], prunes: ["teams.categories.name"] },
  provider: { fields: ["lines.provider"], prunes: ["lines.provider"] },
  searchTerm: { fields: ["name"], compare: "contains" },
  position: { alias: "position" },
  school: { fields: ["collegeTeam"] },
  state: { fields: ["stateProvince"] },
};
