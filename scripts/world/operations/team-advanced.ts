import type { AdvancedGameStat, AdvancedSeasonStat, GameHavocStats, SideBlock } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import {
  type Efficiency,
  efficiency,
  fieldPosition,
  havocOf,
  havocRates,
  isCounted,
  isDropback,
  isRun,
  opportunities,
  runYards,
} from "../measures/advanced.js";
import { rate } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import type { Play } from "../simulation/model.js";
import {
  conferenceAbbreviation,
  conferenceName,
  sidesOf,
  type TeamGame,
  type TeamSeason,
  teamSeasons,
  type WorldGame,
} from "../world.js";

type Ball = TeamGame["offense"];

/** Havoc and field position by drive begin here, as box scores do. */
const FIRST_HAVOC_SEASON = 2004;

const downSplit = ({ ppa, successRate, explosiveness }: Efficiency) => ({ ppa, successRate, explosiveness });
const playSplit = (measured: Efficiency) => ({ ...downSplit(measured), totalPPA: measured.totalPPA });

/** The measures that the rows of a season and of a game share. */
function shared({ plays, drives }: Ball) {
  const all = plays.filter(isCounted);
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
    measures: { plays: all.length, drives: drives.length, ppa, totalPPA, successRate, explosiveness, ...yards },
  };
}

/** One side's block in a season's row. */
export function seasonBlock(ball: Ball, season: number, allowed: boolean): SideBlock {
  const { parts, openFieldYards, measures } = shared(ball);
  const share = (plays: readonly Play[]): number => rate(plays.length, measures.plays);
  const { total, perOpportunity } = opportunities(ball.drives);
  const { averageStart, predictedPoints } = fieldPosition(season < FIRST_HAVOC_SEASON ? [] : ball.drives);
  return {
    ...measures,
    openFieldYards: openFieldYards ?? 0,
    totalOpportunies: total,
    pointsPerOpportunity: perOpportunity,
    // What a start is worth to the opponent it costs the defence.
    fieldPosition: {
      averageStart,
      averagePredictedPoints: predictedPoints === null ? null : allowed ? -predictedPoints : predictedPoints,
    },
    havoc: havocRates(season < FIRST_HAVOC_SEASON ? [] : ball.plays),
    standardDowns: { rate: share(parts.standardDowns), ...downSplit(efficiency(parts.standardDowns)) },
    passingDowns: { rate: share(parts.passingDowns), ...downSplit(efficiency(parts.passingDowns)) },
    rushingPlays: { rate: share(parts.rushingPlays), ...playSplit(efficiency(parts.rushingPlays)) },
    passingPlays: { rate: share(parts.passingPlays), ...playSplit(efficiency(parts.passingPlays)) },
  };
}

/** A team's season as /stats/season/advanced has it. */
export function advancedSeason({ season, teamId, games }: TeamSeason): AdvancedSeasonStat {
  const ballOf = (side: "offense" | "defense"): Ball => ({
    plays: games.flatMap((game) => game[side].plays),
    drives: games.flatMap((game) => game[side].drives),
  });
  const defense = seasonBlock(ballOf("defense"), season, true);
  return {
    season,
    team: teamById(teamId).school,
    conference: conferenceName(teamId, season) ?? "",
    offense: seasonBlock(ballOf("offense"), season, false),
    // Recordings of the service repeat the total of all passing plays here, so the world does.
    defense: { ...defense, passingDowns: { ...defense.passingDowns, totalPPA: defense.passingPlays.totalPPA } },
  };
}

function gameBlock(ball: Ball) {
  const { parts, openFieldYards, runs, measures } = shared(ball);
  return {
    openFieldYards,
    runs,
    block: {
      ...measures,
      standardDowns: downSplit(efficiency(parts.standardDowns)),
      passingDowns: downSplit(efficiency(parts.passingDowns)),
      rushingPlays: playSplit(efficiency(parts.rushingPlays)),
      passingPlays: playSplit(efficiency(parts.passingPlays)),
    },
  };
}

/** One side of a game as /stats/game/advanced has it. Without a run, one side lacks the average and the other the total. */
export function advancedGame({ game, teamId, opponentId, offense, defense }: TeamGame): AdvancedGameStat {
  const own = gameBlock(offense);
  const faced = gameBlock(defense);
  return {
    gameId: game.id,
    season: game.season,
    seasonType: game.seasonType,
    week: game.week,
    team: teamById(teamId).school,
    opponent: teamById(opponentId).school,
    offense: { ...own.block, openFieldYards: own.openFieldYards },
    defense: {
      ...faced.block,
      openFieldYards: faced.openFieldYards ?? 0,
      openFieldYardsTotal: faced.runs === 0 ? null : faced.block.openFieldYardsTotal,
    },
  };
}

function havocSide(plays: readonly Play[]): GameHavocStats["offense"] {
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

/** One side of a game as /stats/game/havoc has it: what its offence suffered, what its defence wrought. */
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
    offense: havocSide(offense.plays),
    defense: havocSide(defense.plays),
  };
}

/** Recordings of the advanced statistics by season and by game, and of havoc. */
export function teamAdvancedCases(world: readonly WorldGame[]): Case[] {
  const season = recorder<AdvancedSeasonStat[]>("getAdvancedSeasonStats", "/stats/season/advanced");
  const byGame = recorder<AdvancedGameStat[]>("getAdvancedGameStats", "/stats/game/advanced");
  const havoc = recorder<GameHavocStats[]>("getGameHavoc", "/stats/game/havoc");
  const seasons = teamSeasons(world);
  const seasonRows = (year: number): AdvancedSeasonStat[] =>
    seasons.filter((each) => each.season === year).map(advancedSeason);
  const sides = (year: number): TeamGame[] => world.filter((game) => game.season === year).flatMap(sidesOf);
  return [
    season.ok("playoff-2024", { year: 2024 }, seasonRows(2024)),
    season.ok("bowl-2001", { year: 2001 }, seasonRows(2001)),
    // A game whose plays nobody kept still has its rows: zeros, and null where there is nothing to divide by.
    season.ok(
      "club-opponent-2021",
      { year: 2021, team: "Presbyterian", classification: "fcs" },
      seasonRows(2021).filter(({ team }) => team === "Presbyterian"),
    ),
    byGame.ok("playoff-2024", { year: 2024, seasonType: "postseason" }, sides(2024).map(advancedGame)),
    byGame.ok("club-opponent-2021", { year: 2021 }, sides(2021).map(advancedGame)),
    havoc.ok("playoff-2024", { year: 2024, seasonType: "postseason" }, sides(2024).map(gameHavoc)),
    havoc.ok("club-opponent-2021", { year: 2021 }, sides(2021).map(gameHavoc)),
  ];
}
