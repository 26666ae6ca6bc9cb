import { selection } from "../../../../../generated/selection.js";
import type { Path } from "../../../../types.js";
import { once } from "../../lazy.js";
import { group } from "../../numbers.js";
import type { Sources } from "../../responses/source.js";
import { type TeamSeason, teamSeasons } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { adjustedPassing, adjustedRushing, adjustedTeamMetrics, kickerPaarRow } from "./adjusted-metrics.js";

type RowsOfTeam<Row> = (season: TeamSeason, seasons: readonly TeamSeason[]) => readonly Row[];

/** The rows of each team with plays, adjusted by the seasons of all teams of the year, since the first season with data. */
function rowsSince<Row>(path: Path, rowsOfTeam: RowsOfTeam<Row>): (world: World) => readonly Row[] {
  const first = selection[path].dataSince ?? 0;
  return once((world: World) => {
    const seasons = teamSeasons(world).filter(
      ({ season, games }) => season >= first && games.some(({ offense }) => offense.plays.length > 0),
    );
    return [...group(seasons, ({ season }) => season).values()].flatMap((own) =>
      own.flatMap((season) => rowsOfTeam(season, own)),
    );
  });
}

const teams = rowsSince("/wepa/team/season", (season, all) => [adjustedTeamMetrics(season, all)]);
const rushing = rowsSince("/wepa/players/rushing", adjustedRushing);
const kicking = rowsSince("/wepa/players/kicking", kickerPaarRow);
const passing = rowsSince("/wepa/players/passing", (season, all) =>
  adjustedPassing(season, all).filter(({ position }) => position === "QB"),
);

/** The operations of the tag `adjustedMetrics`. */
export const adjustedMetricsSources: Sources<
  "/wepa/team/season" | "/wepa/players/passing" | "/wepa/players/rushing" | "/wepa/players/kicking"
> = {
  "/wepa/team/season": { rows: ({ world }) => teams(world) },
  "/wepa/players/passing": { rows: ({ world }) => passing(world) },
  "/wepa/players/rushing": { rows: ({ world }) => rushing(world) },
  "/wepa/players/kicking": { rows: ({ world }) => kicking(world) },
};
