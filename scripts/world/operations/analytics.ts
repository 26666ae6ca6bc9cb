import type { Case } from "../recording.js";
import type { WorldGame } from "../world.js";
import { accountCases } from "./account.js";
import { adjustedCases } from "./adjusted.js";
import { bettingCases } from "./betting.js";
import { playerPpaCases } from "./player-ppa.js";
import { pointsCases } from "./points.js";
import { ppaCases } from "./ppa.js";
import { rankingCases } from "./rankings.js";
import { ratingCases } from "./ratings.js";
import { fpiCases } from "./ratings-fpi.js";
import { spCases } from "./ratings-sp.js";

/** Recordings of everything that is estimated rather than counted: odds, polls, ratings and points added. And of the key itself. */
export function analyticsCases(world: readonly WorldGame[]): Case[] {
  return [
    ...bettingCases(world),
    ...rankingCases(),
    ...spCases(world),
    ...ratingCases(world),
    ...fpiCases(world),
    ...pointsCases(world),
    ...ppaCases(world),
    ...playerPpaCases(world),
    ...adjustedCases(world),
    ...accountCases(),
  ];
}
