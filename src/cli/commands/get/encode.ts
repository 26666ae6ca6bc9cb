import type { Column } from "../../../document/columns.js";
import { isObject, rowsOf } from "../../../document/json.js";
import { operationIdOf } from "../../../document/words.js";
import { withIds } from "../../../tables/ids.js";
import { filledTable, type Table } from "../../../tables/table.js";
import { wideTableOf } from "../../../tables/wide.js";
import type { Path } from "../../../types.js";
import type { Destination } from "../../files/destination.js";
import { Counts, encodeTable, type FlatFormat, misfitWords } from "../../files/encode.js";
import { type Chosen, extrasOf } from "../../files/file-table.js";
import { columnsOf, mostExtras, rowShapeOf, valueAt, withValue } from "../../screen/columns.js";
import { elementRows, headlineSteps, inRow } from "../../screen/elements.js";
import { counted, firstRows } from "../../screen/numbers.js";
import { toJson } from "../../screen/terminal-text.js";
import type { Call } from "../../session/call.js";
import type { Io } from "../../session/io.js";
import type { Session } from "../../session/session.js";

/** What the user chooses of the rows. */
export interface Choices extends Chosen {
  readonly columns?: readonly string[];
  readonly ids?: true;
  readonly limit?: number;
}

/** What is written, and how. `table`: the one that the choices select; undefined for the default columns on the screen. */
interface Output extends Choices {
  readonly table: Table | undefined;
  readonly format: "table" | "json" | FlatFormat;
  readonly to: Destination;
}

/** Encodes the rows of data that are chosen, and counts them. `notes` are for after the rows. */
export async function encoded(io: Io, session: Session, call: Call, data: unknown, output: Output) {
  const { columns: names, explode, format, limit, wide } = output;
  const isText = format === "table" || format === "json";
  const own = { rows: rowsOf(data), table: output.table };
  const { rows: found, table } = wide && own.table ? widened(call.path, data, own.table, names, io) : own;
  const { columns, steps, ...elements } = elementsOf(call.path, found, table, !isText || names !== undefined);
  const rows = firstRows(io, elements.rows, limit);
  const count = rows.length;
  if (!isText) return { text: await flatText(io, session, call, rows, columns, format, output), count, notes: [] };
  // What is text or a number is one column.
  const whole = columns.filter(({ half }) => half !== "text");
  if (format === "table") {
    const own = wide || names ? whole : undefined;
    return { ...(await screenText(io, call.path, rows, own, steps, output)), count };
  }
  const isList = Array.isArray(data) || wide || explode !== undefined;
  const shown = names ? rows.map((row) => picked(row, whole)) : rows;
  return { text: `${toJson(isList ? shown : shown[0], 2)}\n`, count, notes: [] };
}

/**
 * Rows, and the columns of a table in them: a row for each element of the list that the table explodes, which is where its list was. Without a
 * table it is the list that the default columns on the screen lead into, unless a single row is shown field by field. `numbered`: whether an element has its number.
 */
function elementsOf(path: Path, rows: readonly unknown[], table: Table | undefined, numbered: boolean) {
  const isOwn = table === undefined;
  const own = isOwn && rows.length > 1 ? headlineSteps(columnsOf(path), rowShapeOf(path)) : [];
  const { steps, columns } = table ?? { steps: own, columns: [] };
  const number = numbered ? columns.find(({ depth }) => depth < 0)?.name : undefined;
  return {
    rows: elementRows(rows, steps, number, isOwn),
    columns: columns.map((column) => ({ ...inRow(column, steps), depth: 0 })),
    steps: steps.length > 0 ? steps : undefined,
  };
}

/** A row with some columns only, nested as they were. */
function picked(row: unknown, columns: readonly Column[]): unknown {
  if (!isObject(row)) return row;
  return columns.reduce<unknown>((some, { keys }) => withValue(some, keys, valueAt(row, { keys }) ?? null), {});
}

/** Column names, with the names of a large nested object as one: `offense.… (37)`. --columns takes the name of the object. */
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

/** The columns that rows have and the document does not. Says that there are more than a table or a file has. */
function extrasIn(io: Io, path: Path, rows: readonly unknown[]): Column[] {
  const extras = extrasOf(path, rows);
  if (extras.length >= mostExtras)
    io.note(
      `The rows have more columns that the document does not have: the first ${mostExtras} are here, and --format json has all.`,
    );
  return extras;
}

/**
 * Renders rows as tables, and says which columns they leave out. `own`: the columns that stand for the default ones, `steps`: the list of which the rows
 * are the elements.
 */
async function screenText(
  io: Io,
  path: Path,
  rows: readonly unknown[],
  own: readonly Column[] | undefined,
  steps: Table["steps"] | undefined,
  { columns: names, to }: Output,
) {
  const { tablesOf } = await import("../../screen/table.js");
  const screen = to.kind === "stdout";
  const width = screen ? io.columns : Number.POSITIVE_INFINITY;
  const options = { width, color: screen && io.color, chosen: names !== undefined };
  const columns = own ?? [...columnsOf(path), ...extrasIn(io, path, rows)];
  const { text, hidden, empty } = tablesOf(rows, columns, own ? undefined : rowShapeOf(path), options, steps);
  const notes = empty.length > 0 ? [`Empty: ${grouped(empty)}.`] : [];
  const lists = `\`cfb operations ${operationIdOf(path)}\` lists them, --columns shows them.`;
  if (hidden.length > 0) notes.push(`${counted(hidden.length, "more column")}: ${lists}`);
  return { text, notes };
}

/** The wide rows of data, and their table: with the columns of `names`, or with all of them, those of statistics that the document does not list included. */
function widened(path: Path, data: unknown, table: Table, names: readonly string[] | undefined, io: Io) {
  const misfits = new Counts();
  const wide = wideTableOf(path, data, (name) => misfits.add(name));
  misfits.lines(misfitWords).forEach(io.note);
  return { rows: wide.rows, table: names === undefined ? wide : table };
}

/** Encodes rows as a file of flat columns. Without a choice, columns that the document does not have follow. */
async function flatText(
  io: Io,
  session: Session,
  call: Call,
  rows: readonly unknown[],
  columns: readonly Column[],
  format: FlatFormat,
  { columns: names, explode, wide, ids }: Choices,
): Promise<string | Uint8Array> {
  const extras = names === undefined && explode === undefined && !wide ? extrasIn(io, call.path, rows) : [];
  const teams =
    ids && (await session.get((await import("../../files/parameter-column.js")).teamsCall(call.query.year)));
  const misfits = new Counts();
  const all = { columns: [...columns, ...extras], steps: [] };
  const plain = filledTable(rows, all, (name) => misfits.add(name));
  misfits.lines(misfitWords).forEach(io.note);
  return encodeTable(teams ? withIds(call.path, plain, teams) : plain, format, session.source);
}
