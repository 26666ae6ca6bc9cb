import { type Alias, aliases, type Meaning, meanings } from "./meanings.js";
import type { Values } from "./parameters.js";

export type Row = Readonly<Record<string, unknown>>;
type Value = string | number | boolean;

/** The rows of other operations that a filter looks things up in. */
export interface World {
  /** The games by id. */
  readonly games: ReadonlyMap<number, Row>;
  /** By kind, the one name that stands for all names of a thing. */
  readonly names: Readonly<Record<Alias, ReadonlyMap<string, string>>>;
}

export function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What the rows of other operations tell of names. */
export function worldOf(rowsOf: (path: string) => readonly unknown[]): World {
  const names = (alias: Alias): Map<string, string> => {
    const { path, fields } = aliases[alias];
    const entries = rowsOf(path).flatMap((row) => {
      const own = isRow(row)
        ? fields.map((field) => row[field]).filter((name) => name !== null && name !== undefined)
        : [];
      return own.map((name): [string, string] => [key(name), key(own[0])]);
    });
    return new Map(entries);
  };
  const games = rowsOf("/games").flatMap((row) =>
    isRow(row) && typeof row.id === "number" ? [[row.id, row] as const] : [],
  );
  return {
    games: new Map(games),
    names: {
      position: names("position"),
      team: names("team"),
      conference: names("conference"),
      playType: names("playType"),
      statType: names("statType"),
    },
  };
}

/** Names match whole and without regard to case, as on the service. */
function key(value: unknown): string {
  return String(value).toLowerCase();
}

/** Every plain value at a dotted path; arrays on the way are looked through. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return isRow(value) ? [] : [value];
  return isRow(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}

function test(meaning: Meaning, asked: Value, world: World): (field: unknown) => boolean {
  const known = meaning.alias && world.names[meaning.alias];
  const one = (value: unknown) => known?.get(key(value)) ?? key(value);
  switch (meaning.compare) {
    case "contains":
      return (field) => key(field).includes(key(asked));
    case "at least":
      return (field) => Number(field) >= Number(asked);
    case "at most":
      return (field) => Number(field) <= Number(asked);
    default:
      return (field) => one(field) === one(asked);
  }
}

function fieldsOf(name: string): readonly (readonly string[])[] {
  const meaning = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
  return (meaning?.fields ?? [name]).map((field) => field.split("."));
}

/** The values that a parameter looks at: those of the row, else those of the game that the row belongs to. */
function seenBy(name: string, row: Row, world: World): unknown[] {
  const look = (from: unknown) => fieldsOf(name).flatMap((field) => valuesAt(from, field));
  const own = look(row);
  const id = row.gameId ?? row.id;
  return own.length > 0 || typeof id !== "number" || name.endsWith("Id") ? own : look(world.games.get(id));
}

/** Whether a row's years, `startYear` to `endYear`, reach the year asked for; undefined for a row without them. */
function reaches({ startYear, endYear }: Row, { span, compare }: Meaning, asked: Value): boolean | undefined {
  if (!span || typeof startYear !== "number") return undefined;
  const last = typeof endYear === "number" ? endYear : Number.POSITIVE_INFINITY;
  const year = Number(asked);
  return (compare === "at least" || startYear <= year) && (compare === "at most" || last >= year);
}

/** Whether a row, or its game, has anything that the parameter could mean. */
export function tellsOf(name: string, row: Row, world: World): boolean {
  const span = Object.hasOwn(meanings, name) && meanings[name]?.span && typeof row.startYear === "number";
  return span || seenBy(name, row, world).length > 0;
}

/** Whether a row stays; true where neither it nor its game has a field that the parameter could mean. */
export function keeps(row: Row, name: string, asked: Value, world: World): boolean {
  if (name === "seasonType" && asked === "both") return true;
  // The service adds its averages to every answer of /ratings/sp, whatever team was asked for.
  if (name === "team" && row.team === "nationalAverages") return true;
  const meaning = (Object.hasOwn(meanings, name) ? meanings[name] : undefined) ?? {};
  const within = reaches(row, meaning, asked);
  if (within !== undefined) return within;
  const found = seenBy(name, row, world);
  return found.length === 0 || found.some(test(meaning, asked, world));
}

/** A copy without the entries of the innermost array on the way to `field` that do not match. */
function pruned(value: unknown, field: readonly string[], matches: (field: unknown) => boolean): unknown {
  const [name, ...rest] = field;
  if (!isRow(value) || name === undefined || !Object.hasOwn(value, name)) return value;
  const inner = value[name];
  if (!Array.isArray(inner)) return { ...value, [name]: pruned(inner, rest, matches) };
  const below = inner.map((item) => pruned(item, rest, matches));
  return { ...value, [name]: below.filter((item) => valuesAt(item, rest).some(matches)) };
}

/** The rows that a query asks for. `alone` names a parameter that, where given, is the only one that counts. */
export function filterRows(rows: readonly unknown[], values: Values, world: World, alone?: string): unknown[] {
  // What only looks inside a row (the provider of its lines) still counts.
  const inside = ({ fields, prunes }: Meaning = {}) => prunes !== undefined && fields?.join() === prunes.join();
  const asked = [...values].filter(
    ([name]) => alone === undefined || !values.has(alone) || name === alone || inside(meanings[name]),
  );
  const kept = rows.filter((row) => !isRow(row) || asked.every(([name, value]) => keeps(row, name, value, world)));
  return asked.reduce<unknown[]>((left, [name, value]) => {
    const meaning = meanings[name];
    if (!meaning?.prunes) return left;
    const matches = test(meaning, value, world);
    const fields = meaning.prunes.map((field) => field.split("."));
    return left.map((row) => fields.reduce((whole, field) => pruned(whole, field, matches), row));
  }, kept);
}
