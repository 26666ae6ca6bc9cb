import { count, sum } from "../numbers.js";
import type { Play } from "../simulation/model.js";
import { playsOf, type TeamGame } from "../simulation/team-games.js";
import { isDropback, isRun, isRushingAttempt, isTackleForLoss } from "./advanced-stats.js";
import { extraPoints, fieldGoalAttempts } from "./kicking.js";

/** The statistics of a team in one or more games, as integers. */
export type TeamTotals = ReturnType<typeof teamTotals>;

function penaltiesOf(own: readonly Play[], faced: readonly Play[]): Play[] {
  return [
    ...own.filter(({ penaltyOn }) => penaltyOn === "offense"),
    ...faced.filter(({ penaltyOn }) => penaltyOn === "defense"),
  ];
}

function kickingTotals(games: readonly TeamGame[]) {
  const attempts = games.flatMap(({ offense }) => fieldGoalAttempts(offense.plays));
  const fieldGoals = count(attempts, ({ kickGood }) => kickGood === true);
  const { made, attempted } = extraPoints(games);
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
  const intercepted = faced.filter(({ turnover }) => turnover === "interception");
  return {
    tackles: count(faced, (play) => stopped(play) && !play.touchdown),
    sacks: count(faced, ({ kind }) => kind === "sack"),
    tacklesForLoss: count(faced, isTackleForLoss),
    qbHurries: count(faced, ({ hurriedBy }) => hurriedBy !== null),
    passesDeflected: count(faced, ({ brokenUp }) => brokenUp),
    passesIntercepted: intercepted.length,
    interceptionYards: sum(intercepted, ({ returnYards }) => returnYards ?? 0),
    interceptionTDs: count(intercepted, ({ returnTouchdown }) => returnTouchdown),
    defensiveTDs: count(intercepted, ({ returnTouchdown }) => returnTouchdown),
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
    kickReturnTDs: count(kicks, ({ returnTouchdown }) => returnTouchdown),
    puntReturns: punts.length,
    puntReturnYards: sum(punts, ({ returnYards }) => returnYards ?? 0),
    puntReturnTDs: count(punts, ({ returnTouchdown }) => returnTouchdown),
  };
}

/** The statistics of a team in one or more games. */
export function teamTotals(...games: readonly TeamGame[]) {
  const plays = playsOf(games, "offense");
  const drives = games.flatMap(({ offense }) => offense.drives);
  const faced = playsOf(games, "defense");
  const attempts = plays.filter(({ kind }) => kind === "pass");
  const carries = plays.filter(isRushingAttempt);
  const completed = attempts.filter(({ outcome }) => outcome === "completion");
  const onDown = (down: number): Play[] =>
    plays.filter((play) => play.down === down && (isRun(play) || isDropback(play)));
  const converted = (some: readonly Play[]): number => count(some, ({ firstDown }) => firstDown);
  const penalties = penaltiesOf(plays, faced);
  const interceptions = count(attempts, ({ turnover }) => turnover === "interception");
  const fumblesLost = count(plays, ({ turnover }) => turnover === "fumble");
  const fumblesKept = count(plays, ({ fumbleRecovered }) => fumbleRecovered);
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
    totalFumbles: fumblesLost + fumblesKept,
    fumblesRecovered: fumblesKept + count(faced, ({ turnover }) => turnover === "fumble"),
    interceptions,
    possessionTime: sum(drives, ({ seconds }) => seconds),
    ...kickingTotals(games),
    ...defensiveTotals(faced),
    ...returnTotals(plays, faced),
  };
}
