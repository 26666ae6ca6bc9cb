import { bodies, shapes } from "../../../generated/shapes.js";
import type { Path } from "../../types.js";

/** The type of a column. `json` is for lists and maps, which a column holds as JSON text. */
export type ColumnType = "boolean" | "int32" | "double" | "string" | "timestamp" | "json";

/** A column of a flat table: a leaf of the response's schema. Names of nested fields are joined by dots. */
export interface Column {
  readonly name: string;
  /** The keys that lead to its value. Empty where rows are not objects. */
  readonly keys: readonly string[];
  readonly type: ColumnType;
  /** For a list of objects, the name of their shape. */
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

/** The shape of the elements of a list of objects: `GameLine` for `GameLine[]?`. Undefined for any other expression. */
function elements(expression: string): string | undefined {
  const [, name = ""] = /^([^|[]+)\[\d*\]\??$/.exec(expression) ?? [];
  const shape = shapes[name];
  return typeof shape === "object" && !Array.isArray(shape) ? name : undefined;
}

/** The columns of an expression of generated/shapes.ts. */
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
  // An array of strings is an enumeration.
  if (Array.isArray(shape)) return leaf(keys, "string");
  if (Object.hasOwn(shape, "*")) return leaf(keys, "json");
  return Object.entries(shape).flatMap(([key, member]) => leaves(member, [...keys, key.replace(/\?$/, "")]));
}

/** The expression of an operation's response, without null. */
function responseOf(path: Path): string {
  return (bodies[path]?.[200] ?? "").replace(/\?$/, "");
}

/** The columns of an operation's rows, in the order of the document. A response that is one object is one row. */
export function columnsOf(path: Path): Column[] {
  return leaves(responseOf(path).replace(/\[\d*\]$/, ""), []);
}

/** The columns of a shape. */
export function columnsOfShape(name: string): Column[] {
  return leaves(name, []);
}

/** The shape of an operation's rows. Undefined where its response is not a list of objects. */
export function rowShapeOf(path: Path): string | undefined {
  return elements(responseOf(path));
}
