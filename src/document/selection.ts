import { valueSources as sources } from "../../generated/keys.js";
import { selection as selections } from "../../generated/selection.js";
import type { Path } from "../types.js";
import type { Matches, Selection, ValueSource } from "./descriptors.js";
import { isArray, isObject, jsonType } from "./json.js";
import { type ListedKind, listedKinds, operationOf } from "./operation.js";

export { rowKeys, rowOrders, teamNames } from "../../generated/keys.js";
export type { Selection, ValueSource } from "./descriptors.js";

/** What decides which rows an operation's responses have, by path. */
export const selection: Readonly<Record<Path, Selection>> = selections;

/** Where a parameter's values come from: an operation and a field of its rows. By path and parameter. */
export const valueSources: { readonly [P in Path]?: Readonly<Record<string, ValueSource>> } = sources;

/**
 * The rows of an operation's data: the elements of its list, or its one object. An operation with one object may respond without data, for example
 * with a 204. Then there are no rows. Throws a `TypeError` for other data, which the network layer does not let through.
 */
export function rowsOf(path: Path, data: unknown): readonly unknown[] {
  const isOne = operationOf(path)?.object === true;
  if (!isOne && isArray(data)) return data;
  if (isOne && isObject(data)) return [data];
  if (isOne && (data === undefined || data === null)) return [];
  throw new TypeError(`${path}: the data is of the type ${jsonType(data)}, not ${isOne ? "object" : "array"}`);
}

/** Whether an operation has data for a season (`x-data-since`). */
export const hasData = (path: Path, season: number): boolean => season >= (selection[path].dataSince ?? 0);

/**
 * The kind of list that has a parameter's names, also if the service compares the parameter with a field of the row itself (`row.…`). Returns
 * undefined if no list has the names.
 */
export function listedKindOf({ fields, part }: Matches): ListedKind | undefined {
  const [first, property] = fields[0]?.split(".") ?? [];
  return part ? undefined : listedKinds.find((kind) => kind === (first === "row" ? property : first));
}
