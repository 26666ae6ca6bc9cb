import { call } from "../sample/call.js";

/** Every value at a dotted path, in each element of the arrays on the way. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [name = "", ...rest] = path.split(".");
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return [];
  const found: unknown = (value as Record<string, unknown>)[name];
  return rest.length === 0 ? [found] : valuesAt(found, rest.join("."));
}

/** The responses of the sample service that hold the names of a field of `x-matches`: path and query, and the path in a row. */
const sources: Readonly<Record<string, readonly (readonly [target: string, path: string])[]>> = {
  "category.name": [
    ["/stats/player/season?year=2025", "category"],
    ["/games/players?year=2025&week=1", "teams.categories.name"],
  ],
  "coach.firstName": [["/coaches", "firstName"]],
  "coach.lastName": [["/coaches", "lastName"]],
  "conference.abbreviation": [["/conferences", "abbreviation"]],
  "conference.name": [["/conferences", "name"]],
  "draftTeam.location": [["/draft/teams", "location"]],
  "playType.abbreviation": [["/plays/types", "abbreviation"]],
  "player.name": [
    ["/stats/player/season?year=2025", "player"],
    ["/stats/player/season?year=2024", "player"],
    ["/games/players?id=400100001", "teams.categories.types.athletes.name"],
  ],
  "position.abbreviation": [
    ["/draft/positions", "abbreviation"],
    ["/roster", "position"],
  ],
  "position.name": [["/draft/positions", "name"]],
  "provider.name": [["/lines?year=2024", "lines.provider"]],
  "state.code": [["/recruiting/players?year=2024", "stateProvince"]],
  "team.abbreviation": [["/teams", "abbreviation"]],
  "team.school": [
    ["/teams", "school"],
    ["/teams/fbs", "school"],
  ],
};

const bodies = new Map<string, Promise<unknown>>();

async function bodyOf(target: string): Promise<unknown> {
  const { status, body } = await call(target);
  if (status !== 200) throw new Error(`${target} has status ${status}`);
  return body;
}

/** The names of a field of `x-matches`: those of the sample world, or those of the rows. Throws for an unknown field. */
export async function names(field: string, rows: unknown): Promise<unknown[]> {
  if (field.startsWith("row.")) return valuesAt(rows, field.slice(4));
  const fields = sources[field];
  if (fields === undefined) throw new Error(`no response of the sample world has ${field}`);
  const found = fields.map(async ([target, path]) => {
    const body = bodies.get(target) ?? bodyOf(target);
    bodies.set(target, body);
    return valuesAt(await body, path);
  });
  return (await Promise.all(found)).flat();
}
