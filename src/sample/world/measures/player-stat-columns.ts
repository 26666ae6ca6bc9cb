import { rate, round } from "../numbers.js";
import type { Category } from "./player-stats.js";
import type { Tally } from "./player-tallies.js";

type Column = readonly [name: string, value: (tally: Tally) => number | string];

const average = ({ yards, number }: Tally): number => round(rate(yards, number), 1);
/** Averages of box scores have their decimal also where it is 0: "7.0". */
const averageText = (tally: Tally): string => average(tally).toFixed(1);
const share = ({ made, number }: Tally): number => round(rate(made, number), 3);
const points = ({ made, extraMade }: Tally): number => 3 * made + extraMade;

const returns = (averageOf: Column[1]): Column[] => [
  ["NO", ({ number }) => number],
  ["YDS", ({ yards }) => yards],
  ["AVG", averageOf],
  ["LONG", ({ long }) => long],
  ["TD", ({ touchdowns }) => touchdowns],
];

const defensive: readonly Column[] = [
  ["TOT", ({ number }) => number],
  ["SOLO", ({ solo }) => solo],
  ["SACKS", ({ sacks }) => sacks],
  ["TFL", ({ losses }) => losses],
  ["PD", ({ deflected }) => deflected],
  ["QB HUR", ({ hurries }) => hurries],
  ["TD", ({ touchdowns }) => touchdowns],
];

const fumbles: readonly Column[] = [
  ["FUM", ({ number }) => number],
  ["LOST", ({ lost }) => lost],
  ["REC", ({ recovered }) => recovered],
];

const punting = (averageName: string, averageOf: Column[1]): Column[] => [
  ["NO", ({ number }) => number],
  ["YDS", ({ yards }) => yards],
  [averageName, averageOf],
  ["TB", ({ touchbacks }) => touchbacks],
  ["In 20", ({ inside20 }) => inside20],
  ["LONG", ({ long }) => long],
];

const running = (countName: string, averageName: string, averageOf: Column[1]): Column[] => [
  [countName, ({ number }) => number],
  ["YDS", ({ yards }) => yards],
  [averageName, averageOf],
  ["TD", ({ touchdowns }) => touchdowns],
  ["LONG", ({ long }) => long],
];

const interceptions: readonly Column[] = [
  ["INT", ({ number }) => number],
  ["YDS", ({ yards }) => yards],
  ["TD", ({ touchdowns }) => touchdowns],
];

/** The columns of a box score, by category. Some hold two numbers: "21/30". */
export const gameColumns: Readonly<Record<Category, readonly Column[]>> = {
  passing: [
    ["C/ATT", ({ made, number }) => `${made}/${number}`],
    ["YDS", ({ yards }) => yards],
    ["AVG", averageText],
    ["TD", ({ touchdowns }) => touchdowns],
    ["INT", ({ lost }) => lost],
    ["QBR", ({ rating }) => rating.toFixed(1)],
  ],
  rushing: running("CAR", "AVG", averageText),
  receiving: running("REC", "AVG", averageText),
  fumbles,
  defensive,
  interceptions,
  kickReturns: returns(averageText),
  puntReturns: returns(averageText),
  kicking: [
    ["FG", ({ made, number }) => `${made}/${number}`],
    ["PCT", ({ made, number }) => round(100 * rate(made, number), 1).toFixed(1)],
    ["LONG", ({ long }) => long],
    ["XP", ({ extraMade, extraAttempted }) => `${extraMade}/${extraAttempted}`],
    ["PTS", points],
  ],
  punting: punting("AVG", averageText),
};

/** The columns of a season, by category: one number each. Some have other names than in a box score. */
export const seasonColumns: Readonly<Record<Category, readonly Column[]>> = {
  passing: [
    ["COMPLETIONS", ({ made }) => made],
    ["ATT", ({ number }) => number],
    ["PCT", share],
    ["YDS", ({ yards }) => yards],
    ["YPA", average],
    ["TD", ({ touchdowns }) => touchdowns],
    ["INT", ({ lost }) => lost],
  ],
  rushing: running("CAR", "YPC", average),
  receiving: running("REC", "YPR", average),
  fumbles,
  defensive,
  interceptions: [...interceptions, ["AVG", average]],
  kickReturns: returns(average),
  puntReturns: returns(average),
  kicking: [
    ["FGM", ({ made }) => made],
    ["FGA", ({ number }) => number],
    ["PCT", share],
    ["LONG", ({ long }) => long],
    ["XPM", ({ extraMade }) => extraMade],
    ["XPA", ({ extraAttempted }) => extraAttempted],
    ["PTS", points],
  ],
  punting: punting("YPP", average),
};
