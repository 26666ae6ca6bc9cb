import type { TeamFPI } from "../../../../document/schema.js";
import { mapValues } from "../../computed.js";
import { type RatedSeason, rankOf } from "../../measures/rated-seasons.js";
import { count, mean, rate, round } from "../../numbers.js";
import type { Sparse } from "../../responses/source.js";
import { marginOf, type TeamGame } from "../../simulation/team-games.js";
import { teamHeader } from "../headers.js";

/** Returns an efficiency from 0 to 100. The average team has 50. */
const efficiency = (points: number): number => round(100 / (1 + Math.exp(-points / 14)), 3);

/** Returns the averages of a side's win probability and lead, over the rows of these games. */
function control(games: readonly TeamGame[]): { probability: number; lead: number } {
  let [probability, lead, all] = [0, 0, 0];
  for (const { game, side } of games) {
    const { control: own = { probability: 0, lead: 0, rows: 0 } } = game.summary ?? {};
    probability += side === "home" ? own.probability : own.rows - own.probability;
    lead += side === "home" ? own.lead : -own.lead;
    all += own.rows;
  }
  return { probability: rate(probability, all), lead: rate(lead, all) };
}

/** Returns the rows of /ratings/fpi for a season, best first. */
export function fpiRows(seasons: readonly RatedSeason[]) {
  const strengthOf = (teamId: number): number => seasons.find((each) => each.teamId === teamId)?.strength ?? 0;
  const opponents = ({ games }: RatedSeason): number[] => games.map(({ opponentId }) => strengthOf(opponentId));
  const fpi = ({ strength, margin }: RatedSeason) => round(0.75 * (strength ?? 0) + 0.1 * (margin ?? 0), 3);
  const resume = {
    strengthOfRecord: (each: RatedSeason) =>
      mean(opponents(each)) + 8 * count(each.games, (game) => marginOf(game) > 0),
    fpi,
    averageWinProbability: ({ games }: RatedSeason) => control(games).probability,
    strengthOfSchedule: (each: RatedSeason) => mean(opponents(each)),
    // After the season, this has the value from before the last game.
    remainingStrengthOfSchedule: (each: RatedSeason) => opponents(each).at(-1) ?? 0,
    gameControl: ({ games }: RatedSeason) => control(games).lead,
  };
  const values = mapValues(resume, (value: (each: RatedSeason) => number) => seasons.map(value));
  return seasons
    .map((each, index) => {
      const strength = each.strength ?? 0;
      return {
        ...teamHeader(each.teamId, each.season),
        fpi: fpi(each),
        resumeRanks: mapValues(values, (all) => rankOf(all[index] ?? null, all)),
        efficiencies: mapValues(
          {
            overall: strength,
            offense: strength / 2 + each.offenseEdge,
            defense: strength / 2 - each.offenseEdge,
            specialTeams: strength / 6,
          },
          efficiency,
        ),
      };
    })
    .sort((a, b) => b.fpi - a.fpi);
}

/** Returns a row of /ratings/fpi for a team without a rating. */
export const unratedFpiRow = ({ teamId, season }: RatedSeason): Sparse<TeamFPI> => ({
  ...teamHeader(teamId, season),
  resumeRanks: {},
  efficiencies: {},
});
