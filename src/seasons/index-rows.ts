import { isObject } from "../document/json.js";
import type { ValueSource } from "../document/keys.js";
import type { Parameter } from "../document/operation.js";
import type { Clock } from "../injected.js";
import { gamesPath } from "./cover.js";

export type Row = Readonly<Record<string, unknown>>;
export type Value = string | number;

export const isValue = (value: unknown): value is Value => typeof value === "string" || typeof value === "number";

/** The rows of a response. Data that is no list has none. */
export const rowsOf = (data: unknown): readonly Row[] => (Array.isArray(data) ? data.filter(isObject) : []);

/** Different values, numbers in their order. */
export function sorted(values: Iterable<Value>): Value[] {
  return [...new Set(values)].sort((a, b) => {
    return typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : 1;
  });
}

/** The games that have begun. The others have no rows of anything that happens in a game. */
export const begun = (clock: Pick<Clock, "now">, games: readonly Row[]): readonly Row[] =>
  games.filter(({ startDate }) => !(typeof startDate === "string" && Date.parse(startDate) > clock.now()));

/** The values of a parameter in the rows of its source, in its type; of games, those that have begun. */
export function valuesIn(clock: Clock, rows: readonly Row[], source: ValueSource, { type }: Parameter): Value[] {
  const listed = source.path === gamesPath ? begun(clock, rows) : rows;
  const values = listed.map((row) => row[source.field]).filter(isValue);
  return sorted(values.map((value) => (type === "string" ? String(value) : Number(value))));
}
