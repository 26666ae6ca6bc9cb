import type { TeamFPI } from "../../../../document/schemas.js";
import { type RatedSeason, rankOf } from "../../measures/rated-seasons.js";
import { count, mean, round } from "../../numbers.js";
import { leadOf } from "../../simulation/model.js";
import { marginOf, type TeamGame } from "../../simulation/team-games.js";
import { ratingHeader } from "./rating-header.js";

/** An efficiency from 0 to 100. The average team has 50. */
const efficiency = (points: number): number => round(100 / (1 + Math.exp(-points / 14)), 3);

/** A side's win probability before each play of a game. */
function winProbabilities({ game, side }: TeamGame): number[] {
  return (game.winProbability?.beforePlays ?? []).map(({ home }) => (side === "home" ? home : 1 - home));
}

/** A side's lead before each play of a game. */
function leads({ game, side }: TeamGame): number[] {
  return (game.playByPlay?.plays ?? []).map((play) => leadOf(side, play));
}

/** The rows of /ratings/fpi for a season, best first. */
export function fpiRows(seasons: readonly RatedSeason[]): TeamFPI[] {
  const strengthOf = (teamId: number): number => seasons.find((each) => each.teamId === teamId)?.strength ?? 0;
  const opponents = ({ games }: RatedSeason): number[] => games.map(({ opponentId }) => strengthOf(opponentId));
  const values = {
    fpi: ({ strength, margin }: RatedSeason) => round(0.75 * (strength ?? 0) + 0.1 * (margin ?? 0), 3),
    record: (each: RatedSeason) => mean(opponents(each)) + 8 * count(each.games, (game) => marginOf(game) > 0),
    schedule: (each: RatedSeason) => mean(opponents(each)),
    // After the season the rank is the one before the last game.
    remaining: (each: RatedSeason) => opponents(each).at(-1) ?? 0,
    control: ({ games }: RatedSeason) => mean(games.flatMap(leads)),
    winProbability: ({ games }: RatedSeason) => mean(games.flatMap(winProbabilities)),
  };
  // Each value is computed once: some go through every play of a season.
  const ranker = (value: (each: RatedSeason) => number): ((index: number) => number | null) => {
    const all = seasons.map(value);
    return (index) => rankOf(all[index] ?? null, all);
  };
  const ranks = {
    fpi: ranker(values.fpi),
    record: ranker(values.record),
    schedule: ranker(values.schedule),
    remaining: ranker(values.remaining),
    control: ranker(values.control),
    winProbability: ranker(values.winProbability),
  };
  return seasons
    .map((each, index): TeamFPI => {
      const strength = each.strength ?? 0;
      return {
        ...ratingHeader(each),
        fpi: values.fpi(each),
        resumeRanks: {
          strengthOfRecord: ranks.record(index),
          fpi: ranks.fpi(index),
          averageWinProbability: ranks.winProbability(index),
          strengthOfSchedule: ranks.schedule(index),
          remainingStrengthOfSchedule: ranks.remaining(index),
          gameControl: ranks.control(index),
        },
        efficiencies: {
          overall: efficiency(strength),
          offense: efficiency(strength / 2 + each.offenseEdge),
          defense: efficiency(strength / 2 - each.offenseEdge),
          specialTeams: efficiency(strength / 6),
        },
      };
    })
    .sort((a, b) => (b.fpi ?? 0) - (a.fpi ?? 0));
}

/** A row of /ratings/fpi for a team without a rating. */
export function unratedFpiRow(each: RatedSeason): TeamFPI {
  return {
    ...ratingHeader(each),
    fpi: null,
    resumeRanks: {
      strengthOfRecord: null,
      fpi: null,
      averageWinProbability: null,
      strengthOfSchedule: null,
      remainingStrengthOfSchedule: null,
      gameControl: null,
    },
    efficiencies: { overall: null, offense: null, defense: null, specialTeams: null },
  };
}
