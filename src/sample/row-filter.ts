import { isObject } from "../validate/values.js";
import { type Alias, aliases, type Filter, filters } from "./filters.js";
import type { Values } from "./parameters.js";

export type Row = Readonly<Record<string, unknown>>;
type Value = string | number | boolean;

/** The rows of other operations that a filter needs. */
export interface Lookups {
  /** The games by id. */
  readonly games: ReadonlyMap<number, Row>;
  /** For each kind of name, the canonical name by name, in lowercase. */
  readonly names: Readonly<Record<Alias, ReadonlyMap<string, string>>>;
}

/** Names match as a whole, ignoring case, as on the service. */
function normalize(value: unknown): string {
  return String(value).toLowerCase();
}

/** Collects the lookups. `rowsOf` returns the rows of a path. */
export function lookupsOf(rowsOf: (path: string) => readonly unknown[]): Lookups {
  const names = (alias: Alias): Map<string, string> => {
    const { path, fields } = aliases[alias];
    const entries = rowsOf(path).flatMap((row) => {
      const own = isObject(row)
        ? fields.map((field) => row[field]).filter((name) => name !== null && name !== undefined)
        : [];
      return own.map((name): [string, string] => [normalize(name), normalize(own[0])]);
    });
    return new Map(entries);
  };
  const games = rowsOf("/games").flatMap((row) =>
    isObject(row) && typeof row.id === "number" ? [[row.id, row] as const] : [],
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

/** The primitive values at a path of fields. Every element of an array on the path counts. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return isObject(value) ? [] : [value];
  return isObject(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}

function filterOf(name: string): Filter {
  return (Object.hasOwn(filters, name) ? filters[name] : undefined) ?? {};
}

/** A test for the value of a field. */
function matcher(filter: Filter, expected: Value, lookups: Lookups): (field: unknown) => boolean {
  const names = filter.alias && lookups.names[filter.alias];
  const canonical = (value: unknown) => names?.get(normalize(value)) ?? normalize(value);
  switch (filter.compare) {
    case "contains":
      return (field) => normalize(field).includes(normalize(expected));
    case "at least":
      return (field) => Number(field) >= Number(expected);
    case "at most":
      return (field) => Number(field) <= Number(expected);
    default:
      return (field) => canonical(field) === canonical(expected);
  }
}

/** The values that a parameter compares: those of the row, or else those of the row's game. */
function comparedValues(name: string, row: Row, lookups: Lookups): unknown[] {
  const fields = (filterOf(name).fields ?? [name]).map((field) => field.split("."));
  const values = (from: unknown) => fields.flatMap((field) => valuesAt(from, field));
  const own = values(row);
  const id = row.gameId ?? row.id;
  return own.length > 0 || typeof id !== "number" || name.endsWith("Id") ? own : values(lookups.games.get(id));
}

/** Whether the years of a row, `startYear` to `endYear`, include the expected year; undefined for a row without them. */
function yearsInclude({ startYear, endYear }: Row, { span, compare }: Filter, expected: Value): boolean | undefined {
  if (!span || typeof startYear !== "number") return undefined;
  const last = typeof endYear === "number" ? endYear : Number.POSITIVE_INFINITY;
  const year = Number(expected);
  return (compare === "at least" || startYear <= year) && (compare === "at most" || last >= year);
}

/** Whether a row, or its game, has a field that the parameter compares. */
export function hasComparedField(name: string, row: Row, lookups: Lookups): boolean {
  const span = filterOf(name).span && typeof row.startYear === "number";
  return span || comparedValues(name, row, lookups).length > 0;
}

/** Whether a row matches a parameter; true for a row without a field that the parameter compares. */
export function matchesParameter(row: Row, name: string, expected: Value, lookups: Lookups): boolean {
  if (name === "seasonType" && expected === "both") return true;
  // The service adds the national averages to every response of /ratings/sp, for any team.
  if (name === "team" && row.team === "nationalAverages") return true;
  const filter = filterOf(name);
  const inYears = yearsInclude(row, filter, expected);
  if (inYears !== undefined) return inYears;
  const values = comparedValues(name, row, lookups);
  return values.length === 0 || values.some(matcher(filter, expected, lookups));
}

/** A copy without the entries of the innermost array on the path that do not match. */
function prune(value: unknown, path: readonly string[], matches: (field: unknown) => boolean): unknown {
  const [name, ...rest] = path;
  if (!isObject(value) || name === undefined || !Object.hasOwn(value, name)) return value;
  const inner = value[name];
  if (!Array.isArray(inner)) return { ...value, [name]: prune(inner, rest, matches) };
  const entries = inner.map((item) => prune(item, rest, matches));
  return { ...value, [name]: entries.filter((item) => valuesAt(item, rest).some(matches)) };
}

/** The rows that match a query. `overriding` names a parameter that makes the service ignore the others when it is given. */
export function filterRows(rows: readonly unknown[], values: Values, lookups: Lookups, overriding?: string): unknown[] {
  // Filters that only prune rows, such as the provider of lines, are not ignored.
  const onlyPrunes = ({ fields, prunes }: Filter) => prunes !== undefined && fields?.join() === prunes.join();
  const effective = [...values].filter(
    ([name]) =>
      overriding === undefined || !values.has(overriding) || name === overriding || onlyPrunes(filterOf(name)),
  );
  const matching = rows.filter(
    (row) => !isObject(row) || effective.every(([name, value]) => matchesParameter(row, name, value, lookups)),
  );
  return effective.reduce<unknown[]>((pruned, [name, value]) => {
    const filter = filterOf(name);
    if (!filter.prunes) return pruned;
    const matches = matcher(filter, value, lookups);
    const fields = filter.prunes.map((field) => field.split("."));
    return pruned.map((row) => fields.reduce((whole, field) => prune(whole, field, matches), row));
  }, matching);
}
