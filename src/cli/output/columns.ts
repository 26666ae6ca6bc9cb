import { answers, shapes } from "../../../generated/shapes.js";
import type { Path } from "../../types.js";

/** What a column holds. `json` is what no column can: lists and maps, as JSON text. */
export type ColumnType = "boolean" | "int32" | "double" | "string" | "timestamp" | "json";

/** A column of a flat table of rows: a leaf of the answer's schema, nested names joined by dots. */
export interface Column {
  readonly name: string;
  /** The keys that lead to it; none where the rows are no objects. */
  readonly keys: readonly string[];
  readonly type: ColumnType;
  /** What a list of objects holds, as the name of their shape. */
  readonly rows?: string;
}

const scalars: Readonly<Record<string, ColumnType>> = {
  b: "boolean",
  i: "int32",
  n: "double",
  s: "string",
  d: "timestamp",
};

function leaf(keys: readonly string[], type: ColumnType, rows?: string): Column[] {
  return [{ name: keys.length === 0 ? "value" : keys.join("."), keys, type, ...(rows !== undefined && { rows }) }];
}

/** The shape of the elements where an expression is a list of objects: `GameLine` of `GameLine[]?`. */
function elements(expression: string): string | undefined {
  const [, name = ""] = /^([^|[]+)\[\d*\]\??$/.exec(expression) ?? [];
  const shape = shapes[name];
  return typeof shape === "object" && !Array.isArray(shape) ? name : undefined;
}

/** The leaves of an expression of `Shape`. */
function leaves(expression: string, keys: readonly string[]): Column[] {
  const terms = expression.split("|").map((term) => term.replace(/\?$/, ""));
  const [term = "", ...others] = terms;
  if (others.length > 0) {
    const types = terms.map((each) => scalars[each]);
    if (types.includes(undefined)) return leaf(keys, "json");
    return leaf(keys, types.every((type) => type === "int32" || type === "double") ? "double" : "string");
  }
  if (term.includes("[")) return leaf(keys, "json", elements(term));
  const scalar = scalars[term];
  if (scalar) return leaf(keys, scalar);
  const shape = shapes[term];
  if (shape === undefined || typeof shape === "string") return leaves(shape ?? "", keys);
  // A list of texts is an enumeration.
  if (Array.isArray(shape)) return leaf(keys, "string");
  if (Object.hasOwn(shape, "*")) return leaf(keys, "json");
  return Object.entries(shape).flatMap(([key, member]) => leaves(member, [...keys, key.replace(/\?$/, "")]));
}

/** The expression of an operation's response, without null. */
function responseOf(path: Path): string {
  return (answers[path]?.[200] ?? "").replace(/\?$/, "");
}

/** The columns of an operation's rows in the document's order; a response that is one object is one row. */
export function columnsOf(path: Path): Column[] {
  return leaves(responseOf(path).replace(/\[\d*\]$/, ""), []);
}

/** The columns of a list's elements, by the name of their shape. */
export function columnsOfShape(name: string): Column[] {
  return leaves(name, []);
}

/** The shape of an operation's rows; undefined where its response is no list of objects. */
export function rowShapeOf(path: Path): string | undefined {
  return elements(responseOf(path));
}
