import { once } from "../lazy.js";
import { count } from "../numbers.js";
import type { Play, Snap } from "../simulation/model.js";
import type { Possessions, TeamGame, TeamSeason } from "../simulation/team-games.js";

/** A test whether a play counts. */
type PlayTest = (play: Play) => boolean;

const isOutsideGarbageTime: PlayTest = ({ garbageTime }) => !garbageTime;

/** The plays of a unit that count, and the number of its drives with such a play. */
export type Selection = (possessions: Possessions) => { readonly plays: readonly Snap[]; readonly drives: number };

/** Every play counts. */
export const everyPlay: Selection = ({ plays, drives }) => ({ plays, drives: drives.length });
export const outsideGarbageTime: Selection = ({ timed: { plays, drives } }) => ({
  plays: plays.filter(isOutsideGarbageTime),
  drives: count(drives, (drive) => drive.plays.some(isOutsideGarbageTime)),
});

/** Games and seasons as they are, or with the plays that count alone. */
interface Counting {
  readonly side: (side: TeamGame) => TeamGame;
  readonly season: (season: TeamSeason) => TeamSeason;
}

const all: Counting = { side: (side) => side, season: (season) => season };

/** The result for a game or a season is computed once, and so are the rows that are computed from it. */
function only(isIncluded: PlayTest): Counting {
  const counted = ({ timed, drives }: Possessions) => ({ plays: timed.plays.filter(isIncluded), timed, drives });
  const side = once(
    (each: TeamGame): TeamGame => ({ ...each, offense: counted(each.offense), defense: counted(each.defense) }),
  );
  return { side, season: once((each: TeamSeason): TeamSeason => ({ ...each, games: each.games.map(side) })) };
}

const outside = only(isOutsideGarbageTime);
const outsideInRegulation = only((play) => isOutsideGarbageTime(play) && play.period <= 4);

interface GarbageQuery {
  readonly excludeGarbageTime?: boolean | undefined;
}

/** What counts for a query: every play, or the plays outside garbage time. */
export const counting = ({ excludeGarbageTime }: GarbageQuery): Counting => (excludeGarbageTime ? outside : all);

/** Like `counting`; team PPA leaves out overtime with garbage time, as the service does. */
export const countingForTeams = ({ excludeGarbageTime }: GarbageQuery): Counting =>
  excludeGarbageTime ? outsideInRegulation : all;
