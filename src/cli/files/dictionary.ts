import { addedColumn, type Column } from "../../document/columns.js";
import { teamNames } from "../../document/selection.js";
import { asSentColumn, type Statistic, wideLayout } from "../../document/wide.js";
import { filledTable } from "../../tables/table.js";
import type { Path } from "../../types.js";
import { inRow } from "../screen/elements.js";
import { type Entry, entryWriter, tableName } from "./dictionary-entry.js";
import { encodeTable, flatFormats } from "./encode.js";
import { exportedTable, type StoredTable } from "./parameter-column.js";

export type { Entry } from "./dictionary-entry.js";

/** A column, and the columns of the fields in a list of structs. */
function withFields(column: Column): Column[] {
  const fieldOf = ({ name, keys, ...field }: Column) => ({
    ...field,
    name: `${column.name}[].${name}`,
    keys: [...column.keys, ...keys],
  });
  return [column, ...(column.fields ?? []).flatMap((field) => withFields(fieldOf(field)))];
}

/** The entries of an operation's table, or of the table of one of its lists. Throws a `UsageError` where there is no such list. */
export function entriesOf(path: Path, explode?: string): Entry[] {
  const { columns, steps } = exportedTable({ path, explode });
  return columns
    .flatMap((column) => withFields(inRow(column, steps)))
    .map(entryWriter(path, tableName({ path, explode })));
}

/** What a column of a statistic holds. */
function textOf({ name, form, columns }: Statistic, index: number): string {
  if (form === "clock") return `The statistic \`${name}\`, in seconds.`;
  if (columns.length === 1) return `The statistic \`${name}\`.`;
  return `The ${index === 0 ? "first" : "second"} number of the statistic \`${name}\`.`;
}

/** The entries of an operation's wide table. A statistic is known when the value is that it comes from. */
function wideEntries(path: Path): Entry[] {
  const { steps, fields, value, statistics } = wideLayout(path);
  const entryOf = entryWriter(path, tableName({ path, wide: true }));
  const sent = { ...entryOf(inRow(value, steps)), unit: null, source: "observed", key: false } as const;
  const ofStatistic = (statistic: Statistic): Entry[] =>
    statistic.columns.map(({ name, type }, index) => ({
      ...sent,
      column: name,
      type,
      unit: statistic.form === "clock" ? "seconds" : null,
      null_meaning: "Null where the service sends none, or a value of another form, which `as_sent` holds.",
      description: textOf(statistic, index),
    }));
  return [
    ...fields.map((field) => {
      const isInner = field.depth > 0 && field.depth === steps.length;
      return { ...entryOf(inRow(field, steps)), ...(isInner && { null_meaning: "Null where a team has no players." }) };
    }),
    ...statistics.flatMap(ofStatistic),
    {
      ...sent,
      column: asSentColumn.name,
      type: asSentColumn.type,
      null_meaning: "Null where the columns hold every value.",
      description:
        "The values that the columns do not restore, as a JSON object by statistic: of another form than usual, or of a statistic without a column.",
    },
  ];
}

/** The formats of a dictionary. */
export const dictionaryFormats = ["json", ...flatFormats] as const;
export type DictionaryFormat = (typeof dictionaryFormats)[number];

/** What a column with the id of a team says, which the service does not send in these rows. */
const idTexts = {
  type: "INT32",
  null_meaning: "Null where the list of teams does not have the name.",
  description: "The id of the team in the column before, from the list of teams of the season.",
  source: "observed",
  key: false,
} as const;

/** The entries of a table. A wide one has those of its fields, and one for each statistic. */
export function entriesOfTable({ path, explode, wide, ids }: StoredTable): Entry[] {
  const entries = wide ? wideEntries(path) : entriesOf(path, explode);
  const idOf = (entry: Entry): Entry[] =>
    teamNames[path]?.includes(entry.column) ? [{ ...entry, ...idTexts, column: `${entry.column}_id` }] : [];
  return ids ? entries.flatMap((entry) => [entry, ...idOf(entry)]) : entries;
}

// The first entry may have another order.
const texts: (keyof Entry)[] = ["table", "column", "type", "unit", "null_meaning", "description", "source", "as_of"];
const entryNames = [...texts, "key"] as const;

/** Encodes the dictionary of tables: a row for each column. The same tables give the same bytes. */
export async function encodeDictionary(
  format: DictionaryFormat,
  tables: readonly StoredTable[],
): Promise<string | Uint8Array> {
  const entries = tables.flatMap(entriesOfTable);
  if (format === "json") return `${JSON.stringify(entries, null, 2)}\n`;
  const columns = entryNames.map((name) =>
    addedColumn(name, {
      type: name === "key" ? "BOOLEAN" : "STRING",
      key: name === "table" || name === "column",
      nullable: name === "unit" || name === "null_meaning" || name === "as_of",
    }),
  );
  const table = filledTable(entries, { columns, steps: [] }, (name) => {
    throw new Error(`the dictionary has a wrong ${name}`);
  });
  return encodeTable(table, format, "openapi.yaml");
}
