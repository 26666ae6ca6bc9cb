import type {
  PlayerSearchResult,
  PlayerSeasonOverview,
  PlayerTransfer,
  PlayerUsage,
  ReturningProduction,
} from "../../../../generated/schema.js";
import { players } from "../facts/players.js";
import { transfers } from "../facts/transfers.js";
import { oldPlayerSearchResult, playerSearchResult } from "../operations/players/player-search.js";
import { returningProductionRow } from "../operations/players/returning-production.js";
import { playerSeasonOverview, playerUsage } from "../operations/players/season-overview.js";
import { transferRow } from "../operations/players/transfer-portal.js";
import { teamSeasons } from "../simulation/team-games.js";
import type { World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";
import { seasonOfTeam } from "./select.js";

function searchRecordings(): NamedRecording[] {
  const { ok } = recorder<PlayerSearchResult[]>("/player/search");
  const found = (text: string): PlayerSearchResult[] =>
    players.filter(({ name }) => name.toLowerCase().includes(text)).map(playerSearchResult);
  return [
    ok("smith", { searchTerm: "smith" }, found("smith")),
    ok("howard", { searchTerm: "howard" }, found("howard")),
    ok(
      "vilma-2001",
      { searchTerm: "vilma", team: "Miami" },
      found("vilma").map((row) => oldPlayerSearchResult(row, "Coral Gables")),
    ),
  ];
}

function seasonRecordings(world: World): NamedRecording[] {
  const usage = recorder<PlayerUsage[]>("/player/usage");
  const overviews = recorder<PlayerSeasonOverview>("/player/season/overview");
  const returning = recorder<ReturningProduction[]>("/player/returning");
  const seasons = teamSeasons(world).filter(({ season }) => season === 2024);
  const ohioState = seasonOfTeam(seasons, 2024, 194);
  const texas = seasonOfTeam(seasons, 2024, 251);
  const overview = (name: string, playerId: number): NamedRecording =>
    overviews.ok(name, { year: 2024, playerId }, playerSeasonOverview(ohioState, String(playerId)));
  return [
    usage.ok("playoff-2024", { year: 2024 }, seasons.flatMap(playerUsage)),
    overview("quarterback", 9_000_001),
    overview("receiver", 9_000_003),
    overview("kicker", 9_000_004),
    overview("defender", 9_000_009),
    overviews.ok("quinn-ewers", { year: 2024, playerId: 4889929 }, playerSeasonOverview(texas, "4889929")),
    overviews.noContent("nothing", { year: 2020, playerId: 9_000_001 }),
    returning.ok("2025", { year: 2025 }, seasons.map(returningProductionRow)),
  ];
}

function transferPortalRecordings(): NamedRecording[] {
  const { ok } = recorder<PlayerTransfer[]>("/player/portal");
  const rows = (year: number): PlayerTransfer[] => transfers.filter(({ season }) => season === year).map(transferRow);
  return [2021, 2024, 2025].map((year) => ok(String(year), { year }, rows(year)));
}

/** The recordings of the tag `players`. */
export function playersRecordings(world: World): NamedRecording[] {
  return [...searchRecordings(), ...seasonRecordings(world), ...transferPortalRecordings()];
}
