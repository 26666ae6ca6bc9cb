import { squadOf } from "../facts/rosters.js";
import { lazy } from "../lazy.js";
import type { Snap } from "./model.js";
import { blankPlay, type Situation, setYards } from "./play-draft.js";

const teamId = 61;
const season = 2021;

/** A catch of a receiver, and the yards of the throw and of the whole play. */
function catchOf(receiver: string | null, situation: Situation, airYards: number, yards: number): Snap {
  const pass = blankPlay("pass", situation);
  pass.target = receiver;
  pass.outcome = "completion";
  pass.airYards = airYards;
  pass.depth = airYards < 15 ? "short" : "deep";
  setYards(pass, yards);
  return pass;
}

const plays = lazy((): readonly Snap[] => [
  catchOf(
    squadOf(teamId, season, "WR").find(({ name }) => name === "Arian Smith")?.id ?? null,
    { down: 1, distance: 10, yardsToGoal: 61 },
    45,
    61,
  ),
  catchOf(squadOf(teamId, season, "TE")[0]?.id ?? null, { down: 3, distance: 9, yardsToGoal: 74 }, 8, 11),
]);

/**
 * The seasons of 2021 of two receivers with one catch each: one was injured for most of it and caught a touchdown on first down, the other
 * was thrown to on third down. Only such seasons lack averages for the other downs.
 */
export const onePlaySeason = { season, teamId, plays };
