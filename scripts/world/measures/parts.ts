import { ratio, round } from "../numbers.js";
import type { Play } from "../simulation/model.js";
import { efficiency, isCounted, isDropback, isRun } from "./advanced.js";
import type { Credit } from "./credit.js";

/** The parts by which a player's season is told: by kind of play, by down, and by how likely a pass was. */
export type Part =
  | "all"
  | "pass"
  | "rush"
  | "firstDown"
  | "secondDown"
  | "thirdDown"
  | "standardDowns"
  | "passingDowns";

/** A value for each part. */
export function byPart<T>(value: (belongs: (play: Play) => boolean) => T): Record<Part, T> {
  return {
    all: value(() => true),
    pass: value(isDropback),
    rush: value(isRun),
    firstDown: value(({ down }) => down === 1),
    secondDown: value(({ down }) => down === 2),
    thirdDown: value(({ down }) => down === 3),
    standardDowns: value(({ passingDown }) => !passingDown),
    passingDowns: value(({ passingDown }) => passingDown),
  };
}

/** Predicted points added by part, per play or in total; null for a part without a play. */
export function ppaByPart(plays: readonly Play[], measure: "average" | "total"): Record<Part, number | null> {
  return byPart((belongs) => {
    const own = plays.filter((play) => isCounted(play) && belongs(play));
    if (own.length === 0) return null;
    const { ppa, totalPPA } = efficiency(own);
    return measure === "average" ? round(ppa, 3) : round(totalPPA, 3);
  });
}

/** A player's share of his team's plays by part; null for a part without a play of his. */
export function usageByPart({ all }: Pick<Credit, "all">, team: readonly Play[]): Record<Part, number | null> {
  const counted = team.filter(isCounted);
  return byPart((belongs) => {
    const own = all.filter(belongs);
    const share = own.length === 0 ? null : ratio(own.length, counted.filter(belongs).length);
    return share === null ? null : round(share, 3);
  });
}
