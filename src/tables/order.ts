import { isArray, keyValues } from "../document/json.js";
import { rowOrders } from "../document/keys.js";
import type { Path } from "../types.js";

/** A value as it sorts: digits by their number, also where their lengths differ, and what is missing last. */
function compare(a: unknown, b: unknown): number {
  const isKnown = (value: unknown) => typeof value === "number" || typeof value === "string";
  if (!isKnown(a) || !isKnown(b)) return Number(isKnown(b)) - Number(isKnown(a));
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [first, second] = [String(a), String(b)];
  return first.length - second.length || (first < second ? -1 : Number(first > second));
}

/** Data with its rows in the order in which they happened (`x-order`). Rows of other operations stay as they came. */
export function ordered(path: Path, data: unknown): unknown {
  const fields = rowOrders[path];
  if (fields === undefined || !isArray(data)) return data;
  const keyed = data.map((row) => ({ row, values: keyValues(row, fields) }));
  keyed.sort((a, b) => {
    for (const [index, value] of a.values.entries()) {
      const order = compare(value, b.values[index]);
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}
