import type { Play as PlayRow, PlayType } from "../../../generated/schema.js";
import { playTypes } from "../facts/play-types.js";
import { brokenOffRows } from "../measures/enriched-rows.js";
import {
  ballOf,
  clockOf,
  clockTime,
  playTypeOf,
  schoolOn,
  scoresAfterPlay,
  sidesOfPlay,
  wallclockOf,
  yardlineOf,
} from "../measures/play-view.js";
import { type Case, recorder } from "../recording.js";
import { opposite, type Play } from "../simulation/model.js";
import { playText } from "../simulation/text.js";
import type { WorldGame } from "../world.js";

/** A play as /plays has it. Its scores are those once it was over. */
export function playRow(game: WorldGame, play: Play): PlayRow {
  const ball = ballOf(play);
  const after = scoresAfterPlay(game, play);
  return {
    ...sidesOfPlay(game, ball),
    id: play.id,
    driveId: play.driveId,
    gameId: game.id,
    driveNumber: game.played?.drives.find(({ id }) => id === play.driveId)?.number ?? null,
    playNumber: play.number,
    offenseScore: after[ball],
    home: schoolOn(game, "home"),
    away: schoolOn(game, "away"),
    defenseScore: after[opposite(ball)],
    period: play.period,
    clock: clockTime(clockOf(play.period, play.clock)),
    offenseTimeouts: 3,
    defenseTimeouts: 3,
    yardline: yardlineOf(ball, play.yardsToGoal),
    yardsToGoal: play.yardsToGoal,
    down: play.down,
    distance: play.distance,
    yardsGained: play.yards,
    scoring: after.home + after.away > play.homeScore + play.awayScore,
    playType: playTypeOf(play),
    playText: playText(play),
    ppa: play.ppa,
    wallclock: wallclockOf(game, play),
  };
}

/** The same of a play that could not be read. */
function unreadPlay(game: WorldGame, play: Play): PlayRow {
  return {
    ...playRow(game, play),
    playNumber: null,
    clock: clockTime(null),
    offenseTimeouts: null,
    defenseTimeouts: null,
    playType: play.kind === "pass" ? "Pass Incompletion" : "Rush",
    playText: null,
    wallclock: null,
  };
}

/** Recordings of /plays and of the types that its rows have: one side of a semifinal, and a game that broke off. */
export function playCases(world: readonly WorldGame[]): Case[] {
  const { ok } = recorder<PlayRow[]>("getPlays", "/plays");
  const types = recorder<PlayType[]>("getPlayTypes", "/plays/types");
  const rows = world
    .flatMap((game) => game.played?.plays.map((play) => playRow(game, play)) ?? [])
    .filter(({ offense, defense }) => offense === "Texas" && defense === "Ohio State");
  const brokenOff = brokenOffRows(world, () => true, unreadPlay);
  const cottonBowl = { year: 2024, week: 1, offense: "Texas", defense: "Ohio State" };
  return [
    ok("cotton-bowl-texas", cottonBowl, rows),
    ok("broken-off-2021", { year: 2021, week: 1, team: "St. Andrews" }, brokenOff),
    types.ok("all", {}, [...playTypes]),
  ];
}
