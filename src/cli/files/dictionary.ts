import { rowSchemaOf } from "../../document/bodies.js";
import { addedColumn, type Column } from "../../document/columns.js";
import { descriptionOf, isObserved as isFieldObserved, isSpecified, knownAs } from "../../document/fields.js";
import { prose } from "../../document/prose.js";
import type { Schema } from "../../document/schema.js";
import { teamNames } from "../../document/selection.js";
import { asSentColumn, type Statistic, wideLayout } from "../../document/wide.js";
import { namedPath } from "../../document/words.js";
import type { Path } from "../../types.js";
import { inRow } from "../screen/elements.js";
import { encodeTable, type FlatFormat } from "./encode.js";
import {
  exportedTable,
  folderColumns,
  gameColumns,
  parameterColumn,
  type StoredTable,
  tableName,
  takenKey,
} from "./file-table.js";

/** What the document says about a column of a file. */
export interface Entry {
  /** The table's name in an export, such as `lines`, or `lines_lines` if the rows are a list's elements. */
  readonly table: string;
  /** The column's name. For a field in a list of structs, this is the list's name followed by the field's name, as in `lines[].spread`. */
  readonly column: string;
  /** `INT32`, `DOUBLE`, `BOOLEAN`, `STRING`, `DATE`, `TIMESTAMP` (in UTC), a `LIST<…>` of these, or `LIST<STRUCT>`. */
  readonly type: string;
  /** The unit, if the description states it in one of the document's fixed phrases. Otherwise null. */
  readonly unit: string | null;
  /** What null means. `never null` if the document does not allow null. */
  readonly null_meaning: string | null;
  readonly description: string;
  readonly source: "specified" | "observed";
  /**
   * When the column's values are known (`x-as-of`), such as `event` or `through-week (endWeek), else season`. Null if the service does not send the
   * column.
   */
  readonly as_of: string | null;
  readonly key: boolean;
}

/** Yields the fields along a path of keys, each with the name of the shape that contains the field. */
function* fieldsAt(schema: Schema, keys: readonly string[]) {
  let at = schema;
  for (const key of keys) {
    const object: Schema = at.kind === "list" ? at.items : at;
    const member = object.kind === "object" ? object.members.find((each) => each.key === key) : undefined;
    if (object.kind !== "object" || member === undefined) return;
    at = member.schema;
    yield { shape: object.shape, key, isList: at.kind === "list" };
  }
}

/** Returns the text that says when an operation's values are known. */
function asOfWords(path: Path): string {
  const { asOf } = prose[path];
  if (typeof asOf === "string") return asOf;
  const bounds = Object.entries(asOf).map(([known, names]) => `${known} (${names.join(", ")})`);
  return `${bounds.join(", ")}, else season`;
}

/** The phrases in which the document states a unit or a range. */
const units = /\b(0 to 1)\b|\bin (yards|points)\b|Unit (not specified)/;

const unitOf = (text: string): string | null => units.exec(text)?.slice(1).find(Boolean) ?? null;

/** Replaces operation names in an "as in" phrase with table names. */
const withTableNames = (text: string): string =>
  text.replace(/(?<=\bas in `)\w+(?=`)/g, (name) => {
    const path = namedPath(name);
    return path === undefined ? name : tableName({ path });
  });

/** Builds a column's entry. The column's keys begin at the response's row. `own` overrides the document's values. */
function entryOf(table: StoredTable, column: Column, own: Partial<Entry>): Entry {
  const { path } = table;
  const { type, items = "STRUCT" } = column;
  const fields = [...fieldsAt(rowSchemaOf(path), column.keys)];
  // Leaves out the description of an enclosing list. Otherwise, the entry of each field inside the list would repeat the list's description.
  const described = fields.filter(({ isList }, index) => !isList || index === fields.length - 1);
  const texts = described.map(({ shape, key }) => descriptionOf(shape, key)).filter(Boolean);
  const description = texts.join(" ") || "The value itself.";
  const isObserved = fields.some(({ shape, key }) => isFieldObserved(shape, key));
  const isNumber = type === "INT32" || type === "DOUBLE";
  const nulls = new Set(description.match(/(?:^|(?<=[.;] ))(?:null|may be null)[^.]*\./gi));
  return {
    table: tableName(table),
    column: column.name,
    type: type === "LIST" ? `LIST<${items}>` : type,
    unit: isNumber ? unitOf(texts.at(-1) ?? "") : null,
    null_meaning: column.nullable ? [...nulls].join(" ") || null : "never null",
    description,
    source: isSpecified(path) && !isObserved ? "specified" : "observed",
    as_of: fields.map(({ shape, key }) => knownAs(shape, key)).findLast(Boolean) ?? asOfWords(path),
    key: column.key,
    ...own,
  };
}

/** The same values for every column that an export adds, because the service does not send these columns. */
const added = { unit: null, source: "observed", as_of: null } as const;

const gameTexts = (what: string) => ({
  ...added,
  null_meaning: "Null if the call does not name a season, or if the season's list of games does not contain the game.",
  description: `The game's ${what}, from the call or, if the call does not contain it, from the season's list of games.`,
});

const numberTexts = {
  ...added,
  null_meaning: "never null",
  description: "The element's position in its row's list, starting at 1.",
};

function withFields(column: Column): Column[] {
  const { fields = [], keys, name } = column;
  const inner = fields.map((field) => ({ ...field, name: `${name}[].${field.name}`, keys: [...keys, ...field.keys] }));
  return [column, ...inner.flatMap(withFields)];
}

/** Returns the entries for an operation's table, or for one of its lists. Throws a `UsageError` if the operation does not have the list. */
function ownEntries(table: StoredTable): Entry[] {
  const { columns, steps } = exportedTable(table);
  const [ofGame, parameter] = [gameColumns(table.path), parameterColumn(table.path)];
  const ownOf = ({ name, depth }: Column): Partial<Entry> => {
    if (depth < 0) return numberTexts;
    if (ofGame.some((each) => each.name === name)) return gameTexts(name.replace("_", " "));
    if (name !== parameter?.name) return {};
    const given = prose[table.path].parameters[parameter.keys[0] ?? ""];
    return {
      description: `${given} This value comes from the call, because the service does not send it.`,
      as_of: null,
    };
  };
  return columns.flatMap((column) => withFields(inRow(column, steps)).map((own) => entryOf(table, own, ownOf(own))));
}

function textOf({ name, form, columns }: Statistic, index: number): string {
  if (form === "clock") return `The statistic \`${name}\`, in seconds.`;
  if (columns.length === 1) return `The statistic \`${name}\`.`;
  return `The ${index === 0 ? "first" : "second"} number of the statistic \`${name}\`.`;
}

/** Returns the entries for an operation's wide table. A statistic's `as_of` is that of the field that contains its value. */
function wideEntries(table: StoredTable): Entry[] {
  const { steps, fields, value, statistics } = wideLayout(table.path);
  const sent = ({ name: column, type }: Column, own: Partial<Entry>) =>
    entryOf(table, inRow(value, steps), { unit: null, source: "observed", key: false, column, type, ...own });
  const ofField = (field: Column) => {
    const isInner = field.depth > 0 && field.depth === steps.length;
    return entryOf(
      table,
      inRow(field, steps),
      isInner ? { null_meaning: "Null if a team does not have any players." } : {},
    );
  };
  const ofStatistic = (statistic: Statistic) =>
    statistic.columns.map((column, index) =>
      sent(column, {
        unit: statistic.form === "clock" ? "seconds" : null,
        null_meaning:
          "Null if the service does not send a value, or if its value has an unusual form. `as_sent` contains such values.",
        description: textOf(statistic, index),
      }),
    );
  const asSent = sent(asSentColumn, {
    null_meaning: "Null if the columns contain every value.",
    description:
      "A JSON object with the values that do not fit the other columns, by statistic. They have an unusual form, or their statistic does not have a column.",
  });
  return [...fields.map(ofField), ...statistics.flatMap(ofStatistic), asSent];
}

const idTexts = {
  type: "INT32",
  null_meaning: "Null if the list of teams does not contain the name.",
  description: "The id of the team in the previous column, from the season's list of teams.",
  source: "observed",
  key: false,
} as const;

/** Returns a table's entries. A wide table has entries for its fields and for the columns of its statistics. */
export function entriesOf({ ids, ...table }: StoredTable): Entry[] {
  const entries = table.wide ? wideEntries(table) : ownEntries(table);
  return entries.flatMap((each) => {
    const entry = { ...each, description: withTableNames(each.description) };
    const hasId = ids && teamNames[table.path]?.includes(entry.column);
    return hasId ? [entry, { ...entry, ...idTexts, column: `${entry.column}_id` }] : [entry];
  });
}

const folderTexts: Readonly<Record<string, string>> = {
  season: "The season for which the rows were requested, from the name of the folder.",
  week: "The week for which the rows were requested, from the name of the folder.",
  [takenKey]: "The day in UTC on which the rows were requested, from the name of the folder.",
};

/** Returns the entries for the columns that are only in the names of an export's folders. */
export const folderEntries = ({ by = [], ...table }: StoredTable & { readonly by?: readonly string[] }): Entry[] =>
  folderColumns(table, by).map(({ name, key }) => ({
    ...added,
    table: tableName(table),
    column: name,
    type: name === takenKey ? "DATE" : "INT32",
    null_meaning: "never null",
    description: folderTexts[name] ?? "From the name of the folder.",
    key,
  }));

const names = ["table", "column", "type", "unit", "null_meaning", "description", "source", "as_of", "key"] as const;

/**
 * Encodes the tables' dictionary, with one row per column. If `by` lists the columns in the names of an export's folders, includes them. The same
 * tables always give the same bytes.
 */
export async function encodeDictionary(
  format: "json" | FlatFormat,
  tables: readonly (StoredTable & { readonly by?: readonly string[] })[],
) {
  const entries = tables.flatMap((table) => [...folderEntries(table), ...entriesOf(table)]);
  if (format === "json") return `${JSON.stringify(entries, null, 2)}\n`;
  const columns = names.map((name) => addedColumn(name, { type: name === "key" ? "BOOLEAN" : "STRING" }));
  const cells = names.map((name) => entries.map((entry) => entry[name]));
  return encodeTable({ columns, cells, length: entries.length }, format, "openapi.yaml");
}
