import { selection } from "../../generated/selection.js";
import type { Parameter, QueryObject, ValueSource } from "../operation.js";
import { gamesPath } from "./cover.js";
import type { SeasonTools } from "./tools.js";

type Row = Readonly<Record<string, unknown>>;
export type Value = string | number;

const isRow = (row: unknown): row is Row => typeof row === "object" && row !== null;
const isValue = (value: unknown): value is Value => typeof value === "string" || typeof value === "number";

/** The rows of a response. Data that is no list has none. */
export const rowsOf = (data: unknown): readonly Row[] => (Array.isArray(data) ? data.filter(isRow) : []);

/** Whether a response of an operation was cut: it has as many rows as a response can have. */
export const isCut = (path: keyof typeof selection, data: unknown): boolean => {
  const { rowCap } = selection[path];
  return rowCap !== undefined && Array.isArray(data) && data.length >= rowCap;
};

/** Different values, numbers first and in their order. */
function sorted(values: Iterable<Value>): Value[] {
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

/** A parameter that divides a response, and what a game says about it. */
type Division = readonly [parameter: string | undefined, valuesOf: (game: Row) => readonly unknown[]];

/** The parameters that divide the rows of games, the cheapest first. Weeks and games do not overlap; the rows of two teams may. */
const divisions = (gameId: string | undefined): readonly Division[] => [
  ["week", ({ week }) => [week]],
  [gameId, ({ id }) => [id]],
  ["seasonType", ({ seasonType }) => [seasonType]],
  ["team", ({ homeTeam, awayTeam }) => [homeTeam, awayTeam]],
];

const lower = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);

/** The queries that together have the rows of a cut query; empty where nothing divides it further. */
export function split(
  parameters: Readonly<Record<string, Parameter>>,
  sources: Readonly<Record<string, ValueSource>>,
  query: QueryObject,
  games: readonly Row[],
): QueryObject[] {
  const gameId = Object.keys(sources).find((name) => sources[name]?.path === gamesPath);
  // Without one of these, rows need not belong to games.
  if (gameId === undefined && !Object.hasOwn(parameters, "week")) return [];
  const all = divisions(gameId);
  const given = (name: string | undefined) => name !== undefined && query[name] !== undefined;
  // `both` filters nothing.
  const own = games.filter((game) =>
    all.every(([name, valuesOf]) => {
      if (name === undefined || !given(name) || query[name] === "both") return true;
      return valuesOf(game).map(lower).includes(lower(query[name]));
    }),
  );
  for (const [name, valuesOf] of all) {
    if (name === undefined || !Object.hasOwn(parameters, name) || given(name)) continue;
    const values = sorted(own.flatMap(valuesOf).filter(isValue));
    if (values.length > 1) return values.map((value) => ({ [name]: value }));
  }
  return [];
}
