import { rowSchemaOf } from "../../document/bodies.js";
import { addedColumn, type Column, columnName } from "../../document/columns.js";
import { operations, paths } from "../../document/operation.js";
import { prose } from "../../document/prose.js";
import { rowKeys, teamNames } from "../../document/selection.js";
import { wideLayout } from "../../document/wide.js";
import { nearest } from "../../query/suggest.js";
import { coverOf, gamesPath, indexQuery } from "../../seasons/cover.js";
import { takesIds, withIds } from "../../tables/ids.js";
import { type Table, tableOf, wholeTableOf } from "../../tables/table.js";
import type { Path } from "../../types.js";
import { fieldName } from "../screen/columns.js";
import { inRow } from "../screen/elements.js";
import type { TypedCall, Value } from "../session/call.js";
import { UsageError } from "../session/exit.js";
import { didYouMean } from "../session/words.js";

/** Selects an operation's table, which contains its rows, the elements of one of its lists, or wide rows. */
export interface Choice {
  readonly explode?: string | undefined;
  readonly wide?: true | undefined;
}

/**
 * Converts a list's name, such as `homeLineScores`, `teams.stats` or `teams_stats`, to snake_case. Throws a {@link UsageError} if the name is empty.
 */
export function listName(text: string): string {
  const name = columnName(text.replaceAll("[]", "").split("."));
  if (name === "") throw new UsageError("--explode is empty: name a list such as lines");
  return name;
}

/**
 * Like {@link tableOf}, but throws a {@link UsageError} if the operation does not have the list `explode` or a wide table. With `isWhole`, returns
 * {@link wholeTableOf} for a list.
 */
export function checkedTable(path: Path, { explode, wide }: Choice, more?: readonly Column[], isWhole = false): Table {
  try {
    const list = explode === undefined ? undefined : listName(explode);
    if (isWhole && list !== undefined) return wholeTableOf(path, list);
    return tableOf(path, wide ? { wide } : list, more);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`--${wide ? "wide" : "explode"}: ${error.message}`) : error;
  }
}

/** Returns a wide table's columns for one of the service's names. `teamId` has one column, and `thirdDownEff` has two. */
function wideColumns(path: Path, name: string, columns: readonly Column[]): Column[] {
  const statistic = wideLayout(path).statistics.find((each) => each.name === name);
  const names = statistic?.columns.map((each) => each.name) ?? [columnName(name.split("."))];
  return columns.filter((column) => names.includes(column.name));
}

/**
 * Returns the table with only the named columns. A name can be `playoff.round`, `playoff_round` or `playoff`. For an unknown name, throws a {@link
 * UsageError} that suggests the nearest one.
 */
export function chosenTable(
  path: Path,
  { ids, ...chosen }: Choice & { readonly ids?: true | undefined },
  names: readonly string[] | undefined,
): Table {
  if (names === undefined) return checkedTable(path, chosen);
  const whole = checkedTable(path, chosen, [], true);
  const columns = names.flatMap((given) => {
    // --ids adds `team_id` to `team`.
    const named = ids && teamNames[path]?.find((each) => `${each}_id` === given);
    const name = named && whole.columns.every((each) => each.name !== given) ? named : given;
    const own = chosen.wide ? wideColumns(path, name, whole.columns) : [];
    return own.length > 0 ? own : columnsFor(name, whole);
  });
  return { ...whole, columns: [...new Set(columns)] };
}

/** Returns the columns with this name or, if there are none, the columns of the nested object with this name. */
function named(columns: readonly Column[], name: string, keysOf: (column: Column) => readonly string[]): Column[] {
  const own = columns.filter((column) => {
    const keys = keysOf(column);
    return [column.name, columnName(keys), fieldName({ keys })].includes(name);
  });
  if (own.length > 0) return own;
  return columns.filter((column) => fieldName({ keys: keysOf(column) }).startsWith(`${name}.`));
}

function columnsFor(name: string, { columns, steps }: Table): Column[] {
  const whole = named(columns, name.replaceAll("[]", ""), (column) => inRow(column, steps).keys);
  if (whole.length > 0) return whole;
  const elements = columns.filter(({ depth }) => depth > 0);
  const short = named(elements, name, ({ keys }) => keys);
  if (new Set(short.map(({ depth }) => depth)).size > 1) {
    throw new UsageError(`--columns: ${name} is ambiguous. Give one of ${short.map((each) => each.name).join(", ")}.`);
  }
  if (short.length > 0) return short;
  const list = columns.find(({ name: prefix, keys, fields = [] }) =>
    fields.some((field) =>
      [field.name, fieldName(field)].some((each) =>
        [each, `${prefix}_${each}`, `${fieldName({ keys })}.${each}`].includes(name),
      ),
    ),
  );
  if (list) throw new UsageError(`--columns: ${name} is in the list ${fieldName(list)}: add --explode ${list.name}`);
  const shown = steps.length > 0 ? (column: Column) => column.name : fieldName;
  const near = nearest(name, columns.map(shown)) ?? nearest(name, columns.map(fieldName));
  const meant = columns.find((column) => near !== undefined && [shown(column), fieldName(column)].includes(near));
  const hint = didYouMean(meant && shown(meant));
  throw new UsageError(
    `--columns: there is no ${name}. ${hint === undefined ? "" : `${hint} `}The columns are ${columns.map(shown).join(", ")}.`,
  );
}

/**
 * Returns the column for a parameter, such as the team, that the client fills in to request an entire season. Returns undefined if the rows already
 * contain the parameter's value or have a key.
 */
export function parameterColumn(path: Path): Column | undefined {
  if (rowKeys[path] !== undefined) return undefined;
  const { fill } = coverOf(path, { year: 2024 });
  if (fill === undefined) return undefined;
  const { parameter: name, source } = fill;
  const schema = rowSchemaOf(path);
  if (schema.kind === "object" && schema.members.some(({ key }) => key === name || key === source.field))
    return undefined;
  const type = operations[path].parameters[name]?.type === "string" ? "STRING" : "INT32";
  return addedColumn(columnName([name]), { keys: [name], type, key: true, nullable: false });
}

const ofGame = { week: "INT32", seasonType: "STRING" } as const;

/**
 * Returns the week and season type columns for rows that contain only their game's id, such as plays. The service accepts both as parameters but does
 * not send them.
 */
export function gameColumns(path: Path): Column[] {
  const schema = rowSchemaOf(path);
  const keys = schema.kind === "object" ? schema.members.map(({ key }) => key) : [];
  if (!keys.includes("gameId")) return [];
  return (["week", "seasonType"] as const).flatMap((name) => {
    const isAdded = operations[path].parameters[name] !== undefined && !keys.includes(name);
    return isAdded ? [addedColumn(columnName([name]), { keys: [name], type: ofGame[name] })] : [];
  });
}

/**
 * Returns the call that requests the list of games. The command uses this list to fill the {@link gameColumns} of the given call. Returns undefined
 * if the given call contains their values or does not name a season. The list covers the entire season, so all weeks share one response.
 */
export function gameList({ path, query }: TypedCall): TypedCall | undefined {
  const { week, ...season } = query;
  const { seasonType = "both" } = season;
  const isKnown = { week: week !== undefined, seasonType: seasonType !== "both" };
  const isNeeded = gameColumns(path).some(({ keys: [key] }) => !isKnown[key === "week" ? "week" : "seasonType"]);
  if (!isNeeded || season.year === undefined) return undefined;
  return { path: gamesPath, query: indexQuery(path, season, gamesPath) };
}

/** Returns the call for a season's teams or, without a season, for all teams. The command adds their ids to rows. */
export const teamsCall = (season: Value | undefined): TypedCall => ({
  path: "/teams",
  query: season === undefined ? {} : { year: season },
});

/** The message if `--ids` does not add a column. */
export const withoutIds =
  "--ids: the columns already include the teams' ids or do not name teams, so the command does not request /teams.";

/** A table of an export. It contains an operation's rows, the elements of one of its lists, or wide rows. */
export interface StoredTable extends Choice {
  readonly path: Path;
  /** Whether the table has team ids next to team names. */
  readonly ids?: true | undefined;
}

/** Joins a path's words and further words in snake_case, without the path's parameters. `/games/{gameId}/preview` becomes `games_preview`. */
const nameOf = (path: Path, ...more: readonly string[]): string =>
  columnName([...path.split("/").filter((word) => /^\w/.test(word)), ...more]);

const operationTables = new Set(paths.map((path) => nameOf(path)));

/** Returns a table's name in SQL, folders and messages, such as `plays_stats`, `lines_lines` or `stats_season_wide`. */
export function tableName({ path, explode, wide }: StoredTable): string {
  if (explode === undefined) return wide ? nameOf(path, "wide") : nameOf(path);
  const name = nameOf(path, explode);
  // The ending tells the list of seasons in `/coaches` from the operation `/coaches/seasons`.
  return operationTables.has(name) ? `${name}_list` : name;
}

/** Returns an operation's table, including the columns that an export adds. Throws a `UsageError` if the operation does not have this table. */
export function exportedTable({ path, ids, ...chosen }: StoredTable): Table {
  const parameter = parameterColumn(path);
  const added = [...(parameter ? [parameter] : []), ...gameColumns(path)];
  const table = checkedTable(path, chosen, added);
  return ids ? { ...table, columns: withIds(path, { ...table, cells: [], length: 0 }, []).columns } : table;
}

/** The column that --keep adds to an export. Its value, the day on which the rows were requested, is in the folder name. */
export const takenKey = "taken";

/**
 * Returns the columns of an export that are in the names of its folders and that the rows do not have, each with whether it is part of the table's
 * key. `by` lists all columns in the folder names.
 */
export function folderColumns(table: StoredTable, by: readonly string[]) {
  const { columns } = exportedTable(table);
  const own = new Set(columns.map(({ name }) => name));
  // A game, drive or play belongs to one season. In other rows, the next season may have the same identifier again.
  const isLasting = prose[table.path].asOf === "event";
  const isPartOfKey = (name: string) => name === takenKey || (!isLasting && (name !== "season" || !own.has("year")));
  const hasKey = columns.some(({ key }) => key);
  return by.filter((name) => !own.has(name)).map((name) => ({ name, key: hasKey && isPartOfKey(name) }));
}

/** Whether --ids adds a column to a table. */
export const addsIds = ({ ids: _, ...table }: StoredTable): boolean =>
  takesIds(table.path, exportedTable(table).columns);
