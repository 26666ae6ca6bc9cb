import { rate, round } from "../numbers.js";
import type { Tally } from "./player-tallies.js";

/** A field of a tally, or a function that computes a value from a tally. */
type Column = keyof Tally | ((tally: Tally) => number | string);
/** A category's columns by name, in order. */
type Columns = Readonly<Record<string, Column>>;

const average: Column = ({ yards, number }) => round(rate(yards, number), 1);
/** Averages in box scores always have a decimal, even if it is 0, as in "7.0". */
const averageText: Column = ({ yards, number }) => round(rate(yards, number), 1).toFixed(1);
const share: Column = ({ made, number }) => round(rate(made, number), 3);
const points: Column = ({ made, extraMade }) => 3 * made + extraMade;

const fumbles: Columns = { FUM: "number", LOST: "lost", REC: "recovered" };
const interceptions: Columns = { INT: "number", YDS: "yards", TD: "touchdowns" };
const defensive: Columns = {
  TOT: "number",
  SOLO: "solo",
  SACKS: "sacks",
  TFL: "losses",
  PD: "deflected",
  "QB HUR": "hurries",
  TD: "touchdowns",
};
const returns = (mean: Column): Columns => ({ NO: "number", YDS: "yards", AVG: mean, LONG: "long", TD: "touchdowns" });
const punting = (meanName: string, mean: Column): Columns => ({
  NO: "number",
  YDS: "yards",
  [meanName]: mean,
  TB: "touchbacks",
  "In 20": "inside20",
  LONG: "long",
});
const running = (countName: string, meanName: string, mean: Column): Columns => ({
  [countName]: "number",
  YDS: "yards",
  [meanName]: mean,
  TD: "touchdowns",
  LONG: "long",
});

/** The columns of a box score, by category. Some contain two numbers, such as "21/30". */
export const gameColumns = {
  passing: {
    "C/ATT": ({ made, number }) => `${made}/${number}`,
    YDS: "yards",
    AVG: averageText,
    TD: "touchdowns",
    INT: "lost",
    QBR: ({ rating }) => rating.toFixed(1),
  },
  rushing: running("CAR", "AVG", averageText),
  receiving: running("REC", "AVG", averageText),
  fumbles,
  defensive,
  interceptions,
  kickReturns: returns(averageText),
  puntReturns: returns(averageText),
  kicking: {
    FG: ({ made, number }) => `${made}/${number}`,
    PCT: ({ made, number }) => round(100 * rate(made, number), 1).toFixed(1),
    LONG: "long",
    XP: ({ extraMade, extraAttempted }) => `${extraMade}/${extraAttempted}`,
    PTS: points,
  },
  punting: punting("AVG", averageText),
} satisfies Record<string, Columns>;

/** A category of a player's statistics. */
export type Category = keyof typeof gameColumns;

/** The columns of a season, by category, with one number each. Some names differ from those in a box score. */
export const seasonColumns: Readonly<Record<Category, Columns>> = {
  passing: {
    COMPLETIONS: "made",
    ATT: "number",
    PCT: share,
    YDS: "yards",
    YPA: average,
    TD: "touchdowns",
    INT: "lost",
  },
  rushing: running("CAR", "YPC", average),
  receiving: running("REC", "YPR", average),
  fumbles,
  defensive,
  interceptions: { ...interceptions, AVG: average },
  kickReturns: returns(average),
  puntReturns: returns(average),
  kicking: {
    FGM: "made",
    FGA: "number",
    PCT: share,
    LONG: "long",
    XPM: "extraMade",
    XPA: "extraAttempted",
    PTS: points,
  },
  punting: punting("YPP", average),
};

/** Returns a tally's value in a column, as text. */
export const columnText = (column: Column, tally: Tally): string =>
  String(typeof column === "string" ? tally[column] : column(tally));
