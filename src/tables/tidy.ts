import type { ExplodedRows, FlatRows, WideRows } from "../../generated/tables.js";
import { isArray } from "../document/json.js";
import { rowsOf } from "../document/selection.js";
import type { Data, Path } from "../types.js";
import { type TeamId, withIds } from "./ids.js";
import type { Cell, OnMisfit } from "./read.js";
import { ordered } from "./read.js";
import { filledTable, tableOf } from "./table.js";
import { wideTableOf } from "./wide.js";

/** A row of an operation's data: a list's element, or the one object that the operation returns. */
export type Row<P extends Path> = NonNullable<Data<P>> extends readonly (infer R)[] ? R : NonNullable<Data<P>>;

/** An operation's data, or the rows of several responses in one list. */
export type Rows<P extends Path> = Data<P> | readonly Row<P>[];

/** A flat row of an operation: an object of values by column name. */
export type FlatRow<P extends Path> = FlatRows[P];

/** The columns of flat rows, each as an array. A missing value is null. */
export type FlatColumns<R> = {
  [Name in keyof R]: (undefined extends R[Name] ? NonNullable<R[Name]> | null : R[Name])[];
};

/** The operations whose rows have one statistic or a list of statistics. `wide` turns these statistics into columns. */
export type LongPath = keyof WideRows & Path;

/** A row of an operation's wide table. It may have additional columns, for statistics that the document does not list. */
export type WideRow<P extends LongPath> = WideRows[P];

/** A row with team ids beside the team names. */
export type WithIds<R> = R & { readonly [Name in keyof R & string as `${Name}_id`]?: number | null };

/** The lists of an operation's rows, by name. */
type Lists<P> = P extends keyof ExplodedRows ? ExplodedRows[P] : never;

/** The names of the lists in an operation's rows, for `explode`. */
export type ListName<P extends Path> = keyof Lists<P> & string;

/** A row of an exploded list: the parent's key, the element's number, and its columns. */
export type Exploded<P extends Path, L extends string> = Lists<P>[L & keyof Lists<P>];

export interface TidyOptions {
  /**
   * The form of the result. `rows` returns an object for each row. `columns` returns an array for each column, with null for missing values. Default:
   * `rows`.
   */
  readonly as?: "rows" | "columns" | undefined;
  /**
   * The name of a list, such as `lines`. The table then has a row for each element of the list, with the key of the row that contains the list.
   * Default: none.
   */
  readonly explode?: string | undefined;
  /**
   * Whether to return one row for each team, player or game, with a column for each statistic. Only for operations whose rows have one statistic or a
   * list of statistics. Default: `false`.
   */
  readonly wide?: boolean | undefined;
  /**
   * The season's teams, as `/teams` returns them. Adds a column such as `team_id` beside each team name, unless the row already has the id. Default:
   * none.
   */
  readonly ids?: readonly TeamId[] | undefined;
  /** Called with the column's name for each value that does not have the column's type. The value becomes null. Default: does nothing. */
  readonly onMisfit?: OnMisfit | undefined;
}

type As<A extends "rows" | "columns"> = Omit<TidyOptions, "as" | "explode" | "wide" | "ids"> &
  (A extends "rows" ? { readonly as?: "rows" } : { readonly as: "columns" });

/**
 * Turns an operation's data into a flat table. Nested objects become columns in snake_case, the key comes first, and date-times become `Date`s.
 * Unless `explode` names a list, the list stays in its column, as flat objects. A missing value is null. The value is `undefined` only if
 * {@link nest} could not otherwise distinguish null from a missing key or object. Fields that are not in the document are left out.
 *
 * Within each game, plays and drives are sorted in the order in which they happened.
 *
 * With `wide`, statistics that the service sends as rows become columns. `20-37` becomes two columns, and `26:50` becomes seconds. A value that does
 * not have its documented form becomes null. The column `as_sent` contains what can't be restored from the other columns.
 *
 * @throws `TypeError` if no operation has the path, if the operation has no list that `explode` names, if `wide` does not apply, or if the data is
 * neither what the operation returns nor a list of its rows.
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
  // In JavaScript, a forgotten `await` would otherwise become one row of nulls.
  if (data instanceof Promise) throw new TypeError(`${path}: the data is a promise. Await it first`);
  return tidied(path, data, options);
}

/** Does what {@link tidy} does, for data of any type. */
export function tidied(
  path: Path,
  data: unknown,
  { as, explode, wide = false, ids, onMisfit = () => {} }: TidyOptions,
): Record<string, Cell>[] | Record<string, Cell[]> {
  if (wide && explode !== undefined) throw new TypeError("give explode or wide, not both");
  const layout = wide ? undefined : tableOf(path, explode);
  // The rows of several responses come as a list, even for an operation that returns one object.
  const sentRows = isArray(data) ? data : rowsOf(path, data);
  const layoutOrTable = layout ? { ...layout, rows: ordered(path, sentRows) } : wideTableOf(path, sentRows, onMisfit);
  const table = filledTable(layoutOrTable.rows, layoutOrTable, onMisfit);
  const { columns, cells, length } = ids ? withIds(path, table, ids) : table;
  const named = columns.map(({ name }, index) => ({ name, values: cells[index] ?? [] }));
  if (as === "columns")
    return Object.fromEntries(named.map(({ name, values }) => [name, values.map((cell) => cell ?? null)]));
  return Array.from({ length }, (_, index) => {
    const flat: Record<string, Cell> = {};
    for (const { name, values } of named) flat[name] = values[index];
    return flat;
  });
}
