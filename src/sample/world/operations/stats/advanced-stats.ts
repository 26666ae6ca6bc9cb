import type { AdvancedGameStat, AdvancedSeasonStat, GameHavocStats, SideBlock } from "../../../../document/schemas.js";
import { conferenceAbbreviation, conferenceName, teamById } from "../../facts/teams.js";
import {
  type Efficiency,
  efficiency,
  fieldPosition,
  havocOf,
  havocRates,
  isCounted,
  isDropback,
  isRun,
  runYards,
  scoringOpportunities,
} from "../../measures/advanced-stats.js";
import { everyPlay, type PlayTest } from "../../measures/garbage-time.js";
import { count, rate } from "../../numbers.js";
import type { Play } from "../../simulation/model.js";
import type { Possessions, TeamGame, TeamSeason } from "../../simulation/team-games.js";

/** The first season with havoc and field position. */
const FIRST_HAVOC_SEASON = 2004;

const downSplit = ({ ppa, successRate, explosiveness }: Efficiency) => ({ ppa, successRate, explosiveness });
const playSplit = (measured: Efficiency) => ({ ...downSplit(measured), totalPPA: measured.totalPPA });

/** The measures that rows of seasons and of games have in common, from the plays that pass a test and from drives with such a play. */
function commonMeasures({ plays, drives }: Possessions, isIncluded: PlayTest) {
  const all = plays.filter((play) => isCounted(play) && isIncluded(play));
  const { ppa, totalPPA, successRate, explosiveness } = efficiency(all);
  const parts = {
    standardDowns: all.filter(({ passingDown }) => !passingDown),
    passingDowns: all.filter(({ passingDown }) => passingDown),
    rushingPlays: all.filter(isRun),
    passingPlays: all.filter(isDropback),
  };
  const { openFieldYards, ...yards } = runYards(all);
  return {
    parts,
    openFieldYards,
    runs: parts.rushingPlays.length,
    measures: {
      plays: all.length,
      drives: count(drives, (drive) => drive.plays.some(isIncluded)),
      ppa,
      totalPPA,
      successRate,
      explosiveness,
      ...yards,
    },
  };
}

/** The object of one unit in a row of /stats/season/advanced. Havoc, scoring opportunities and field position count every play. */
function seasonUnit(possessions: Possessions, season: number, allowed: boolean, isIncluded: PlayTest): SideBlock {
  const { parts, openFieldYards, measures } = commonMeasures(possessions, isIncluded);
  const share = (plays: readonly Play[]): number => rate(plays.length, measures.plays);
  const { total, perOpportunity } = scoringOpportunities(possessions.drives);
  const { averageStart, predictedPoints } = fieldPosition(season < FIRST_HAVOC_SEASON ? [] : possessions.drives);
  return {
    ...measures,
    openFieldYards: openFieldYards ?? 0,
    totalOpportunies: total,
    pointsPerOpportunity: perOpportunity,
    // For a defense, predicted points of the opponent are negative.
    fieldPosition: {
      averageStart,
      averagePredictedPoints: predictedPoints === null ? null : allowed ? -predictedPoints : predictedPoints,
    },
    havoc: havocRates(season < FIRST_HAVOC_SEASON ? [] : possessions.plays),
    standardDowns: { rate: share(parts.standardDowns), ...downSplit(efficiency(parts.standardDowns)) },
    passingDowns: { rate: share(parts.passingDowns), ...downSplit(efficiency(parts.passingDowns)) },
    rushingPlays: { rate: share(parts.rushingPlays), ...playSplit(efficiency(parts.rushingPlays)) },
    passingPlays: { rate: share(parts.passingPlays), ...playSplit(efficiency(parts.passingPlays)) },
  };
}

/** A row of /stats/season/advanced. */
export function advancedSeason({ season, teamId, games }: TeamSeason, isIncluded = everyPlay): AdvancedSeasonStat {
  const possessions = (unit: "offense" | "defense"): Possessions => ({
    plays: games.flatMap((game) => game[unit].plays),
    drives: games.flatMap((game) => game[unit].drives),
  });
  const defense = seasonUnit(possessions("defense"), season, true, isIncluded);
  return {
    season,
    team: teamById(teamId).school,
    conference: conferenceName(teamId, season) ?? "",
    offense: seasonUnit(possessions("offense"), season, false, isIncluded),
    // The service repeats the total of all passing plays here.
    defense: { ...defense, passingDowns: { ...defense.passingDowns, totalPPA: defense.passingPlays.totalPPA } },
  };
}

function gameUnit(possessions: Possessions, isIncluded: PlayTest) {
  const { parts, openFieldYards, runs, measures } = commonMeasures(possessions, isIncluded);
  return {
    openFieldYards,
    runs,
    measures: {
      ...measures,
      standardDowns: downSplit(efficiency(parts.standardDowns)),
      passingDowns: downSplit(efficiency(parts.passingDowns)),
      rushingPlays: playSplit(efficiency(parts.rushingPlays)),
      passingPlays: playSplit(efficiency(parts.passingPlays)),
    },
  };
}

/** A row of /stats/game/advanced. Without a run, `offense` lacks the average of open field yards and `defense` the total. */
export function advancedGame(side: TeamGame, isIncluded = everyPlay): AdvancedGameStat {
  const { game, teamId, opponentId, offense, defense } = side;
  const own = gameUnit(offense, isIncluded);
  const faced = gameUnit(defense, isIncluded);
  return {
    gameId: game.id,
    season: game.season,
    seasonType: game.seasonType,
    week: game.week,
    team: teamById(teamId).school,
    opponent: teamById(opponentId).school,
    offense: { ...own.measures, openFieldYards: own.openFieldYards },
    defense: {
      ...faced.measures,
      openFieldYards: faced.openFieldYards ?? 0,
      openFieldYardsTotal: faced.runs === 0 ? null : faced.measures.openFieldYardsTotal,
    },
  };
}

function havocUnit(plays: readonly Play[]): GameHavocStats["offense"] {
  const havoc = havocOf(plays);
  return {
    totalPlays: havoc.plays,
    totalHavocEvents: havoc.total,
    frontSevenHavocEvents: havoc.front,
    dbHavocEvents: havoc.back,
    havocRate: rate(havoc.total, havoc.plays),
    frontSevenHavocRate: rate(havoc.front, havoc.plays),
    dbHavocRate: rate(havoc.back, havoc.plays),
  };
}

/** A row of /stats/game/havoc: the havoc that the offense allowed, and that of the defense. */
export function gameHavoc({ game, teamId, opponentId, offense, defense }: TeamGame): GameHavocStats {
  return {
    gameId: game.id,
    season: game.season,
    seasonType: game.seasonType,
    week: game.week,
    team: teamById(teamId).school,
    conference: conferenceAbbreviation(teamId, game.season),
    opponent: teamById(opponentId).school,
    opponentConference: conferenceAbbreviation(opponentId, game.season),
    offense: havocUnit(offense.plays),
    defense: havocUnit(defense.plays),
  };
}
