import { addedColumn } from "../document/columns.js";
import { memberOf } from "../document/json.js";
import { teamNames } from "../document/selection.js";
import type { Path } from "../types.js";
import type { Cell } from "./read.js";
import type { FilledTable } from "./table.js";

/** A team as `/teams` lists it. */
export interface TeamId {
  readonly id: number;
  readonly school: string;
}

/**
 * A table with the id of the team beside each name of one whose id its row does not have; null where the rows of `/teams` have no such school, or
 * several.
 */
export function withIds(path: Path, table: FilledTable, teams: readonly unknown[]): FilledTable {
  const { columns, cells, length } = table;
  // The service compares names without regard to case.
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
