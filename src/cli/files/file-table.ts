import { rowSchemaOf } from "../../document/bodies.js";
import { addedColumn, type Column, columnName } from "../../document/columns.js";
import { operations, paths } from "../../document/operation.js";
import { rowKeys } from "../../document/selection.js";
import { wideLayout } from "../../document/wide.js";
import { nearest } from "../../query/suggest.js";
import { coverOf, gamesPath, indexQuery } from "../../seasons/cover.js";
import { withIds } from "../../tables/ids.js";
import { type Table, tableOf, wholeTableOf } from "../../tables/table.js";
import type { Path } from "../../types.js";
import { fieldName } from "../screen/columns.js";
import { inRow } from "../screen/elements.js";
import type { TypedCall, Value } from "../session/call.js";
import { UsageError } from "../session/exit.js";
import { didYouMean } from "../session/words.js";

/** Selects an operation's table: its rows, one of its lists, or wide rows. */
export interface Choice {
  readonly explode?: string | undefined;
  readonly wide?: true | undefined;
}

/** Normalizes a list's name: `homeLineScores`, `teams.stats` and `teams_stats` are possible forms. Throws a {@link UsageError} if it is empty. */
export function listName(text: string): string {
  const name = columnName(text.replaceAll("[]", "").split("."));
  if (name === "") throw new UsageError("--explode is empty: name a list such as lines");
  return name;
}

/**
 * Like {@link tableOf}, but throws a {@link UsageError} if there is no list `explode` or no wide table. With `isWhole`, returns {@link wholeTableOf}
 * for a list.
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

/** The columns of a wide table for a name from the service, such as `teamId`, or `thirdDownEff` for its two columns. */
function wideColumns(path: Path, name: string, columns: readonly Column[]): Column[] {
  const statistic = wideLayout(path).statistics.find((each) => each.name === name);
  const names = statistic?.columns.map((each) => each.name) ?? [columnName(name.split("."))];
  return columns.filter((column) => names.includes(column.name));
}

/**
 * The table with the columns for these names, such as `playoff.round`, `playoff_round` or `playoff`. Throws a {@link UsageError} that suggests the
 * nearest name.
 */
export function chosenTable(path: Path, chosen: Choice, names: readonly string[] | undefined): Table {
  if (names === undefined) return checkedTable(path, chosen);
  const whole = checkedTable(path, chosen, [], true);
  const columns = names.flatMap((name) => {
    const own = chosen.wide ? wideColumns(path, name, whole.columns) : [];
    return own.length > 0 ? own : columnsFor(name, whole);
  });
  return { ...whole, columns: [...new Set(columns)] };
}

/** The columns with this name, or those of the nested object with this name. */
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
 * The column for a parameter that the client fills in to request a whole season, such as the team. Undefined if the rows already contain its
 * value or have a key.
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
 * The week and season type columns for rows that contain only their game's id, such as plays. The service takes both as parameters but does not send
 * them.
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
 * The call for the list of games from which a call's {@link gameColumns} are filled. Undefined if the call itself contains the columns' values. The
 * call requests the whole season's list, so that all weeks share one response.
 */
export function gameList({ path, query }: TypedCall): TypedCall | undefined {
  const { week, ...season } = query;
  const { seasonType = "both" } = season;
  const isKnown = { week: week !== undefined, seasonType: seasonType !== "both" };
  const isNeeded = gameColumns(path).some(({ keys: [key] }) => !isKnown[key === "week" ? "week" : "seasonType"]);
  if (!isNeeded || season.year === undefined) return undefined;
  return { path: gamesPath, query: indexQuery(path, season, gamesPath) };
}

/** The call for a season's teams, or for all teams. The teams' ids are added to rows. */
export const teamsCall = (season: Value | undefined): TypedCall => ({
  path: "/teams",
  query: season === undefined ? {} : { year: season },
});

/** What `--ids` says if it does not add a column. */
export const withoutIds =
  "--ids: the columns already include the teams' ids or do not name teams, so the command does not request /teams.";

/** A table of an export: an operation, one of its lists, or wide rows. */
export interface StoredTable extends Choice {
  readonly path: Path;
  /** Whether team ids are added next to team names. */
  readonly ids?: true | undefined;
}

/** A path's words without its parameters, plus further words, in snake_case: `/games/{gameId}/preview` becomes `games_preview`. */
const nameOf = (path: Path, ...more: readonly string[]): string =>
  columnName([...path.split("/").filter((word) => /^\w/.test(word)), ...more]);

const operationTables = new Set(paths.map((path) => nameOf(path)));

/** A table's name in SQL, folders and messages: `plays_stats`, `lines_lines` or `stats_season_wide`. */
export function tableName({ path, explode, wide }: StoredTable): string {
  if (explode === undefined) return wide ? nameOf(path, "wide") : nameOf(path);
  const name = nameOf(path, explode);
  // Needed because `/coaches` has a list of seasons, but `/coaches/seasons` is another operation.
  return operationTables.has(name) ? `${name}_list` : name;
}

/** An operation's table as an export writes it, including added columns. Throws a `UsageError` if there is no such table. */
export function exportedTable({ path, ids, ...chosen }: StoredTable): Table {
  const parameter = parameterColumn(path);
  const added = [...(parameter ? [parameter] : []), ...gameColumns(path)];
  const table = checkedTable(path, chosen, added);
  return ids ? { ...table, columns: withIds(path, { ...table, cells: [], length: 0 }, []).columns } : table;
}
