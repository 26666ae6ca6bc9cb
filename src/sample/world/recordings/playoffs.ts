import type { CfpPlayoff, PlayoffMatchup, PlayoffParticipant } from "../../../../generated/schema.js";
import { playoffMatchups } from "../operations/playoffs/matchups.js";
import { playoff, playoffParticipants } from "../operations/playoffs/playoffs.js";
import type { World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `playoffs`: a completed playoff, a scheduled one, and a season without a playoff. */
export function playoffsRecordings(world: World): NamedRecording[] {
  const playoffs = recorder<CfpPlayoff>("/playoffs/cfp");
  const participants = recorder<PlayoffParticipant[]>("/playoffs/cfp/participants");
  const games = recorder<PlayoffMatchup[]>("/playoffs/cfp/games");
  return [
    playoffs.ok("2024", { year: 2024 }, playoff(world, 2024)),
    playoffs.ok("scheduled-2025", { year: 2025 }, playoff(world, 2025)),
    participants.ok("2024", { year: 2024 }, playoffParticipants(world, 2024)),
    participants.ok("scheduled-2025", { year: 2025 }, playoffParticipants(world, 2025)),
    games.ok("2024", { year: 2024 }, playoffMatchups(world, 2024)),
    games.ok("scheduled-2025", { year: 2025 }, playoffMatchups(world, 2025)),
    ...[playoffs, participants, games].map(({ failure }) =>
      failure("no-playoff", { year: 2001 }, 404, { message: "CFP playoff not found" }),
    ),
  ];
}
