import { mapValues } from "../fields.js";
import { count, ratio, round, roundOrNull } from "../numbers.js";
import { isPassingDown } from "../simulation/expected-points.js";
import type { Play } from "../simulation/model.js";
import { efficiency, isCounted, isDropback, isRun } from "./advanced-stats.js";
import type { PlayTest } from "./garbage-time.js";
import type { PlayerPlays } from "./player-plays.js";

/** The splits of a player's season: by kind of play, by down, and by standard and passing downs. */
export const splits = {
  all: () => true,
  pass: isDropback,
  rush: isRun,
  firstDown: ({ down }) => down === 1,
  secondDown: ({ down }) => down === 2,
  thirdDown: ({ down }) => down === 3,
  standardDowns: ({ down, distance }) => !isPassingDown(down, distance),
  passingDowns: ({ down, distance }) => isPassingDown(down, distance),
} satisfies Record<string, PlayTest>;

export type PlaySplit = keyof typeof splits;

/** A value for each split. */
export function bySplit<T>(value: (isIncluded: PlayTest) => T): Record<PlaySplit, T> {
  return mapValues<PlaySplit, PlayTest, T>(splits, value);
}

/** Predicted points added by split, per play or in total; null for a split without plays. */
export function ppaBySplit(plays: readonly Play[], measure: "average" | "total"): Record<PlaySplit, number | null> {
  return bySplit((isIncluded) => {
    const own = plays.filter((play) => isCounted(play) && isIncluded(play));
    if (own.length === 0) return null;
    const { ppa, totalPPA } = efficiency(own);
    return measure === "average" ? round(ppa, 3) : round(totalPPA, 3);
  });
}

/** A player's share of the team's plays by split; null for a split without plays of the player. */
export function usageBySplit(
  { all }: Pick<PlayerPlays, "all">,
  team: readonly Play[],
): Record<PlaySplit, number | null> {
  const counted = team.filter(isCounted);
  return bySplit((isIncluded) => {
    const own = count(all, isIncluded);
    return own === 0 ? null : roundOrNull(ratio(own, count(counted, isIncluded)), 3);
  });
}
