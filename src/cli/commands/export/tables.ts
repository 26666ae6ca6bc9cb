import { seasonAt } from "../../../cache/ttl.js";
import { operations, paths } from "../../../document/operation.js";
import { prose } from "../../../document/prose.js";
import { isLong } from "../../../document/wide.js";
import { coverOf } from "../../../seasons/cover.js";
import { listsOf } from "../../../tables/table.js";
import type { Path } from "../../../types.js";
import type { FlatFormat } from "../../files/encode.js";
import { addsIds, checkedTable, listName, type StoredTable, tableName, withoutIds } from "../../files/file-table.js";
import { pathOf, queryError, queryOf, splitWord, type TypedCall } from "../../session/call.js";
import { UsageError } from "../../session/exit.js";
import { didYouMean, pairOf } from "../../session/words.js";

/** A table of an export. It contains an operation's rows or the elements of one of its lists, and has a separate folder. */
export interface ExportTable extends StoredTable {
  /** The parameters that all of the table's calls have in common. */
  readonly query: TypedCall["query"];
  readonly name: string;
  /** The table's seasons. Undefined if the operation does not have seasons or the user did not name any. The table is then one file. */
  readonly years?: readonly number[];
  readonly weeks?: readonly number[];
}

export interface ExportOptions extends Omit<StoredTable, "path"> {
  readonly years?: readonly number[];
  readonly weeks?: readonly number[];
  readonly all?: true;
  readonly output: string;
  readonly format: FlatFormat;
  readonly refresh?: true;
  readonly takeOver?: true;
  readonly keep?: true;
  readonly maxCalls?: number;
  readonly dryRun?: true;
  readonly yes?: true;
}

const takes = (path: Path, name: string) => Object.hasOwn(operations[path].parameters, name);

/** Returns the error in a table's query without seasons. If seasons would help, the message says how to give them. */
function seasonlessError(path: Path, query: TypedCall["query"]): Error | undefined {
  const error = queryError(path, query);
  const message = error?.message.replace("`cfb.all` fills it in", "The export fills it in");
  if (error?.parameters.includes("year")) return new UsageError(`${message} Give the seasons with --years 2014..2024.`);
  // With a year, the season's list of games can supply the missing parameter.
  if (error && coverOf(path, { ...query, year: 2024 }).fill !== undefined)
    return new UsageError(`${message} --years 2014..2024 requests it for every game of these seasons.`);
  return error;
}

/** Builds the table for an operation. Throws a {@link UsageError} or a `QueryError` if the table's calls would break a rule. */
function tableOf(
  path: Path,
  query: TypedCall["query"],
  { years, weeks, explode, wide, ids }: ExportOptions,
): ExportTable {
  for (const name of ["year", "week"] as const) {
    // Without --weeks, a week is an ordinary parameter.
    const given = [`${name}s`, ...(name === "year" || weeks ? [name] : [])].find((each) => Object.hasOwn(query, each));
    if (given && takes(path, name))
      throw new UsageError(`${given}=${query[given]}: give it only as --${name}s ${query[given]}`);
  }
  const own = { path, explode, wide: isLong(path) ? wide : undefined };
  const common = { query, name: tableName(own), ...own, ids: ids && addsIds(own) ? ids : undefined };
  const [first] = years ?? [];
  // An operation is seasonal if it takes a year or if the client fills in a parameter from the season's games.
  const isSeasonal = takes(path, "year") || coverOf(path, { ...query, year: first }).fill !== undefined;
  if (years === undefined || first === undefined || !isSeasonal) {
    const error = seasonlessError(path, query);
    if (error) throw error;
    return common;
  }
  const byWeek = weeks !== undefined && takes(path, "week") && { weeks };
  const example = { year: first, ...(byWeek && { week: 1 }), ...query };
  const { fill, faults } = coverOf(path, example);
  const error = fill ? undefined : queryError(path, example, faults);
  if (error) throw error;
  return { ...common, years, ...byWeek };
}

/**
 * Returns the tables that the words name. For a group, leaves out operations that do not fit the query, and says why in `notes`. For an operation
 * that does not fit, throws its error.
 */
export function tablesOf(given: readonly string[], wanted: ExportOptions) {
  const pairs = given.filter((word) => pairOf(word) !== undefined);
  const named = given.filter((word) => pairOf(word) === undefined);
  if (wanted.all && named.length > 0) throw new UsageError(`give --all or ${named[0]}, not both`);
  if (!wanted.all && named.length === 0) throw new UsageError("name an operation or a group, such as /games, or --all");
  if (wanted.years === undefined && wanted.weeks !== undefined)
    throw new UsageError("--weeks needs --years, such as --years 2024");
  const list = wanted.explode === undefined ? undefined : listName(wanted.explode);
  const tables = new Map<string, ExportTable>();
  const notes: string[] = [];
  const add = (path: Path, own: readonly string[]) => {
    const explode = listsOf(path).find((each) => each === list);
    const table = tableOf(path, queryOf(path, [...own, ...pairs]), { ...wanted, explode });
    const other = tables.get(table.name);
    if (other !== undefined && JSON.stringify(other.query) !== JSON.stringify(table.query))
      throw new UsageError(`${path} is given twice, with different parameters: export them into different folders`);
    tables.set(table.name, table);
  };
  const leaveOut = (path: Path, why: string) => notes.push(`${tableName({ path })} (${path}) is left out: ${why}`);
  const addOfGroup = (path: Path) => {
    if (operations[path].freshness === "live") return leaveOut(path, "it is about the present moment");
    try {
      add(path, []);
    } catch (error) {
      if (!(error instanceof Error) || (wanted.years === undefined && error.message.includes("--years"))) throw error;
      leaveOut(path, error.message);
    }
  };
  if (wanted.all) paths.forEach(addOfGroup);
  for (const word of named) {
    const group = paths.filter((path) => prose[path].tag === word);
    group.forEach(addOfGroup);
    const split = splitWord(word);
    if (group.length === 0) add(pathOf(split.word), split.pairs);
  }
  const all = [...tables.values()];
  checkOptions(all, wanted, named.length === 1 && all.length === 1);
  if (wanted.ids && all.every(({ ids }) => ids === undefined)) notes.push(withoutIds);
  return { tables: all, notes };
}

/** Throws a {@link UsageError} for an option that none of the tables can use. */
function checkOptions(tables: readonly ExportTable[], wanted: ExportOptions, single: boolean): void {
  const [first] = tables;
  const remedy = "name others, which `cfb operations` lists";
  if (first === undefined) throw new UsageError(`no operation of these groups can be exported by itself: ${remedy}`);
  const none = single ? `${first.path} (${first.name})` : "none of these operations";
  for (const name of ["years", "weeks", "wide", "explode"] as const) {
    if (wanted[name] === undefined || tables.some((table) => table[name] !== undefined)) continue;
    if (name === "years" || name === "weeks")
      throw new UsageError(`${none} takes ${single ? "no" : "a"} ${name.slice(0, -1)}: leave --${name} out`);
    // For a single operation, `checkedTable` throws an error that says what the operation has.
    if (single) checkedTable(first.path, { [name]: wanted[name] });
    const lacks = name === "wide" ? "statistics as rows" : `a list ${wanted.explode}`;
    throw new UsageError(`--${name}: ${none} has ${lacks}: leave --${name} out`);
  }
}

/**
 * Returns a parser that turns `2014..2024`, `2024`, or several of these separated by commas into sorted numbers. For other text, the parser throws a
 * {@link UsageError}.
 */
function rangeReader(option: string, number: string, example: string): (text: string) => number[] {
  const range = new RegExp(`^(${number})(?:\\.\\.(${number}))?$`);
  return (text) => {
    const numbers = text.split(",").flatMap((part) => {
      const [, first = "", last = first] = range.exec(part.trim()) ?? [];
      const length = Number(last) - Number(first) + 1;
      if (first === "" || length < 1 || length > 200) {
        const dashed = new RegExp(`^(${number})\\s*[-–:]\\s*(${number})$`).exec(part.trim());
        const ends = dashed?.slice(1) ?? (first !== "" && length < 1 ? [last, first] : []);
        const hint = ends.length > 0 ? ` ${didYouMean(ends.join(".."))}` : "";
        throw new UsageError(`${option} ${text}: takes a range such as ${example}.${hint}`);
      }
      return Array.from({ length }, (_, index) => Number(first) + index);
    });
    return [...new Set(numbers)].sort((a, b) => a - b);
  };
}

const readRange = rangeReader("--years", "\\d{4}", "2014..2024, 2019,2021..2024, last or current");

/** Parses `--years`. `last` is the last season that is over, and `current` is the season after it. */
export function readYears(text: string, now = Date.now()): number[] {
  const current = seasonAt(now);
  return readRange(text.replace(/\bcurrent\b/g, `${current}`).replace(/\blast\b/g, `${current - 1}`));
}

/** Formats sorted numbers in the format of their option, such as `2019,2021..2024`. */
export function rangeOf(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}..${last}`)).join(",");
}

export const readWeeks = rangeReader("--weeks", "[1-9]\\d?", "1..15, or 1,3..5");

export type Partition = ReturnType<typeof partitionsOf>[number];

/**
 * Returns a table's partitions. Each partition is a file for a season or a week. A table without seasons has one partition. A partition has its call,
 * and `keys` with the columns in the folder names. `above` contains the outer folder, such as `taken=2025-10-04`, if there is one.
 */
export function partitionsOf({ path, query, years, weeks }: ExportTable, format: FlatFormat, above: readonly string[]) {
  return (years ?? [undefined]).flatMap((season) =>
    (weeks ?? [undefined]).map((week) => {
      const ofWeek = week !== undefined && { week };
      const keys = { ...(season !== undefined && { season }), ...ofWeek };
      const folders = Object.entries(keys).map(([name, value]) => `${name}=${value}`);
      const call: TypedCall = { path, query: { ...(season !== undefined && { year: season }), ...ofWeek, ...query } };
      return { call, keys, file: [...above, ...folders, `data.${format}`].join("/") };
    }),
  );
}
