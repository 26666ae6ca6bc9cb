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
