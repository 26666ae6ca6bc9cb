import { isArray, keyValues } from "../document/json.js";
import { rowOrders } from "../document/keys.js";
import type { Path } from "../types.js";

/** A value as a text that sorts: digits by their number, also where their lengths differ, and what is missing last. */
const sortable = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value).padStart(24, "0") : "~";

/** Data with its rows in the order in which they happened (`x-order`). Rows of other operations stay as they came. */
export function ordered(path: Path, data: unknown): unknown {
  const fields = rowOrders[path];
  if (fields === undefined || !isArray(data)) return data;
  const keyed = data.map((row) => ({ row, key: keyValues(row, fields).map(sortable).join() }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ row }) => row);
}
