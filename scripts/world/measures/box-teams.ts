import type { BoxScoreTeams } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { round } from "../numbers.js";
import type { Play } from "../simulation/model.js";
import { conferenceAbbreviation, FIRST_ENRICHED_SEASON, type TeamGame } from "../world.js";
import {
  efficiency,
  fieldPosition,
  havocRates,
  isCounted,
  isDropback,
  isRun,
  opportunities,
  runYards,
} from "./advanced.js";
import { passingProduction } from "./passing.js";
import { noQuarters, quarters } from "./quarters.js";
import { rushingProduction } from "./rushing.js";

type Row<K extends keyof BoxScoreTeams> = BoxScoreTeams[K][number];

const school = ({ teamId }: TeamGame): string => teamById(teamId).school;
const counted = ({ offense }: TeamGame): Play[] => offense.plays.filter(isCounted);
const isPassingDown = ({ passingDown }: Play): boolean => passingDown;

function ppa(side: TeamGame, value: (plays: readonly Play[]) => number): Row<"ppa"> {
  const plays = counted(side);
  return {
    team: school(side),
    plays: plays.length,
    overall: quarters(plays, value),
    passing: quarters(plays.filter(isDropback), value),
    rushing: quarters(plays.filter(isRun), value),
  };
}

function successRates(side: TeamGame): Row<"successRates"> {
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

function explosiveness(side: TeamGame): Row<"explosiveness"> {
  return {
    team: school(side),
    overall: quarters(counted(side), (plays) => round(efficiency(plays).explosiveness ?? 0, 2)),
  };
}

function rushing(side: TeamGame): Row<"rushing"> {
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

function scoringOpportunities(side: TeamGame): Row<"scoringOpportunities"> {
  const { total, points, perOpportunity } = opportunities(side.offense.drives);
  return { team: school(side), opportunities: total, points, pointsPerOpportunity: round(perOpportunity, 2) };
}

function position(side: TeamGame): Row<"fieldPosition"> {
  const { averageStart, predictedPoints } = fieldPosition(side.offense.drives);
  return {
    team: school(side),
    averageStart,
    averageStartingPredictedPoints: predictedPoints === null ? null : round(predictedPoints, 2),
  };
}

/** What the enriched rows of a side begin with. */
export function gameRow({ game, teamId, opponentId }: TeamGame) {
  return {
    gameId: game.id,
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    team: teamById(teamId).school,
    // Rows of old games come without it, as without everything that was enriched later.
    conference: game.season < FIRST_ENRICHED_SEASON ? null : conferenceAbbreviation(teamId, game.season),
    opponent: teamById(opponentId).school,
  };
}

/** The plays that the enriched blocks are computed from: none for a game before their time. */
export function enriched(side: TeamGame, ball: "offense" | "defense"): readonly Play[] {
  return side.game.season < FIRST_ENRICHED_SEASON ? [] : side[ball].plays;
}

/** The `teams` part of an advanced box score. */
export function boxTeams(sides: readonly TeamGame[]): BoxScoreTeams {
  return {
    ppa: sides.map((side) => ppa(side, (plays) => round(efficiency(plays).ppa, 3))),
    cumulativePpa: sides.map((side) => ppa(side, (plays) => round(efficiency(plays).totalPPA, 1))),
    successRates: sides.map(successRates),
    explosiveness: sides.map(explosiveness),
    rushing: sides.map(rushing),
    // A team's havoc is what its defence wrought.
    havoc: sides.map((side) => ({ team: school(side), ...havocRates(side.defense.plays) })),
    scoringOpportunities: sides.map(scoringOpportunities),
    fieldPosition: sides.map(position),
    passing: sides.map((side) => ({
      ...gameRow(side),
      offense: passingProduction(enriched(side, "offense")),
      defense: passingProduction(enriched(side, "defense")),
    })),
    rushingAdvanced: sides.map((side) => ({
      ...gameRow(side),
      offense: rushingProduction(enriched(side, "offense")),
      defense: rushingProduction(enriched(side, "defense")),
    })),
  };
}

/** The same without its numbers for one team: the gaps that box scores of older games have. */
export function withGaps(teams: BoxScoreTeams, team: string): BoxScoreTeams {
  const gap = <T extends { team: string }>(rows: readonly T[], empty: (row: T) => T): T[] =>
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
    ppa: gap(teams.ppa, noPpa),
    cumulativePpa: gap(teams.cumulativePpa, noPpa),
    successRates: gap(teams.successRates, ({ team: name }) => ({
      team: name,
      overall: noQuarters,
      standardDowns: noQuarters,
      passingDowns: noQuarters,
    })),
    explosiveness: gap(teams.explosiveness, (row) => ({
      ...row,
      overall: { ...noQuarters, total: row.overall.total },
    })),
    rushing: gap(teams.rushing, ({ team: name }) => ({
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
    havoc: gap(teams.havoc, ({ team: name }) => ({ team: name, total: null, frontSeven: null, db: null })),
    scoringOpportunities: gap(teams.scoringOpportunities, ({ team: name }) => ({
      team: name,
      opportunities: null,
      points: null,
      pointsPerOpportunity: null,
    })),
    fieldPosition: gap(teams.fieldPosition, ({ team: name }) => ({
      team: name,
      averageStart: null,
      averageStartingPredictedPoints: null,
    })),
  };
}
