import { recordingFiles } from "../../scripts/lib/recordings.js";

/** Every value at a dotted path, in each element of the arrays on the way. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [name = "", ...rest] = path.split(".");
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return [];
  const found: unknown = (value as Record<string, unknown>)[name];
  return rest.length === 0 ? [found] : valuesAt(found, rest.join("."));
}

/** The responses that hold the names of a field of `x-matches`: operation and path. */
const sources: Readonly<Record<string, readonly (readonly [operationId: string, path: string])[]>> = {
  "category.name": [
    ["getPlayerSeasonStats", "category"],
    ["getPlayerGameStats", "teams.categories.name"],
  ],
  "coach.firstName": [["getCoaches", "firstName"]],
  "coach.lastName": [["getCoaches", "lastName"]],
  "conference.abbreviation": [["getConferences", "abbreviation"]],
  "conference.name": [["getConferences", "name"]],
  "draftTeam.location": [["getDraftTeams", "location"]],
  "playType.abbreviation": [["getPlayTypes", "abbreviation"]],
  "player.name": [["searchPlayers", "name"]],
  "position.abbreviation": [
    ["getDraftPositions", "abbreviation"],
    ["getRoster", "position"],
  ],
  "position.name": [["getDraftPositions", "name"]],
  "provider.name": [["getLines", "lines.provider"]],
  "state.code": [["getRecruits", "stateProvince"]],
  "team.abbreviation": [["getTeams", "abbreviation"]],
  "team.school": [
    ["getTeams", "school"],
    ["getFbsTeams", "school"],
  ],
};

/** The names of a field of `x-matches`: those of the sample world, or those of the rows. Throws for an unknown field. */
export function names(field: string, rows: unknown): unknown[] {
  if (field.startsWith("row.")) return valuesAt(rows, field.slice(4));
  const fields = sources[field];
  if (fields === undefined) throw new Error(`no response of the sample world has ${field}`);
  return fields.flatMap(([operationId, path]) =>
    recordingFiles
      .filter((each) => each.operationId === operationId)
      .flatMap(({ recording: { response } }) => valuesAt(response.body, path)),
  );
}
