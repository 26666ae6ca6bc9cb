import type { FieldGoalEP, PlayWinProbability, PredictedPointsValue } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { fieldGoalPoints, KICK_BEHIND } from "../measures/kicking.js";
import { ballOf } from "../measures/play-view.js";
import { round } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import { expectedPoints } from "../simulation/points.js";
import { playText } from "../simulation/text.js";
import type { WorldGame } from "../world.js";

/**
 * What every spot is worth on a down with so many yards to go. The lines count from the offense's own goal: recorded, a first and ten had
 * those from 1 to 90, beyond which nobody has ten yards to go.
 */
export function predictedPoints(down: number, distance: number): PredictedPointsValue[] {
  return Array.from({ length: 100 - distance }, (_, index) => ({
    yardLine: index + 1,
    predictedPoints: round(expectedPoints(down, distance, 99 - index), 2),
  }));
}

/** What a kick is worth from every spot. */
export function fieldGoals(): FieldGoalEP[] {
  return Array.from({ length: 100 }, (_, yardsToGoal) => {
    const distance = yardsToGoal + KICK_BEHIND;
    return { yardsToGoal, distance, expectedPoints: fieldGoalPoints(distance) };
  });
}

/** The home side's chance before every play of a game, which is the one that its scoreboard and its box score have. */
export function winProbabilities(game: WorldGame): PlayWinProbability[] {
  const { played, chances, odds } = game;
  return (played?.plays ?? []).flatMap((play, playNumber): PlayWinProbability[] => {
    const home = chances?.track[playNumber]?.home;
    if (home === undefined) return [];
    return [
      {
        gameId: game.id,
        playId: play.id,
        playText: playText(play),
        homeId: game.homeId,
        home: teamById(game.homeId).school,
        awayId: game.awayId,
        away: teamById(game.awayId).school,
        spread: odds?.spread ?? 0,
        homeBall: ballOf(play) === "home",
        homeScore: play.homeScore,
        awayScore: play.awayScore,
        yardLine: play.yardsToGoal,
        down: play.down,
        distance: play.distance,
        homeWinProbability: home,
        playNumber,
      },
    ];
  });
}

/** Recordings of the two tables behind the measures, and of a game's chances. */
export function pointsCases(world: readonly WorldGame[]): Case[] {
  const predicted = recorder<PredictedPointsValue[]>("getPredictedPoints", "/ppa/predicted");
  const kicks = recorder<FieldGoalEP[]>("getFieldGoalExpectedPoints", "/metrics/fg/ep");
  const chances = recorder<PlayWinProbability[]>("getWinProbability", "/metrics/wp");
  const finals = world.filter(({ season, bracket }) => season === 2024 && bracket?.slot === "CH");
  return [
    predicted.ok("first-and-ten", { down: 1, distance: 10 }, predictedPoints(1, 10)),
    predicted.ok("fourth-and-one", { down: 4, distance: 1 }, predictedPoints(4, 1)),
    kicks.ok("all", {}, fieldGoals()),
    ...finals.map((game) => chances.ok("championship", { gameId: game.id }, winProbabilities(game))),
    chances.ok("unknown-game", { gameId: 1 }, []),
  ];
}
