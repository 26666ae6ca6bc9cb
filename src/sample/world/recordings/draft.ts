import type { DraftPick, DraftPosition, DraftTeam } from "../../../../generated/schema.js";
import { draftPicks } from "../facts/draft-picks.js";
import { draftPickRow, draftPositionRows, draftTeamRows } from "../operations/draft.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `draft`. */
export function draftRecordings(): NamedRecording[] {
  const teams = recorder<DraftTeam[]>("/draft/teams");
  const positions = recorder<DraftPosition[]>("/draft/positions");
  const picks = recorder<DraftPick[]>("/draft/picks");
  const years = [...new Set(draftPicks.map(({ year }) => year))];
  const rows = (year: number): DraftPick[] => draftPicks.filter((pick) => pick.year === year).map(draftPickRow);
  return [
    teams.ok("all", {}, draftTeamRows()),
    positions.ok("all", {}, draftPositionRows()),
    ...years.map((year) => picks.ok(String(year), { year }, rows(year))),
  ];
}
