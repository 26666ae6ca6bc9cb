import type { TeamSeason } from "../simulation/team-games.js";

/** The rows of one team in one season. */
export function rowsOfTeam<Row extends { readonly season: number; readonly team: string }>(
  rows: readonly Row[],
  { year, team }: { readonly year: number; readonly team: string },
): Row[] {
  return rows.filter((row) => row.season === year && row.team === team);
}

/** The season of one team. */
export function seasonOfTeam(seasons: readonly TeamSeason[], year: number, teamId: number): TeamSeason {
  const found = seasons.find((each) => each.season === year && each.teamId === teamId);
  if (found === undefined) throw new Error(`The team ${teamId} has no games in ${year}.`);
  return found;
}

/** A name for a recording: "Ohio State" is "ohio-state". */
export function slug(school: string): string {
  return school.toLowerCase().replaceAll(" ", "-");
}
