import type { FlatFormat } from "../../files/encode.js";
import type { Call, Value } from "../../session/call.js";
import { UsageError } from "../../session/exit.js";
import type { ExportTable } from "./tables.js";

/** A part of an export: a query, which one or more calls cover, and the file for its rows. */
export interface Partition {
  readonly call: Call;
  /** The columns that the names of folders hold, as DuckDB, Spark and pandas read them: `season=2024/week=1`. */
  readonly keys: { readonly season?: number; readonly week?: number };
  /** The file, relative to the folder of the table. */
  readonly file: string;
}

/** The most years or weeks in one range. */
const longest = 200;

/** Returns a parser of `2014..2024`, `2024`, or several of them separated by commas, into sorted numbers. It throws a {@link UsageError}. */
function rangeReader(option: string, number: string, example: string): (text: string) => number[] {
  const range = new RegExp(`^(${number})(?:\\.\\.(${number}))?$`);
  return (text) => {
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
  };
}

export const readYears = rangeReader("--years", "\\d{4}", "2014..2024, or 2019,2021..2024");
export const readWeeks = rangeReader("--weeks", "\\d{1,2}", "1..15, or 1,3..5");

/** The query of a season of a table, and of one of its weeks. */
export function seasonQuery({ query }: ExportTable, season?: number, week?: number): Readonly<Record<string, Value>> {
  return { ...(season !== undefined && { year: season }), ...(week !== undefined && { week }), ...query };
}

/** The partitions of a table: a file for each season, or each week where weeks are given; without seasons it is one file. */
export function partitionsOf(table: ExportTable, format: FlatFormat): Partition[] {
  return (table.years ?? [undefined]).flatMap((season) =>
    (table.weeks ?? [undefined]).map((week) => {
      const keys = { ...(season !== undefined && { season }), ...(week !== undefined && { week }) };
      const folders = Object.entries(keys).map(([name, value]) => `${name}=${value}`);
      const call: Call = { path: table.path, query: seasonQuery(table, season, week) };
      return { call, keys, file: [...folders, `data.${format}`].join("/") };
    }),
  );
}
