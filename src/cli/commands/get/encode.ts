import type { Column } from "../../../document/columns.js";
import { isObject } from "../../../document/json.js";
import { rowsOf } from "../../../document/selection.js";
import { operationIdOf } from "../../../document/words.js";
import { withIds } from "../../../tables/ids.js";
import { filledTable, type Table } from "../../../tables/table.js";
import { wideTableOf } from "../../../tables/wide.js";
import type { Path } from "../../../types.js";
import type { Destination } from "../../files/destination.js";
import { encodeTable, type FlatFormat } from "../../files/encode.js";
import { type Choice, teamsCall } from "../../files/file-table.js";
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

/** What is written, and how. `table`: the one that the choices select; undefined for the default columns on the screen. */
interface Output extends RowOptions {
  readonly table: Table | undefined;
  readonly format: "table" | "json" | FlatFormat;
  readonly to: Destination;
}

/** Encodes the rows of data that are chosen, and counts them. `notes` are for after the rows. */
export async function encoded(io: Io, session: Session, call: TypedCall, data: unknown, output: Output) {
  const { columns: names, explode, format, ids, limit, wide } = output;
  const { path, query } = call;
  const misfits = new Counts();
  const onMisfit = (name: string) => misfits.add(name);
  const given = rowsOf(path, data);
  const wideTable = wide && wideTableOf(path, given, onMisfit);
  // Statistics that the document does not list have columns in the wide table.
  const table = wideTable && names === undefined ? wideTable : output.table;
  const parents = wideTable ? wideTable.rows : given;
  // They lead to the list whose elements are the rows: that which the table explodes, or which the default columns of several rows show.
  const isOne = parents.length <= 1 || limit === 1;
  const steps = table?.steps ?? (isOne ? [] : headlineSteps(screenColumns(path), rowShapeOf(path)));
  const isNumbered = names !== undefined || (format !== "table" && format !== "json");
  const number = isNumbered ? table?.columns.find(({ depth }) => depth < 0)?.name : undefined;
  const rows = firstRows(io, elementRows(parents, steps, number, table === undefined), limit);
  const columns = (table?.columns ?? []).map((column) => ({ ...inRow(column, steps), depth: 0 }));
  // What is text or a number is one column.
  const whole = columns.filter(({ half }) => half !== "text");
  const encode = async () => {
    if (format === "table") return screenText(io, path, rows, wide || names ? whole : undefined, steps, output);
    if (format === "json") {
      const isList = Array.isArray(data) || wide || explode !== undefined;
      const shown = names ? rows.map((row) => picked(row, whole)) : rows;
      return { text: `${toJson(isList ? shown : shown[0], 2)}\n`, notes: [] };
    }
    // Without a choice, columns that the document does not have follow.
    const extras = names === undefined && explode === undefined && !wide ? extrasIn(io, path, rows) : [];
    const plain = filledTable(rows, { columns: [...columns, ...extras], steps: [] }, onMisfit);
    const teams = ids && rowsOf("/teams", await session.get(teamsCall(query.year)));
    return { text: await encodeTable(teams ? withIds(path, plain, teams) : plain, format, session.source), notes: [] };
  };
  const { text, notes } = await encode();
  misfits.lines(misfitWords).forEach(io.note);
  return { text, notes, count: rows.length };
}

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

/** The columns that rows have and the document does not. */
function extrasIn(io: Io, path: Path, rows: readonly unknown[]): Column[] {
  const extras = extraColumns(rows, screenColumns(path));
  const rest = `the first ${mostExtras} are here, and --format json has all`;
  if (extras.length >= mostExtras) io.note(`The rows have more columns that the document does not have: ${rest}.`);
  return extras;
}

/** Renders rows as tables, and says which columns they leave out. `own`: the columns that stand for the default ones. */
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
  const lists = `\`cfb operations ${operationIdOf(path)}\` lists them, --columns shows them.`;
  if (hidden.length > 0) notes.push(`${counted(hidden.length, "more column")}: ${lists}`);
  return { text, notes };
}
