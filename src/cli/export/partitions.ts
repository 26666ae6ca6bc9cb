import { operations } from "../../../generated/operations.js";
import { operationIdOf } from "../../failures/operation-id.js";
import type { Call, Value } from "../call.js";
import { UsageError } from "../exit.js";
import { queryError } from "../query-check.js";

export const exportFormats = ["ndjson", "csv", "parquet"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A part of an export: one call, and the file for its response. */
export interface Partition {
  readonly call: Call;
  /** The columns that the names of folders hold, as DuckDB, Spark and pandas read them: `season=2024/week=1`. */
  readonly keys: { readonly season?: number; readonly week?: number };
  /** The file, relative to the folder of the export. */
  readonly file: string;
}

/** The most years or weeks in one range. */
const longest = 200;

/** Parses `2014..2024`, `2024`, or several of them separated by commas, into sorted numbers. Throws a {@link UsageError}. */
function readRange(option: string, number: string, example: string, text: string): number[] {
  const range = new RegExp(`^(${number})(?:\\.\\.(${number}))?$`);
  const numbers = text.split(",").flatMap((part) => {
    const [, first = "", last = first] = range.exec(part.trim()) ?? [];
    const length = Number(last) - Number(first) + 1;
    if (first === "" || length < 1 || length > longest) {
      const reversed = first !== "" && length < 1 ? ` Did you mean ${last}..${first}?` : "";
      throw new UsageError(`${option} ${text}: takes a range such as ${example}.${reversed}`);
    }
    return Array.from({ length }, (_, index) => Number(first) + index);
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Parses the seasons of `--years`, which have four digits. Throws a {@link UsageError}. */
export function readYears(text: string): number[] {
  return readRange("--years", "\\d{4}", "2014..2024, or 2019,2021..2024", text);
}

/** Parses the weeks of `--weeks`. Throws a {@link UsageError}. */
export function readWeeks(text: string): number[] {
  return readRange("--weeks", "\\d{1,2}", "1..15, or 1,3..5", text);
}

/** Throws a {@link UsageError} where an operation does not have the parameter that an option sets, or where it is given twice. */
function checkOption(path: Call["path"], query: Call["query"], name: string, option: string, given: boolean): void {
  if (given && !Object.hasOwn(operations[path].parameters, name)) {
    throw new UsageError(`${path} (${operationIdOf(path)}) takes no ${name}: leave ${option} out`);
  }
  if (Object.hasOwn(query, name) && (given || name === "year")) {
    throw new UsageError(`${name}=${query[name]}: give it by ${option} alone`);
  }
}

/**
 * The partitions of an export, by season and week; without years it is one file. `weeks` are those of each season, or a function that gives
 * them. All calls have the parameters of `query`. Throws a {@link UsageError} where the operation takes no year or week, and a `QueryError` for a call that breaks a rule.
 */
export function partitionsOf(
  path: Call["path"],
  query: Readonly<Record<string, Value>>,
  years: readonly number[] | undefined,
  weeks: readonly number[] | ((season: number) => readonly number[]) | undefined,
  format: ExportFormat,
): Partition[] {
  const given = typeof weeks === "object";
  checkOption(path, query, "year", "--years", years !== undefined);
  checkOption(path, query, "week", "--weeks", given);
  if (years === undefined && given) throw new UsageError("--weeks needs --years");
  return (years ?? [undefined]).flatMap((season) => {
    const own = typeof weeks === "function" ? season && weeks(season) : weeks;
    return (own || [undefined]).map((week) => {
      const parts = { ...(season !== undefined && { year: season }), ...(week !== undefined && { week }) };
      const call: Call = { path, query: { ...parts, ...query } };
      const error = queryError(call.path, call.query);
      if (error?.parameters.includes("year") && season === undefined) {
        throw new UsageError(`${error.message} Seasons are given by --years 2014..2024.`);
      }
      if (error) throw error;
      const keys = { ...(season !== undefined && { season }), ...(week !== undefined && { week }) };
      const folders = Object.entries(keys).map(([name, value]) => `${name}=${value}`);
      return { call, keys, file: [...folders, `data.${format}`].join("/") };
    });
  });
}
