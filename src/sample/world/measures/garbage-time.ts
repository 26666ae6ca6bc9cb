import { once } from "../computed.js";
import type { Play } from "../simulation/model.js";
import type { Possessions, TeamGame, TeamSeason } from "../simulation/team-games.js";

/** Returns whether a play counts. */
type PlayTest = (play: Play) => boolean;

const isOutsideGarbageTime: PlayTest = ({ garbageTime }) => !garbageTime;

/** Functions that return a side's game, or a team's season, with only the plays that count and the drives that contain one of these plays. */
type Counting = { readonly side: (side: TeamGame) => TeamGame; readonly season: (season: TeamSeason) => TeamSeason };

const all: Counting = { side: (side) => side, season: (season) => season };

/**
 * Returns functions that reduce games and seasons to the plays that a test includes. Each reduced game or season is computed once, so that its rows
 * are computed only once, too.
 */
function only(isIncluded: PlayTest): Counting {
  const counted = ({ timed }: Possessions): Possessions => {
    const plays = timed.plays.filter(isIncluded);
    return { plays, drives: timed.drives.filter((drive) => drive.plays.some(isIncluded)), timed };
  };
  const side = once(
    (each: TeamGame): TeamGame => ({ ...each, offense: counted(each.offense), defense: counted(each.defense) }),
  );
  return { side, season: once((each: TeamSeason): TeamSeason => ({ ...each, games: each.games.map(side) })) };
}

const outside = only(isOutsideGarbageTime);
const outsideInRegulation = only((play) => isOutsideGarbageTime(play) && play.period <= 4);

type GarbageQuery = { readonly excludeGarbageTime?: boolean | undefined };

/** Returns the functions that keep the plays that count for a query. These are all plays, or only those outside garbage time. */
export const counting = ({ excludeGarbageTime }: GarbageQuery): Counting => (excludeGarbageTime ? outside : all);

/** Like `counting`, but for team PPA. As in the service, a query that excludes garbage time also excludes overtime. */
export const countingForTeams = ({ excludeGarbageTime }: GarbageQuery): Counting =>
  excludeGarbageTime ? outsideInRegulation : all;
