import { rate, round } from "../numbers.js";
import { clockText } from "../simulation/play-text.js";
import type { TeamTotals } from "./team-stats.js";

type Category = readonly [name: string, text: (totals: TeamTotals) => string];

/** Categories that appear in a box score together, or not at all. `occurred` decides which. */
type Group = { readonly occurred: (totals: TeamTotals) => boolean; readonly categories: readonly Category[] };

const number = (name: keyof TeamTotals): Category => [name, (totals) => String(totals[name])];
const pair = (name: string, first: keyof TeamTotals, second: keyof TeamTotals): Category => [
  name,
  (totals) => `${totals[first]}-${totals[second]}`,
];
const average = (name: string, yards: keyof TeamTotals, plays: keyof TeamTotals): Category => [
  name,
  (totals) => round(rate(totals[yards], totals[plays]), 1).toFixed(1),
];

const always = (): boolean => true;

/** The categories of a team's box score, in the service's order. */
const groups: readonly Group[] = [
  {
    occurred: always,
    categories: [
      number("firstDowns"),
      pair("thirdDownEff", "thirdDownConversions", "thirdDowns"),
      pair("fourthDownEff", "fourthDownConversions", "fourthDowns"),
      number("totalYards"),
      number("netPassingYards"),
      pair("completionAttempts", "passCompletions", "passAttempts"),
      average("yardsPerPass", "netPassingYards", "passAttempts"),
      number("rushingYards"),
      number("rushingAttempts"),
      average("yardsPerRushAttempt", "rushingYards", "rushingAttempts"),
      pair("totalPenaltiesYards", "penalties", "penaltyYards"),
      number("turnovers"),
      number("fumblesLost"),
      number("interceptions"),
      ["possessionTime", ({ possessionTime }) => clockText(possessionTime)],
      number("passesDeflected"),
      number("qbHurries"),
      number("sacks"),
      number("tackles"),
      number("defensiveTDs"),
      number("tacklesForLoss"),
    ],
  },
  {
    occurred: ({ totalFumbles, fumblesRecovered }) => totalFumbles + fumblesRecovered > 0,
    categories: [number("totalFumbles"), number("fumblesRecovered")],
  },
  { occurred: ({ passAttempts }) => passAttempts > 0, categories: [number("passingTDs")] },
  { occurred: ({ rushingAttempts }) => rushingAttempts > 0, categories: [number("rushingTDs")] },
  {
    occurred: ({ passesIntercepted }) => passesIntercepted > 0,
    categories: [number("passesIntercepted"), number("interceptionTDs"), number("interceptionYards")],
  },
  {
    occurred: ({ fieldGoalAttempts, extraPointAttempts }) => fieldGoalAttempts + extraPointAttempts > 0,
    categories: [number("kickingPoints")],
  },
  {
    occurred: ({ kickReturns }) => kickReturns > 0,
    categories: [number("kickReturns"), number("kickReturnTDs"), number("kickReturnYards")],
  },
  {
    occurred: ({ puntReturns }) => puntReturns > 0,
    categories: [number("puntReturns"), number("puntReturnTDs"), number("puntReturnYards")],
  },
];

/** Categories that the service lists, although no recorded box score has them. */
const unseen = ["extraPoints", "fieldGoalPct", "fieldGoals"];

export const boxCategoryNames: readonly string[] = [
  ...groups.flatMap(({ categories }) => categories.map(([name]) => name)),
  ...unseen,
];

/** Returns a team's box score as strings, such as "5-12" third downs and "31:22" of possession. Leaves out categories that did not occur. */
export function teamBoxStats(totals: TeamTotals): { category: string; stat: string }[] {
  return groups
    .filter(({ occurred }) => occurred(totals))
    .flatMap(({ categories }) => categories.map(([category, text]) => ({ category, stat: text(totals) })));
}
