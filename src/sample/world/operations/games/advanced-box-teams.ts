import type { BoxScoreTeams } from "../../../../document/schema.js";
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
import { quarters, splits } from "../../measures/play-splits.js";
import { round, roundOrNull } from "../../numbers.js";
import type { Sparse } from "../../responses/source.js";
import type { Play } from "../../simulation/model.js";
import type { TeamGame } from "../../simulation/team-games.js";
import { passing } from "../passing.js";
import { rushing } from "../rushing.js";

type Measured = (plays: readonly Play[]) => number;

const counted = ({ offense }: TeamGame): Play[] => offense.timed.plays.filter(isCounted);
const ofKind = (plays: readonly Play[], value: Measured) => ({
  overall: quarters(plays, value),
  passing: quarters(plays.filter(isDropback), value),
  rushing: quarters(plays.filter(isRun), value),
});

const ppa: Measured = (plays) => round(efficiency(plays).ppa, 3);
const totalPpa: Measured = (plays) => round(efficiency(plays).totalPPA, 1);
const successRate: Measured = (plays) => round(efficiency(plays).successRate, 3);
const explosiveness: Measured = (plays) => round(efficiency(plays).explosiveness ?? 0, 2);

function successRates(plays: readonly Play[]) {
  return {
    overall: quarters(plays, successRate),
    standardDowns: quarters(plays.filter(splits.standardDowns), successRate),
    passingDowns: quarters(plays.filter(splits.passingDowns), successRate),
  };
}

function rushingFields({ offense }: TeamGame) {
  const yards = runYards(offense.plays);
  return {
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

function opportunityFields({ offense }: TeamGame) {
  const { total, points, perOpportunity } = scoringOpportunities(offense.drives);
  return { opportunities: total, points, pointsPerOpportunity: round(perOpportunity, 2) };
}

function fieldPositionFields({ offense }: TeamGame) {
  const { averageStart, predictedPoints } = fieldPosition(offense.drives);
  return { averageStart, averageStartingPredictedPoints: roundOrNull(predictedPoints, 2) };
}

/** Returns the `teams` object of an advanced box score. */
export function advancedBoxTeams(sides: readonly TeamGame[]) {
  const rows = <Fields extends object>(fieldsOf: (side: TeamGame) => Fields) =>
    sides.map((side) => ({ team: teamById(side.teamId).school, ...fieldsOf(side) }));
  return {
    ppa: rows((side) => ({ plays: counted(side).length, ...ofKind(counted(side), ppa) })),
    cumulativePpa: rows((side) => ({ plays: counted(side).length, ...ofKind(counted(side), totalPpa) })),
    successRates: rows((side) => successRates(counted(side))),
    explosiveness: rows((side) => ({ overall: quarters(counted(side), explosiveness) })),
    rushing: rows(rushingFields),
    // Havoc is a statistic of the defense.
    havoc: rows(({ defense }) => havocRates(defense.plays)),
    scoringOpportunities: rows(opportunityFields),
    fieldPosition: rows(fieldPositionFields),
    passing: sides.flatMap(passing.teamGames),
    rushingAdvanced: sides.flatMap(rushing.teamGames),
  };
}

/** Returns an advanced box score in which one team has no numbers, as in box scores of old games. */
export function withoutNumbersOf(teams: ReturnType<typeof advancedBoxTeams>, team: string): Sparse<BoxScoreTeams> {
  const replaced = <T extends { team: string }, Empty extends object>(rows: readonly T[], empty: (row: T) => Empty) =>
    rows.map((row) => (row.team === team ? { team, ...empty(row) } : row));
  const noNumbers = () => ({});
  const noPpa = () => ({ overall: {}, passing: {}, rushing: {} });
  return {
    ...teams,
    ppa: replaced(teams.ppa, noPpa),
    cumulativePpa: replaced(teams.cumulativePpa, noPpa),
    successRates: replaced(teams.successRates, () => ({ overall: {}, standardDowns: {}, passingDowns: {} })),
    explosiveness: replaced(teams.explosiveness, ({ overall }) => ({ overall: { total: overall.total } })),
    rushing: replaced(teams.rushing, noNumbers),
    havoc: replaced(teams.havoc, noNumbers),
    scoringOpportunities: replaced(teams.scoringOpportunities, noNumbers),
    fieldPosition: replaced(teams.fieldPosition, noNumbers),
  };
}
