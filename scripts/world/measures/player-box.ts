import { playerById, squadOf } from "../facts/players.js";
import { count, sum } from "../numbers.js";
import type { Play } from "../simulation/model.js";
import type { TeamGame } from "../world.js";
import { isRun } from "./advanced.js";

/** The categories of a player's statistics, in the order in which rows have them. */
export type Category =
  | "passing"
  | "rushing"
  | "receiving"
  | "fumbles"
  | "defensive"
  | "interceptions"
  | "kickReturns"
  | "puntReturns"
  | "kicking"
  | "punting";

/** What is counted of a player in one category; counters that a category has no use for are 0. */
export interface Tally {
  readonly number: number;
  readonly made: number;
  readonly yards: number;
  readonly touchdowns: number;
  readonly long: number;
  readonly lost: number;
  readonly solo: number;
  readonly sacks: number;
  readonly losses: number;
  readonly deflected: number;
  readonly extraMade: number;
  readonly extraTried: number;
  readonly touchbacks: number;
  readonly inside20: number;
}

/** A player's line in a category. Kneels and punts belong to nobody and stand under the team's own line. */
export interface Line {
  readonly category: Category;
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly tally: Tally;
}

const blank: Tally = {
  number: 0,
  made: 0,
  yards: 0,
  touchdowns: 0,
  long: 0,
  lost: 0,
  solo: 0,
  sacks: 0,
  losses: 0,
  deflected: 0,
  extraMade: 0,
  extraTried: 0,
  touchbacks: 0,
  inside20: 0,
};

const longest = (plays: readonly Play[], yards: (play: Play) => number): number =>
  plays.reduce((most, play) => Math.max(most, yards(play)), 0);

function gained(plays: readonly Play[]): Tally {
  return {
    ...blank,
    number: plays.length,
    yards: sum(plays, ({ yards }) => yards),
    touchdowns: count(plays, ({ touchdown }) => touchdown),
    long: longest(plays, ({ yards }) => yards),
  };
}

function passing(plays: readonly Play[]): Tally {
  const completed = plays.filter(({ outcome }) => outcome === "completion");
  return {
    ...gained(completed),
    number: plays.length,
    made: completed.length,
    lost: count(plays, ({ turnover }) => turnover === "interception"),
  };
}

function defensive(plays: readonly Play[]): Tally {
  const tackles = plays.filter(({ outcome }) => outcome === null || outcome === "completion");
  return {
    ...blank,
    number: tackles.length,
    solo: count(tackles, ({ solo }) => solo),
    sacks: count(tackles, ({ kind }) => kind === "sack"),
    losses: count(tackles, (play) => play.kind === "sack" || (isRun(play) && play.yards < 0)),
    deflected: count(plays, ({ brokenUp }) => brokenUp),
  };
}

function kicking(plays: readonly Play[], extra: { made: number; tried: number }): Tally {
  const good = plays.filter(({ kickGood }) => kickGood === true);
  return {
    ...blank,
    number: plays.length,
    made: good.length,
    long: longest(good, ({ kickYards }) => kickYards ?? 0),
    extraMade: extra.made,
    extraTried: extra.tried,
  };
}

function returns(plays: readonly Play[]): Tally {
  const yards = (play: Play): number => play.returnYards ?? 0;
  return { ...blank, number: plays.length, yards: sum(plays, yards), long: longest(plays, yards) };
}

function punting(plays: readonly Play[]): Tally {
  const yards = (play: Play): number => play.kickYards ?? 0;
  const landing = (play: Play): number => play.yardsToGoal - yards(play);
  return {
    ...blank,
    number: plays.length,
    yards: sum(plays, yards),
    long: longest(plays, yards),
    touchbacks: count(plays, (play) => landing(play) <= 0),
    inside20: count(plays, (play) => landing(play) > 0 && landing(play) < 20),
  };
}

/** The lines of a team in one game or in several added up: by category, then by id. */
export function playerLines(teamId: number, ...games: readonly TeamGame[]): Line[] {
  const own = games.flatMap(({ offense }) => offense.plays);
  const faced = games.flatMap(({ defense }) => defense.plays);
  const conversions = games.flatMap(({ offense }) =>
    offense.drives.map(({ plan }) => (plan.result === "touchdown" ? plan.conversion : null)),
  );
  const extraMade = count(conversions, (each) => each === "kick");
  const extra = { made: extraMade, tried: extraMade + count(conversions, (each) => each === "missed_kick") };

  const lines = (
    category: Category,
    plays: readonly Play[],
    who: (play: Play) => string | null,
    tally: (plays: readonly Play[]) => Tally,
  ): Line[] => {
    const ids = [...new Set(plays.map(who))].filter((id) => id !== null).sort((a, b) => Number(a) - Number(b));
    return ids.map((id) => {
      const { name, position } = playerById(id);
      return { category, id, name, position, tally: tally(plays.filter((play) => who(play) === id)) };
    });
  };
  const teamLine = (category: Category, plays: readonly Play[], tally: (plays: readonly Play[]) => Tally): Line[] =>
    plays.length === 0 ? [] : [{ category, id: String(-teamId), name: " Team", position: "", tally: tally(plays) }];
  const ofKind = (plays: readonly Play[], ...kinds: readonly Play["kind"][]): Play[] =>
    plays.filter(({ kind }) => kinds.includes(kind));

  const tries = ofKind(own, "field_goal");
  // One kicker takes all kicks; a game without one has no line for him.
  const kickers = tries.length + extra.tried > 0 ? squadOf(teamId, "K").slice(0, 1) : [];
  return [
    ...lines("passing", ofKind(own, "pass"), ({ passer }) => passer, passing),
    ...lines("rushing", ofKind(own, "rush", "sack"), ({ rusher, passer }) => rusher ?? passer, gained),
    ...teamLine("rushing", ofKind(own, "kneel"), gained),
    ...lines(
      "receiving",
      own.filter(({ outcome }) => outcome === "completion"),
      ({ target }) => target,
      gained,
    ),
    ...lines(
      "fumbles",
      own.filter(({ turnover }) => turnover === "fumble"),
      ({ rusher, target, passer }) => rusher ?? target ?? passer,
      (plays) => ({ ...blank, number: plays.length, lost: plays.length }),
    ),
    ...lines("defensive", faced, ({ defender }) => defender, defensive),
    ...lines(
      "interceptions",
      faced.filter(({ turnover }) => turnover === "interception"),
      ({ defender }) => defender,
      (plays) => ({ ...blank, number: plays.length }),
    ),
    // A kickoff belongs to the receiver's drive, a punt to the kicker's.
    ...lines("kickReturns", ofKind(own, "kickoff"), ({ returner }) => returner, returns),
    ...lines("puntReturns", ofKind(faced, "punt"), ({ returner }) => returner, returns),
    ...kickers.map(({ id, name, position }) => ({
      category: "kicking" as const,
      id,
      name,
      position,
      tally: kicking(tries, extra),
    })),
    ...teamLine("punting", ofKind(own, "punt"), punting),
  ];
}
