import type { Drive } from "../../../../generated/schema.js";
import { driveRow, unparsedDriveRow } from "../operations/drives.js";
import { UNPARSED_GAME, unparsedDrives } from "../simulation/unparsed-plays.js";
import type { World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `drives`: one side of a semifinal, and a game whose plays could not be parsed. */
export function drivesRecordings(world: World): NamedRecording[] {
  const { ok } = recorder<Drive[]>("/drives");
  const rows = world
    .flatMap((game) => game.playByPlay?.drives.map((drive) => driveRow(game, drive)) ?? [])
    .filter(({ offense, defense }) => offense === "Texas" && defense === "Ohio State");
  const unparsed = world
    .filter(({ id }) => id === UNPARSED_GAME)
    .flatMap((game) => unparsedDrives.map((plays) => unparsedDriveRow(game, plays)));
  return [
    ok("cotton-bowl-texas", { year: 2024, offense: "Texas", defense: "Ohio State" }, rows),
    ok("broken-off-2021", { year: 2021, week: 1, team: "St. Andrews" }, unparsed),
  ];
}
