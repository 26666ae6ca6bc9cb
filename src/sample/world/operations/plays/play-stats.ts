import type { PlayStat } from "../../../../document/schemas.js";
import { playerById } from "../../facts/players.js";
import { isOnRoster } from "../../facts/rosters.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { once } from "../../lazy.js";
import { clockTime, scoresAfterPlay } from "../../measures/play-fields.js";
import { type PlayStatFact, statsOfPlay } from "../../measures/play-stats.js";
import { opposite, type Play } from "../../simulation/model.js";
import { schoolOn, teamOn } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";

function playStat(game: WorldGame, play: Play, { athleteId, stat, amount }: PlayStatFact): PlayStat {
  // A player may have another team in another season.
  const side = isOnRoster(athleteId, game.homeId, game.season) ? "home" : "away";
  const teamId = teamOn(game, side);
  const after = scoresAfterPlay(game, play);
  return {
    gameId: game.id,
    season: game.season,
    week: game.week,
    team: teamById(teamId).school,
    conference: conferenceName(teamId, game.season) ?? "",
    opponent: schoolOn(game, opposite(side)),
    teamScore: after[side],
    opponentScore: after[opposite(side)],
    driveId: play.driveId,
    playId: play.id,
    period: play.period,
    clock: clockTime(play.clock),
    yardsToGoal: play.yardsToGoal,
    down: play.down,
    distance: play.distance,
    athleteId,
    athleteName: playerById(athleteId).name,
    statType: stat,
    stat: amount,
  };
}

/** The rows of /plays/stats for a game. */
export const playStats = once((game: WorldGame): readonly PlayStat[] => {
  const plays = game.playByPlay?.plays ?? [];
  return plays.flatMap((play) => statsOfPlay(play).map((fact) => playStat(game, play, fact)));
});
