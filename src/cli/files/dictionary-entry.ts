import { rowSchemaOf } from "../../document/bodies.js";
import type { Column } from "../../document/columns.js";
import { descriptionOf, isObserved as isFieldObserved, isSpecified, knownAs } from "../../document/fields.js";
import { type Prose, prose } from "../../document/prose.js";
import type { Schema } from "../../document/schema.js";
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

/** The descriptions of a field and of the objects around it, whether any of them is observed, and when it is known where one says so. */
function textsAt(schema: Schema, keys: readonly string[]) {
  const texts: string[] = [];
  let isObserved = false;
  let asOf: ReturnType<typeof knownAs>;
  let at: Schema | undefined = schema;
  for (const [index, key] of keys.entries()) {
    const object: Schema | undefined = at?.kind === "list" ? at.items : at;
    if (object?.kind !== "object") break;
    at = object.members.find((each) => each.key === key)?.schema;
    // What a list is about would only repeat itself at each field of its elements.
    if (at?.kind !== "list" || index === keys.length - 1) texts.push(descriptionOf(object.shape, key));
    isObserved ||= isFieldObserved(object.shape, key);
    asOf = knownAs(object.shape, key) ?? asOf;
  }
  return { texts: texts.filter(Boolean), isObserved, asOf };
}

/** When the values of an operation are known, in words for a column. */
function asOfWords({ asOf }: Prose): string {
  if (typeof asOf === "string") return asOf;
  const bounds = Object.entries(asOf).map(([known, names]) => `${known} (${names.join(", ")})`);
  return `${bounds.join(", ")}, else season`;
}

/** The phrases with which the document states a unit or a range. */
const units = [
  /\b(0 to 1)\b/,
  /\b(0 to 100)\b/,
  /\b(percent)\b/,
  /\bin (yards|points|seconds|minutes|miles|feet|inches|pounds)\b/,
  /Unit (not specified)/,
];

/** The unit that a description states first in the order of the phrases. */
const unitOf = (text: string): string | null => units.flatMap((phrase) => phrase.exec(text)?.[1] ?? [])[0] ?? null;

function typeOf({ type, items, fields: inner }: Column): string {
  if (type !== "LIST") return type;
  return inner === undefined ? `LIST<${items}>` : "LIST<STRUCT>";
}

/** What the document says about a column of an operation's rows, whose keys lead to it from the row of the response. */
export function documented(path: Path, table: string, column: Column): Entry {
  const { texts, isObserved, asOf } = textsAt(rowSchemaOf(path), column.keys);
  const description = texts.join(" ") || "The value itself.";
  const isNumber = column.type !== "STRING" && column.type !== "TIMESTAMP";
  const nulls = description.match(/(?:^|(?<=[.;] ))[Nn]ull[^.]*\./g)?.join(" ") ?? null;
  return {
    table,
    column: column.name,
    type: typeOf(column),
    unit: isNumber ? unitOf(texts.at(-1) ?? "") : null,
    null_meaning: column.nullable ? nulls : "never null",
    description,
    source: isSpecified(path) && !isObserved ? "specified" : "observed",
    as_of: asOf ?? asOfWords(prose[path]),
    key: column.key,
  };
}
