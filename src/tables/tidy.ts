import type { ExplodedRows, FlatRows, WideRows } from "../../generated/tables.js";
import { isArray } from "../document/json.js";
import { rowsOf } from "../document/selection.js";
import type { Data, Path } from "../types.js";
import { type TeamId, withIds } from "./ids.js";
import type { Cell, OnMisfit } from "./read.js";
import { ordered } from "./read.js";
import { filledTable, tableOf } from "./table.js";
import { wideTableOf } from "./wide.js";

/** A row of an operation's data: an element of a list, or the object that it returns. */
export type Row<P extends Path> = NonNullable<Data<P>> extends readonly (infer R)[] ? R : NonNullable<Data<P>>;

/** The data of an operation, or rows of several responses in one list. */
export type Rows<P extends Path> = Data<P> | readonly Row<P>[];

/** A flat row of an operation: its columns by their names. */
export type FlatRow<P extends Path> = FlatRows[P];

/** The columns of flat rows, each as an array. A missing value is null. */
export type FlatColumns<R> = {
  [Name in keyof R]: (undefined extends R[Name] ? NonNullable<R[Name]> | null : R[Name])[];
};

/** The operations with one statistic in a row, or a list of them, which `wide` turns into columns. */
export type LongPath = keyof WideRows & Path;

/** A row of an operation's wide table. Statistics that the document does not list have columns of their own beside these. */
export type WideRow<P extends LongPath> = WideRows[P];

/** A row with the ids of teams beside their names. */
export type WithIds<R> = R & { readonly [Name in keyof R & string as `${Name}_id`]?: number | null };

/** The lists of an operation's rows, by name. */
type Lists<P> = P extends keyof ExplodedRows ? ExplodedRows[P] : never;

/** The names of the lists in the rows of an operation, for `explode`. */
export type ListName<P extends Path> = keyof Lists<P> & string;

/** A row of an exploded list: the parent's key, the element's number, and its columns. */
export type Exploded<P extends Path, L extends string> = Lists<P>[L & keyof Lists<P>];

export interface TidyOptions {
  /** `rows`: a flat object for each row. `columns`: an array for each column, with null where a row has no value. Default: `rows`. */
  readonly as?: "rows" | "columns" | undefined;
  /** The name of a list, such as `lines`: a row for each of its elements, with the key of the row that it is in. Default: none. */
  readonly explode?: string | undefined;
  /** A row for each team, player or game, with a column for each statistic, where rows have one statistic or a list of them. Default: `false`. */
  readonly wide?: boolean | undefined;
  /**
   * The teams of the season, as `/teams` lists them: a column such as `team_id` beside each name of a team whose id the row does not have.
   * Default: none.
   */
  readonly ids?: readonly TeamId[] | undefined;
  /** Called with the name of a column for each value that does not have its type. Such a value becomes null. Default: nothing. */
  readonly onMisfit?: OnMisfit | undefined;
}

type As<A extends "rows" | "columns"> = Omit<TidyOptions, "as" | "explode" | "wide" | "ids"> &
  (A extends "rows" ? { readonly as?: "rows" } : { readonly as: "columns" });

/**
 * Turns the data of an operation into a flat table: nested objects become columns in snake_case, the key first, and date-times become
 * `Date`s. A list stays in its column, of flat objects, unless `explode` names it. A column that has no value in a row is null; it is
 * `undefined` only where {@link nest} could not distinguish a null from a missing key or object. Fields that the document does not have are left
 * out.
 *
 * Plays and drives are sorted as they happened, game after game.
 *
 * With `wide`, statistics that the service sends as rows become columns: `20-37` becomes two, `26:50` seconds. A value that does not have
 * the form that the document says is null, and what columns do not restore is in `as_sent`.
 *
 * @throws `TypeError` if no operation has the path, `explode` names no list of it, `wide` does not fit it, or data is neither what the operation
 * returns nor a list of its rows.
 * @example
 * const games = await cfb.get("/games", { year: 2024 });
 * tidy("/games", games); // [{ id: 401628374, season: 2024, …, playoff_home_seed: null }, …]
 * tidy("/games", games, { as: "columns" }); // { id: [401628374, …], season: [2024, …], … }
 * tidy("/stats/season", stats, { wide: true }); // [{ season: 2024, team: "Texas", …, total_yards: 6627, … }, …]
 * tidy("/stats/season", stats, { ids: await cfb.get("/teams", { year: 2024 }) }); // [{ …, team: "Texas", team_id: 251, … }, …]
 * tidy("/lines", lines, { explode: "lines" }); // [{ id: 401628374, lines_number: 1, lines_provider: "DraftKings", … }, …]
 */
export function tidy<P extends Path, L extends ListName<P>>(
  path: P,
  data: Rows<P>,
  options: As<"rows"> & { readonly explode: L },
): Exploded<P, L>[];
export function tidy<P extends Path, L extends ListName<P>>(
  path: P,
  data: Rows<P>,
  options: As<"columns"> & { readonly explode: L },
): FlatColumns<Exploded<P, L>>;
export function tidy<P extends LongPath>(
  path: P,
  data: Rows<P>,
  options: As<"rows"> & { readonly wide: true; readonly ids?: readonly TeamId[] },
): WithIds<WideRow<P>>[];
export function tidy<P extends LongPath>(
  path: P,
  data: Rows<P>,
  options: As<"columns"> & { readonly wide: true },
): FlatColumns<WideRow<P>>;
export function tidy<P extends Path>(
  path: P,
  data: Rows<P>,
  options: As<"rows"> & { readonly ids: readonly TeamId[] },
): WithIds<FlatRow<P>>[];
export function tidy<P extends Path>(path: P, data: Rows<P>, options?: As<"rows">): FlatRow<P>[];
export function tidy<P extends Path>(path: P, data: Rows<P>, options: As<"columns">): FlatColumns<FlatRow<P>>;
export function tidy(path: Path, data: unknown, options: TidyOptions = {}): unknown {
  // As JavaScript, a forgotten `await` would become one row of nulls.
  if (data instanceof Promise) throw new TypeError(`${path}: the data is a promise: await it first`);
  return tidied(path, data, options);
}

/** {@link tidy} for data of any type. */
export function tidied(
  path: Path,
  data: unknown,
  { as = "rows", explode, wide = false, ids, onMisfit = () => {} }: TidyOptions,
): Record<string, Cell>[] | Record<string, Cell[]> {
  if (wide && explode !== undefined) throw new TypeError("explode and wide exclude each other: give one of them");
  const layout = wide ? undefined : tableOf(path, explode);
  // The rows of several responses are a list, also of an operation with one object.
  const sentRows = isArray(data) ? data : rowsOf(path, data);
  const layoutOrTable = layout ? { ...layout, rows: ordered(path, sentRows) } : wideTableOf(path, sentRows, onMisfit);
  const table = filledTable(layoutOrTable.rows, layoutOrTable, onMisfit);
  const { columns, cells, length } = ids ? withIds(path, table, ids) : table;
  const names = columns.map(({ name }) => name);
  if (as === "columns")
    return Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? []).map((cell) => cell ?? null)]));
  return Array.from({ length }, (_, index) => {
    const flat: Record<string, Cell> = {};
    for (let column = 0; column < names.length; column++) flat[names[column] ?? ""] = cells[column]?.[index];
    return flat;
  });
}
