import type { Play } from "../simulation/model.js";
import { blankSnap, settle } from "../simulation/snap.js";
import { squadOf } from "./players.js";

const receiver = squadOf(61, "WR").find(({ name }) => name === "Arian Smith")?.id ?? null;
const deep = { down: 1, distance: 10, yardsToGoal: 61 };

/**
 * A receiver's whole season of 2021, most of which he was injured: one pass on a first down, caught for a touchdown. Whoever played more
 * has plays on every down, so only such a season has no average on the others.
 */
export const onePlay: readonly Play[] = [
  {
    ...settle({ ...blankSnap("pass", deep), target: receiver, outcome: "completion", airYards: 45, depth: "deep" }, 61),
    id: "402100201001001",
    gameId: 402100201,
    driveId: "4021002011",
    number: 1,
    side: "home",
    period: 2,
    clock: 600,
    homeScore: 0,
    awayScore: 0,
    passingDown: false,
    garbageTime: false,
  },
];
