import type { PlayStat, PlayStatType } from "../../../generated/schema.js";
import { type PlayStatName, playStatTypes } from "../facts/play-types.js";
import { playerById, squadOf } from "../facts/players.js";
import { teamById } from "../facts/teams.js";
import { type PlayCredit, playCredits } from "../measures/play-credits.js";
import { clockOf, clockTime, scoresAfterPlay } from "../measures/play-view.js";
import { type Case, recorder } from "../recording.js";
import { opposite, type Play } from "../simulation/model.js";
import { conferenceName, type WorldGame } from "../world.js";

function row(game: WorldGame, play: Play, { athleteId, stat, amount }: PlayCredit): PlayStat {
  const player = playerById(athleteId);
  const side = player.teamId === game.homeId ? "home" : "away";
  const after = scoresAfterPlay(game, play);
  return {
    gameId: game.id,
    season: game.season,
    week: game.week,
    team: teamById(player.teamId).school,
    conference: conferenceName(player.teamId, game.season) ?? "",
    opponent: teamById(side === "home" ? game.awayId : game.homeId).school,
    teamScore: after[side],
    opponentScore: after[opposite(side)],
    driveId: play.driveId,
    playId: play.id,
    period: play.period,
    clock: clockTime(clockOf(play.period, play.clock)),
    yardsToGoal: play.yardsToGoal,
    down: play.down,
    distance: play.distance,
    athleteId,
    athleteName: player.name,
    statType: stat,
    stat: amount,
  };
}

/** Everything that players were credited with in a game, play by play. */
export function playStats(game: WorldGame): PlayStat[] {
  const plays = game.played?.plays ?? [];
  return plays.flatMap((play) => playCredits(play).map((credit) => row(game, play, credit)));
}

/** Recordings of /plays/stats: a game of one player, the touchdowns of a side that went into overtime; and the types. */
export function playStatCases(world: readonly WorldGame[]): Case[] {
  const { ok } = recorder<PlayStat[]>("getPlayStats", "/plays/stats");
  const types = recorder<PlayStatType[]>("getPlayStatTypes", "/plays/stats/types");
  const touchdown: PlayStatName = "Touchdown";
  const typeId = playStatTypes.find(({ name }) => name === touchdown)?.id ?? 0;
  const inSlot = (slot: string): WorldGame[] =>
    world.filter(({ season, bracket }) => season === 2024 && bracket?.slot === slot);
  // The first receiver of Texas.
  const player = String(squadOf(251, "WR")[0]?.id);
  return [
    ...inSlot("SF1").map((game) =>
      ok(
        "matthew-golden-cotton-bowl",
        { gameId: game.id, athleteId: Number(player) },
        playStats(game).filter(({ athleteId }) => athleteId === player),
      ),
    ),
    ...inSlot("QF2").map((game) =>
      ok(
        "arizona-state-touchdowns-peach-bowl",
        { gameId: game.id, team: "Arizona State", statTypeId: typeId },
        playStats(game).filter(({ statType, team }) => statType === touchdown && team === "Arizona State"),
      ),
    ),
    types.ok("all", {}, [...playStatTypes]),
  ];
}
