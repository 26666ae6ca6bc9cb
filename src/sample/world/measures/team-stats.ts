import { count, rate, round, sum } from "../numbers.js";
import type { Drive, Play } from "../simulation/model.js";
import type { TeamGame } from "../simulation/team-games.js";
import { isDropback, isRun, isRushingAttempt, isTackleForLoss } from "./advanced-stats.js";
import { extraPoints, fieldGoalAttempts } from "./kicking.js";

/** The statistics of a team in one or more games, as integers. */
export type TeamTotals = ReturnType<typeof teamTotals>;

const isPassAttempt = ({ kind }: Play): boolean => kind === "pass";

function penaltiesOf(own: readonly Play[], faced: readonly Play[]): Play[] {
  return [
    ...own.filter(({ penaltyOn }) => penaltyOn === "offense"),
    ...faced.filter(({ penaltyOn }) => penaltyOn === "defense"),
  ];
}

function kickingTotals(drives: readonly Drive[]) {
  const attempts = drives.flatMap(({ plays }) => fieldGoalAttempts(plays));
  const fieldGoals = count(attempts, ({ kickGood }) => kickGood === true);
  const { made, attempted } = extraPoints(drives);
  return {
    fieldGoals,
    fieldGoalAttempts: attempts.length,
    extraPoints: made,
    extraPointAttempts: attempted,
    kickingPoints: 3 * fieldGoals + made,
  };
}

/** The statistics of the defense. */
function defensiveTotals(faced: readonly Play[]) {
  const stopped = (play: Play): boolean =>
    play.kind === "sack" || isRun(play) || (play.outcome === "completion" && !play.touchdown);
  return {
    tackles: count(faced, (play) => stopped(play) && !play.touchdown),
    sacks: count(faced, ({ kind }) => kind === "sack"),
    tacklesForLoss: count(faced, isTackleForLoss),
    qbHurries: count(faced, ({ hurriedBy }) => hurriedBy !== null),
    passesDeflected: count(faced, ({ brokenUp }) => brokenUp),
    passesIntercepted: count(faced, ({ turnover }) => turnover === "interception"),
    fumblesRecovered: count(faced, ({ turnover }) => turnover === "fumble"),
  };
}

function returnTotals(own: readonly Play[], faced: readonly Play[]) {
  const returned = (plays: readonly Play[], kind: Play["kind"]): Play[] =>
    plays.filter((play) => play.kind === kind && play.returnYards !== null);
  // A kickoff is in the drive of the receiving side, a punt in that of the kicking side.
  const kicks = returned(own, "kickoff");
  const punts = returned(faced, "punt");
  return {
    kickReturns: kicks.length,
    kickReturnYards: sum(kicks, ({ returnYards }) => returnYards ?? 0),
    puntReturns: punts.length,
    puntReturnYards: sum(punts, ({ returnYards }) => returnYards ?? 0),
  };
}

/** The statistics of a team in one or more games. */
export function teamTotals(...games: readonly TeamGame[]) {
  const plays = games.flatMap(({ offense }) => offense.plays);
  const drives = games.flatMap(({ offense }) => offense.drives);
  const faced = games.flatMap(({ defense }) => defense.plays);
  const attempts = plays.filter(isPassAttempt);
  const carries = plays.filter(isRushingAttempt);
  const completed = attempts.filter(({ outcome }) => outcome === "completion");
  const onDown = (down: number): Play[] =>
    plays.filter((play) => play.down === down && (isRun(play) || isDropback(play)));
  const converted = (some: readonly Play[]): number => count(some, ({ firstDown }) => firstDown);
  const penalties = penaltiesOf(plays, faced);
  const interceptions = count(attempts, ({ turnover }) => turnover === "interception");
  const fumblesLost = count(plays, ({ turnover }) => turnover === "fumble");
  const passingYards = sum(completed, ({ yards }) => yards);
  const rushingYards = sum(carries, ({ yards }) => yards);
  return {
    games: games.length,
    firstDowns: converted(plays),
    thirdDowns: onDown(3).length,
    thirdDownConversions: converted(onDown(3)),
    fourthDowns: onDown(4).length,
    fourthDownConversions: converted(onDown(4)),
    totalYards: passingYards + rushingYards,
    netPassingYards: passingYards,
    passAttempts: attempts.length,
    passCompletions: completed.length,
    passingTDs: count(completed, ({ touchdown }) => touchdown),
    rushingYards,
    rushingAttempts: carries.length,
    rushingTDs: count(carries, ({ touchdown }) => touchdown),
    penalties: penalties.length,
    penaltyYards: sum(penalties, ({ yards }) => Math.abs(yards)),
    turnovers: interceptions + fumblesLost,
    fumblesLost,
    totalFumbles: fumblesLost,
    interceptions,
    interceptionYards: 0,
    interceptionTDs: 0,
    kickReturnTDs: 0,
    puntReturnTDs: 0,
    defensiveTDs: 0,
    possessionTime: sum(drives, ({ seconds }) => seconds),
    ...kickingTotals(drives),
    ...defensiveTotals(faced),
    ...returnTotals(plays, faced),
  };
}

/** The statistics as texts, as in a box score: "5-12" third downs, "21-30" passes, "31:22" of possession. */
export function teamStatTexts(totals: TeamTotals): Record<string, string> {
  const average = (yards: number, plays: number): string => round(rate(yards, plays), 1).toFixed(1);
  const clock = `${Math.floor(totals.possessionTime / 60)}:${String(totals.possessionTime % 60).padStart(2, "0")}`;
  return {
    completionAttempts: `${totals.passCompletions}-${totals.passAttempts}`,
    defensiveTDs: String(totals.defensiveTDs),
    extraPoints: `${totals.extraPoints}/${totals.extraPointAttempts}`,
    fieldGoalPct: String(round(100 * rate(totals.fieldGoals, totals.fieldGoalAttempts), 1)),
    fieldGoals: `${totals.fieldGoals}/${totals.fieldGoalAttempts}`,
    firstDowns: String(totals.firstDowns),
    fourthDownEff: `${totals.fourthDownConversions}-${totals.fourthDowns}`,
    fumblesLost: String(totals.fumblesLost),
    fumblesRecovered: String(totals.fumblesRecovered),
    interceptions: String(totals.interceptions),
    interceptionTDs: String(totals.interceptionTDs),
    interceptionYards: String(totals.interceptionYards),
    kickingPoints: String(totals.kickingPoints),
    kickReturns: String(totals.kickReturns),
    kickReturnTDs: String(totals.kickReturnTDs),
    kickReturnYards: String(totals.kickReturnYards),
    netPassingYards: String(totals.netPassingYards),
    passesDeflected: String(totals.passesDeflected),
    passesIntercepted: String(totals.passesIntercepted),
    passingTDs: String(totals.passingTDs),
    possessionTime: clock,
    puntReturns: String(totals.puntReturns),
    puntReturnTDs: String(totals.puntReturnTDs),
    puntReturnYards: String(totals.puntReturnYards),
    qbHurries: String(totals.qbHurries),
    rushingAttempts: String(totals.rushingAttempts),
    rushingTDs: String(totals.rushingTDs),
    rushingYards: String(totals.rushingYards),
    sacks: String(totals.sacks),
    tackles: String(totals.tackles),
    tacklesForLoss: String(totals.tacklesForLoss),
    thirdDownEff: `${totals.thirdDownConversions}-${totals.thirdDowns}`,
    totalFumbles: String(totals.totalFumbles),
    totalPenaltiesYards: `${totals.penalties}-${totals.penaltyYards}`,
    totalYards: String(totals.totalYards),
    turnovers: String(totals.turnovers),
    yardsPerPass: average(totals.netPassingYards, totals.passAttempts),
    yardsPerRushAttempt: average(totals.rushingYards, totals.rushingAttempts),
  };
}
