import { rowSchemaOf } from "../../document/bodies.js";
import { addedColumn, type Column, columnName } from "../../document/columns.js";
import { operations } from "../../document/operation.js";
import { rowKeys } from "../../document/selection.js";
import { operationIdOf } from "../../document/words.js";
import { coverOf, gamesPath, indexQuery } from "../../seasons/cover.js";
import { withIds } from "../../tables/ids.js";
import type { Table } from "../../tables/table.js";
import type { Path } from "../../types.js";
import type { Call, Value } from "../session/call.js";
import { type Chosen, checkedTable } from "./file-table.js";

/** The column with the parameter that a season fills in. Undefined where rows have it, or say themselves what they are about. */
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

/** The column with the season type of rows that name their game alone, such as plays: the service takes it as a parameter, and does not send it. */
export function seasonTypeColumn(path: Path): Column | undefined {
  const schema = rowSchemaOf(path);
  const keys = schema.kind === "object" ? schema.members.map(({ key }) => key) : [];
  if (!operations[path].parameters.seasonType || keys.includes("seasonType") || !keys.includes("gameId"))
    return undefined;
  return addedColumn("season_type", { keys: ["seasonType"], type: "STRING" });
}

/**
 * The list of games that has the season types of a call's rows: that of the season without its week, so that all weeks read one list. Undefined where
 * the call selects one type, has no such column, or names no season.
 */
export function seasonTypeList({ path, query }: Call): Call | undefined {
  const { week: _, ...season } = query;
  const { seasonType = "both" } = season;
  if (seasonType !== "both" || season.year === undefined || !seasonTypeColumn(path)) return undefined;
  const names = indexQuery(path, season, gamesPath);
  const own = Object.entries(season).filter(([name]) => Object.hasOwn(names, name));
  return { path: gamesPath, query: Object.fromEntries(own) };
}

/** The call for the teams of a season, whose ids are added to rows, or for all teams. */
export const teamsCall = (season: Value | undefined): Call => ({
  path: "/teams",
  query: season === undefined ? {} : { year: season },
});

/** A table of an export: of an operation, of one of its lists, or of wide rows. */
export interface StoredTable extends Chosen {
  readonly path: Path;
  /** Whether the ids of teams are beside their names. */
  readonly ids?: true | undefined;
}

export const tableName = ({ path, explode, wide }: StoredTable): string =>
  [operationIdOf(path), explode, wide && "wide"].filter((part) => part !== undefined).join("_");

/** The table of an operation as an export has it, with the columns that it adds. Throws a `UsageError` where there is no such table. */
export function exportedTable({ path, ids, ...chosen }: StoredTable): Table {
  const added = [parameterColumn(path), seasonTypeColumn(path)].filter((column) => column !== undefined);
  const table = checkedTable(path, chosen, added);
  return ids ? { ...table, columns: withIds(path, { ...table, cells: [], length: 0 }, []).columns } : table;
}
