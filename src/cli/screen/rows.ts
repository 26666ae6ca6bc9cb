import { type Column, columnName } from "../../document/columns.js";
import { isObject } from "../../document/json.js";
import { nearest } from "../../query/suggest.js";
import { UsageError } from "../session/exit.js";
import { addedColumn, fieldName } from "./columns.js";

/** The value of a row in a column. Undefined where the row, or an object around the value, has none. */
export function valueAt(row: unknown, { keys }: Pick<Column, "keys">): unknown {
  let value = row;
  for (const key of keys) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

function* leavesOf(value: unknown, keys: string[], known: ReadonlyMap<string, unknown>): Generator<string[]> {
  if (!isObject(value) || known.get(keys.join(".")) === true) yield keys;
  else for (const key of Object.keys(value)) yield* leavesOf(value[key], [...keys, key], known);
}

/** The known columns by the keys that lead to them: `true` for a column, a tree for an object around columns. */
interface Tree {
  readonly [key: string]: Tree | true;
}

function treeOf(columns: readonly Column[]): Tree {
  const tree: Record<string, Tree | true> = Object.create(null);
  for (const { keys } of columns) {
    let at = tree;
    for (const key of keys.slice(0, -1)) {
      const inner = at[key];
      const next: Record<string, Tree | true> = typeof inner === "object" ? inner : Object.create(null);
      at[key] = next;
      at = next;
    }
    at[keys.at(-1) ?? ""] ??= true;
  }
  return tree;
}

/** Whether a row has no other keys than those of known columns. */
function isKnown(row: unknown, tree: Tree): boolean {
  if (!isObject(row)) return false;
  for (const key in row) {
    const known = tree[key];
    if (known === undefined) return false;
    if (known === true) continue;
    const inner = row[key];
    if (inner !== null && !isKnown(inner, known)) return false;
  }
  return true;
}

/** The most columns that rows may add: rows of which each has a name of its own would make a table of their number squared. */
const most = 200;

/** Says that rows have more columns than a table or a file has. Undefined where they may not. */
export function leftOutNote(extras: readonly unknown[]): string | undefined {
  if (extras.length < most) return undefined;
  return `The rows have more columns that the document does not have: the first ${most} are here, and --format json has all.`;
}

/** The columns of rows that are not in the document, in the order of their first rows: the service has added them. At most 200. */
export function extraColumns(rows: readonly unknown[], known: readonly Column[]): Column[] {
  const columns = new Map<string, Column | true>(known.map((column) => [fieldName(column), true]));
  // A null may stand for a whole nested object.
  const groups = new Set(known.flatMap(({ keys }) => keys.map((_, index) => keys.slice(0, index).join("."))));
  const tree = treeOf(known);
  const limit = columns.size + most;
  for (const row of rows) {
    // Nearly all rows, which need no further look.
    if (isKnown(row, tree)) continue;
    for (const keys of leavesOf(row, [], columns)) {
      if (columns.size >= limit) break;
      const name = keys.length === 0 ? "value" : keys.join(".");
      const isNullGroup = groups.has(name) && !valueAt(row, { keys });
      if (!columns.has(name) && !isNullGroup) columns.set(name, addedColumn(keys, columnName(keys)));
    }
  }
  return [...columns.values()].filter((column) => column !== true);
}

/** The list whose elements have a column of this name, with or without the name of the list. */
function listWith(name: string, columns: readonly Column[]): Column | undefined {
  return columns.find((list) => {
    const own = (list.fields ?? []).flatMap((field) => [field.name, fieldName(field)]);
    return own.some((each) => [each, `${list.name}_${each}`, `${fieldName(list)}.${each}`].includes(name));
  });
}

/**
 * The columns of a list of names, in its order: those of the document (`playoff.round`) or of files (`playoff_round`). The name of a nested
 * object stands for all of its columns. Throws a {@link UsageError} that names the nearest column.
 */
export function chosenColumns(names: readonly string[], columns: readonly Column[]): Column[] {
  return names.flatMap((name) => {
    const found = columns.filter(
      (column) =>
        [column.name, columnName(column.keys), fieldName(column)].includes(name) ||
        fieldName(column).startsWith(`${name}.`),
    );
    if (found.length > 0) return found;
    const list = listWith(name, columns);
    if (list) throw new UsageError(`--columns: ${name} is in the list ${fieldName(list)}: add --explode ${list.name}`);
    const meant = nearest(name, columns.map(fieldName));
    const known = columns.map(fieldName).join(", ");
    throw new UsageError(`--columns: there is no ${name}. ${meant ? `Did you mean ${meant}?` : `There are ${known}.`}`);
  });
}

/** A row with the chosen columns only. Nested objects stay nested. */
export function picked(row: unknown, columns: readonly Column[]): unknown {
  if (!isObject(row)) return row;
  const result: Record<string, unknown> = Object.create(null);
  for (const { keys } of columns) {
    let target = result;
    for (const key of keys.slice(0, -1)) {
      const inner = target[key];
      const next: Record<string, unknown> = isObject(inner) ? inner : Object.create(null);
      target[key] = next;
      target = next;
    }
    target[keys.at(-1) ?? ""] = valueAt(row, { keys }) ?? null;
  }
  return result;
}
