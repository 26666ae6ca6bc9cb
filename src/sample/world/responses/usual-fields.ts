/** The fields that a parameter compares, by its name, unless an operation says otherwise. The default is the field of its own name. */
export const usualFields: Readonly<Record<string, readonly string[]>> = {
  year: ["year", "season"],
  team: ["team", "homeTeam", "awayTeam", "teams.team", "offense", "defense", "team.school", "school"],
  home: ["homeTeam"],
  away: ["awayTeam"],
  conference: [
    ...["conference", "homeConference", "awayConference", "teams.conference", "homeTeam.conference"],
    ...["awayTeam.conference", "offenseConference", "defenseConference"],
  ],
  classification: [
    ...["classification", "homeClassification", "awayClassification", "homeTeam.classification"],
    "awayTeam.classification",
  ],
  gameId: ["gameId", "id"],
  playerId: ["playerId", "id", "athleteId"],
};

/** Parameters that are limits: the field must be at least, or at most, the value. */
export const limits: Readonly<Record<string, { readonly fields: readonly string[]; readonly atLeast: boolean }>> = {
  minYear: { fields: ["year", "season"], atLeast: true },
  maxYear: { fields: ["year", "season"], atLeast: false },
};
