import type { Selection } from "../../generated/descriptors.js";

export type { Selection } from "../../generated/descriptors.js";
export { selection } from "../../generated/selection.js";

/** Whether the service cut a response: it has as many rows as one can have (`x-row-cap`), and the rest is dropped. */
export function isCut({ rowCap }: Selection, data: unknown): boolean {
  return rowCap !== undefined && Array.isArray(data) && data.length >= rowCap;
}
