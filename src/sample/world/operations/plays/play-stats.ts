import { hasData } from "../../../../document/selection.js";
import { once } from "../../computed.js";
import { playStatTypes } from "../../facts/play-types.js";
import { playerById } from "../../facts/players.js";
import { isOnRoster } from "../../facts/rosters.js";
import { conferenceName } from "../../facts/teams.js";
import { clockTime, scoresAfterPlay } from "../../measures/play-fields.js";
import { statsOfPlay } from "../../measures/play-stats.js";
import type { SomeSources } from "../../responses/source.js";
import { idOfDrive, idOfPlay, opposite } from "../../simulation/model.js";
import { teamGame, teamOn } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";
import { sideHeader } from "../headers.js";
import { selectedGames } from "../selected-games.js";

const rowsOfGame = once((game: WorldGame) => {
  const headers = { home: sideHeader(teamGame(game, "home")), away: sideHeader(teamGame(game, "away")) };
  return (game.playByPlay?.plays ?? []).flatMap((play) => {
    const after = scoresAfterPlay(game, play);
    return statsOfPlay(play).map(({ athleteId, stat, amount }) => {
      // A player's team may differ in another season.
      const side = isOnRoster(athleteId, game.homeId, game.season) ? "home" : "away";
      // The spread comes last, because a spread before so many members is several times slower.
      return {
        conference: conferenceName(teamOn(game, side), game.season) ?? "",
        teamScore: after[side],
        opponentScore: after[opposite(side)],
        driveId: idOfDrive(game, play.driveNumber),
        playId: idOfPlay(game, play),
        period: play.period,
        clock: clockTime(play.clock),
        yardsToGoal: play.yardsToGoal,
        down: play.down,
        distance: play.distance,
        athleteId,
        athleteName: playerById(athleteId).name,
        statType: stat,
        stat: amount,
        ...headers[side],
      };
    });
  });
});

/** How the operation about players' statistics on plays responds. */
export const playStatsSources = {
  "/plays/stats": {
    rows: ({ world }, { statTypeId, ...query }) => {
      const type = playStatTypes.find(({ id }) => id === statTypeId)?.name;
      return selectedGames(world, "/plays/stats", query)
        .filter(({ season }) => hasData("/plays/stats", season))
        .flatMap(rowsOfGame)
        .filter(({ statType }) => statTypeId === undefined || statType === type);
    },
    uses: ["year", "week", "seasonType", "gameId", "statTypeId"],
  },
  "/plays/stats/types": { rows: () => playStatTypes },
} satisfies SomeSources;
