import type { Column } from "../../../document/columns.js";
import { isObject } from "../../../document/json.js";
import { operationIdOf } from "../../../document/words.js";
import { withIds } from "../../../tables/ids.js";
import { filledTable, type Table } from "../../../tables/table.js";
import { wideTableOf } from "../../../tables/wide.js";
import type { Path } from "../../../types.js";
import { Counts, encodeTable, type FlatFormat, misfitWords } from "../../files/encode.js";
import { type Chosen, extrasOf } from "../../files/file-table.js";
import { columnsOf, mostExtras, rowShapeOf, valueAt, withValue } from "../../screen/columns.js";
import { elementRows, firstRows, headlineSteps, inRow } from "../../screen/elements.js";
import { counted } from "../../screen/numbers.js";
import { toJson } from "../../screen/terminal-text.js";
import type { Call } from "../../session/call.js";
import type { Io } from "../../session/io.js";
import type { Session } from "../../session/session.js";

/** A table as JSON and the screen have it: an element is where its list was, and what is text or a number is one column. */
function nested({ columns, steps }: Table): Table {
  return { columns: columns.filter(({ half }) => half !== "text").map((column) => inRow(column, steps)), steps };
}

/** Encodes rows as JSON: those of the service, or for each the elements of a list; with `chosen`, only its columns, nested as they were. */
export function encodeJson(data: unknown, rows: readonly unknown[], table: Table, chosen: boolean): string {
  const { columns, steps } = nested(table);
  const number = chosen ? columns.find(({ depth }) => depth < 0)?.name : undefined;
  const all = elementRows(rows, steps, number);
  const picked = (row: unknown) =>
    isObject(row)
      ? columns.reduce<unknown>((some, { keys }) => withValue(some, keys, valueAt(row, { keys }) ?? null), {})
      : row;
  const shown = chosen ? all.map(picked) : all;
  return `${toJson(Array.isArray(data) || steps.length > 0 ? shown : shown[0], 2)}\n`;
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

/** Renders rows as tables, and says which columns they leave out. `table`: the columns that are chosen, or the list of which each element is a row. */
export async function encodeScreen(
  io: Io,
  screen: boolean,
  path: Path,
  rows: readonly unknown[],
  table: Table | undefined,
  chosen: boolean,
) {
  const { tablesOf } = await import("../../screen/table.js");
  const options = { width: screen ? io.columns : Number.POSITIVE_INFINITY, color: screen && io.color, chosen };
  const shown = table && nested(table);
  const steps = shown && shown.steps.length > 0 ? shown.steps : undefined;
  // Chosen columns, and those of wide rows, stand for the default columns.
  const own = chosen || steps === undefined ? shown?.columns : undefined;
  const columns = own ?? [...columnsOf(path), ...extrasIn(io, path, rows)];
  const { text, hidden, empty } = tablesOf(rows, columns, own ? undefined : rowShapeOf(path), options, steps);
  const notes = empty.length > 0 ? [`Empty: ${grouped(empty)}.`] : [];
  const lists = `\`cfb operations ${operationIdOf(path)}\` lists them, --columns shows them.`;
  if (hidden.length > 0) notes.push(`${counted(hidden.length, "more column")}: ${lists}`);
  return { text, notes };
}

/** The first rows, by the elements of the list that the table or, on a screen, the default columns lead into. */
export function limited(
  path: Path,
  rows: readonly unknown[],
  table: Table | undefined,
  screen: boolean,
  limit: number | undefined,
) {
  const isOwn = screen && table === undefined;
  const steps = isOwn ? headlineSteps(columnsOf(path), rowShapeOf(path)) : (table?.steps ?? []);
  return firstRows(rows, steps, limit, isOwn);
}

/** The wide rows of data, and their table: with the columns of `names`, or with all of them, those of statistics that the document does not list included. */
export function widened(path: Path, data: unknown, table: Table, names: readonly string[] | undefined, io: Io) {
  const misfits = new Counts();
  const wide = wideTableOf(path, data, (name) => misfits.add(name));
  misfits.lines(misfitWords).forEach(io.note);
  return { rows: wide.rows, table: names === undefined ? wide : table };
}

/** Encodes rows as a file of flat columns, and counts its rows. Without a choice, columns that the document does not have follow. */
export async function encodeFlat(
  io: Io,
  session: Session,
  call: Call,
  rows: readonly unknown[],
  table: Table,
  format: FlatFormat,
  { columns, explode, wide, ids }: Chosen & { readonly columns?: readonly string[]; readonly ids?: true },
) {
  const extras = columns === undefined && explode === undefined && !wide ? extrasIn(io, call.path, rows) : [];
  const teams =
    ids && (await session.get((await import("../../files/parameter-column.js")).teamsCall(call.query.year)));
  const misfits = new Counts();
  const all = { ...table, columns: [...table.columns, ...extras] };
  const plain = filledTable(rows, all, (name) => misfits.add(name));
  misfits.lines(misfitWords).forEach(io.note);
  const file = teams ? withIds(call.path, plain, teams) : plain;
  const text = await encodeTable(file, format, session.source);
  return { text, count: file.length };
}
