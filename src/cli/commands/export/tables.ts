import { operations, paths } from "../../../document/operation.js";
import { prose } from "../../../document/prose.js";
import { operationIdOf } from "../../../document/words.js";
import type { QueryError } from "../../../errors.js";
import { coverOf } from "../../../seasons/cover.js";
import { listsOf } from "../../../tables/table.js";
import type { Path } from "../../../types.js";
import { checkedTable } from "../../files/file-table.js";
import { type Call, pathOf, queryOf, splitWord } from "../../session/call.js";
import { UsageError } from "../../session/exit.js";
import { queryError } from "../../session/query-check.js";

/** A table of an export: an operation, or one of its lists, in a folder of its own. */
export interface ExportTable {
  readonly path: Path;
  /** What all of its calls have in common. */
  readonly query: Call["query"];
  /** The name of its folder: the operationId, with the name of an exploded list behind it. */
  readonly name: string;
  readonly explode?: string;
  /** Its seasons. Undefined where the operation has none, or none are wanted: the table is one file. */
  readonly years?: readonly number[];
  /** The weeks that are given. */
  readonly weeks?: readonly number[];
  /** Whether the weeks of each season that have games are listed first, because the rules want a week. */
  readonly listing: boolean;
}

/** What the options of an export say about its tables. */
export interface Wanted {
  readonly years?: readonly number[];
  readonly weeks?: readonly number[];
  readonly explode?: string;
  readonly all?: true;
}

/** The operations of a group: those of a tag of the document. */
function groupOf(word: string): readonly Path[] {
  return paths.filter((path) => prose[path].tag === word);
}

const takes = (path: Path, name: string) => Object.hasOwn(operations[path].parameters, name);

/** The name of the parameter that a season fills in; undefined where a query needs none, or none completes it. */
function fillOf(path: Path, query: Call["query"], season: number): string | undefined {
  return coverOf(path, { ...query, year: season }).fill?.parameter;
}

/** The error for a season that no calls cover; undefined where some do. */
function seasonError(path: Path, query: Call["query"]): QueryError | undefined {
  const { fill, faults } = coverOf(path, query);
  return fill ? undefined : queryError(path, query, faults);
}

const isSeasonal = (path: Path, query: Call["query"], season: number) =>
  takes(path, "year") || fillOf(path, query, season) !== undefined;

/** A table of one operation. Throws a {@link UsageError} or a `QueryError` where its calls would break a rule. */
function tableOf(path: Path, query: Call["query"], { years, weeks, explode }: Wanted): ExportTable {
  for (const name of ["year", "week"] as const) {
    if (!takes(path, name) || !Object.hasOwn(query, name)) continue;
    const given = name === "year" || weeks !== undefined;
    if (given) throw new UsageError(`${name}=${query[name]}: give it by --${name}s alone: --${name}s ${query[name]}`);
  }
  const name = explode === undefined ? operationIdOf(path) : `${operationIdOf(path)}_${explode}`;
  const common = { path, query, name, ...(explode !== undefined && { explode }) };
  const [first] = years ?? [];
  if (years === undefined || first === undefined || !isSeasonal(path, query, first)) {
    const error = queryError(path, query);
    if (error?.parameters.includes("year")) {
      throw new UsageError(`${error.message} Seasons are given by --years 2014..2024.`);
    }
    // Games are found by their season.
    if (error && fillOf(path, query, 2024) !== undefined) {
      throw new UsageError(`${error.message} --years 2014..2024 requests it for every game of these seasons.`);
    }
    if (error) throw error;
    return { ...common, listing: false };
  }
  if (weeks !== undefined && takes(path, "week")) {
    const error = queryError(path, { year: first, week: 1, ...query });
    if (error) throw error;
    return { ...common, years, weeks, listing: false };
  }
  const error = seasonError(path, { year: first, ...query });
  if (error) throw error;
  return { ...common, years, listing: fillOf(path, query, first) === "week" };
}

/** The tables of an export, and which operations of its groups are left out, with the reason. */
export interface Found {
  readonly tables: readonly ExportTable[];
  readonly leftOut: readonly string[];
}

/** Why an operation of a group is no table. */
function reasonAgainst(path: Path): string | undefined {
  return operations[path].freshness === "live" ? "it is about this moment" : undefined;
}

/**
 * The tables that words name: operations, groups and `name=value` for all of them. A bare word that is the name of a group is the group. An
 * operation of a group that the query does not fit is left out; one that is named itself must fit. Throws a {@link UsageError} or a `QueryError`.
 */
export function tablesOf(given: readonly string[], wanted: Wanted): Found {
  const isPair = (word: string) => /^[^=/?]+=/.test(word);
  const pairs = given.filter(isPair);
  const named = given.filter((word) => !isPair(word));
  if (wanted.all && named.length > 0)
    throw new UsageError(`--all and ${named[0]} exclude each other: give one of them`);
  if (!wanted.all && named.length === 0) throw new UsageError("name an operation or a group, such as /games, or --all");
  if (wanted.years === undefined && wanted.weeks !== undefined)
    throw new UsageError("--weeks needs --years, such as --years 2024");
  const tables = new Map<string, ExportTable>();
  const leftOut: string[] = [];
  const add = (path: Path, own: readonly string[]) => {
    const lists = wanted.explode !== undefined && listsOf(path).includes(wanted.explode);
    const { explode, ...rest } = wanted;
    const table = tableOf(path, queryOf(path, [...own, ...pairs]), lists && explode ? { ...rest, explode } : rest);
    const other = tables.get(table.name);
    if (other !== undefined && JSON.stringify(other.query) !== JSON.stringify(table.query))
      throw new UsageError(`${path} is given twice, with different parameters: export them into different folders`);
    tables.set(table.name, table);
  };
  for (const path of wanted.all ? paths : []) addOfGroup(path);
  for (const word of named) {
    const group = groupOf(word);
    for (const path of group) addOfGroup(path);
    if (group.length > 0) continue;
    const split = splitWord(word);
    add(pathOf(split.word), split.pairs);
  }
  function addOfGroup(path: Path): void {
    let reason = reasonAgainst(path);
    try {
      if (reason === undefined) add(path, []);
    } catch (error) {
      if (!(error instanceof Error) || (wanted.years === undefined && error.message.includes("--years"))) throw error;
      reason = error.message;
    }
    if (reason !== undefined) leftOut.push(`${operationIdOf(path)} (${path}) is left out: ${reason}`);
  }
  checkOptions([...tables.values()], wanted, named.length === 1 && tables.size === 1);
  return { tables: [...tables.values()], leftOut };
}

/** Throws a {@link UsageError} for an option that no table has a use for. */
function checkOptions(tables: readonly ExportTable[], { years, weeks, explode }: Wanted, single: boolean): void {
  const [first] = tables;
  if (first === undefined)
    throw new UsageError(
      "no operation of these groups can be exported by itself: name others, which `cfb operations` lists",
    );
  const none = single ? `${first.path} (${first.name})` : "none of these operations";
  if (years && !tables.some((table) => table.years)) {
    throw new UsageError(`${none} takes ${single ? "no" : "a"} year: leave --years out`);
  }
  if (weeks && !tables.some((table) => table.weeks)) {
    throw new UsageError(`${none} takes ${single ? "no" : "a"} week: leave --weeks out`);
  }
  if (explode !== undefined && !tables.some((table) => table.explode)) {
    if (single) checkedTable(first.path, explode);
    throw new UsageError(`--explode: ${none} has a list ${explode}: leave --explode out`);
  }
}
