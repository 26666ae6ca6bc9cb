import { join } from "node:path";
import { rowSchemaOf } from "../../document/bodies.js";
import { addedColumn, type Column } from "../../document/columns.js";
import { descriptionOf, isObserved as isFieldObserved, isSpecified, knownAs } from "../../document/fields.js";
import { type Prose, prose } from "../../document/prose.js";
import type { Schema } from "../../document/schema.js";
import { teamNamesIn } from "../../tables/ids.js";
import type { Path } from "../../types.js";
import type { Io } from "../session/io.js";
import { type Entry, entryNames, listOf, tableName, wideEntries } from "./dictionary-entry.js";
import { encodeTable, flatFormats } from "./encode.js";
import { fileTable, wideTable } from "./file-table.js";
import { exportedTable, parameterColumn, seasonTypeColumn } from "./parameter-column.js";
import { writeWhole } from "./write.js";

export type { Entry } from "./dictionary-entry.js";

/** The descriptions of a field and of the objects around it, whether any of them is observed, and when it is known where one says so. */
interface FieldTexts {
  readonly texts: string[];
  readonly isObserved: boolean;
  readonly asOf?: string | undefined;
}

function textsAt(schema: Schema, keys: readonly string[]): FieldTexts {
  const [key, ...rest] = keys;
  const object = schema.kind === "list" ? schema.items : schema;
  if (key === undefined || object.kind !== "object") return { texts: [], isObserved: false };
  const member = object.members.find((each) => each.key === key);
  const below: FieldTexts = member ? textsAt(member.schema, rest) : { texts: [], isObserved: false };
  // What a list is about would only repeat itself at each field of its elements.
  const isList = member?.schema.kind === "list" && rest.length > 0;
  const text = isList ? "" : descriptionOf(object.shape, key);
  const isObserved = isFieldObserved(object.shape, key);
  const asOf = below.asOf ?? knownAs(object.shape, key);
  return { texts: [text, ...below.texts].filter(Boolean), isObserved: isObserved || below.isObserved, asOf };
}

/** When the values of an operation are known, in words for a column. */
function asOfWords({ asOf }: Prose): string {
  if (typeof asOf === "string") return asOf;
  const bounds = Object.entries(asOf).map(([known, names]) => `${known} (${names.join(", ")})`);
  return `${bounds.join(", ")}, else season`;
}

/** The phrases with which the document states a unit or a range. */
const units: readonly (readonly [RegExp, string])[] = [
  [/\b0 to 1\b/, "0 to 1"],
  [/\b0 to 100\b/, "0 to 100"],
  [/\bpercent\b/, "percent"],
  [/\bin (yards|points|seconds|minutes|miles|feet|inches|pounds)\b/, "$1"],
  [/Unit not specified/, "not specified"],
];

function unitOf(text: string): string | null {
  for (const [phrase, unit] of units) {
    const found = phrase.exec(text);
    if (found) return unit.replace("$1", found[1] ?? "");
  }
  return null;
}

function typeOf({ type, items, fields: inner }: Column): string {
  if (type !== "LIST") return type;
  return inner === undefined ? `LIST<${items}>` : "LIST<STRUCT>";
}

/** The entries of an operation's table, or of the table of one of its lists. Throws a `UsageError` where there is no such list. */
export function entriesOf(path: Path, explode?: string): Entry[] {
  const schema = rowSchemaOf(path);
  const { columns, steps } = exportedTable(path, explode);
  const parameter = parameterColumn(path);
  const seasonType = seasonTypeColumn(path);
  const table = tableName(path, explode);
  const entry = (column: Column, name: string, keys: readonly string[]): Entry[] => {
    const { texts, isObserved, asOf } = textsAt(schema, keys);
    if (column.name === seasonType?.name) return [{ ...seasonTypeEntry, table, column: name }];
    const given = column.name === parameter?.name ? prose[path].parameters[parameter.keys[0] ?? ""] : undefined;
    const own = texts.at(-1) ?? "";
    const description = given
      ? `${given} From the call: the service does not send it.`
      : texts.join(" ") || "The value itself.";
    const isNumber = column.type !== "STRING" && column.type !== "TIMESTAMP";
    const nulls = description.match(/(?:^|(?<=[.;] ))[Nn]ull[^.]*\./g)?.join(" ") ?? null;
    return [
      {
        table,
        column: name,
        type: typeOf(column),
        unit: isNumber ? unitOf(own) : null,
        null_meaning: column.nullable ? nulls : "never null",
        description,
        source: isSpecified(path) && !isObserved ? "specified" : "observed",
        as_of: given ? null : (asOf ?? asOfWords(prose[path])),
        key: column.key,
      },
      ...(column.fields ?? []).flatMap((field) => entry(field, `${name}[].${field.name}`, [...keys, ...field.keys])),
    ];
  };
  return columns.flatMap((column) => {
    if (column.depth < 0) return [{ ...numberEntry, table, column: column.name }];
    return entry(column, column.name, [...steps.slice(0, column.depth).flat(), ...column.keys]);
  });
}

/** What the entries of columns that the service does not send have in common. */
const added = { unit: null, source: "observed", as_of: null } as const;

/** The column with the season type of a row's game. */
const seasonTypeEntry = {
  ...added,
  type: "STRING",
  null_meaning: "Null where the call names no season, or its list of games lacks the game.",
  description:
    "The season type of the game: that of the call, or else of the list of the season's games. Null where the call names no season, or the list lacks the game.",
  key: false,
};

/** The column that numbers the elements of an exploded list. */
const numberEntry = {
  ...added,
  type: "INT32",
  null_meaning: "never null",
  description: "The number of the element in the list of its row, from 1.",
  key: true,
};

/** The formats of a dictionary. */
export const dictionaryFormats = ["json", ...flatFormats] as const;
export type DictionaryFormat = (typeof dictionaryFormats)[number];

const dictionaryColumns = entryNames.map((name: keyof Entry) =>
  addedColumn(name, {
    type: name === "key" ? "BOOLEAN" : "STRING",
    key: name === "table" || name === "column",
    nullable: name === "unit" || name === "null_meaning" || name === "as_of",
  }),
);

/** A table of an operation, or of one of its lists. */
export interface DictionaryTable {
  readonly path: Path;
  readonly explode?: string | undefined;
  readonly wide?: true | undefined;
  /** Whether the ids of teams are beside their names. */
  readonly ids?: true | undefined;
}

/** The entries of a table. A wide one has those of its long rows, and one for each statistic. */
export function entriesOfTable({ path, explode, wide, ids }: DictionaryTable): Entry[] {
  const entries = wide ? wideEntries(path, entriesOf(path, listOf(path))) : entriesOf(path, explode);
  if (!ids) return entries;
  const { columns } = wide ? wideTable(path) : exportedTable(path, explode);
  const names = teamNamesIn(path, columns, wide === true);
  const idEntry = (entry: Entry): Entry => ({ ...entry, ...idTexts, column: `${entry.column}_id` });
  return entries.flatMap((entry) => (names.has(entry.column) ? [entry, idEntry(entry)] : [entry]));
}

/** What a column with the id of a team says, which the service does not send in these rows. */
const idTexts = {
  type: "INT32",
  null_meaning: "Null where the list of teams does not have the name.",
  description: "The id of the team in the column before, from the list of teams of the season.",
  source: "observed",
  key: false,
} as const;

/** Encodes the dictionary of tables: a row for each column. The same tables give the same bytes. */
export async function encodeDictionary(
  format: DictionaryFormat,
  tables: readonly DictionaryTable[],
): Promise<string | Uint8Array> {
  const entries = tables.flatMap(entriesOfTable);
  if (format === "json") return `${JSON.stringify(entries, null, 2)}\n`;
  return encodeTable(fileTable(entries, { columns: dictionaryColumns, steps: [] }), format, "openapi.yaml", (name) => {
    throw new Error(`the dictionary has a wrong ${name}`);
  });
}

/** Writes the dictionary of exported tables into their folder, as CSV and as Parquet. Throws a `Failure` where it cannot write. */
export async function writeDictionary(io: Io, folder: string, tables: readonly DictionaryTable[]): Promise<void> {
  for (const format of ["csv", "parquet"] as const)
    await writeWhole(io, join(folder, `_dictionary.${format}`), await encodeDictionary(format, tables));
}
