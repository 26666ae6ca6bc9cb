import { isObject } from "../../../document/json.js";
import { operations } from "../../../document/operation.js";
import { selection } from "../../../document/selection.js";
import type { Path } from "../../../types.js";
import type { Values } from "../../parameters.js";
import type { Value } from "../../read-value.js";
import { once } from "../computed.js";
import { conferenceOf, teams } from "../facts/teams.js";
import type { World, WorldGame } from "../simulation/world.js";
import { nameMatcher } from "./matching.js";

type Test = (field: unknown) => boolean;

/**
 * The fields that a parameter compares, unless the operation says otherwise. A parameter that is not listed here compares the field with its name.
 */
const usualFields: Readonly<Record<string, readonly string[]>> = {
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

/** Returns the primitive values at a path of fields. If there are lists on the path, includes the values of all their elements. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return isObject(value) || value === undefined ? [] : [value];
  return isObject(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}

const idBySchool = new Map(teams.filter(({ id }) => id > 0).map(({ id, school }) => [school, id]));

/** Values that a row's game or team has and the row does not, such as a play's week or a team's classification in a season. */
class Background {
  private readonly games: ReadonlyMap<unknown, WorldGame>;
  constructor(world: World) {
    this.games = new Map(world.map((game) => [game.id, game]));
  }

  values(row: unknown, name: string, year: unknown): unknown[] {
    if (!isObject(row)) return [];
    const game = this.games.get(row.gameId ?? row.id);
    if (name === "week" || name === "seasonType") return game === undefined ? [] : [game[name]];
    if (name === "year") return game === undefined ? [] : [game.season];
    if (name !== "classification" && name !== "conference") return [];
    const season = row.season ?? row.year ?? game?.season ?? year;
    if (typeof season !== "number") return [];
    const labels = (usualFields.team ?? []).flatMap((field) => valuesAt(row, field.split(".")));
    return labels.map((school) => {
      const id = typeof school === "string" ? idBySchool.get(school) : undefined;
      const conference = id === undefined ? null : conferenceOf(id, season);
      return name === "conference" ? (conference?.name ?? null) : (conference?.classification ?? null);
    });
  }
}

const backgroundOf = once((world: World) => new Background(world));

/** Returns the test for the fields that a parameter compares. */
function testOf(path: Path, name: string, value: Value): Test {
  const matches = selection[path].matches?.[name];
  if (matches) return nameMatcher(matches, String(value));
  const text = String(value);
  return (field) => field !== null && String(field) === text;
}

/** Returns the parameters that the service uses. It ignores some parameters if another one is given. */
function effective(path: Path, values: Values): (readonly [name: string, value: Value])[] {
  const ignored = Object.entries(selection[path].ignoredWith ?? {}).flatMap(([given, names]) =>
    values.has(given) ? names : [],
  );
  return [...values].filter(([name]) => !ignored.includes(name));
}

/** How an operation's rows are compared with a query. */
export interface Comparison {
  readonly uses?: readonly string[];
  readonly fields?: { readonly [name: string]: readonly string[] | undefined };
}

/** Returns the row fields that a parameter compares. */
export function fieldsOf(name: string, { fields = {} }: Comparison): readonly string[] {
  return fields[name] ?? usualFields[name] ?? [name];
}

/** Returns the rows that a query selects, up to the service's maximum number of rows. */
export function selectRows(
  path: Path,
  rows: readonly unknown[],
  values: Values,
  comparison: Comparison,
  world: World,
): readonly unknown[] {
  const tests = effective(path, values).flatMap(([name, value]) => {
    if (comparison.uses?.includes(name) || (name === "seasonType" && value === "both")) return [];
    const fields = fieldsOf(name, comparison).map((field) => field.split("."));
    return [{ name, fields, test: testOf(path, name, value) }];
  });
  const year = values.get("year");
  const selected =
    tests.length === 0
      ? rows
      : rows.filter((row) =>
          tests.every(({ name, fields, test }) => {
            const own = fields.flatMap((field) => valuesAt(row, field));
            return (own.length > 0 ? own : backgroundOf(world).values(row, name, year)).some(test);
          }),
        );
  const cap = operations[path].rowCap;
  return cap === undefined || selected.length <= cap ? selected : selected.slice(0, cap);
}
