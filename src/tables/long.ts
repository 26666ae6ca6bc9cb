import { columnName } from "../document/columns.js";
import { isObject, parsedJson } from "../document/json.js";
import { asSentColumn, isLong, type WideLayout, wideLayout } from "../document/wide.js";
import type { Path } from "../types.js";
import { numberOf, writeStatistic } from "./wide.js";

type FlatRecord = Readonly<Record<string, unknown>>;

/** Returns a cell as the service sends it. A file reader may return a date, or an integer as a bigint. */
export function scalarOf(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  return value instanceof Date ? value.toISOString() : value;
}

/** Whether flat rows come from a wide table. */
export const isWide = (path: Path, rows: readonly FlatRecord[]): boolean =>
  isLong(path) && rows.some((row) => Object.hasOwn(row, asSentColumn.name));

/** Yields a wide row's statistics, with the values that the service sent. Those that the document lists come first, in its order. */
function* sentIn(row: FlatRecord, { statistics, value }: WideLayout): Generator<readonly [string, unknown]> {
  const parsed = parsedJson(String(row[asSentColumn.name]));
  const asSent = new Map(isObject(parsed) ? Object.entries(parsed) : []);
  for (const statistic of statistics) {
    const { name, columns } = statistic;
    const cells = columns.flatMap((column) => {
      // A file reader may also return an integer as a string.
      return numberOf(scalarOf(row[column.name])) ?? [];
    });
    if (asSent.has(name)) yield [name, asSent.get(name)];
    else if (cells.length === columns.length)
      yield [name, value.half === undefined ? writeStatistic(statistic, cells) : cells[0]];
    asSent.delete(name);
  }
  yield* asSent;
}

/** A value as the service sent it, with its wide row and the words that identify it. A row without statistics has one entry without words. */
interface SentValue {
  readonly row: FlatRecord;
  readonly words: readonly string[];
  readonly value?: unknown;
}

/** A flat element, and the values inside it. */
interface FilledElement {
  readonly element: FlatRecord;
  readonly inner: [SentValue, ...SentValue[]];
}

/**
 * Rebuilds the list at this depth from the values. Each element contains its inner list, if it has one. Only the innermost list can have equal
 * elements.
 */
function elements(layout: WideLayout, sent: readonly SentValue[], depth = 0): FlatRecord[] {
  const { names, steps, value } = layout;
  const fields = layout.fields.filter((field) => field.depth === depth);
  const step = steps[depth];
  const elementsByIdentity = new Map<string, FilledElement>();
  for (const each of sent) {
    const { row, words } = each;
    const isEmpty =
      names.some((name) => name.depth === depth) || fields.every(({ name }) => (row[name] ?? null) === null);
    // A row without statistics has no element here.
    if (words.length === 0 && isEmpty) continue;
    const element = Object.fromEntries([
      ...fields.map(({ keys, name }) => [columnName(keys), scalarOf(row[name])]),
      ...names.flatMap(({ keys, depth: at }, index) => (at === depth ? [[columnName(keys), words[index]]] : [])),
    ]);
    const identity = step ? JSON.stringify(element) : String(elementsByIdentity.size);
    const before = elementsByIdentity.get(identity);
    if (before) before.inner.push(each);
    else elementsByIdentity.set(identity, { element, inner: [each] });
  }
  return [...elementsByIdentity.values()].map(({ element, inner }) => {
    if (step) return { ...element, [columnName(step)]: elements(layout, inner, depth + 1) };
    // If the document allows strings and numbers, `nest` accepts both in this column.
    return { ...element, [columnName(value.keys)]: inner[0].value };
  });
}

/** Turns wide rows back into flat rows with lists of flat elements. */
export function longRows(path: Path, rows: readonly FlatRecord[]): readonly FlatRecord[] {
  const layout = wideLayout(path);
  const last = layout.names.length - 1;
  const sent = rows.flatMap((row): SentValue[] => {
    const sentValues = [...sentIn(row, layout)].map(([name, value]) => {
      const words = name.split(".");
      // Any further dots belong to the last word.
      return { row, words: [...words.slice(0, last), words.slice(last).join(".")], value };
    });
    return sentValues.length > 0 ? sentValues : [{ row, words: [] }];
  });
  return elements(layout, sent);
}
