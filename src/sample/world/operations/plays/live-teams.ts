import { efficiencies, fieldPosition, runYards, scoringOpportunities } from "../../measures/advanced-stats.js";
import { type GameState, lineScoresSoFar } from "../../measures/game-state.js";
import { splits } from "../../measures/play-splits.js";
import { round, total } from "../../numbers.js";
import { isScrimmage } from "../../simulation/model.js";
import { schoolOn, teamOn } from "../../simulation/team-games.js";
import { winProbabilityOf } from "../../simulation/win-probability.js";
import { drivesSoFar } from "./live-drives.js";

/** Returns both teams' measures so far, home first. Without a counted play, there is no `deserveToWin`. */
export function liveTeams(state: GameState) {
  const { game, plays } = state;
  const { playByPlay } = game;
  const hasCountedPlay = plays.some(({ ppa }) => ppa !== null) && playByPlay !== null;
  const winProbability = hasCountedPlay ? winProbabilityOf(game, { ...playByPlay, plays }).postgame : null;
  return (["home", "away"] as const).map((side) => {
    const own = plays.filter((play) => play.side === side && isScrimmage(play));
    const drives = drivesSoFar(state).filter(({ drive }) => drive.side === side);
    const opportunities = scoringOpportunities(drives.map(({ drive }) => drive));
    const { all, pass: passing, rush: rushing, standardDowns, passingDowns } = efficiencies(own, splits);
    const yards = runYards(own);
    const lineScores = lineScoresSoFar(state, side);
    return {
      teamId: teamOn(game, side),
      team: schoolOn(game, side),
      homeAway: side,
      lineScores,
      points: total(lineScores),
      drives: drives.length,
      scoringOpportunities: opportunities.total,
      pointsPerOpportunity: round(opportunities.perOpportunity, 2),
      averageStartYardLine: fieldPosition(drives.map(({ drive }) => drive)).averageStart,
      plays: own.length,
      lineYards: yards.lineYardsTotal,
      lineYardsPerRush: round(yards.lineYards, 1),
      secondLevelYards: yards.secondLevelYardsTotal,
      secondLevelYardsPerRush: round(yards.secondLevelYards, 1),
      openFieldYards: yards.openFieldYardsTotal,
      openFieldYardsPerRush: round(yards.openFieldYards ?? 0, 1),
      epaPerPlay: round(all.ppa, 3),
      totalEpa: round(all.totalPPA, 1),
      passingEpa: round(passing.totalPPA, 1),
      epaPerPass: round(passing.ppa, 3),
      rushingEpa: round(rushing.totalPPA, 1),
      epaPerRush: round(rushing.ppa, 3),
      successRate: round(all.successRate, 3),
      standardDownSuccessRate: round(standardDowns.successRate, 3),
      passingDownSuccessRate: round(passingDowns.successRate, 3),
      explosiveness: round(all.explosiveness ?? 0, 3),
      ...(winProbability && { deserveToWin: winProbability[side] }),
    };
  });
}
