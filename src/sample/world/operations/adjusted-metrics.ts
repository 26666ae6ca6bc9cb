import type { Path } from "../../../types.js";
import { mapValues, once } from "../computed.js";
import { isWholeSeason } from "../facts/coverage.js";
import { squadOf } from "../facts/rosters.js";
import { conferenceAbbreviation, conferenceOf } from "../facts/teams.js";
import { efficiencies, efficiency, isRun, runYards } from "../measures/advanced-stats.js";
import { adjustedMeasure, type Measure, opponentEase, playsOfSeason } from "../measures/opponent-adjustment.js";
import { splits } from "../measures/play-splits.js";
import { type PlayerPlays, playsByPlayer } from "../measures/player-plays.js";
import { kickerPaar } from "../measures/team-stats.js";
import { mean, round } from "../numbers.js";
import type { Moment, SomeSources } from "../responses/source.js";
import type { Snap } from "../simulation/model.js";
import { playedSeasons, type TeamSeason } from "../simulation/team-games.js";
import { hasPlayByPlay } from "../simulation/world.js";
import { playerHeader, teamHeader } from "./headers.js";
import { bySeason } from "./selected-games.js";

const { all, pass, rush, standardDowns, passingDowns } = splits;
const tests = { all, pass, rush, standardDowns, passingDowns };
// Computed once for a unit's plays in a season, because several measures need it.
const parts = once((plays: readonly Snap[]) => efficiencies(plays, tests));
const runs = once(runYards);

/** A unit's measures. For a defense, the names have the suffix "Allowed". */
const measures = {
  epa: {
    total: (plays) => parts(plays).all.ppa,
    passing: (plays) => parts(plays).pass.ppa,
    rushing: (plays) => parts(plays).rush.ppa,
  },
  successRate: {
    total: (plays) => parts(plays).all.successRate,
    standardDowns: (plays) => parts(plays).standardDowns.successRate,
    passingDowns: (plays) => parts(plays).passingDowns.successRate,
  },
  rushing: {
    lineYards: (plays) => runs(plays).lineYards,
    secondLevelYards: (plays) => runs(plays).secondLevelYards,
    openFieldYards: (plays) => runs(plays).openFieldYards ?? 0,
    // Yards per run beyond the line yards.
    highlightYards: (plays) => mean(plays.filter(isRun).map(({ yards }) => yards)) - runs(plays).lineYards,
  },
} satisfies Record<string, Record<string, Measure>>;

const explosiveness: Measure = (plays) => parts(plays).all.explosiveness ?? 0;

/** Returns a team's row of /wepa/team/season. `seasons` has the seasons of all teams in that year. */
function teamMetrics(season: TeamSeason, seasons: readonly TeamSeason[]) {
  const unit = (name: "offense" | "defense") => {
    const adjusted = (measure: Measure) => adjustedMeasure(season, seasons, name, measure);
    return {
      epa: mapValues(measures.epa, adjusted),
      successRate: mapValues(measures.successRate, adjusted),
      rushing: mapValues(measures.rushing, adjusted),
      explosiveness: adjusted(explosiveness),
    };
  };
  const allowed = unit("defense");
  return [
    {
      ...teamHeader(season.teamId, season.season),
      conference: conferenceAbbreviation(season.teamId, season.season) ?? "",
      ...unit("offense"),
      epaAllowed: allowed.epa,
      successRateAllowed: allowed.successRate,
      rushingAllowed: allowed.rushing,
      explosivenessAllowed: allowed.explosiveness,
    },
  ];
}

/** Returns the rows of /wepa/players/*. A row sums up a player's plays of one kind, adjusted like the team's plays of that kind. */
function adjustedPlayers(
  season: TeamSeason,
  seasons: readonly TeamSeason[],
  measure: Measure,
  playsOfPlayer: (own: PlayerPlays) => readonly Snap[],
) {
  const adjustment = opponentEase(season, seasons, "offense", measure);
  return playsByPlayer(playsOfSeason(season, "offense")).flatMap((own) => {
    const plays = playsOfPlayer(own);
    const wepa = round(efficiency(plays).ppa - adjustment, 2);
    return plays.length === 0
      ? []
      : [{ ...playerHeader(own.player, season.teamId, season.season), wepa, plays: plays.length }];
  });
}

/** Returns a team's row of /wepa/players/kicking. A team without a field goal attempt does not have a row. */
function kickerRow({ season, teamId, games }: TeamSeason) {
  const { paar, attempts } = kickerPaar(games);
  const [kicker] = squadOf(teamId, season, "PK");
  return kicker === undefined || attempts === 0 ? [] : [{ ...playerHeader(kicker, teamId, season), paar, attempts }];
}

const isMeasured = ({ teamId, season, games }: TeamSeason): boolean =>
  conferenceOf(teamId, season)?.classification === "fbs" && games.some(({ game }) => hasPlayByPlay(game));

const isWhole = ({ teamId, season }: TeamSeason): boolean => isWholeSeason(teamId, season);

/** Returns the rows of each FBS team with a whole season, adjusted by the seasons of all FBS teams with plays in the year. */
function adjusted<Row>(path: Path, rowsOf: (season: TeamSeason, seasons: readonly TeamSeason[]) => readonly Row[]) {
  const rows = bySeason(path, playedSeasons, isMeasured, (own) =>
    own.filter(isWhole).flatMap((season) => rowsOf(season, own)),
  );
  return { rows: ({ world }: Moment, { year }: { readonly year?: number | undefined }) => rows(world, year) };
}

export const adjustedMetricsSources = {
  "/wepa/team/season": adjusted("/wepa/team/season", teamMetrics),
  "/wepa/players/passing": adjusted("/wepa/players/passing", (season, all) =>
    // A pass counts only for the passer, not for the target.
    adjustedPlayers(season, all, measures.epa.passing, ({ player, passing }) =>
      passing.filter(({ passer }) => passer === player.id),
    ).filter(({ position }) => position === "QB"),
  ),
  "/wepa/players/rushing": adjusted("/wepa/players/rushing", (season, all) =>
    adjustedPlayers(season, all, measures.epa.rushing, ({ rushing }) => rushing),
  ),
  "/wepa/players/kicking": adjusted("/wepa/players/kicking", kickerRow),
} satisfies SomeSources;
