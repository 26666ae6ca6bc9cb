import type { AdjustedTeamMetrics, KickerPAAR, PlayerWeightedEPA } from "../../../../generated/schema.js";
import {
  adjustedPassing,
  adjustedRushing,
  adjustedTeamMetrics,
  kickerPaarRow,
} from "../operations/adjusted-metrics.js";
import { teamSeasons } from "../simulation/team-games.js";
import type { World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** The recordings of the tag `adjustedMetrics`, whose operations all need a tier. */
export function adjustedMetricsRecordings(world: World): NamedRecording[] {
  const team = recorder<AdjustedTeamMetrics[]>("/wepa/team/season");
  const passing = recorder<PlayerWeightedEPA[]>("/wepa/players/passing");
  const rushing = recorder<PlayerWeightedEPA[]>("/wepa/players/rushing");
  const kicking = recorder<KickerPAAR[]>("/wepa/players/kicking");
  const query = { year: 2024 };
  const seasons = teamSeasons(world).filter(({ season }) => season === query.year);
  return [
    team.ok(
      "playoff-2024",
      query,
      seasons.map((season) => adjustedTeamMetrics(season, seasons)),
    ),
    passing.ok(
      "playoff-2024",
      query,
      seasons.flatMap((season) => adjustedPassing(season, seasons)),
    ),
    rushing.ok(
      "playoff-2024",
      query,
      seasons.flatMap((season) => adjustedRushing(season, seasons)),
    ),
    kicking.ok("playoff-2024", query, seasons.flatMap(kickerPaarRow)),
    ...[team, passing, rushing, kicking].map(({ tierTooLow }) => tierTooLow("tier-too-low", query)),
  ];
}
