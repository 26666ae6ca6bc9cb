import { memberOf } from "./json.js";

export type { ValueSource } from "../../generated/descriptors.js";
export { rowKeys, valueSources } from "../../generated/keys.js";

/** The values of the fields that identify a row (`x-key`); a dot in a field leads into an object. `undefined` where the row lacks one. */
export function keyValues(row: unknown, fields: readonly string[]): unknown[] {
  return fields.map((field) => field.split(".").reduce(memberOf, row));
}
