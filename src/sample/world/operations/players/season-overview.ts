import type { PlayerSeasonOverview, PlayerUsage, PlayerUsageValues } from "../../../../document/schemas.js";
import { playerById } from "../../facts/players.js";
import { isOnRoster } from "../../facts/rosters.js";
import { conferenceAbbreviation, teamById } from "../../facts/teams.js";
import { type PlaySplit, ppaBySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { seasonColumns } from "../../measures/player-stat-columns.js";
import { playerStatLines } from "../../measures/player-stats.js";
import { group } from "../../numbers.js";
import { type Moment, Refusal, type SampleQuery } from "../../responses/source.js";
import { playsOf, type TeamSeason, teamSeasons } from "../../simulation/team-games.js";
import { usageRows } from "./usage.js";

/** The rows of /player/usage for a team. */
export function playerUsage(team: TeamSeason): PlayerUsage[] {
  return usageRows(team).map((row) => {
    const { name, position } = playerById(row.id);
    return { ...row, name, position };
  });
}

/** The values without the splits that are null. */
function withoutNulls(values: Record<PlaySplit, number | null>): NonNullable<PlayerSeasonOverview["ppa"]>["total"] {
  const { all, ...parts } = values;
  return { all: all ?? 0, ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null)) };
}

function boxScoreCategories({ teamId, games }: TeamSeason, playerId: string) {
  const lines = playerStatLines(teamId, ...games).filter(({ id }) => id === playerId);
  return [...group(lines, ({ category }) => category)].map(([name, own]) => ({
    name,
    stats: own.flatMap(({ tally }) =>
      seasonColumns[name].map(([stat, value]) => ({ name: stat, value: String(value(tally)) })),
    ),
  }));
}

/** A response of /player/season/overview. A player without plays on offense has neither usage nor PPA. */
function playerSeasonOverview(team: TeamSeason, playerId: string): PlayerSeasonOverview {
  const { season, teamId, games } = team;
  const { id, name, position } = playerById(playerId);
  const usage: PlayerUsageValues | undefined = usageRows(team).find((row) => row.id === id)?.usage;
  const plays = playsByPlayer(playsOf(games, "offense")).find(({ player }) => player.id === id);
  return {
    season,
    id,
    name,
    position,
    team: teamById(teamId).school,
    conference: conferenceAbbreviation(teamId, season) ?? "",
    games: games.filter((game) => playerStatLines(teamId, game).some((line) => line.id === id)).length,
    boxScoreStats: { categories: boxScoreCategories(team, id) },
    ...(usage === undefined ? {} : { usage }),
    ...(plays === undefined
      ? {}
      : {
          ppa: {
            average: withoutNulls(ppaBySplit(plays.all, "average")),
            total: withoutNulls(ppaBySplit(plays.all, "total")),
          },
        }),
  };
}

/** The response of /player/season/overview; a 204 for a player without statistics in the season. */
export function playerOverviewResponse(
  { world }: Moment,
  { year, playerId }: SampleQuery<"/player/season/overview">,
): PlayerSeasonOverview | Refusal {
  const id = String(playerId);
  const team = teamSeasons(world).find(({ season, teamId }) => season === year && isOnRoster(id, teamId, season));
  if (team === undefined) return new Refusal(204);
  const overview = playerSeasonOverview(team, id);
  return overview.games === 0 && overview.ppa === undefined ? new Refusal(204) : overview;
}
