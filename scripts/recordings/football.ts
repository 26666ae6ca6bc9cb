import { isDropback, isRun } from "../../src/sample/world/measures/advanced-stats.js";
import { teamTotals } from "../../src/sample/world/measures/team-stats.js";
import { count, rate, sum } from "../../src/sample/world/numbers.js";
import { isScrimmage, type Play } from "../../src/sample/world/simulation/model.js";
import { teamGames } from "../../src/sample/world/simulation/team-games.js";
import type { WorldGame } from "../../src/sample/world/simulation/world.js";

/** A mean of real seasons, per team and game where nothing else is said, and the bounds in which the sample is plausible. */
interface Expected {
  readonly real: number;
  readonly low: number;
  readonly high: number;
}

/** A line of the table: a mean of real games and of the sample's. */
export interface Measure extends Expected {
  readonly measure: string;
  readonly sample: number;
}

type Plays = readonly Play[];

const share = (plays: Plays, holds: (play: Play) => boolean): number => 100 * rate(count(plays, holds), plays.length);
const mean = (plays: Plays, value: (play: Play) => number): number => rate(sum(plays, value), plays.length);

/** The seconds from each play to the next one of the same period, of plays that meet a condition. */
function secondsAfter(plays: Plays, holds: (play: Play) => boolean): number {
  const pairs = plays.flatMap((play, index): number[] => {
    const next = plays[index + 1];
    return next !== undefined && next.driveNumber === play.driveNumber && next.period === play.period && holds(play)
      ? [play.clock - next.clock]
      : [];
  });
  return rate(
    sum(pairs, (seconds) => seconds),
    pairs.length,
  );
}

const isLate = ({ period, clock }: Play): boolean => period === 2 && clock < 120;

/** The measures of play by play. */
function* playMeasures(games: readonly WorldGame[]): Generator<[string, number, Expected]> {
  const plays = games.flatMap(({ playByPlay }) => playByPlay?.plays ?? []).filter(isScrimmage);
  const regular = plays.filter(({ period }) => period <= 4);
  const runs = plays.filter(isRun);
  const kicks = plays.filter(({ kind }) => kind === "field_goal");
  const isFar = ({ kickYards }: Play): boolean => (kickYards ?? 0) >= 40;
  const isGood = ({ kickGood }: Play): boolean => kickGood === true;
  const fourth = plays.filter((play) => play.down === 4 && (isRun(play) || isDropback(play)));
  const intercepted = plays.filter(({ turnover }) => turnover === "interception");
  const inbounds = (play: Play): boolean => isRun(play) && !isLate(play);
  yield [
    "fourth downs with ten or more to go, %",
    share(fourth, ({ distance }) => distance >= 10),
    { real: 8, low: 5, high: 12 },
  ];
  yield [
    "field goals good below 40 yards, %",
    share(
      kicks.filter((kick) => !isFar(kick)),
      isGood,
    ),
    { real: 89, low: 78, high: 98 },
  ];
  yield ["field goals good from 40 yards, %", share(kicks.filter(isFar), isGood), { real: 65, low: 45, high: 80 }];
  yield [
    "return yards of an interception",
    mean(intercepted, ({ returnYards }) => returnYards ?? 0),
    { real: 12, low: 7, high: 22 },
  ];
  yield ["runs that lose yards, %", share(runs, ({ yards }) => yards < 0), { real: 10, low: 8, high: 13 }];
  yield ["runs of ten yards or more, %", share(runs, ({ yards }) => yards >= 10), { real: 12, low: 8, high: 17 }];
  yield ["seconds after a run", secondsAfter(regular, inbounds), { real: 32, low: 25, high: 40 }];
  yield [
    "seconds after an incompletion",
    secondsAfter(regular, ({ outcome }) => outcome === "incompletion"),
    { real: 6, low: 4, high: 10 },
  ];
  yield ["seconds after a play late in the first half", secondsAfter(regular, isLate), { real: 13, low: 6, high: 20 }];
  const first = games.flatMap((game) =>
    (game.winProbability?.beforePlays ?? []).flatMap((home, index) => {
      const [before, play] = game.playByPlay?.plays.slice(Math.max(0, index - 1), index + 1) ?? [];
      const isFirst = play !== undefined && play.period > 4 && before?.period !== play.period;
      return !isFirst || play.homeScore !== play.awayScore ? [] : [play.side === "home" ? home : 1 - home];
    }),
  );
  if (first.length > 0)
    yield [
      "win probability of the first ball in overtime, %",
      100 * rate(sum(first, Number), first.length),
      { real: 50, low: 35, high: 65 },
    ];
}

/** The measures of box scores, as means per team and game. */
function* boxMeasures(games: readonly WorldGame[]): Generator<[string, number, Expected]> {
  const sides = games.flatMap(teamGames);
  const total = teamTotals(...sides);
  const per = (value: number): number => value / sides.length;
  const plays = games.flatMap(({ playByPlay }) => playByPlay?.plays ?? []);
  const scrimmage = count(plays, ({ kind }) => ["rush", "pass", "sack", "kneel"].includes(kind));
  yield [
    "drives",
    per(sum(games, ({ playByPlay }) => playByPlay?.drives.length ?? 0)),
    { real: 12.2, low: 10.5, high: 13.5 },
  ];
  yield ["plays from scrimmage", per(scrimmage), { real: 67, low: 60, high: 74 }];
  yield ["yards", per(total.totalYards), { real: 380, low: 330, high: 440 }];
  yield ["yards per play", rate(total.totalYards, scrimmage), { real: 5.6, low: 5, high: 6.4 }];
  yield ["first downs", per(total.firstDowns), { real: 20.5, low: 17, high: 25 }];
  yield ["passes complete, %", 100 * rate(total.passCompletions, total.passAttempts), { real: 61, low: 56, high: 66 }];
  yield ["yards per pass", rate(total.netPassingYards, total.passAttempts), { real: 7.2, low: 6.3, high: 8.3 }];
  yield ["yards per rush", rate(total.rushingYards, total.rushingAttempts), { real: 4.3, low: 3.6, high: 5 }];
  yield ["passing touchdowns", per(total.passingTDs), { real: 1.6, low: 1.2, high: 2 }];
  yield ["rushing touchdowns", per(total.rushingTDs), { real: 1.7, low: 1.3, high: 2.1 }];
  yield [
    "third downs converted, %",
    100 * rate(total.thirdDownConversions, total.thirdDowns),
    { real: 40, low: 34, high: 47 },
  ];
  yield ["fourth downs tried", per(total.fourthDowns), { real: 1.9, low: 1.2, high: 2.7 }];
  yield [
    "fourth downs converted, %",
    100 * rate(total.fourthDownConversions, total.fourthDowns),
    { real: 54, low: 42, high: 66 },
  ];
  yield ["penalties", per(total.penalties), { real: 6, low: 5, high: 7 }];
  yield ["penalty yards", per(total.penaltyYards), { real: 53, low: 43, high: 63 }];
  yield ["sacks", per(total.sacks), { real: 2, low: 1.4, high: 2.7 }];
  yield ["turnovers", per(total.turnovers), { real: 1.3, low: 0.9, high: 1.8 }];
  yield ["punts", per(count(plays, ({ kind }) => kind === "punt")), { real: 3.9, low: 3.2, high: 4.8 }];
  yield ["field goals tried", per(total.fieldGoalAttempts), { real: 1.5, low: 1.1, high: 2.2 }];
  yield ["field goals good, %", 100 * rate(total.fieldGoals, total.fieldGoalAttempts), { real: 77, low: 66, high: 88 }];
}

/** The means of simulated games beside those of real seasons. */
export function footballTable(games: readonly WorldGame[]): Measure[] {
  const played = games.filter(({ playByPlay }) => playByPlay !== null);
  const excitements = played.flatMap(({ summary }) => (summary === null ? [] : [summary.excitement]));
  const excitement = rate(
    sum(excitements, (value) => value),
    excitements.length,
  );
  return [
    ...boxMeasures(played),
    ...playMeasures(played),
    ["excitement of a game", excitement, { real: 4.4, low: 3.4, high: 5.4 }] as const,
  ].map(([measure, sample, expected]) => ({ measure, sample, ...expected }));
}
