import type { Column } from "../../../document/columns.js";
import { isObject } from "../../../document/json.js";
import { rowsOf } from "../../../document/selection.js";
import { operationIdOf } from "../../../document/words.js";
import { takesIds } from "../../../tables/ids.js";
import type { OnMisfit } from "../../../tables/read.js";
import type { FilledTable, Table } from "../../../tables/table.js";
import { wideTableOf } from "../../../tables/wide.js";
import type { Path } from "../../../types.js";
import type { Destination } from "../../files/destination.js";
import { encodeTable, type FlatFormat, tableOfRows } from "../../files/encode.js";
import { type Choice, teamsCall, withoutIds } from "../../files/file-table.js";
import { extraColumns, mostExtras, rowShapeOf, screenColumns, valueAt, withValue } from "../../screen/columns.js";
import { elementRows, headlineSteps, inRow } from "../../screen/elements.js";
import { Counts, counted, firstRows, misfitWords } from "../../screen/numbers.js";
import { toJson } from "../../screen/terminal-text.js";
import type { TypedCall } from "../../session/call.js";
import type { Io } from "../../session/io.js";
import type { Session } from "../../session/session.js";

export interface RowOptions extends Choice {
  readonly columns?: readonly string[];
  readonly ids?: true;
  readonly limit?: number;
}

/** The options that select and format the rows. `table` is the table that the options select, or undefined for the default columns on the screen. */
interface Output extends RowOptions {
  readonly table: Table | undefined;
  readonly format: "table" | "json" | FlatFormat;
  readonly to: Destination;
}

/** Encodes the selected rows and counts them. The command prints `notes` after the rows. */
export async function encoded(io: Io, session: Session, call: TypedCall, data: unknown, output: Output) {
  const { format, wide } = output;
  const misfits = new Counts();
  const onMisfit = (name: string) => misfits.add(name);
  const given = rowsOf(call.path, data);
  const wideTable = wide && wideTableOf(call.path, given, onMisfit);
  // Without --columns, statistics that the document does not list also have columns.
  const table = wideTable && output.columns === undefined ? wideTable : output.table;
  const rows = wideTable ? wideTable.rows : given;
  const result =
    format === "table" || format === "json"
      ? await forReader(io, call.path, rows, Array.isArray(data), { ...output, table, format })
      : await flat(io, session, call, rows, { ...output, table, format }, onMisfit);
  misfits.lines(misfitWords).forEach(io.note);
  return result;
}

/** Encodes flat columns, for programs. */
async function flat(
  io: Io,
  session: Session,
  { path, query }: TypedCall,
  rows: readonly unknown[],
  { columns: names, explode, format, ids, limit, table, wide }: Output & { readonly format: FlatFormat },
  onMisfit: OnMisfit,
) {
  const { columns = [], steps = [] } = table ?? {};
  const given = steps.length > 0 ? rows : firstRows(io, rows, limit);
  // Unless the user selects columns, the columns that the document does not have come last.
  const extras = names === undefined && explode === undefined && !wide ? extrasIn(io, path, given) : [];
  const whole = { columns: [...columns, ...extras], steps };
  const withIds = ids && takesIds(path, columns);
  if (ids && !withIds) io.note(withoutIds);
  const teams = withIds ? rowsOf("/teams", await session.get(teamsCall(query.year))) : undefined;
  const filled = firstOf(io, tableOfRows(path, given, whole, teams, onMisfit), limit);
  return { text: await encodeTable(filled, format, session.source), notes: [], count: filled.length };
}

/** Returns the first rows of a table. */
function firstOf(io: Io, { columns, cells, length }: FilledTable, limit: number | undefined): FilledTable {
  const indexes = firstRows(
    io,
    Array.from({ length }, (_, index) => index),
    limit,
  );
  return { columns, cells: cells.map((column) => column.slice(0, indexes.length)), length: indexes.length };
}

/** Renders rows for a person, or as JSON with the service's names. */
async function forReader(
  io: Io,
  path: Path,
  parents: readonly unknown[],
  isSentAsList: boolean,
  output: Output & { readonly format: "table" | "json" },
) {
  const { columns: names, explode, format, limit, table, wide } = output;
  // `steps` leads to the list whose elements become rows. It is the list that the table explodes or, for several rows, the list in the default
  // columns.
  const isOne = parents.length <= 1 || limit === 1;
  const steps = table?.steps ?? (isOne ? [] : headlineSteps(screenColumns(path), rowShapeOf(path)));
  const number = names && table?.columns.find(({ depth }) => depth < 0)?.name;
  const rows = firstRows(io, elementRows(parents, steps, number, table === undefined), limit);
  // A value that can be text or a number has one column here.
  const columns = (table?.columns ?? [])
    .filter(({ half }) => half !== "text")
    .map((column) => ({ ...inRow(column, steps), depth: 0 }));
  const count = rows.length;
  if (format === "table") {
    const own = wide || names ? columns : undefined;
    return { ...(await screenText(io, path, rows, own, steps, output)), count };
  }
  const isList = isSentAsList || wide || explode !== undefined;
  const shown = names ? rows.map((row) => picked(row, columns)) : rows;
  return { text: `${toJson(isList ? shown : shown[0], 2)}\n`, notes: [], count };
}

function picked(row: unknown, columns: readonly Column[]): unknown {
  if (!isObject(row)) return row;
  return columns.reduce<unknown>((some, { keys }) => withValue(some, keys, valueAt(row, { keys }) ?? null), {});
}

/** Joins column names. One name, such as `offense.… (37)`, stands for all columns of a large nested object. --columns accepts the object's name. */
function grouped(names: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const group = name.replace(/\..*/s, "");
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups]
    .flatMap(([group, members]) => (members.length > 4 ? [`${group}.… (${members.length})`] : members))
    .join(", ");
}

/** Returns the columns that the rows have but the document does not. */
function extrasIn(io: Io, path: Path, rows: readonly unknown[]): Column[] {
  const extras = extraColumns(rows, screenColumns(path));
  if (extras.length >= mostExtras)
    io.note(
      `The rows have ${mostExtras} or more columns that the document does not have. Further ones are left out here, but --format json has them.`,
    );
  return extras;
}

/** Renders rows as tables, and says which columns the tables leave out. `own` replaces the default columns. */
async function screenText(
  io: Io,
  path: Path,
  rows: readonly unknown[],
  own: readonly Column[] | undefined,
  steps: Table["steps"],
  { columns: names, to }: Output,
) {
  const { tablesOf } = await import("../../screen/table.js");
  const screen = to.kind === "stdout";
  const width = screen ? io.columns : Number.POSITIVE_INFINITY;
  const options = { width, color: screen && io.color, chosen: names !== undefined };
  const columns = own ?? [...screenColumns(path), ...extrasIn(io, path, rows)];
  const through = steps.length > 0 ? steps : undefined;
  const { text, hidden, empty } = tablesOf(rows, columns, own ? undefined : rowShapeOf(path), options, through);
  const notes = empty.length > 0 ? [`Empty: ${grouped(empty)}.`] : [];
  const lists = `\`cfb operations ${operationIdOf(path)}\` lists them, and --columns shows them.`;
  if (hidden.length > 0) notes.push(`${counted(hidden.length, "more column")}: ${lists}`);
  return { text, notes };
}
