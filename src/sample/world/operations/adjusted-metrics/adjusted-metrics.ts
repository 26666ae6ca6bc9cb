import type {
  AdjustedEpa,
  AdjustedRushing,
  AdjustedSuccessRate,
  AdjustedTeamMetrics,
  KickerPAAR,
  PlayerWeightedEPA,
} from "../../../../document/schemas.js";
import { squadOf } from "../../facts/rosters.js";
import { conferenceAbbreviation, conferenceName, teamById } from "../../facts/teams.js";
import { efficiency, isDropback, isRun, runYards } from "../../measures/advanced-stats.js";
import { kickerPaar } from "../../measures/kicking.js";
import { adjustedMeasure, type Measure, opponentEase, playsOfSeason } from "../../measures/opponent-adjustment.js";
import { type PlayerPlays, playsByPlayer } from "../../measures/player-plays.js";
import { rate, round, sum } from "../../numbers.js";
import type { Play } from "../../simulation/model.js";
import type { TeamSeason } from "../../simulation/team-games.js";

/** A measure of the plays that meet a condition. */
const of =
  (isIncluded: (play: Play) => boolean, measure: Measure): Measure =>
  (plays) =>
    measure(plays.filter(isIncluded));
const epa: Measure = (plays) => efficiency(plays).ppa;
const success: Measure = (plays) => efficiency(plays).successRate;

/** Yards per run beyond the line yards. */
const highlightYards: Measure = (plays) => {
  const runs = plays.filter(isRun);
  return (
    rate(
      sum(runs, ({ yards }) => yards),
      runs.length,
    ) - runYards(runs).lineYards
  );
};

/** The measures of one unit. */
function unitMeasures(value: (measure: Measure) => number) {
  const points: AdjustedEpa = {
    total: value(epa),
    passing: value(of(isDropback, epa)),
    rushing: value(of(isRun, epa)),
  };
  const successes: AdjustedSuccessRate = {
    total: value(success),
    standardDowns: value(of(({ passingDown }) => !passingDown, success)),
    passingDowns: value(of(({ passingDown }) => passingDown, success)),
  };
  const runs: AdjustedRushing = {
    lineYards: value((plays) => runYards(plays).lineYards),
    secondLevelYards: value((plays) => runYards(plays).secondLevelYards),
    openFieldYards: value((plays) => runYards(plays).openFieldYards ?? 0),
    highlightYards: value(highlightYards),
  };
  return { points, successes, runs, explosiveness: value((plays) => efficiency(plays).explosiveness ?? 0) };
}

/** A row of /wepa/team/season. `seasons` are those of all teams in that year. */
export function adjustedTeamMetrics(season: TeamSeason, seasons: readonly TeamSeason[]): AdjustedTeamMetrics {
  const own = unitMeasures((measure) => adjustedMeasure(season, seasons, "offense", measure));
  const allowed = unitMeasures((measure) => adjustedMeasure(season, seasons, "defense", measure));
  return {
    year: season.season,
    teamId: season.teamId,
    team: teamById(season.teamId).school,
    conference: conferenceName(season.teamId, season.season) ?? "",
    epa: own.points,
    epaAllowed: allowed.points,
    successRate: own.successes,
    successRateAllowed: allowed.successes,
    rushing: own.runs,
    rushingAllowed: allowed.runs,
    explosiveness: own.explosiveness,
    explosivenessAllowed: allowed.explosiveness,
  };
}

function athleteHeader({ season, teamId }: TeamSeason, { id, name }: { id: string; name: string }) {
  return {
    year: season,
    athleteId: id,
    athleteName: name,
    team: teamById(teamId).school,
    conference: conferenceAbbreviation(teamId, season) ?? "",
  };
}

/** Rows of /wepa/players/*: the plays of one kind by player, adjusted like the team's plays of that kind. */
function adjustedPlayers(
  season: TeamSeason,
  seasons: readonly TeamSeason[],
  isIncluded: (play: Play) => boolean,
  playsOf: (own: PlayerPlays) => readonly Play[],
): PlayerWeightedEPA[] {
  const adjustment = opponentEase(season, seasons, "offense", of(isIncluded, epa));
  return playsByPlayer(playsOfSeason(season, "offense")).flatMap((own): PlayerWeightedEPA[] => {
    const plays = playsOf(own);
    if (plays.length === 0) return [];
    const { player } = own;
    const wepa = round(epa(plays) - adjustment, 2);
    return [{ ...athleteHeader(season, player), position: player.position, wepa, plays: plays.length }];
  });
}

/** The rows of /wepa/players/passing for one team. Plays of a target count only for the passer. */
export function adjustedPassing(season: TeamSeason, seasons: readonly TeamSeason[]): PlayerWeightedEPA[] {
  return adjustedPlayers(season, seasons, isDropback, ({ player, passing }) =>
    passing.filter(({ passer }) => passer === player.id),
  );
}

/** The rows of /wepa/players/rushing for one team. */
export function adjustedRushing(season: TeamSeason, seasons: readonly TeamSeason[]): PlayerWeightedEPA[] {
  return adjustedPlayers(season, seasons, isRun, ({ rushing }) => rushing);
}

/** The row of /wepa/players/kicking for a team; none without a field goal attempt. */
export function kickerPaarRow(season: TeamSeason): KickerPAAR[] {
  const { paar, attempts } = kickerPaar(season.games);
  const [kicker] = squadOf(season.teamId, season.season, "PK");
  return kicker === undefined || attempts === 0 ? [] : [{ ...athleteHeader(season, kicker), paar, attempts }];
}
