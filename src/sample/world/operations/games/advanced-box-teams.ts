import type { BoxScoreTeams } from "../../../../document/schemas.js";
import { teamById } from "../../facts/teams.js";
import {
  efficiency,
  fieldPosition,
  havocRates,
  isCounted,
  isDropback,
  isRun,
  runYards,
  scoringOpportunities,
} from "../../measures/advanced-stats.js";
import { noQuarters, quarters } from "../../measures/quarters.js";
import { round } from "../../numbers.js";
import type { Play } from "../../simulation/model.js";
import type { TeamGame } from "../../simulation/team-games.js";
import { passing } from "../passing.js";
import { rushing } from "../rushing.js";

type Row<K extends keyof BoxScoreTeams> = BoxScoreTeams[K][number];

const school = ({ teamId }: TeamGame): string => teamById(teamId).school;
const counted = ({ offense }: TeamGame): Play[] => offense.plays.filter(isCounted);
const isPassingDown = ({ passingDown }: Play): boolean => passingDown;

function ppaRow(side: TeamGame, value: (plays: readonly Play[]) => number): Row<"ppa"> {
  const plays = counted(side);
  return {
    team: school(side),
    plays: plays.length,
    overall: quarters(plays, value),
    passing: quarters(plays.filter(isDropback), value),
    rushing: quarters(plays.filter(isRun), value),
  };
}

function successRatesRow(side: TeamGame): Row<"successRates"> {
  const plays = counted(side);
  const value = (some: readonly Play[]): number => round(efficiency(some).successRate, 3);
  return {
    team: school(side),
    overall: quarters(plays, value),
    standardDowns: quarters(
      plays.filter((play) => !isPassingDown(play)),
      value,
    ),
    passingDowns: quarters(plays.filter(isPassingDown), value),
  };
}

function explosivenessRow(side: TeamGame): Row<"explosiveness"> {
  return {
    team: school(side),
    overall: quarters(counted(side), (plays) => round(efficiency(plays).explosiveness ?? 0, 2)),
  };
}

function rushingRow(side: TeamGame): Row<"rushing"> {
  const yards = runYards(side.offense.plays);
  return {
    team: school(side),
    powerSuccess: round(yards.powerSuccess ?? 0, 3),
    stuffRate: round(yards.stuffRate, 3),
    lineYards: yards.lineYardsTotal,
    lineYardsAverage: round(yards.lineYards, 1),
    secondLevelYards: yards.secondLevelYardsTotal,
    secondLevelYardsAverage: round(yards.secondLevelYards, 1),
    openFieldYards: yards.openFieldYardsTotal,
    openFieldYardsAverage: round(yards.openFieldYards ?? 0, 1),
  };
}

function scoringOpportunitiesRow(side: TeamGame): Row<"scoringOpportunities"> {
  const { total, points, perOpportunity } = scoringOpportunities(side.offense.drives);
  return { team: school(side), opportunities: total, points, pointsPerOpportunity: round(perOpportunity, 2) };
}

function fieldPositionRow(side: TeamGame): Row<"fieldPosition"> {
  const { averageStart, predictedPoints } = fieldPosition(side.offense.drives);
  return {
    team: school(side),
    averageStart,
    averageStartingPredictedPoints: predictedPoints === null ? null : round(predictedPoints, 2),
  };
}

/** The `teams` object of an advanced box score. */
export function advancedBoxTeams(sides: readonly TeamGame[]): BoxScoreTeams {
  return {
    ppa: sides.map((side) => ppaRow(side, (plays) => round(efficiency(plays).ppa, 3))),
    cumulativePpa: sides.map((side) => ppaRow(side, (plays) => round(efficiency(plays).totalPPA, 1))),
    successRates: sides.map(successRatesRow),
    explosiveness: sides.map(explosivenessRow),
    rushing: sides.map(rushingRow),
    // Havoc is a statistic of the defense.
    havoc: sides.map((side) => ({ team: school(side), ...havocRates(side.defense.plays) })),
    scoringOpportunities: sides.map(scoringOpportunitiesRow),
    fieldPosition: sides.map(fieldPositionRow),
    passing: sides.flatMap(passing.teamGames),
    rushingAdvanced: sides.flatMap(rushing.teamGames),
  };
}

/** An advanced box score in which one team lacks its numbers, as in box scores of old games. */
export function withoutNumbersOf(teams: BoxScoreTeams, team: string): BoxScoreTeams {
  const replaced = <T extends { team: string }>(rows: readonly T[], empty: (row: T) => T): T[] =>
    rows.map((row) => (row.team === team ? empty(row) : row));
  const noPpa = ({ team: name }: Row<"ppa">): Row<"ppa"> => ({
    team: name,
    plays: null,
    overall: noQuarters,
    passing: noQuarters,
    rushing: noQuarters,
  });
  return {
    ...teams,
    ppa: replaced(teams.ppa, noPpa),
    cumulativePpa: replaced(teams.cumulativePpa, noPpa),
    successRates: replaced(teams.successRates, ({ team: name }) => ({
      team: name,
      overall: noQuarters,
      standardDowns: noQuarters,
      passingDowns: noQuarters,
    })),
    explosiveness: replaced(teams.explosiveness, (row) => ({
      ...row,
      overall: { ...noQuarters, total: row.overall.total },
    })),
    rushing: replaced(teams.rushing, ({ team: name }) => ({
      team: name,
      powerSuccess: null,
      stuffRate: null,
      lineYards: null,
      lineYardsAverage: null,
      secondLevelYards: null,
      secondLevelYardsAverage: null,
      openFieldYards: null,
      openFieldYardsAverage: null,
    })),
    havoc: replaced(teams.havoc, ({ team: name }) => ({ team: name, total: null, frontSeven: null, db: null })),
    scoringOpportunities: replaced(teams.scoringOpportunities, ({ team: name }) => ({
      team: name,
      opportunities: null,
      points: null,
      pointsPerOpportunity: null,
    })),
    fieldPosition: replaced(teams.fieldPosition, ({ team: name }) => ({
      team: name,
      averageStart: null,
      averageStartingPredictedPoints: null,
    })),
  };
}
