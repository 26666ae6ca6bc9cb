import { squadOf } from "../../facts/rosters.js";
import { countsBySplit, usageBySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { playsOf, type TeamSeason } from "../../simulation/team-games.js";
import { playerHeader } from "../headers.js";

/** The positions with rows of usage, even for players without plays. */
const usagePositions = ["QB", "RB", "WR", "TE", "PK"];

/** The players' shares of a team's plays; null for a player without plays. */
export function usageRows({ season, teamId, games }: TeamSeason) {
  const plays = playsOf(games, "offense");
  const team = countsBySplit(plays);
  const byPlayer = new Map(playsByPlayer(plays).map((own) => [own.player.id, own]));
  return squadOf(teamId, season, ...usagePositions).map((player) => {
    const { all, ...rest } = usageBySplit(byPlayer.get(player.id)?.all ?? [], team);
    return { ...playerHeader(player, teamId, season), usage: { overall: all, ...rest } };
  });
}
