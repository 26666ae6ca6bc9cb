import type { Values } from "./parameters.js";

type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Where a parameter looks in a row when no field has its own name. A side's name or conference may stand in an object of its own. */
const fields: Readonly<Record<string, readonly string[]>> = {
  year: ["year", "season"],
  team: ["team", "homeTeam", "awayTeam", "teams.team", "homeTeam.name", "awayTeam.name"],
  home: ["homeTeam"],
  away: ["awayTeam"],
  conference: ["conference", "homeConference", "awayConference", "homeTeam.conference", "awayTeam.conference"],
  classification: [
    "classification",
    "homeClassification",
    "awayClassification",
    "homeTeam.classification",
    "awayTeam.classification",
  ],
  competition: ["playoff.competition"],
  round: ["playoff.round"],
  id: ["id"],
  gameId: ["gameId", "id"],
  playerId: ["playerId", "id", "athleteId"],
  category: ["category", "teams.categories.name"],
};

/** Every value at a dotted path; arrays on the way are looked through. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return isRow(value) ? [] : [value];
  return isRow(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}

/** Whether a field of a row is what was asked for: names match whole and without regard to case, as the service compares them. */
function same(field: unknown, asked: string | number | boolean): boolean {
  return String(field).toLowerCase() === String(asked).toLowerCase();
}

/** Whether a row stays: by its own field, else by its game's; true where neither has a field that the parameter could mean. */
function keeps(row: Row, game: Row | undefined, name: string, asked: string | number | boolean): boolean {
  if (name === "seasonType" && asked === "both") return true;
  const paths = Object.hasOwn(fields, name) ? (fields[name] ?? []) : [name];
  const look = (in_: Row | undefined) => paths.flatMap((path) => valuesAt(in_, path.split(".")));
  const own = look(row);
  const found = own.length > 0 ? own : look(game);
  return found.length === 0 || found.some((field) => same(field, asked));
}

/**
 * The rows that a query asks for, by convention: a parameter that names a field filters by it. A row without the field takes it from the
 * game it belongs to (`games` by id), else stays. Where a game's id is given, it alone counts, as on the service.
 */
export function filterRows(rows: readonly unknown[], values: Values, games: ReadonlyMap<number, Row>): unknown[] {
  const alone = ["id", "gameId"].find((name) => values.has(name));
  const asked = alone === undefined ? [...values] : [...values].filter(([name]) => name === alone);
  return rows.filter((row) => {
    if (!isRow(row)) return true;
    const id = row.gameId ?? row.id;
    const game = typeof id === "number" ? games.get(id) : undefined;
    return asked.every(([name, value]) => keeps(row, game, name, value));
  });
}
