import type { Path } from "../../../../types.js";
import type { SomeSources } from "../../responses/source.js";
import { type TeamSeason, teamSeasons } from "../../simulation/team-games.js";
import { bySeason } from "../by-season.js";
import { adjustedPassing, adjustedRushing, adjustedTeamMetrics, kickerPaarRow } from "./adjusted-metrics.js";

type RowsOfTeam<Row> = (season: TeamSeason, seasons: readonly TeamSeason[]) => readonly Row[];

const hasPlays = ({ games }: TeamSeason): boolean => games.some(({ offense }) => offense.plays.length > 0);

/** The rows of each team with plays, adjusted by the seasons of all teams of the year. */
function adjusted<Row>(path: Path, rowsOfTeam: RowsOfTeam<Row>) {
  return bySeason(path, teamSeasons, hasPlays, (own) => own.flatMap((season) => rowsOfTeam(season, own)));
}

const teams = adjusted("/wepa/team/season", (season, all) => [adjustedTeamMetrics(season, all)]);
const rushing = adjusted("/wepa/players/rushing", adjustedRushing);
const kicking = adjusted("/wepa/players/kicking", kickerPaarRow);
const passing = adjusted("/wepa/players/passing", (season, all) =>
  adjustedPassing(season, all).filter(({ position }) => position === "QB"),
);

/** The operations of the tag `adjustedMetrics`. */
export const adjustedMetricsSources = {
  "/wepa/team/season": { rows: ({ world }, { year }) => teams(world, year) },
  "/wepa/players/passing": { rows: ({ world }, { year }) => passing(world, year) },
  "/wepa/players/rushing": { rows: ({ world }, { year }) => rushing(world, year) },
  "/wepa/players/kicking": { rows: ({ world }, { year }) => kicking(world, year) },
} satisfies SomeSources;
