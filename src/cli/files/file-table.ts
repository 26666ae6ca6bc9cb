import { type Column, columnName } from "../../document/columns.js";
import { nearest } from "../../query/suggest.js";
import type { Cell } from "../../tables/read.js";
import { type FilledTable, type Table, tableOf, wholeTableOf } from "../../tables/table.js";
import type { Path } from "../../types.js";
import { fieldName } from "../screen/columns.js";
import { inRow } from "../screen/elements.js";
import { UsageError } from "../session/exit.js";

/** For each row of a table, its cells in the order of the columns. */
export function* rowsIn({ cells, length }: FilledTable): Generator<readonly Cell[]> {
  for (let index = 0; index < length; index++) yield cells.map((column) => column[index]);
}

/** Which table of an operation is meant: that of its rows, of one of its lists, or of wide rows. */
export interface Chosen {
  readonly explode?: string | undefined;
  readonly wide?: true | undefined;
}

/** The name of a list, of which `homeLineScores`, `teams.stats` and `teams_stats` are forms. Throws a {@link UsageError} where it is empty. */
export function listName(text: string): string {
  const name = columnName(text.replaceAll("[]", "").split("."));
  if (name === "") throw new UsageError("--explode is empty: name a list such as lines");
  return name;
}

/** {@link tableOf}, which throws a {@link UsageError} where there is no list `explode`, or no wide table. `isWhole`: {@link wholeTableOf} of a list. */
export function checkedTable(path: Path, { explode, wide }: Chosen, more?: readonly Column[], isWhole = false): Table {
  try {
    const list = explode === undefined ? undefined : listName(explode);
    if (isWhole && list !== undefined) return wholeTableOf(path, list);
    return tableOf(path, wide ? { wide } : list, more);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`--${wide ? "wide" : "explode"}: ${error.message}`) : error;
  }
}

/**
 * The table with the columns of a list of names: those of the document (`playoff.round`) or of files (`playoff_round`). The name of a nested object
 * stands for all of its columns; the columns of an exploded list need no prefix. Throws a {@link UsageError} that names the nearest column.
 */
export function chosenTable(path: Path, chosen: Chosen, names: readonly string[] | undefined): Table {
  if (names === undefined) return checkedTable(path, chosen);
  const whole = checkedTable(path, chosen, [], true);
  return { ...whole, columns: [...new Set(names.flatMap((name) => columnsFor(name, whole)))] };
}

/** The columns that a name stands for, or those of the nested object with this name. */
function named(columns: readonly Column[], name: string, keysOf: (column: Column) => readonly string[]): Column[] {
  const own = columns.filter((column) => {
    const keys = keysOf(column);
    return [column.name, columnName(keys), fieldName({ keys })].includes(name);
  });
  if (own.length > 0) return own;
  return columns.filter((column) => fieldName({ keys: keysOf(column) }).startsWith(`${name}.`));
}

function columnsFor(name: string, { columns, steps }: Table): Column[] {
  const whole = named(columns, name.replaceAll("[]", ""), (column) => inRow(column, steps).keys);
  if (whole.length > 0) return whole;
  const elements = columns.filter(({ depth }) => depth > 0);
  const short = named(elements, name, ({ keys }) => keys);
  if (new Set(short.map(({ depth }) => depth)).size > 1) {
    throw new UsageError(`--columns: ${name} is ambiguous. Give one of ${short.map((each) => each.name).join(", ")}.`);
  }
  if (short.length > 0) return short;
  const list = columns.find(({ name: prefix, keys, fields = [] }) =>
    fields.some((field) =>
      [field.name, fieldName(field)].some((each) =>
        [each, `${prefix}_${each}`, `${fieldName({ keys })}.${each}`].includes(name),
      ),
    ),
  );
  if (list) throw new UsageError(`--columns: ${name} is in the list ${fieldName(list)}: add --explode ${list.name}`);
  const shown = steps.length > 0 ? (column: Column) => column.name : fieldName;
  const near = nearest(name, columns.map(shown)) ?? nearest(name, columns.map(fieldName));
  const meant = columns.find((column) => near !== undefined && [shown(column), fieldName(column)].includes(near));
  const hint = meant === undefined ? "" : `Did you mean ${shown(meant)}? `;
  throw new UsageError(`--columns: there is no ${name}. ${hint}There are ${columns.map(shown).join(", ")}.`);
}
