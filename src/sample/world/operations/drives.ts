import type { Drive as DriveRow } from "../../../document/schemas.js";
import { once } from "../lazy.js";
import { clockTime, scoresAfterDrive, unitsOfPlay, yardlineOf } from "../measures/play-fields.js";
import { count, sum } from "../numbers.js";
import type { SomeSources } from "../responses/source.js";
import { type Drive, type DriveResult, isScrimmage, opposite } from "../simulation/model.js";
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
  interception_touchdown: "INT TD",
  punt_touchdown: "PUNT TD",
  kickoff_touchdown: "TD",
  end_of_half: "END OF HALF",
  end_of_game: "END OF GAME",
};

/** A row of /drives. */
function driveRow(game: WorldGame, drive: Drive): DriveRow {
  const { side, plan } = drive;
  const other = opposite(side);
  const before = { home: drive.homeScore, away: drive.awayScore };
  const after = scoresAfterDrive(game, drive);
  const own = drive.plays.filter(isScrimmage);
  return {
    ...unitsOfPlay(game, side),
    gameId: game.id,
    id: drive.id,
    driveNumber: drive.number,
    scoring: after.home + after.away > before.home + before.away,
    startPeriod: drive.startPeriod,
    startYardline: yardlineOf(side, drive.startYardsToGoal),
    startYardsToGoal: drive.startYardsToGoal,
    startTime: clockTime(drive.startClock),
    endPeriod: drive.endPeriod,
    endYardline: yardlineOf(side, drive.endYardsToGoal),
    endYardsToGoal: drive.endYardsToGoal,
    endTime: clockTime(drive.endClock),
    elapsed: clockTime(drive.seconds),
    // The service does not count the punt. A returned kickoff is the only play of its drive.
    plays: Math.max(
      1,
      count(own, ({ kind }) => kind !== "punt"),
    ),
    yards: sum(own, ({ yards }) => yards),
    driveResult: resultTexts[plan.result],
    isHomeOffense: side === "home",
    startOffenseScore: before[side],
    startDefenseScore: before[other],
    endOffenseScore: after[side],
    endDefenseScore: after[other],
  };
}

/** The rows of /drives for a game. */
const drivesOfGame = once((game: WorldGame): readonly DriveRow[] =>
  (game.playByPlay?.drives ?? []).map((drive) => driveRow(game, drive)),
);

/** The operations of the tag `drives`. */
export const drivesSources = {
  "/drives": {
    rows: ({ world }, query) =>
      selectedGames(world, "/drives", query)
        .sort((a, b) => a.id - b.id)
        .flatMap(drivesOfGame),
    uses: ["year", "week", "seasonType"],
  },
} satisfies SomeSources;
