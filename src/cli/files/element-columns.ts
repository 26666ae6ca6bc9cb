import { type Column, columnName } from "../../document/columns.js";
import { nearest } from "../../query/suggest.js";
import type { Table } from "../../tables/table.js";
import { fieldName } from "../screen/columns.js";
import { inRow } from "../screen/elements.js";
import { UsageError } from "../session/exit.js";

/** The columns that a name stands for, or the nested object with this name. */
function named(columns: readonly Column[], name: string, keysOf: (column: Column) => readonly string[]): Column[] {
  const own = columns.filter((column) => {
    const keys = keysOf(column);
    return name === columnName(keys) || name === fieldName({ keys });
  });
  if (own.length > 0) return own;
  return columns.filter((column) => fieldName({ keys: keysOf(column) }).startsWith(`${name}.`));
}

/** The columns of one name. A name without that of its list is the column of an element. Throws a {@link UsageError} that lists the choices. */
function columnsFor(name: string, { columns, steps }: Table): Column[] {
  const exact = columns.filter((column) => column.name === name);
  if (exact.length > 0) return exact;
  const whole = named(columns, name.replaceAll("[]", ""), (column) => inRow(column, steps).keys);
  if (whole.length > 0) return whole;
  const short = named(
    columns.filter(({ depth }) => depth > 0),
    name,
    ({ keys }) => keys,
  );
  if (new Set(short.map(({ depth }) => depth)).size > 1) {
    throw new UsageError(`--columns: ${name} is ambiguous. Give one of ${short.map((each) => each.name).join(", ")}.`);
  }
  if (short.length > 0) return short;
  const full = columns.map((column) => column.name);
  const near = nearest(name, full) ?? nearest(name, columns.map(fieldName));
  const meant = columns.find((column) => column.name === near || fieldName(column) === near)?.name;
  const hint = meant === undefined ? "" : `Did you mean ${meant}? `;
  throw new UsageError(`--columns: there is no ${name}. ${hint}There are ${full.join(", ")}.`);
}

/**
 * The columns of a list of names, in its order, in the table of an exploded list: of its elements, with or without the name of the list, and of
 * their parents. Throws a {@link UsageError} for a name that is unknown, or that columns of several lists have.
 */
export function chosenElements(names: readonly string[], table: Table): Column[] {
  return names.flatMap((name) => columnsFor(name, table));
}
