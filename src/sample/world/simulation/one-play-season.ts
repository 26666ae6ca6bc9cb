import { squadOf } from "../facts/rosters.js";
import { lazy } from "../lazy.js";
import type { Play } from "./model.js";
import { blankPlay, setYards } from "./play-draft.js";

const teamId = 61;
const situation = { down: 1, distance: 10, yardsToGoal: 61 };

const receiver = () => squadOf(teamId, 2021, "WR").find(({ name }) => name === "Arian Smith")?.id ?? null;

function touchdownPass(): Play {
  const pass = blankPlay("pass", situation);
  pass.target = receiver();
  pass.outcome = "completion";
  pass.airYards = 45;
  pass.depth = "deep";
  setYards(pass, situation.yardsToGoal);
  return pass;
}

const plays = lazy((): readonly Play[] => [
  {
    ...touchdownPass(),
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
]);

/**
 * The season of 2021 of a receiver who was injured for most of it: one pass on first down, caught for a touchdown. Only such a season
 * lacks averages for the other downs.
 */
export const onePlaySeason = { season: 2021, teamId, plays };
