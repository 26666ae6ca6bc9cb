import { operations } from "../../../generated/operations.js";
import { operationIdOf } from "../../operation-id.js";
import type { Call, Value } from "../calls.js";
import { UsageError } from "../exit.js";
import { queryError } from "../queries.js";

export const exportFormats = ["ndjson", "csv", "parquet"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A part of an export: one call, and the file that its answer becomes. */
export interface Partition {
  readonly call: Call;
  /** The columns that the folders stand for, as DuckDB, Spark and pandas read them: `season=2024/week=1`. */
  readonly keys: Readonly<Record<string, number>>;
  /** The file, from the folder of the export. */
  readonly file: string;
}

/** At most so many years or weeks in one range. */
const longest = 200;

/** Reads `2014..2024`, `2024`, or several of them with commas between: each number once, rising. Throws a {@link UsageError}. */
export function readRange(option: string, text: string): number[] {
  const numbers = text.split(",").flatMap((part) => {
    const [, first = "", last = first] = /^(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(part.trim()) ?? [];
    const length = Number(last) - Number(first) + 1;
    if (first === "" || length < 1 || length > longest) {
      const reversed = first !== "" && length < 1 ? ` Did you mean ${last}..${first}?` : "";
      throw new UsageError(`${option} ${text}: takes a range such as 2014..2024, or 2019,2021..2024.${reversed}`);
    }
    return Array.from({ length }, (_, index) => Number(first) + index);
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/**
 * The partitions of an export, by season and week. `query` is what all calls have in common. Throws a {@link UsageError} where the
 * operation cannot be asked by year or week, and a `QueryError` for a call that breaks a rule.
 */
export function partitionsOf(
  path: Call["path"],
  query: Readonly<Record<string, Value>>,
  years: readonly number[],
  weeks: readonly number[] | undefined,
  format: ExportFormat,
): Partition[] {
  const { parameters } = operations[path];
  for (const [name, option, wanted] of [
    ["year", "--years", true],
    ["week", "--weeks", weeks !== undefined],
  ] as const) {
    if (wanted && !Object.hasOwn(parameters, name)) {
      throw new UsageError(
        `${path} (${operationIdOf(path)}) takes no ${name}, so that ${option} makes no sense: use \`cfb get\``,
      );
    }
    if (wanted && Object.hasOwn(query, name))
      throw new UsageError(`${name}=${query[name]}: give it by ${option} alone`);
  }
  return years.flatMap((season) =>
    (weeks ?? [undefined]).map((week) => {
      const own = { year: season, ...(week !== undefined && { week }) };
      const call: Call = { path, query: { ...own, ...query } };
      const error = queryError(call.path, call.query);
      if (error?.parameters.includes("week") && week === undefined) {
        throw new UsageError(`${error.message} Weeks are given by --weeks 1..15.`);
      }
      if (error) throw error;
      const keys = { season, ...(week !== undefined && { week }) };
      const folders = Object.entries(keys).map(([name, value]) => `${name}=${value}`);
      return { call, keys, file: [...folders, `data.${format}`].join("/") };
    }),
  );
}
