import { count, rate, round, sum } from "../numbers.js";
import type { Drive, Play } from "../simulation/model.js";
import type { TeamGame } from "../world.js";
import { isDropback, isRun } from "./advanced.js";

/** A side's box score in whole numbers, from which the words of a game's row and the sums of a season are made. */
export type TeamBox = ReturnType<typeof teamBox>;

const isAttempt = ({ kind }: Play): boolean => kind === "pass";
/** As colleges count: a sack is a run that lost yards. */
const isCarry = (play: Play): boolean => isRun(play) || play.kind === "sack" || play.kind === "kneel";

function penaltiesOf(own: readonly Play[], faced: readonly Play[]): Play[] {
  return [
    ...own.filter(({ penaltyOn }) => penaltyOn === "offense"),
    ...faced.filter(({ penaltyOn }) => penaltyOn === "defense"),
  ];
}

function kicking(drives: readonly Drive[]) {
  const tries = drives.flatMap(({ plays }) => plays.filter(({ kind }) => kind === "field_goal"));
  const conversions = drives.map(({ plan }) => (plan.result === "touchdown" ? plan.conversion : null));
  const extraPoints = count(conversions, (each) => each === "kick");
  const fieldGoals = count(tries, ({ kickGood }) => kickGood === true);
  return {
    fieldGoals,
    fieldGoalsTried: tries.length,
    extraPoints,
    extraPointsTried: extraPoints + count(conversions, (each) => each === "missed_kick"),
    kickingPoints: 3 * fieldGoals + extraPoints,
  };
}

/** What the defence did to the plays it faced. */
function defending(faced: readonly Play[]) {
  const stopped = (play: Play): boolean =>
    play.kind === "sack" || isRun(play) || (play.outcome === "completion" && !play.touchdown);
  return {
    tackles: count(faced, (play) => stopped(play) && !play.touchdown),
    sacks: count(faced, ({ kind }) => kind === "sack"),
    tacklesForLoss: count(faced, (play) => play.kind === "sack" || (isRun(play) && play.yards < 0)),
    qbHurries: count(faced, ({ hurried }) => hurried),
    passesDeflected: count(faced, ({ brokenUp }) => brokenUp),
    passesIntercepted: count(faced, ({ turnover }) => turnover === "interception"),
    fumblesRecovered: count(faced, ({ turnover }) => turnover === "fumble"),
  };
}

function returning(own: readonly Play[], faced: readonly Play[]) {
  const returned = (plays: readonly Play[], kind: Play["kind"]): Play[] =>
    plays.filter((play) => play.kind === kind && play.returnYards !== null);
  // A kickoff belongs to the receiver's drive, a punt to the kicker's.
  const kicks = returned(own, "kickoff");
  const punts = returned(faced, "punt");
  return {
    kickReturns: kicks.length,
    kickReturnYards: sum(kicks, ({ returnYards }) => returnYards ?? 0),
    puntReturns: punts.length,
    puntReturnYards: sum(punts, ({ returnYards }) => returnYards ?? 0),
  };
}

/** The box score of a team in one game, or in several added up. */
export function teamBox(...games: readonly TeamGame[]) {
  const plays = games.flatMap(({ offense }) => offense.plays);
  const drives = games.flatMap(({ offense }) => offense.drives);
  const faced = games.flatMap(({ defense }) => defense.plays);
  const attempts = plays.filter(isAttempt);
  const carries = plays.filter(isCarry);
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
    ...kicking(drives),
    ...defending(faced),
    ...returning(plays, faced),
  };
}

/** A box score in the words of a game's row: "5-12" of thirds, "21/30" passes, "31:22" with the ball. */
export function boxWords(box: TeamBox): Record<string, string> {
  const average = (yards: number, plays: number): string => round(rate(yards, plays), 1).toFixed(1);
  const clock = `${Math.floor(box.possessionTime / 60)}:${String(box.possessionTime % 60).padStart(2, "0")}`;
  return {
    completionAttempts: `${box.passCompletions}-${box.passAttempts}`,
    defensiveTDs: String(box.defensiveTDs),
    extraPoints: `${box.extraPoints}/${box.extraPointsTried}`,
    fieldGoalPct: String(round(100 * rate(box.fieldGoals, box.fieldGoalsTried), 1)),
    fieldGoals: `${box.fieldGoals}/${box.fieldGoalsTried}`,
    firstDowns: String(box.firstDowns),
    fourthDownEff: `${box.fourthDownConversions}-${box.fourthDowns}`,
    fumblesLost: String(box.fumblesLost),
    fumblesRecovered: String(box.fumblesRecovered),
    interceptions: String(box.interceptions),
    interceptionTDs: String(box.interceptionTDs),
    interceptionYards: String(box.interceptionYards),
    kickingPoints: String(box.kickingPoints),
    kickReturns: String(box.kickReturns),
    kickReturnTDs: String(box.kickReturnTDs),
    kickReturnYards: String(box.kickReturnYards),
    netPassingYards: String(box.netPassingYards),
    passesDeflected: String(box.passesDeflected),
    passesIntercepted: String(box.passesIntercepted),
    passingTDs: String(box.passingTDs),
    possessionTime: clock,
    puntReturns: String(box.puntReturns),
    puntReturnTDs: String(box.puntReturnTDs),
    puntReturnYards: String(box.puntReturnYards),
    qbHurries: String(box.qbHurries),
    rushingAttempts: String(box.rushingAttempts),
    rushingTDs: String(box.rushingTDs),
    rushingYards: String(box.rushingYards),
    sacks: String(box.sacks),
    tackles: String(box.tackles),
    tacklesForLoss: String(box.tacklesForLoss),
    thirdDownEff: `${box.thirdDownConversions}-${box.thirdDowns}`,
    totalFumbles: String(box.totalFumbles),
    totalPenaltiesYards: `${box.penalties}-${box.penaltyYards}`,
    totalYards: String(box.totalYards),
    turnovers: String(box.turnovers),
    yardsPerPass: average(box.netPassingYards, box.passAttempts),
    yardsPerRushAttempt: average(box.rushingYards, box.rushingAttempts),
  };
}
