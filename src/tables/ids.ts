import { addedColumn, type Column } from "../document/columns.js";
import { teamNames } from "../document/keys.js";
import type { Path } from "../types.js";
import type { Cell } from "./read.js";
import { fieldOfWide } from "./wide.js";

/** A team as `/teams` lists it. */
export interface TeamId {
  readonly id: number;
  readonly school: string;
}

/** The columns of a table, with the cells of each. */
export interface Cells {
  readonly columns: readonly Column[];
  readonly cells: readonly (readonly Cell[])[];
}

/** The columns of a table that name a team whose id their row does not have. */
export function teamNamesIn(path: Path, columns: readonly Column[], wide: boolean): ReadonlySet<string> {
  const fields = new Set(teamNames[path]);
  const at = wide ? fieldOfWide(path) : ({ keys, depth }: Column) => (depth === 0 ? keys.join(".") : "");
  return new Set(columns.filter((column) => fields.has(at(column))).map(({ name }) => name));
}

/** A table with the id of the team beside each of these names; null where the list has no such school. */
export function withIds({ columns, cells }: Cells, names: ReadonlySet<string>, teams: readonly TeamId[]): Cells {
  // The service compares names without regard to case.
  const ids = new Map(teams.map(({ id, school }) => [school.toLowerCase(), id]));
  const idOf = (cell: Cell) => (typeof cell === "string" ? (ids.get(cell.toLowerCase()) ?? null) : null);
  const all = columns.flatMap((column, index) => {
    const own = cells[index] ?? [];
    const id = { column: addedColumn(`${column.name}_id`, { type: "INT32" }), own: own.map(idOf) };
    return names.has(column.name) ? [{ column, own }, id] : [{ column, own }];
  });
  return { columns: all.map(({ column }) => column), cells: all.map(({ own }) => own) };
}
