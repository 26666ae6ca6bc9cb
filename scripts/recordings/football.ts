import { isDropback, isRun } from "../../src/sample/world/measures/advanced-stats.js";
import { teamTotals } from "../../src/sample/world/measures/team-stats.js";
import { count, rate, sum } from "../../src/sample/world/numbers.js";
import { isScrimmage, type Play } from "../../src/sample/world/simulation/model.js";
import { teamGames } from "../../src/sample/world/simulation/team-games.js";
import type { WorldGame } from "../../src/sample/world/simulation/world.js";

/**
 * A measure's average in the sample's games and in real seasons, and the bounds for a plausible average. Averages are per team and game unless the
 * measure says otherwise.
 */
type Line = readonly [measure: string, sample: number, real: number, low: number, high: number];

type Plays = readonly Play[];

const share = (plays: Plays, holds: (play: Play) => boolean): number => 100 * rate(count(plays, holds), plays.length);
const mean = (plays: Plays, value: (play: Play) => number): number => rate(sum(plays, value), plays.length);

/** Returns the average seconds between a play that meets a condition and the next play in the same period. */
function secondsAfter(plays: Plays, holds: (play: Play) => boolean): number {
  const pairs = plays.flatMap((play, index): number[] => {
    const next = plays[index + 1];
    return next !== undefined && next.driveNumber === play.driveNumber && next.period === play.period && holds(play)
      ? [play.clock - next.clock]
      : [];
  });
  return rate(sum(pairs, Number), pairs.length);
}

const isLate = ({ period, clock }: Play): boolean => period === 2 && clock < 120;

/** Yields measures that are computed from single plays. */
function* playMeasures(games: readonly WorldGame[]): Generator<Line> {
  const plays = games.flatMap(({ playByPlay }) => playByPlay?.plays ?? []).filter(isScrimmage);
  const regular = plays.filter(({ period }) => period <= 4);
  const runs = plays.filter(isRun);
  const kicks = plays.filter(({ kind }) => kind === "field_goal");
  const isFar = ({ kickYards }: Play): boolean => (kickYards ?? 0) >= 40;
  const near = kicks.filter((kick) => !isFar(kick));
  const isGood = ({ kickGood }: Play): boolean => kickGood === true;
  const fourth = plays.filter((play) => play.down === 4 && (isRun(play) || isDropback(play)));
  const intercepted = plays.filter(({ turnover }) => turnover === "interception");
  const inbounds = (play: Play): boolean => isRun(play) && !isLate(play);
  yield ["fourth downs with ten or more to go, %", share(fourth, ({ distance }) => distance >= 10), 8, 5, 12];
  yield ["field goals good below 40 yards, %", share(near, isGood), 89, 78, 98];
  yield ["field goals good from 40 yards, %", share(kicks.filter(isFar), isGood), 65, 45, 80];
  yield ["return yards of an interception", mean(intercepted, ({ returnYards }) => returnYards ?? 0), 12, 7, 22];
  yield ["runs that lose yards, %", share(runs, ({ yards }) => yards < 0), 10, 8, 13];
  yield ["runs of ten yards or more, %", share(runs, ({ yards }) => yards >= 10), 12, 8, 17];
  yield ["seconds after a run", secondsAfter(regular, inbounds), 32, 25, 40];
  yield ["seconds after an incompletion", secondsAfter(regular, ({ outcome }) => outcome === "incompletion"), 6, 4, 10];
  yield ["seconds after a play late in the first half", secondsAfter(regular, isLate), 13, 6, 20];
  const first = games.flatMap((game) =>
    (game.winProbability?.beforePlays ?? []).flatMap((home, index) => {
      const [before, play] = game.playByPlay?.plays.slice(Math.max(0, index - 1), index + 1) ?? [];
      const isFirst = play !== undefined && play.period > 4 && before?.period !== play.period;
      return !isFirst || play.homeScore !== play.awayScore ? [] : [play.side === "home" ? home : 1 - home];
    }),
  );
  const won = 100 * rate(sum(first, Number), first.length);
  if (first.length > 0) yield ["win probability of the first ball in overtime, %", won, 50, 35, 65];
}

/** Yields measures that are computed from box scores, as averages per team and game. */
function* boxMeasures(games: readonly WorldGame[]): Generator<Line> {
  const sides = games.flatMap(teamGames);
  const total = teamTotals(...sides);
  const per = (value: number): number => value / sides.length;
  const plays = games.flatMap(({ playByPlay }) => playByPlay?.plays ?? []);
  const scrimmage = count(plays, ({ kind }) => ["rush", "pass", "sack", "kneel"].includes(kind));
  yield ["drives", per(sum(games, ({ playByPlay }) => playByPlay?.drives.length ?? 0)), 12.2, 10.5, 13.5];
  yield ["plays from scrimmage", per(scrimmage), 67, 60, 74];
  yield ["yards", per(total.totalYards), 380, 330, 440];
  yield ["yards per play", rate(total.totalYards, scrimmage), 5.6, 5, 6.4];
  yield ["first downs", per(total.firstDowns), 20.5, 17, 25];
  yield ["passes complete, %", 100 * rate(total.passCompletions, total.passAttempts), 61, 56, 66];
  yield ["yards per pass", rate(total.netPassingYards, total.passAttempts), 7.2, 6.3, 8.3];
  yield ["yards per rush", rate(total.rushingYards, total.rushingAttempts), 4.3, 3.6, 5];
  yield ["passing touchdowns", per(total.passingTDs), 1.6, 1.2, 2];
  yield ["rushing touchdowns", per(total.rushingTDs), 1.7, 1.3, 2.1];
  yield ["third downs converted, %", 100 * rate(total.thirdDownConversions, total.thirdDowns), 40, 34, 47];
  yield ["fourth downs tried", per(total.fourthDowns), 1.9, 1.2, 2.7];
  yield ["fourth downs converted, %", 100 * rate(total.fourthDownConversions, total.fourthDowns), 54, 42, 66];
  yield ["penalties", per(total.penalties), 6, 5, 7];
  yield ["penalty yards", per(total.penaltyYards), 53, 43, 63];
  yield ["sacks", per(total.sacks), 2, 1.4, 2.7];
  yield ["turnovers", per(total.turnovers), 1.3, 0.9, 1.8];
  yield ["punts", per(count(plays, ({ kind }) => kind === "punt")), 3.9, 3.2, 4.8];
  yield ["field goals tried", per(total.fieldGoalAttempts), 1.5, 1.1, 2.2];
  yield ["field goals good, %", 100 * rate(total.fieldGoals, total.fieldGoalAttempts), 77, 66, 88];
}

/** Returns the averages of simulated games and of real seasons. */
export function footballTable(games: readonly WorldGame[]) {
  const played = games.filter(({ playByPlay }) => playByPlay !== null);
  const excitements = played.flatMap(({ summary }) => (summary === null ? [] : [summary.excitement]));
  const excitement = rate(sum(excitements, Number), excitements.length);
  const lines: Line[] = [
    ...boxMeasures(played),
    ...playMeasures(played),
    ["excitement of a game", excitement, 4.4, 3.4, 5.4],
  ];
  return lines.map(([measure, sample, real, low, high]) => ({ measure, sample, real, low, high }));
}
