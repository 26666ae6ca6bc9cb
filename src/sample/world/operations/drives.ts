import { once } from "../computed.js";
import { driveResults } from "../facts/play-types.js";
import { clockTime, scoresAfterDrive, unitsOfPlay, yardlineOf } from "../measures/play-fields.js";
import { count, sum } from "../numbers.js";
import type { SomeSources } from "../responses/source.js";
import { type Drive, isScrimmage, opposite } from "../simulation/model.js";
import type { WorldGame } from "../simulation/world.js";
import { selectedGames } from "./selected-games.js";

/** Returns a row of /drives. */
function driveRow(game: WorldGame, drive: Drive) {
  const { id, gameId, side, plan, startPeriod, startYardsToGoal, endPeriod, endYardsToGoal } = drive;
  const other = opposite(side);
  const before = { home: drive.homeScore, away: drive.awayScore };
  const after = scoresAfterDrive(game, drive);
  const own = drive.plays.filter(isScrimmage);
  return {
    ...{ id, gameId, startPeriod, startYardsToGoal, endPeriod, endYardsToGoal },
    driveNumber: drive.number,
    scoring: after.home + after.away > before.home + before.away,
    startYardline: yardlineOf(side, startYardsToGoal),
    startTime: clockTime(drive.startClock),
    endYardline: yardlineOf(side, endYardsToGoal),
    endTime: clockTime(drive.endClock),
    elapsed: clockTime(drive.seconds),
    // The service does not count a punt as a play of the drive. If a kickoff is returned for a touchdown, it counts as the drive's only play.
    plays: Math.max(
      1,
      count(own, ({ kind }) => kind !== "punt"),
    ),
    yards: sum(own, ({ yards }) => yards),
    driveResult: driveResults[plan.result].short,
    isHomeOffense: side === "home",
    startOffenseScore: before[side],
    startDefenseScore: before[other],
    endOffenseScore: after[side],
    endDefenseScore: after[other],
    ...unitsOfPlay(game, side),
  };
}

/** Returns the rows of /drives for a game. */
const drivesOfGame = once((game: WorldGame) => (game.playByPlay?.drives ?? []).map((drive) => driveRow(game, drive)));

export const drivesSources = {
  "/drives": {
    rows: ({ world }, query) =>
      selectedGames(world, "/drives", query)
        .sort((a, b) => a.id - b.id)
        .flatMap(drivesOfGame),
    uses: ["year", "week", "seasonType"],
  },
} satisfies SomeSources;
