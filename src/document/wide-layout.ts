import { addedColumn, type Column, chainsBelow, columnName, keyFirst, schemaColumns } from "./columns.js";
import type { StatisticForm, Wide } from "./descriptors.js";
import type { Schema } from "./schema.js";

export type { StatisticForm } from "./descriptors.js";

/** A statistic that the document lists: the form of its values and its columns. */
export interface Statistic {
  readonly name: string;
  readonly form: StatisticForm;
  readonly columns: readonly Column[];
}

function statistic(name: string, form: StatisticForm): Statistic {
  const names = typeof form === "object" ? Object.values(form).flat() : [name];
  const type = form === "number" || form === "decimal" ? "DOUBLE" : "INT32";
  return { name, form, columns: names.map((each) => addedColumn(columnName(each.split(".")), { type })) };
}

/**
 * How statistics in rows become columns: the fields to copy, the fields that name a statistic, and the value. Each of these fields is read at its
 * depth, in a row or in a list's element.
 */
export interface WideLayout {
  /** The keys that lead to the list of values, with one step for each list on the way. */
  readonly steps: readonly (readonly string[])[];
  /** The fields to copy, with their column names in the wide table. The key comes first. */
  readonly fields: readonly Column[];
  readonly names: readonly Column[];
  readonly value: Column;
  readonly statistics: readonly Statistic[];
}

/**
 * Returns the layout of a wide table. A column's name is the last key of its field. If another field has the same last key, the list's name comes
 * before it.
 */
export function layoutOf(schema: Schema, { key, names, value, statistics }: Wide): WideLayout {
  const prefix = value.slice(0, Math.max(0, value.lastIndexOf(".")));
  const chain = chainsBelow(schema).find((each) => each.flatMap(({ keys }) => keys).join(".") === prefix) ?? [];
  const takenNames = new Set<string>();
  const leaves = [schema, ...chain.map(({ items }) => items)].flatMap((level, depth) =>
    schemaColumns(level).flatMap((column) => {
      if (column.type === "LIST" || column.half === "text") return [];
      const at = [...chain.slice(0, depth).flatMap(({ keys }) => keys), ...column.keys].join(".");
      const name = takenNames.has(column.name)
        ? `${columnName(chain[depth - 1]?.keys ?? [])}_${column.name}`
        : column.name;
      if (!names.includes(at) && at !== value) takenNames.add(name);
      // For a team without players, there is a row in which the player's fields are null.
      const nullable = column.nullable || (depth > 0 && depth === chain.length);
      return [{ at, ...column, name, depth, nullable, key: key.includes(at) }];
    }),
  );
  const named = (each: string) => leaves.filter(({ at }) => at === each);
  const [valueColumn] = named(value);
  if (valueColumn === undefined) throw new Error(`x-wide: no field is ${value}`);
  return {
    steps: chain.map(({ keys }) => keys),
    fields: keyFirst(leaves.filter(({ at }) => !names.includes(at) && at !== value)),
    names: names.flatMap(named),
    value: valueColumn,
    statistics: Object.entries(statistics).map(([name, form]) => statistic(name, form)),
  };
}

/** The column for values that can't be restored from other columns. It contains a JSON object with these values by statistic. */
export const asSentColumn = addedColumn("as_sent", { type: "STRING" });

/** Returns a wide table's columns. `more` has the columns of statistics that the document does not list. */
export const columnsOfLayout = ({ fields, statistics }: WideLayout, more: readonly Column[] = []): Column[] => [
  ...fields.map(({ name, type, key, nullable }) => addedColumn(name, { type, key, nullable })),
  ...statistics.flatMap(({ columns }) => columns),
  ...more,
  asSentColumn,
];
