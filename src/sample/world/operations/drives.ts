import type { Drive as DriveRow } from "../../../../generated/schema.js";
import { once } from "../lazy.js";
import { clockSeconds, clockTime, scoresAfterDrive, unitsOfPlay, yardlineOf } from "../measures/play-fields.js";
import { sum } from "../numbers.js";
import type { Sources } from "../responses/source.js";
import { type Drive, type DriveResult, opposite } from "../simulation/model.js";
import { unparsedDrivesOf } from "../simulation/unparsed-plays.js";
import type { WorldGame } from "../simulation/world.js";
import { selectedGames } from "./selected-games.js";

const resultTexts: Readonly<Record<DriveResult, string>> = {
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

/** A row of /drives. */
function driveRow(game: WorldGame, drive: Drive): DriveRow {
  const { side, plan } = drive;
  const other = opposite(side);
  const before = { home: drive.homeScore, away: drive.awayScore };
  const after = scoresAfterDrive(game, drive);
  const own = drive.plays.filter(({ kind }) => kind !== "kickoff");
  return {
    ...unitsOfPlay(game, side),
    gameId: game.id,
    id: drive.id,
    driveNumber: drive.number,
    scoring: after.home + after.away > before.home + before.away,
    startPeriod: drive.startPeriod,
    startYardline: yardlineOf(side, drive.startYardsToGoal),
    startYardsToGoal: drive.startYardsToGoal,
    startTime: clockTime(clockSeconds(drive.startPeriod, drive.startClock)),
    endPeriod: drive.endPeriod,
    endYardline: yardlineOf(side, drive.endYardsToGoal),
    endYardsToGoal: drive.endYardsToGoal,
    endTime: clockTime(clockSeconds(drive.endPeriod, drive.endClock)),
    elapsed: clockTime(clockSeconds(drive.endPeriod, drive.seconds)),
    plays: own.length,
    yards: sum(own, ({ yards }) => yards),
    driveResult: resultTexts[plan.result],
    isHomeOffense: side === "home",
    startOffenseScore: before[side],
    startDefenseScore: before[other],
    endOffenseScore: after[side],
    endDefenseScore: after[other],
  };
}

/** A row of /drives for a drive whose plays could not be parsed. */
function unparsedDriveRow(game: WorldGame, [first, last]: ReturnType<typeof unparsedDrivesOf>[number]): DriveRow {
  const at = yardlineOf(first.side, first.yardsToGoal);
  return {
    ...unitsOfPlay(game, first.side),
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

/** The rows of /drives for a game. */
const drivesOfGame = once((game: WorldGame): readonly DriveRow[] => [
  ...unparsedDrivesOf(game).map((plays) => unparsedDriveRow(game, plays)),
  ...(game.playByPlay?.drives ?? []).map((drive) => driveRow(game, drive)),
]);

/** The operations of the tag `drives`. */
export const drivesSources: Sources<"/drives"> = {
  "/drives": {
    rows: ({ world }, query) => selectedGames(world, "/drives", query).flatMap(drivesOfGame),
    uses: ["year", "week", "seasonType"],
  },
};
