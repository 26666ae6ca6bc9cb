import { valueSources as sources } from "../../generated/keys.js";
import { selection as selections } from "../../generated/selection.js";
import type { Path } from "../types.js";
import type { Matches, Selection, ValueSource } from "./descriptors.js";
import { isArray, isObject, jsonType } from "./json.js";
import { type ListedKind, listedKinds, operationOf, operations, type QueryObject } from "./operation.js";

export { rowKeys, rowOrders, teamNames } from "../../generated/keys.js";
export type { Selection, ValueSource } from "./descriptors.js";

/** The facts that decide which rows an operation's responses have, by path. */
export const selection: Readonly<Record<Path, Selection>> = selections;

/** The sources of parameters' values (an operation and a field of its rows), by path and parameter. */
export const valueSources: { readonly [P in Path]?: Readonly<Record<string, ValueSource>> } = sources;

/**
 * Returns the rows of an operation's data: the elements of its list, or its one object. An operation with one object may respond without data, for
 * example with a 204. Then there are no rows. Throws a `TypeError` for other data. The network layer refuses such data earlier.
 */
export function rowsOf(path: Path, data: unknown): readonly unknown[] {
  const isOne = operationOf(path)?.object === true;
  if (!isOne && isArray(data)) return data;
  if (isOne && isObject(data)) return [data];
  if (isOne && (data === undefined || data === null)) return [];
  throw new TypeError(`${path}: the data is of the type ${jsonType(data)}, not ${isOne ? "object" : "array"}`);
}

/**
 * Returns the parameters whose names may be the reason that nothing in the response matches the query. Returns undefined if something matches. For
 * some parameters (`noticed`), the response is not empty even if nothing matches. Such a response is a list that does not contain the name, or an
 * object with an empty list.
 */
export function unfitNames(path: Path, query: QueryObject, data: unknown): readonly string[] | undefined {
  const { noticed = [], object } = operations[path];
  const isBlank = (value: unknown) => isArray(value) && value.length === 0;
  const names = Object.keys(selection[path].matches ?? {}).filter((name) => query[name] !== undefined);
  if (isBlank(data)) return names;
  const suspects = names.filter((name) => noticed.includes(name));
  if (suspects.length === 0) return undefined;
  if (object) return Object.values(Object(data)).some(isBlank) ? suspects : undefined;
  const text = JSON.stringify(data).toLowerCase();
  /** Whether a field of the response has this value. */
  const contains = (value: unknown) => text.includes(`:${JSON.stringify(`${value}`).toLowerCase()}`);
  const unfit = suspects.filter((name) => !contains(query[name]));
  return unfit.length > 0 ? unfit : undefined;
}

/** Whether a week most likely does not exist in any season. The regular season has at most 16 weeks, and the postseason has one. */
const isNoWeek = (week: unknown, seasonType: unknown): boolean =>
  typeof week === "number" && (week > 16 || week < 0 || (week > 1 && seasonType === "postseason"));

/** Returns the parameter whose week most likely does not exist in any season. */
export const noWeek = ({ week, startWeek, seasonType }: QueryObject) =>
  isNoWeek(week, seasonType) ? "week" : isNoWeek(startWeek, seasonType) ? "startWeek" : undefined;

/** Parameters that give the start and the end of a range. */
const ranges = [
  ["minYear", "maxYear"],
  ["startYear", "endYear"],
  ["startWeek", "endWeek"],
] as const;

/** Returns the parameters of a range whose start is after its end. No row is in such a range. */
export const reversedRange = (query: QueryObject) =>
  ranges.find(([start, end]) => Number(query[start]) > Number(query[end]));

/** Whether an operation has data for a season (`x-data-since`). */
export const hasData = (path: Path, season: number): boolean => season >= (selection[path].dataSince ?? 0);

/**
 * Returns the kind of list that contains a parameter's names, even if the service compares the parameter with a field of the row itself (`row.…`).
 * Returns undefined if no list contains them.
 */
export function listedKindOf({ fields, part }: Matches): ListedKind | undefined {
  const [first, property] = fields[0].split(".");
  return part ? undefined : listedKinds.find((kind) => kind === (first === "row" ? property : first));
}
