import { nearest } from "../../query/suggest.js";
import { isObject } from "../../validate/values.js";
import { UsageError } from "../exit.js";
import type { Column } from "./columns.js";

/** The rows of an answer: those of a list, else the one object; none where there was no content. */
export function rowsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  return data === undefined || data === null ? [] : [data];
}

/** What a row has in a column; undefined where it has nothing, or null on the way there. */
export function valueAt(row: unknown, { keys }: Pick<Column, "keys">): unknown {
  let value = row;
  for (const key of keys) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

function* leavesOf(value: unknown, keys: string[], known: ReadonlyMap<string, unknown>): Generator<string[]> {
  if (!isObject(value) || known.get(keys.join(".")) === true) yield keys;
  else for (const key of Object.keys(value)) yield* leavesOf(value[key], [...keys, key], known);
}

/** The columns that rows have beside those that are known: the service has grown. In the order of their first rows. */
export function extraColumns(rows: readonly unknown[], known: readonly Column[]): Column[] {
  const columns = new Map<string, Column | true>(known.map(({ name }) => [name, true]));
  // Null stands for the whole of a nested object.
  const groups = new Set(known.flatMap(({ keys }) => keys.map((_, index) => keys.slice(0, index).join("."))));
  for (const row of rows) {
    for (const keys of leavesOf(row, [], columns)) {
      const name = keys.length === 0 ? "value" : keys.join(".");
      const nothing = groups.has(name) && !valueAt(row, { keys });
      if (!columns.has(name) && !nothing) columns.set(name, { name, keys, type: "json" });
    }
  }
  return [...columns.values()].filter((column) => column !== true);
}

/**
 * The columns that are asked for by name, in that order; a name of a nested object stands for all of its columns. Throws a
 * {@link UsageError} that names the nearest.
 */
export function chosenColumns(names: readonly string[], columns: readonly Column[]): Column[] {
  return names.flatMap((name) => {
    const found = columns.filter((column) => column.name === name || column.name.startsWith(`${name}.`));
    if (found.length > 0) return found;
    const meant = nearest(
      name,
      columns.map((column) => column.name),
    );
    const there = columns.map((column) => column.name).join(", ");
    throw new UsageError(`--columns: there is no ${name}. ${meant ? `Did you mean ${meant}?` : `There are ${there}.`}`);
  });
}

/** A row with nothing but the chosen columns, nested as it was. */
export function picked(row: unknown, columns: readonly Column[]): unknown {
  if (!isObject(row)) return row;
  const result: Record<string, unknown> = Object.create(null);
  for (const { keys } of columns) {
    let place = result;
    for (const key of keys.slice(0, -1)) {
      const inner = place[key];
      const next: Record<string, unknown> = isObject(inner) ? inner : Object.create(null);
      place[key] = next;
      place = next;
    }
    place[keys.at(-1) ?? ""] = valueAt(row, { keys }) ?? null;
  }
  return result;
}
