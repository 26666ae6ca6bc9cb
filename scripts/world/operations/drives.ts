import type { Drive as DriveRow } from "../../../generated/schema.js";
import { BROKEN_OFF_GAME, brokenOffDrives } from "../facts/broken-off.js";
import { clockOf, clockTime, scoresAfter, sidesOfPlay, yardlineOf } from "../measures/play-view.js";
import { sum } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import { type Drive, type DriveResult, opposite } from "../simulation/model.js";
import type { WorldGame } from "../world.js";

const results: Readonly<Record<DriveResult, string>> = {
  touchdown: "TD",
  field_goal: "FG",
  missed_field_goal: "MISSED FG",
  punt: "PUNT",
  interception: "INT",
  fumble: "FUMBLE",
  downs: "DOWNS",
  safety: "SF",
  end_of_half: "END OF HALF",
  end_of_game: "END OF GAME",
};

/** A drive as /drives has it. */
export function driveRow(game: WorldGame, drive: Drive): DriveRow {
  const { side, plan } = drive;
  const other = opposite(side);
  const before = { home: drive.homeScore, away: drive.awayScore };
  const after = scoresAfter(game, drive);
  const own = drive.plays.filter(({ kind }) => kind !== "kickoff");
  return {
    ...sidesOfPlay(game, side),
    gameId: game.id,
    id: drive.id,
    driveNumber: drive.number,
    scoring: after.home + after.away > before.home + before.away,
    startPeriod: drive.startPeriod,
    startYardline: yardlineOf(side, drive.startYardsToGoal),
    startYardsToGoal: drive.startYardsToGoal,
    startTime: clockTime(clockOf(drive.startPeriod, drive.startClock)),
    endPeriod: drive.endPeriod,
    endYardline: yardlineOf(side, drive.endYardsToGoal),
    endYardsToGoal: drive.endYardsToGoal,
    endTime: clockTime(clockOf(drive.endPeriod, drive.endClock)),
    elapsed: clockTime(clockOf(drive.endPeriod, drive.seconds)),
    plays: own.length,
    yards: sum(own, ({ yards }) => yards),
    driveResult: results[plan.result],
    isHomeOffense: side === "home",
    startOffenseScore: before[side],
    startDefenseScore: before[other],
    endOffenseScore: after[side],
    endDefenseScore: after[other],
  };
}

/** A drive of which only plays that could not be read were kept. */
function unreadDrive(game: WorldGame, [first, last]: (typeof brokenOffDrives)[number]): DriveRow {
  const at = yardlineOf(first.side, first.yardsToGoal);
  return {
    ...sidesOfPlay(game, first.side),
    gameId: game.id,
    id: first.driveId,
    driveNumber: null,
    scoring: false,
    startPeriod: first.period,
    startYardline: at,
    startYardsToGoal: first.yardsToGoal,
    startTime: clockTime(null),
    endPeriod: last.period,
    endYardline: at,
    endYardsToGoal: last.yardsToGoal,
    endTime: clockTime(null),
    elapsed: clockTime(null),
    plays: 2,
    yards: 0,
    driveResult: "Uncategorized",
    isHomeOffense: first.side === "home",
    startOffenseScore: 0,
    startDefenseScore: 0,
    endOffenseScore: 0,
    endDefenseScore: 0,
  };
}

/** Recordings of /drives: a side of a semifinal, and a game whose play-by-play breaks off. */
export function driveCases(world: readonly WorldGame[]): Case[] {
  const { ok } = recorder<DriveRow[]>("getDrives", "/drives");
  const rows = world
    .flatMap((game) => game.played?.drives.map((drive) => driveRow(game, drive)) ?? [])
    .filter(({ offense, defense }) => offense === "Texas" && defense === "Ohio State");
  const brokenOff = world
    .filter(({ id }) => id === BROKEN_OFF_GAME)
    .flatMap((game) => brokenOffDrives.map((each) => unreadDrive(game, each)));
  return [
    ok("cotton-bowl-texas", { year: 2024, offense: "Texas", defense: "Ohio State" }, rows),
    ok("broken-off-2021", { year: 2021, week: 1, team: "St. Andrews" }, brokenOff),
  ];
}
