import { cases } from "../../scripts/lib/recordings.js";

/** Every value at a dotted path; arrays on the way are looked through. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [name = "", ...rest] = path.split(".");
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return [];
  const found: unknown = (value as Record<string, unknown>)[name];
  return rest.length === 0 ? [found] : valuesAt(found, rest.join("."));
}

/** Where the sample world holds the names that `x-matches` speaks of: operation and path. */
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

/** The names that a field of `x-matches` stands for: those of the sample world, or those of the rows themselves. Throws on an unknown one. */
export function names(field: string, rows: unknown): unknown[] {
  if (field.startsWith("row.")) return valuesAt(rows, field.slice(4));
  const places = sources[field];
  if (places === undefined) throw new Error(`no place in the sample world has ${field}`);
  return places.flatMap(([operationId, path]) =>
    cases
      .filter((each) => each.operationId === operationId)
      .flatMap(({ recording: { response } }) => valuesAt(response.body, path)),
  );
}
