import type { BettingGame } from "../../../../generated/schema.js";
import { bettingGame } from "../operations/betting.js";
import { gamesOfSeason, type World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `betting`. */
export function bettingRecordings(world: World): NamedRecording[] {
  const { ok } = recorder<BettingGame[]>("/lines");
  // A game of two unknown teams is in neither division and has no row.
  const upcoming = gamesOfSeason(world, 2025).filter(({ seasonType }) => seasonType === "regular");
  return [
    ok("playoff-2024", { year: 2024, seasonType: "postseason" }, gamesOfSeason(world, 2024).map(bettingGame)),
    ok("upcoming-2025", { year: 2025, week: 1, seasonType: "regular" }, upcoming.map(bettingGame)),
    ...gamesOfSeason(world, 1921).map((game) => ok("by-id-1921", { gameId: game.id }, [bettingGame(game)])),
  ];
}
