import { valueSources as sources } from "../../generated/keys.js";
import { selection as selections } from "../../generated/selection.js";
import type { Path } from "../types.js";
import type { Matches, Selection, ValueSource } from "./descriptors.js";
import { isArray, isObject, jsonType } from "./json.js";
import { type ListedKind, listedKinds, operationOf } from "./operation.js";

export { rowKeys, rowOrders, teamNames } from "../../generated/keys.js";
export type { Selection, ValueSource } from "./descriptors.js";

/** What decides which rows the responses of an operation have, by its path. */
export const selection: Readonly<Record<Path, Selection>> = selections;

/** The operation and the field of its rows that hold the values of a parameter, by path and parameter. */
export const valueSources: { readonly [P in Path]?: Readonly<Record<string, ValueSource>> } = sources;

/**
 * The rows of an operation's data: the elements of its list, or its one object. An operation with one object may respond without data, such as with
 * a 204, and then has no rows. Throws a `TypeError` for data of another form, which the network layer does not let through.
 */
export function rowsOf(path: Path, data: unknown): readonly unknown[] {
  const isOne = operationOf(path)?.object === true;
  if (!isOne && isArray(data)) return data;
  if (isOne && isObject(data)) return [data];
  if (isOne && (data === undefined || data === null)) return [];
  throw new TypeError(`${path}: the data is of the type ${jsonType(data)}, not ${isOne ? "object" : "array"}`);
}

/** Whether an operation has data of a season (`x-data-since`). */
export const hasData = (path: Path, season: number): boolean => season >= (selection[path].dataSince ?? 0);

/** The kind of the list that a parameter is compared with, as are rows whose own field it is (`row.…`). Undefined where no list has the names. */
export function listedKindOf({ fields, part }: Matches): ListedKind | undefined {
  const [first, property] = fields[0]?.split(".") ?? [];
  return part ? undefined : listedKinds.find((kind) => kind === (first === "row" ? property : first));
}
