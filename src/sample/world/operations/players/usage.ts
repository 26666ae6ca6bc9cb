import type { PlayerUsageValues, TeamSeasonPlayerUsage } from "../../../../document/schemas.js";
import type { Player } from "../../facts/person.js";
import { squadOf } from "../../facts/rosters.js";
import { conferenceAbbreviation, teamById } from "../../facts/teams.js";
import { usageBySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { playsOf, type TeamSeason } from "../../simulation/team-games.js";

/** The positions with rows of usage, even for players without plays. */
const usagePositions = ["QB", "RB", "WR", "TE", "PK"];

/** The players' shares of a team's plays; null for a player without plays. */
export function usageRows({ season, teamId, games }: TeamSeason): TeamSeasonPlayerUsage[] {
  const plays = playsOf(games, "offense");
  const byPlayer = new Map(playsByPlayer(plays).map((own) => [own.player.id, own]));
  return squadOf(teamId, season, ...usagePositions).map((player) => {
    const { all, ...rest } = usageBySplit(byPlayer.get(player.id) ?? { all: [] }, plays);
    const usage: PlayerUsageValues = { overall: all, ...rest };
    return { ...playerHeader(player, teamId, season), usage };
  });
}

/** The first fields of a row of a player of a team in a season. */
export function playerHeader({ id, name, position }: Player, teamId: number, season: number) {
  const conference = conferenceAbbreviation(teamId, season) ?? "";
  return { season, id, name, position, team: teamById(teamId).school, conference };
}
