import type { Matches, Selection } from "../../generated/descriptors.js";
import { selection } from "../../generated/selection.js";
import type { Path } from "../types.js";
import { type ListedKind, listedKinds } from "./operation.js";

export type { Selection, ValueSource } from "../../generated/descriptors.js";
export { rowKeys, rowOrders, teamNames, valueSources } from "../../generated/keys.js";
export { selection } from "../../generated/selection.js";

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
