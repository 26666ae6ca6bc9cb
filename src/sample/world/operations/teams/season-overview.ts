import type { TeamSeasonOverview, TeamSeasonPlayerPpa, TeamSeasonRatings } from "../../../../document/schemas.js";
import { teamById } from "../../facts/teams.js";
import { ppaBySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { playsOf, type TeamSeason } from "../../simulation/team-games.js";
import { teamRecords } from "../games/records.js";
import { passing } from "../passing.js";
import { playerHeader, usageRows } from "../players/usage.js";
import { rushing } from "../rushing.js";
import { advancedSeason } from "../stats/advanced-stats.js";

function ppaRows({ season, teamId, games }: TeamSeason): TeamSeasonPlayerPpa[] {
  return playsByPlayer(playsOf(games, "offense")).map(({ player, all }) => ({
    ...playerHeader(player, teamId, season),
    averagePPA: ppaBySplit(all, "average"),
    totalPPA: ppaBySplit(all, "total"),
  }));
}

/** A response of /teams/season/overview. Passing and rushing are null in a season without rows of them. */
export function teamSeasonOverview(team: TeamSeason, ratings: TeamSeasonRatings): TeamSeasonOverview {
  return {
    season: team.season,
    teamId: team.teamId,
    team: teamById(team.teamId).school,
    record: teamRecords(team).total,
    ratings,
    advanced: advancedSeason(team),
    players: { usage: usageRows(team), ppa: ppaRows(team) },
    passing: passing.teamSeasons(team)[0] ?? null,
    rushing: rushing.teamSeasons(team)[0] ?? null,
  };
}

/** A season overview in which one player lacks name, position and PPA, as in overviews of old seasons. */
export function withUnnamedPlayer(overview: TeamSeasonOverview): TeamSeasonOverview {
  const { usage, ppa } = overview.players;
  const withoutName = <T extends { name: string | null }>(rows: readonly T[]): T[] =>
    rows.map((row, index) => (index === 0 ? { ...row, name: null, position: null } : row));
  const noPpa = ppaBySplit([], "total");
  const withoutPpa = withoutName(ppa).map((row, index) =>
    index === 0 ? { ...row, averagePPA: noPpa, totalPPA: noPpa } : row,
  );
  return { ...overview, players: { usage: withoutName(usage), ppa: withoutPpa } };
}
