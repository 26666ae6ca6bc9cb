import { selection } from "../../generated/selection.js";
import type { Parameter, ValueSource } from "../operation.js";
import { gamesPath } from "./cover.js";
import type { SeasonTools } from "./tools.js";

export type Row = Readonly<Record<string, unknown>>;
export type Value = string | number;

const isRow = (row: unknown): row is Row => typeof row === "object" && row !== null;
export const isValue = (value: unknown): value is Value => typeof value === "string" || typeof value === "number";

/** The rows of a response. Data that is no list has none. */
export const rowsOf = (data: unknown): readonly Row[] => (Array.isArray(data) ? data.filter(isRow) : []);

/** Whether a response of an operation was cut: it has as many rows as a response can have. */
export const isCut = (path: keyof typeof selection, data: unknown): boolean => {
  const { rowCap } = selection[path];
  return rowCap !== undefined && Array.isArray(data) && data.length >= rowCap;
};

/** Different values, numbers in their order. */
export function sorted(values: Iterable<Value>): Value[] {
  return [...new Set(values)].sort((a, b) => {
    return typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : 1;
  });
}

/** The values of a parameter in the rows of its source, in its type. A game that has not begun has no rows anywhere yet. */
export function valuesIn(
  { clock }: Pick<SeasonTools, "clock">,
  rows: readonly Row[],
  source: ValueSource,
  { type }: Pick<Parameter, "type">,
): Value[] {
  const begun = ({ startDate }: Row) => !(typeof startDate === "string" && Date.parse(startDate) > clock.now());
  const listed = source.path === gamesPath ? rows.filter(begun) : rows;
  const values = listed.map((row) => row[source.field]).filter(isValue);
  return sorted(values.map((value) => (type === "string" ? String(value) : Number(value))));
}
