/** For each kind of name, the operation whose rows list all names of one thing, and the fields with the names. */
export const aliases = {
  team: { path: "/teams", fields: ["school", "abbreviation"] },
  conference: { path: "/conferences", fields: ["name", "abbreviation", "shortName"] },
  playType: { path: "/plays/types", fields: ["text", "abbreviation"] },
  statType: { path: "/plays/stats/types", fields: ["name", "id"] },
  position: { path: "/draft/positions", fields: ["abbreviation", "name"] },
} as const;

/** A kind of name: a filter matches every name of the same thing. */
export type Alias = keyof typeof aliases;

/** How a parameter filters rows. */
export interface Filter {
  /** The fields that it compares, as dotted paths through objects and arrays. Default: the field with its own name. */
  readonly fields?: readonly string[];
  readonly alias?: Alias;
  /** Default: equal, ignoring case. */
  readonly compare?: "contains" | "at least" | "at most";
  /** Fields in arrays: entries that do not match are left out of the row. */
  readonly prunes?: readonly string[];
  /** Whether it also compares the years from `startYear` to `endYear`; null is open-ended. */
  readonly span?: true;
}

/**
 * The parameters that filter by other fields than the one with their name. This is a convention of the sample service; the real service
 * matches some names more strictly.
 */
export const filters: Readonly<Record<string, Filter>> = {
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
