import { addedColumn, type Column, columnName } from "../document/columns.js";
import { memberOf } from "../document/json.js";
import { columnsOfLayout, type Statistic, type WideLayout, wideLayout } from "../document/wide.js";
import type { Path } from "../types.js";
import type { Cell, OnMisfit } from "./read.js";
import { numberOf, readStatistic, writeStatistic } from "./statistics.js";
import { cellsOf, recordsOf } from "./table.js";

/** A wide table: its columns, those of statistics that the document does not list included, and its rows. */
export interface WideTable {
  readonly columns: readonly Column[];
  readonly rows: Record<string, Cell>[];
}

/** A row while statistics are added. `asSent`: the values that its columns do not restore. */
interface Open {
  readonly cells: Map<string, Cell>;
  readonly sent: Set<string>;
  readonly asSent: Map<string, unknown>;
}

/** Adds the value of a listed statistic to a row. */
function add(row: Open, statistic: Statistic, value: unknown, isText: boolean, onMisfit: OnMisfit): void {
  const { name, columns } = statistic;
  const cells = readStatistic(statistic, value);
  for (const [index, column] of columns.entries()) {
    if (cells !== undefined) row.cells.set(column.name, cells[index]);
    else if (value !== null) onMisfit(column.name);
  }
  const restored = cells && (isText ? writeStatistic(statistic, cells) : cells[0]);
  if (restored !== value) row.asSent.set(name, value ?? null);
}

/** Adds a column for each statistic that the document does not list: numbers where all of its values are, else what came. */
function addUnlisted(rows: readonly Open[], known: ReadonlySet<string>, layout: WideLayout): Column[] {
  const taken = new Set(columnsOfLayout(layout).map(({ name }) => name));
  const names = new Set(rows.flatMap(({ asSent }) => [...asSent.keys()].filter((name) => !known.has(name))));
  return [...names].sort().flatMap((name) => {
    const column = columnName(name.split("."));
    // `__proto__` would be no column of an object. The value stays in `as_sent`.
    if (taken.has(column) || column === "__proto__") return [];
    taken.add(column);
    const values = rows.map(({ asSent }) => asSent.get(name) ?? null);
    const isNumber = values.every((value) => value === null || numberOf(value) !== undefined);
    const cellOf = (value: unknown) => (isNumber ? numberOf(value) : String(value));
    for (const [index, value] of values.entries())
      rows[index]?.cells.set(column, value === null ? null : cellOf(value));
    return [addedColumn(column, { type: isNumber ? "DOUBLE" : "STRING" })];
  });
}

/** The rows of data by their fields, each with its statistics. A statistic that a row has already begins another row: nothing is replaced. */
function opened(layout: WideLayout, data: unknown, onMisfit: OnMisfit): Open[] {
  const { fields, names, value, statistics, steps } = layout;
  const byName = new Map(statistics.map((statistic) => [statistic.name, statistic]));
  const records = recordsOf(data, { steps }, true);
  const cells = cellsOf(records, fields, onMisfit);
  const isText = value.half === undefined;
  const open = new Map<string, Open>();
  const rows: Open[] = [];
  for (let index = 0; index < records.length; index++) {
    const at = ({ depth, keys }: Column) => keys.reduce(memberOf, records.levels[depth]?.[index]);
    const own = cells.map((column) => column[index]);
    const words = names.map(at);
    const isNamed = words.every((word) => typeof word === "string");
    const name = isNamed ? words.join(".") : "";
    const identity = JSON.stringify(own);
    let row = open.get(identity);
    if (row === undefined || (isNamed && row.sent.has(name))) {
      row = {
        cells: new Map(fields.map((field, position) => [field.name, own[position]])),
        sent: new Set(),
        asSent: new Map(),
      };
      open.set(identity, row);
      rows.push(row);
    }
    if (!isNamed) continue;
    row.sent.add(name);
    const statistic = byName.get(name);
    if (statistic === undefined) row.asSent.set(name, at(value) ?? null);
    else add(row, statistic, at(value), isText, onMisfit);
  }
  return rows;
}

/** The wide table of an operation's data. Throws a `TypeError` where its rows are not long statistics. */
export function wideTableOf(path: Path, data: unknown, onMisfit: OnMisfit): WideTable {
  const layout = wideLayout(path);
  const rows = opened(layout, data, onMisfit);
  const known = new Set(layout.statistics.map(({ name }) => name));
  const columns = columnsOfLayout(layout, addUnlisted(rows, known, layout));
  return {
    columns,
    rows: rows.map(({ cells, asSent }) => {
      if (asSent.size > 0) cells.set("as_sent", JSON.stringify(Object.fromEntries(asSent)));
      return Object.fromEntries(columns.map(({ name }) => [name, cells.get(name) ?? null]));
    }),
  };
}

/** The dotted field of a column of an operation's wide table; empty where it is a statistic's. */
export function fieldOfWide(path: Path): (column: Column) => string {
  const { fields, steps } = wideLayout(path);
  const at = new Map(
    fields.map(({ name, keys, depth }) => [name, [...steps.slice(0, depth).flat(), ...keys].join(".")]),
  );
  return ({ name }) => at.get(name) ?? "";
}
