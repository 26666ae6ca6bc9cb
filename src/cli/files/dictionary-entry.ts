import { columnName } from "../../document/columns.js";
import { type Statistic, wideLayout } from "../../document/wide.js";
import { operationIdOf } from "../../document/words.js";
import type { Path } from "../../types.js";

/** What the document says about a column of a file. */
export interface Entry {
  /** The operationId, with the name of the list behind it where its elements are the rows: `getLines`, `getLines_lines`. */
  readonly table: string;
  /** The name of the column, with that of a field in a list of structs behind it: `lines[].spread`. */
  readonly column: string;
  /** `INT32`, `DOUBLE`, `BOOLEAN`, `STRING`, `TIMESTAMP` (in UTC), a `LIST<…>` of these, or `LIST<STRUCT>`. */
  readonly type: string;
  /** What the document's fixed phrases say about the unit; null where only the description says it. */
  readonly unit: string | null;
  /** What null means; `never null` where the document allows no null. */
  readonly null_meaning: string | null;
  readonly description: string;
  readonly source: "specified" | "observed";
  /** When its values are known (`x-as-of`): `event`, or `through-week (endWeek), else season`; null where the service does not send them. */
  readonly as_of: string | null;
  readonly key: boolean;
}

/** The columns of a dictionary. */
export const entryNames = [
  "table",
  "column",
  "type",
  "unit",
  "null_meaning",
  "description",
  "source",
  "as_of",
  "key",
] as const;

/** The name of the table of an operation, of one of its lists, or of its wide table. */
export const tableName = (path: Path, explode: string | undefined, wide?: true): string =>
  [operationIdOf(path), explode, wide && "wide"].filter((part) => part !== undefined).join("_");

/** The list whose elements have the values of a wide table. Undefined where the rows have them. */
export function listOf(path: Path): string | undefined {
  const { steps } = wideLayout(path);
  return steps.length === 0 ? undefined : columnName(steps.flat());
}

/** What a column of a statistic holds. */
function descriptionOf({ name, form, columns }: Statistic, index: number): string {
  if (form === "clock") return `The statistic \`${name}\`, in seconds.`;
  if (columns.length === 1) return `The statistic \`${name}\`.`;
  return `The ${index === 0 ? "first" : "second"} number of the statistic \`${name}\`.`;
}

/** The entries of an operation's wide table. `long`: those of its rows, or of the list with the values. */
export function wideEntries(path: Path, long: readonly Entry[]): Entry[] {
  const { steps, fields, value, statistics } = wideLayout(path);
  const table = tableName(path, undefined, true);
  const entryAt = (depth: number, keys: readonly string[]): Entry => {
    const column = columnName([...steps.slice(0, depth).flat(), ...keys]);
    const found = long.find((entry) => entry.column === column);
    if (found === undefined) throw new Error(`no dictionary has ${column}`);
    return { ...found, table };
  };
  const sent = entryAt(value.depth, value.keys);
  const ofStatistic = (statistic: Statistic): Entry[] =>
    statistic.columns.map(({ name, type }, index) => ({
      ...sent,
      column: name,
      type,
      unit: statistic.form === "clock" ? "seconds" : null,
      null_meaning: "Null where the service sends none, or a value of another form, which `as_sent` holds.",
      description: descriptionOf(statistic, index),
      source: "observed",
      key: false,
    }));
  return [
    ...fields.map(({ name, depth, keys, key, nullable }) => {
      const entry = entryAt(depth, keys);
      const isMissing = nullable && entry.null_meaning === "never null";
      return { ...entry, column: name, key, ...(isMissing && { null_meaning: "Null where a team has no players." }) };
    }),
    ...statistics.flatMap(ofStatistic),
    {
      ...sent,
      column: "as_sent",
      type: "STRING",
      unit: null,
      null_meaning: "Null where the columns hold every value.",
      description:
        "The values that the columns do not restore, as a JSON object by statistic: of another form than usual, or of a statistic without a column.",
      source: "observed",
      key: false,
    },
  ];
}
