import { rowSchemaOf } from "../document/bodies.js";
import { type Chain, type Column, chainName, chainsBelow, keyFirst, schemaColumns } from "../document/columns.js";
import { isArray, memberOf } from "../document/json.js";
import { rowKeys } from "../document/selection.js";
import { columnsOfLayout, wideLayout } from "../document/wide.js";
import type { Path } from "../types.js";
import { type Cell, type OnMisfit, readColumn, valuesOf } from "./read.js";

/** An operation's table. The table's rows are the operation's rows or, with `explode`, the elements of a list in those rows. */
export interface Table {
  readonly columns: readonly Column[];
  /** The keys that lead to the exploded list, with one step for each list on the way. Empty without `explode`. */
  readonly steps: readonly (readonly string[])[];
}

/** A table with its cells. */
export interface FilledTable {
  readonly columns: readonly Column[];
  /** For each column, the cells of all rows. */
  readonly cells: readonly Cell[][];
  /** The number of rows. */
  readonly length: number;
}

/** Returns the names of the lists in an operation's rows, including lists inside other lists: `teams`, `teams_stats`. */
export function listsOf(path: Path): string[] {
  return chainsBelow(rowSchemaOf(path)).map(chainName);
}

/** Returns the columns of the innermost list's elements. For elements of outer lists, returns only the columns that are not lists. */
function elementColumns(chain: Chain): Column[] {
  return chain.flatMap((list, index) => {
    const prefix = chainName(chain.slice(0, index + 1));
    const leaves = schemaColumns(list.items).filter(({ type }) => index === chain.length - 1 || type !== "LIST");
    return leaves.map((leaf) => ({
      ...leaf,
      name: leaf.keys.length === 0 ? prefix : `${prefix}_${leaf.name}`,
      key: false,
      depth: index + 1,
    }));
  });
}

/** Finds the chain of lists with a name. Throws a `TypeError` if there is none. */
function chainOf(path: Path, explode: string): Chain {
  const chain = chainsBelow(rowSchemaOf(path)).find((each) => chainName(each) === explode);
  if (chain !== undefined) return chain;
  const names = listsOf(path).join(", ");
  throw new TypeError(`${path} has no list ${explode}. ${names === "" ? "It has no lists." : `Its lists: ${names}.`}`);
}

const columnsByPath = new Map<Path, readonly Column[]>();

/**
 * Returns the columns of an operation's rows. They are cached, because reading a box score's columns from the document takes longer than filling its
 * cells.
 */
function rowColumns(path: Path): readonly Column[] {
  const columns = columnsByPath.get(path) ?? schemaColumns(rowSchemaOf(path), rowKeys[path]);
  columnsByPath.set(path, columns);
  return columns;
}

/** Returns the table of a chain's elements. Each row has its parent's columns and the element's number in the parent. */
function explodedTable(chain: Chain, parent: readonly Column[]): Table {
  const number: Column = {
    name: `${chainName(chain)}_number`,
    keys: [],
    type: "INT32",
    key: true,
    nullable: false,
    marks: [],
    depth: -1,
  };
  const columns = keyFirst([...parent, number, ...elementColumns(chain)]);
  return { columns, steps: chain.map((list) => list.keys) };
}

/**
 * Returns an operation's table, with the key first. With `explode`, it has a row for each element of that list: the parent's key, the element's
 * number in the parent (from 1), and the element's columns. If the document does not define a key, all plain columns of the parent replace it. `more`
 * adds columns that the rows have and the document does not. With `{ wide: true }`, returns the table of wide rows, which are flat. Throws a
 * `TypeError` if the operation does not have the list or a wide table.
 */
export function tableOf(path: Path, explode?: string | { readonly wide: true }, more: readonly Column[] = []): Table {
  if (typeof explode === "object") return { columns: columnsOfLayout(wideLayout(path)), steps: [] };
  const ownColumns = [...more, ...rowColumns(path)];
  if (explode === undefined) return { columns: keyFirst(ownColumns), steps: [] };
  const chain = chainOf(path, explode);
  const key = ownColumns.filter((column) => column.key);
  return explodedTable(chain, key.length > 0 ? key : ownColumns.filter(({ type }) => type !== "LIST"));
}

/** Returns the same table as {@link tableOf} with `explode`, but with all of the parent's columns except the list. */
export function wholeTableOf(path: Path, explode: string): Table {
  const chain = chainOf(path, explode);
  const list = chainName(chain.slice(0, 1));
  return explodedTable(
    chain,
    rowColumns(path).filter(({ name }) => name !== list),
  );
}

/**
 * Returns the objects that a table's columns read from. `levels` contains each row's object at each depth. At depth 0, these are the operation's
 * rows. `numbers` contains each row's number in its parent, from 1, and is empty without `explode`. With `keepsEmpty`, an empty list gets a row
 * without an element.
 */
export function recordsOf(rows: readonly unknown[], { steps }: Pick<Table, "steps">, keepsEmpty = false) {
  if (steps.length === 0) return { levels: [rows], numbers: [], length: rows.length };
  const levels = [rows, ...steps].map((): unknown[] => []);
  const numbers: number[] = [];
  const add = (around: readonly unknown[], count: { number: number }) => {
    const step = steps[around.length - 1];
    const list = step?.reduce(memberOf, around.at(-1));
    const elements = isArray(list) ? list : [];
    if (step === undefined || (keepsEmpty && elements.length === 0)) {
      for (const [depth, level] of levels.entries()) level.push(around[depth]);
      numbers.push(++count.number);
      return;
    }
    for (const element of elements) add([...around, element], count);
  };
  for (const row of rows) add([row], { number: 0 });
  return { levels, numbers, length: numbers.length };
}

/** Fills a table with the cells of an operation's rows. */
export function filledTable(rows: readonly unknown[], table: Table, onMisfit: OnMisfit): FilledTable {
  const records = recordsOf(rows, table);
  return { columns: table.columns, cells: cellsOf(records, table.columns, onMisfit), length: records.length };
}

/** Returns the cells of all rows, for each column. */
export function cellsOf(
  { levels, numbers }: ReturnType<typeof recordsOf>,
  columns: readonly Column[],
  onMisfit: OnMisfit,
): Cell[][] {
  const keysAt = (level: number) => columns.flatMap(({ depth, keys }) => (depth === level ? [keys] : []));
  const sources = levels.map((rows, level) => ({ rows, valuesAt: valuesOf(rows, keysAt(level)) }));
  return columns.map((column) => {
    const { depth, keys } = column;
    const source = sources[depth];
    if (source === undefined) return [...numbers];
    const { rows, valuesAt } = source;
    return readColumn(column, rows, keys.length === 0 ? rows : valuesAt(keys), onMisfit);
  });
}

/**
 * Returns the columns of an operation's table, with the key first. With `explode`, returns the columns of the table for one of its lists. With `{
 * wide: true }`, returns those of its wide table, without statistics that the document does not list.
 *
 * @throws `TypeError` if there is no such operation, list or wide table.
 * @example
 * columnsOf("/lines").map(({ name }) => name); // ["id", "season", …, "lines"]
 * columnsOf("/lines", "lines").map(({ name }) => name); // ["id", "lines_number", "lines_provider", …]
 */
export function columnsOf(path: Path, explode?: string | { readonly wide: true }): Column[] {
  // The caller gets a copy, because the table's columns are cached.
  return structuredClone([...tableOf(path, explode).columns]);
}
