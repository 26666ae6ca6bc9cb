import { valueSources as sources } from "../../generated/keys.js";
import { selection as selections } from "../../generated/selection.js";
import type { Path } from "../types.js";
import type { Matches, Selection, ValueSource } from "./descriptors.js";
import { type ListedKind, listedKinds } from "./operation.js";

export { rowKeys, rowOrders, teamNames } from "../../generated/keys.js";
export type { Selection, ValueSource } from "./descriptors.js";

/** What decides which rows the responses of an operation have, by its path. */
export const selection: Readonly<Record<Path, Selection>> = selections;

/** The operation and the field of its rows that hold the values of a parameter, by path and parameter. */
export const valueSources: { readonly [P in Path]?: Readonly<Record<string, ValueSource>> } = sources;

/** Whether the service cut a response: it has as many rows as one can have (`x-row-cap`), and the rest is dropped. */
export function isCut({ rowCap }: Selection, data: unknown): boolean {
  return rowCap !== undefined && Array.isArray(data) && data.length >= rowCap;
}

/** Whether an operation has data of a season (`x-data-since`). */
export const hasData = (path: Path, season: number): boolean => season >= (selection[path].dataSince ?? 0);

/** The kind of the list that a parameter is compared with, as are rows whose own field it is (`row.…`). Undefined where no list has the names. */
export function listedKindOf({ fields, part }: Matches): ListedKind | undefined {
  const [first, property] = fields[0]?.split(".") ?? [];
  return part ? undefined : listedKinds.find((kind) => kind === (first === "row" ? property : first));
}
