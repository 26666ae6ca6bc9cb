import { addedColumn, type Column, columnName } from "../document/columns.js";
import { memberOf } from "../document/json.js";
import { asSentColumn, columnsOfLayout, type Statistic, type WideLayout, wideLayout } from "../document/wide.js";
import type { Path } from "../types.js";
import type { Cell, OnMisfit } from "./read.js";
import { cellsOf, recordsOf, type Table } from "./table.js";

/** Converts a value to a number if it is a number or a string that contains one. Otherwise, returns undefined. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "string" && !/^[+-]?\d+(\.\d+)?$/.test(value)) return undefined;
  const number = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  // Adding 0 turns -0 into 0.
  return Number.isFinite(number) ? number + 0 : undefined;
}

export function secondsOf(value: unknown): number | undefined {
  if (typeof value !== "string" || !/^\d+:[0-5]\d$/.test(value)) return numberOf(value);
  return value.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** Returns the two numbers in a string such as `20-37`. Returns undefined if the value does not have that form. */
function partsOf(value: unknown, sign: string): readonly (number | undefined)[] | undefined {
  if (typeof value !== "string") return undefined;
  // A sign before the second number belongs to that number.
  const at = value.indexOf(sign, 1);
  return at === -1 ? undefined : [numberOf(value.slice(0, at)), numberOf(value.slice(at + 1))];
}

/** Reads a value into the cells of a statistic's columns. Returns undefined if the value does not have the statistic's form. */
export function readStatistic({ form, columns }: Statistic, value: unknown): readonly number[] | undefined {
  const [sign] = typeof form === "object" ? Object.keys(form) : [];
  const numbers = sign ? partsOf(value, sign) : [form === "clock" ? secondsOf(value) : numberOf(value)];
  const cells = columns.flatMap(({ type }, index) => {
    const each = numbers?.[index];
    return each === undefined || (type === "INT32" && (each | 0) !== each) ? [] : [each];
  });
  return cells.length === columns.length ? cells : undefined;
}

/** Writes a statistic's cells as the string that the service sends. */
export function writeStatistic({ form }: Statistic, cells: readonly number[]): string {
  const [first = 0] = cells;
  if (typeof form === "object") return cells.join(Object.keys(form)[0]);
  if (form === "decimal") return first.toFixed(1);
  if (form !== "clock") return String(first);
  return `${Math.floor(first / 60)}:${String(first % 60).padStart(2, "0")}`;
}

/** A wide table. Its rows are flat, and its columns include statistics that the document does not list. */
export interface WideTable extends Table {
  readonly rows: Record<string, Cell>[];
}

/** A wide row that is being filled. `sent` contains the values that the cells can't restore. */
interface OpenedStatistic {
  readonly cells: Map<string, Cell>;
  readonly sent: Map<string, unknown>;
}

/**
 * Groups an operation's rows by their fields, each group with its statistics. If a statistic occurs twice, the second one starts another row, so that
 * it does not overwrite the first.
 */
function opened(
  { fields, names, value, steps }: WideLayout,
  wideRows: readonly unknown[],
  onMisfit: OnMisfit,
): OpenedStatistic[] {
  const records = recordsOf(wideRows, { steps }, true);
  const cells = cellsOf(records, fields, onMisfit);
  const open = new Map<string, OpenedStatistic>();
  const rows: OpenedStatistic[] = [];
  for (let index = 0; index < records.length; index++) {
    const around = records.levels.map((level) => level[index]);
    const at = ({ depth, keys }: Column) => keys.reduce(memberOf, around[depth]);
    const rowCells = cells.map((column) => column[index]);
    const words = names.map(at);
    // An empty list of athletes has the words of its statistic, but nobody has the statistic.
    const isWhole = around.at(-1) !== undefined && words.every((word) => typeof word === "string");
    const name = isWhole ? words.join(".") : undefined;
    const identity = JSON.stringify(rowCells);
    let row = open.get(identity);
    if (row === undefined || (name !== undefined && row.sent.has(name))) {
      row = { cells: new Map(fields.map((field, position) => [field.name, rowCells[position]])), sent: new Map() };
      open.set(identity, row);
      rows.push(row);
    }
    if (name !== undefined) row.sent.set(name, at(value) ?? null);
  }
  return rows;
}

/** Moves the value of a listed statistic to its cells. If the cells can't restore the value, it also stays in `sent`. */
function move({ cells, sent }: OpenedStatistic, statistic: Statistic, isText: boolean, onMisfit: OnMisfit): void {
  const value = sent.get(statistic.name);
  const numbers = readStatistic(statistic, value);
  for (const [index, { name }] of statistic.columns.entries()) {
    if (numbers !== undefined) cells.set(name, numbers[index]);
    else if (value !== undefined && value !== null) onMisfit(name);
  }
  const restored = numbers && (isText ? writeStatistic(statistic, numbers) : numbers[0]);
  if (restored === value) sent.delete(statistic.name);
}

/** Adds a column for each of these statistics. If all values of a column are numbers, it contains numbers. Otherwise, it contains strings. */
function addUnlisted(
  rows: readonly OpenedStatistic[],
  names: ReadonlySet<string>,
  columns: readonly Column[],
): Column[] {
  const listedNames = new Set(columns.map(({ name }) => name));
  return [...names].sort().flatMap((name) => {
    const column = columnName(name.split("."));
    // An object can't have a column `__proto__`, and a column can't have an empty name. The value stays in `as_sent`.
    if (listedNames.has(column) || column === "__proto__" || column === "") return [];
    listedNames.add(column);
    const valueIn = ({ sent }: OpenedStatistic) => sent.get(name) ?? null;
    const isNumber = rows.map(valueIn).every((value) => value === null || numberOf(value) !== undefined);
    for (const row of rows) {
      const value = valueIn(row);
      row.cells.set(column, value === null ? null : isNumber ? numberOf(value) : String(value));
    }
    return [addedColumn(column, { type: isNumber ? "DOUBLE" : "STRING" })];
  });
}

/** Returns the wide table of an operation's rows. Throws a `TypeError` if the operation does not have one. */
export function wideTableOf(path: Path, sentRows: readonly unknown[], onMisfit: OnMisfit): WideTable {
  const layout = wideLayout(path);
  const rows = opened(layout, sentRows, onMisfit);
  const unlisted = new Set(rows.flatMap(({ sent }) => [...sent.keys()]));
  for (const statistic of layout.statistics) {
    unlisted.delete(statistic.name);
    for (const row of rows) move(row, statistic, layout.value.half === undefined, onMisfit);
  }
  const columns = columnsOfLayout(layout, addUnlisted(rows, unlisted, columnsOfLayout(layout)));
  for (const { cells, sent } of rows)
    if (sent.size > 0) cells.set(asSentColumn.name, JSON.stringify(Object.fromEntries(sent)));
  return {
    columns,
    steps: [],
    rows: rows.map(({ cells }) => Object.fromEntries(columns.map(({ name }) => [name, cells.get(name) ?? null]))),
  };
}
