import type { Column } from "../../document/columns.js";
import { isObject } from "../../document/json.js";
import { type TeamId, teamNamesIn, withIds } from "../../tables/ids.js";
import type { Path } from "../../types.js";
import type { Call } from "../session/call.js";
import type { Session } from "../session/session.js";
import type { FileTable } from "./file-table.js";

/** The columns of a table with those of the ids of teams. */
export const withIdColumns = (path: Path, columns: readonly Column[], wide: boolean): readonly Column[] =>
  withIds({ columns, cells: [] }, teamNamesIn(path, columns, wide), []).columns;

/** The call for the teams of a season, or for all teams. */
export const teamsCall = (season: number | undefined): Call => ({
  path: "/teams",
  query: season === undefined ? {} : { year: season },
});

/** The teams in the data of {@link teamsCall}. */
export function teamsIn(data: unknown): TeamId[] {
  return (Array.isArray(data) ? data : []).flatMap((row: unknown) => {
    if (!isObject(row) || typeof row.id !== "number" || typeof row.school !== "string") return [];
    return [{ id: row.id, school: row.school }];
  });
}

/** The table of a file with the id of the team beside each name whose row does not have it. */
export function withTeamIds(file: FileTable, path: Path, wide: boolean, teams: readonly TeamId[]): FileTable {
  const names = teamNamesIn(path, file.columns, wide);
  return {
    columns: withIdColumns(path, file.columns, wide),
    length: file.length,
    cells: (onMisfit) =>
      withIds({ columns: file.columns, cells: file.cells(onMisfit) }, names, teams).cells.map((own) => [...own]),
  };
}

/** What adds the ids of the teams of a call's season to its file, by one call to /teams, which is stored. */
export async function teamIdsOf(session: Session, { path, query }: Call, wide: boolean) {
  const season = typeof query.year === "number" ? query.year : undefined;
  const teams = teamsIn(await session.get(teamsCall(season)));
  return (file: FileTable) => withTeamIds(file, path, wide, teams);
}
