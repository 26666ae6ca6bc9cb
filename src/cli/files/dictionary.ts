import { addedColumn, type Column } from "../../document/columns.js";
import { prose } from "../../document/prose.js";
import { teamNames } from "../../document/selection.js";
import { asSentColumn, type Statistic, wideLayout } from "../../document/wide.js";
import type { Path } from "../../types.js";
import { inRow } from "../screen/elements.js";
import { documented, type Entry } from "./dictionary-entry.js";
import { encodeTable, flatFormats } from "./encode.js";
import { exportedTable, parameterColumn, type StoredTable, seasonTypeColumn, tableName } from "./parameter-column.js";

/** What the entries of columns that the service does not send have in common. */
const added = { unit: null, source: "observed", as_of: null } as const;

/** The column with the season type of a row's game. */
const seasonTypeTexts = {
  ...added,
  null_meaning: "Null where the call names no season, or its list of games lacks the game.",
  description:
    "The season type of the game: that of the call, or else of the list of the season's games. Null where the call names no season, or the list lacks the game.",
};

/** The column that numbers the elements of an exploded list. */
const numberTexts = {
  ...added,
  null_meaning: "never null",
  description: "The number of the element in the list of its row, from 1.",
};

/** A column, and the columns of the fields in a list of structs. */
function withFields(column: Column): Column[] {
  const fieldOf = ({ name, keys, ...field }: Column) => ({
    ...field,
    name: `${column.name}[].${name}`,
    keys: [...column.keys, ...keys],
  });
  return [column, ...(column.fields ?? []).flatMap((field) => withFields(fieldOf(field)))];
}

/** A column of a table as the document has it, and what its entry says instead. */
type Described = readonly [column: Column, own: Partial<Entry>];

/** The columns of an operation's table, or of the table of one of its lists. Throws a `UsageError` where there is no such list. */
function ownColumns(table: StoredTable): Described[] {
  const { columns, steps } = exportedTable(table);
  const [seasonType, parameter] = [seasonTypeColumn(table.path), parameterColumn(table.path)];
  const ownOf = ({ name, depth }: Column): Partial<Entry> => {
    if (depth < 0) return numberTexts;
    if (name === seasonType?.name) return seasonTypeTexts;
    if (name !== parameter?.name) return {};
    const given = prose[table.path].parameters[parameter.keys[0] ?? ""];
    return { description: `${given} From the call: the service does not send it.`, as_of: null };
  };
  return columns.flatMap((column) => withFields(inRow(column, steps)).map((own) => [own, ownOf(own)] as const));
}

/** What a column of a statistic holds. */
function textOf({ name, form, columns }: Statistic, index: number): string {
  if (form === "clock") return `The statistic \`${name}\`, in seconds.`;
  if (columns.length === 1) return `The statistic \`${name}\`.`;
  return `The ${index === 0 ? "first" : "second"} number of the statistic \`${name}\`.`;
}

/** The columns of an operation's wide table. A statistic is known when the value is that it comes from. */
function wideColumns(path: Path): Described[] {
  const { steps, fields, value, statistics } = wideLayout(path);
  const sent = (column: Column, own: Partial<Entry>): Described => [
    inRow(value, steps),
    { unit: null, source: "observed", key: false, column: column.name, type: column.type, ...own },
  ];
  const ofField = (field: Column): Described => {
    const isInner = field.depth > 0 && field.depth === steps.length;
    return [inRow(field, steps), isInner ? { null_meaning: "Null where a team has no players." } : {}];
  };
  const ofStatistic = (statistic: Statistic) =>
    statistic.columns.map((column, index) =>
      sent(column, {
        unit: statistic.form === "clock" ? "seconds" : null,
        null_meaning: "Null where the service sends none, or a value of another form, which `as_sent` holds.",
        description: textOf(statistic, index),
      }),
    );
  const asSent = sent(asSentColumn, {
    null_meaning: "Null where the columns hold every value.",
    description:
      "The values that the columns do not restore, as a JSON object by statistic: of another form than usual, or of a statistic without a column.",
  });
  return [...fields.map(ofField), ...statistics.flatMap(ofStatistic), asSent];
}

/** What a column with the id of a team says, which the service does not send in these rows. */
const idTexts = {
  type: "INT32",
  null_meaning: "Null where the list of teams does not have the name.",
  description: "The id of the team in the column before, from the list of teams of the season.",
  source: "observed",
  key: false,
} as const;

/** The entries of a table. A wide one has those of its fields, and one for each statistic. */
export function entriesOf({ ids, ...table }: StoredTable): Entry[] {
  const { path, wide } = table;
  const name = tableName(table);
  return (wide ? wideColumns(path) : ownColumns(table)).flatMap(([column, own]): Entry[] => {
    const entry = { ...documented(path, name, column), ...own };
    const hasId = ids && teamNames[path]?.includes(entry.column);
    return hasId ? [entry, { ...entry, ...idTexts, column: `${entry.column}_id` }] : [entry];
  });
}

/** The formats of a dictionary. */
export const dictionaryFormats = ["json", ...flatFormats] as const;
export type DictionaryFormat = (typeof dictionaryFormats)[number];

const texts = ["table", "column", "type", "unit", "null_meaning", "description", "source", "as_of"] as const;

/** Encodes the dictionary of tables: a row for each column. The same tables give the same bytes. */
export async function encodeDictionary(
  format: DictionaryFormat,
  tables: readonly StoredTable[],
): Promise<string | Uint8Array> {
  const entries = tables.flatMap(entriesOf);
  if (format === "json") return `${JSON.stringify(entries, null, 2)}\n`;
  const columns = [
    ...texts.map((name) => addedColumn(name, { type: "STRING" })),
    addedColumn("key", { type: "BOOLEAN" }),
  ];
  const cells = [...texts, "key" as const].map((name) => entries.map((entry) => entry[name]));
  return encodeTable({ columns, cells, length: entries.length }, format, "openapi.yaml");
}
