import { addedColumn, type Column, chainsBelow, columnName, keyFirst, schemaColumns } from "./columns.js";
import type { StatisticForm, Wide } from "./descriptors.js";
import type { Schema } from "./schema.js";

export type { StatisticForm } from "./descriptors.js";

/** A statistic that the document lists: the form of its values, and its columns. */
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

/** How long rows become wide: the fields that stay, those that name a statistic, and its value, each read at its depth. */
export interface WideLayout {
  /** The keys that lead to the list of the values, from list to list. */
  readonly steps: readonly (readonly string[])[];
  /** The key first. The name is that of the wide table. */
  readonly fields: readonly Column[];
  readonly names: readonly Column[];
  readonly value: Column;
  readonly statistics: readonly Statistic[];
}

/** The layout of a wide table. The column of a field has its last key, after that of its list where another field has the same. */
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
      // A team without players has a row without a player.
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

/** The column with the values that other columns do not restore: a JSON object by statistic. */
export const asSentColumn = addedColumn("as_sent", { type: "STRING" });

/** The columns of a wide table. `more`: those of statistics that the document does not list. */
export const columnsOfLayout = ({ fields, statistics }: WideLayout, more: readonly Column[] = []): Column[] => [
  ...fields.map(({ name, type, key, nullable }) => addedColumn(name, { type, key, nullable })),
  ...statistics.flatMap(({ columns }) => columns),
  ...more,
  asSentColumn,
];
