import { lazy, mapValues, once } from "../computed.js";
import { count, round, sum } from "../numbers.js";
import { gameTallies } from "../simulation/game-summaries.js";
import type { Side, Snap, SnapTest } from "../simulation/model.js";
import { type TeamGame, teamGame } from "../simulation/team-games.js";
import { hasPlayByPlay, type WorldGame } from "../simulation/world.js";
import { efficiency, isCounted, isDropback, isRun, isRushingAttempt, isTackleForLoss } from "./advanced-stats.js";
import { extraPoints, replacementScore } from "./kicking.js";

type Measure = (game: TeamGame) => number;

/** Returns a measure that counts a side's own plays that pass a test. `faced` does the same for the opponent's plays. */
function own(test: SnapTest): Measure {
  return ({ offense }) => count(offense.plays, test);
}
function faced(test: SnapTest): Measure {
  return ({ defense }) => count(defense.plays, test);
}

const gained = (plays: readonly Snap[], test: SnapTest): number => sum(plays, (play) => (test(play) ? play.yards : 0));
const returned = (plays: readonly Snap[], test: SnapTest): number =>
  sum(plays, (play) => (test(play) ? (play.returnYards ?? 0) : 0));

const isPass = ({ kind }: Snap): boolean => kind === "pass";
const isCompletion = (play: Snap): boolean => isPass(play) && play.outcome === "completion";
const isInterception = (play: Snap): boolean => isPass(play) && play.turnover === "interception";
const isFieldGoal = ({ kind }: Snap): boolean => kind === "field_goal";
const isOn = (down: number, play: Snap): boolean => play.down === down && (isRun(play) || isDropback(play));
// A kickoff is part of the receiving side's drive, but a punt is part of the kicking side's drive.
const isKickReturn = ({ kind, returnYards }: Snap): boolean => kind === "kickoff" && returnYards !== null;
const isPuntReturn = ({ kind, returnYards }: Snap): boolean => kind === "punt" && returnYards !== null;
const isTackle = (play: Snap): boolean =>
  !play.touchdown && (play.kind === "sack" || isRun(play) || play.outcome === "completion");
const fouls = ({ offense, defense }: TeamGame): Snap[] => [
  ...offense.plays.filter(({ penaltyOn }) => penaltyOn === "offense"),
  ...defense.plays.filter(({ penaltyOn }) => penaltyOn === "defense"),
];

/** The counts for a side's game. All sums over games add up these counts. */
const measures = {
  firstDowns: own(({ firstDown }) => firstDown),
  thirdDowns: own((play) => isOn(3, play)),
  thirdDownConversions: own((play) => isOn(3, play) && play.firstDown),
  fourthDowns: own((play) => isOn(4, play)),
  fourthDownConversions: own((play) => isOn(4, play) && play.firstDown),
  netPassingYards: ({ offense }) => gained(offense.plays, isCompletion),
  passAttempts: own(isPass),
  passCompletions: own(isCompletion),
  passingTDs: own((play) => isCompletion(play) && play.touchdown),
  rushingYards: ({ offense }) => gained(offense.plays, isRushingAttempt),
  rushingAttempts: own(isRushingAttempt),
  rushingTDs: own((play) => isRushingAttempt(play) && play.touchdown),
  penalties: (game) => fouls(game).length,
  penaltyYards: (game) => sum(fouls(game), ({ yards }) => Math.abs(yards)),
  fumblesLost: own(({ turnover }) => turnover === "fumble"),
  fumblesKept: own(({ fumbleRecovered }) => fumbleRecovered),
  fumblesTaken: faced(({ turnover }) => turnover === "fumble"),
  interceptions: own(isInterception),
  possessionTime: ({ offense }) => sum(offense.timed.drives, ({ seconds }) => seconds),
  fieldGoals: own((play) => isFieldGoal(play) && play.kickGood === true),
  fieldGoalAttempts: own(isFieldGoal),
  extraPoints: (game) => extraPoints([game]).made,
  extraPointAttempts: (game) => extraPoints([game]).attempted,
  tackles: faced(isTackle),
  sacks: faced(({ kind }) => kind === "sack"),
  tacklesForLoss: faced(isTackleForLoss),
  qbHurries: faced(({ hurriedBy }) => hurriedBy !== null),
  passesDeflected: faced(({ brokenUp }) => brokenUp),
  passesIntercepted: faced(isInterception),
  interceptionYards: ({ defense }) => returned(defense.plays, isInterception),
  interceptionTDs: faced((play) => isInterception(play) && play.returnTouchdown),
  kickReturns: own(isKickReturn),
  kickReturnYards: ({ offense }) => returned(offense.plays, isKickReturn),
  kickReturnTDs: own((play) => isKickReturn(play) && play.returnTouchdown),
  puntReturns: faced(isPuntReturn),
  puntReturnYards: ({ defense }) => returned(defense.plays, isPuntReturn),
  puntReturnTDs: faced((play) => isPuntReturn(play) && play.returnTouchdown),
  countedPlays: own(isCounted),
  totalPPA: ({ offense }) => round(efficiency(offense.plays).totalPPA, 6),
  replacementScore,
} satisfies Record<string, Measure>;

/** A side's counts in one or more games. */
export type Tally = Readonly<Record<keyof typeof measures, number>>;

const stored = lazy(() => mapValues(gameTallies.columns, (text) => text.split(",").map(Number)));

/** Returns the tallies of both sides of a game. Uses stored tallies if there are any. Otherwise, counts the plays. */
export const tallies = once((game: WorldGame): Readonly<Record<Side, Tally>> => {
  const index = hasPlayByPlay(game) ? gameTallies.ids.indexOf(game.id) : -1;
  const of = (side: Side): Tally => {
    const counted = teamGame(game, side);
    const at = 2 * index + (side === "home" ? 0 : 1);
    return mapValues(measures, (measure: Measure, name) =>
      index < 0 ? measure(counted) : (stored()[name]?.[at] ?? Number.NaN),
    );
  };
  return { home: of("home"), away: of("away") };
});

/** Returns a side's tallies, summed over these games. */
export function tallyOfGames(games: readonly TeamGame[]): Tally {
  return mapValues(measures, (_: Measure, name) => sum(games, ({ game, side }) => tallies(game)[side][name]));
}

/** Returns how many points a team's kicker added compared with a replacement, and the number of field goal attempts. */
export function kickerPaar(games: readonly TeamGame[]): { paar: number; attempts: number } {
  const { fieldGoals, fieldGoalAttempts, replacementScore } = tallyOfGames(games);
  return { paar: Math.round(300 * fieldGoals - replacementScore / 100) / 100, attempts: fieldGoalAttempts };
}

/** A team's statistics in one or more games, as integers. */
export type TeamTotals = ReturnType<typeof teamTotals>;
export function teamTotals(...games: readonly TeamGame[]) {
  const { countedPlays, totalPPA, replacementScore: _, fumblesKept, fumblesTaken, ...totals } = tallyOfGames(games);
  return {
    ...totals,
    games: games.length,
    totalYards: totals.netPassingYards + totals.rushingYards,
    turnovers: totals.interceptions + totals.fumblesLost,
    totalFumbles: totals.fumblesLost + fumblesKept,
    fumblesRecovered: fumblesKept + fumblesTaken,
    kickingPoints: 3 * totals.fieldGoals + totals.extraPoints,
    defensiveTDs: totals.interceptionTDs,
  };
}
