import { addedColumn } from "../document/columns.js";
import { memberOf } from "../document/json.js";
import { teamNames } from "../document/selection.js";
import type { Path } from "../types.js";
import type { Cell } from "./read.js";
import type { FilledTable } from "./table.js";

/** A team as `/teams` returns it. */
export interface TeamId {
  readonly id: number;
  readonly school: string;
}

/** Whether {@link withIds} adds a column to a table with these columns. */
export const takesIds = (path: Path, columns: readonly { readonly name: string }[]): boolean =>
  columns.some(({ name }) => teamNames[path]?.includes(name));

/**
 * Adds a column with the team's id beside each team name, unless the row already has the id. The id is null if no team, or more than one, has the
 * name.
 */
export function withIds(path: Path, table: FilledTable, teams: readonly unknown[]): FilledTable {
  const { columns, cells, length } = table;
  // The service ignores case when it compares names.
  const ids = new Map<string, unknown>();
  for (const team of teams) {
    const school = `${memberOf(team, "school")}`.toLowerCase();
    ids.set(school, ids.has(school) ? null : memberOf(team, "id"));
  }
  const idOf = (cell: Cell) => {
    const id = typeof cell === "string" ? ids.get(cell.toLowerCase()) : undefined;
    return typeof id === "number" ? id : null;
  };
  const all = columns.flatMap((column, index) => {
    const columnCells = cells[index] ?? [];
    if (!teamNames[path]?.includes(column.name)) return [{ column, columnCells }];
    return [
      { column, columnCells },
      { column: addedColumn(`${column.name}_id`, { type: "INT32" }), columnCells: columnCells.map(idOf) },
    ];
  });
  return { columns: all.map(({ column }) => column), cells: all.map(({ columnCells }) => columnCells), length };
}
