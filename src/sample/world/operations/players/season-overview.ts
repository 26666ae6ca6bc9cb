import type { PlayerSeasonOverview } from "../../../../document/schema.js";
import { mapValues } from "../../computed.js";
import { playerById } from "../../facts/players.js";
import { isOnRoster, squadOf } from "../../facts/rosters.js";
import { countsBySplit, ppaBySplit, usageBySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { columnText, seasonColumns } from "../../measures/player-stat-columns.js";
import { playerStatLines } from "../../measures/player-stats.js";
import { group } from "../../numbers.js";
import { type Moment, Refusal, type SampleQuery, type Sparse } from "../../responses/source.js";
import { playsOf, type TeamSeason, teamSeasons } from "../../simulation/team-games.js";
import { playerHeader } from "../headers.js";

/** The positions with usage rows, even for players without plays. */
const usagePositions = ["QB", "RB", "WR", "TE", "PK"];

/** Returns the players' shares of a team's plays. The share of a player without plays is null. */
export function usageRows({ season, teamId, games }: TeamSeason) {
  const plays = playsOf(games, "offense");
  const team = countsBySplit(plays);
  const byPlayer = new Map(playsByPlayer(plays).map((own) => [own.player.id, own]));
  return squadOf(teamId, season, ...usagePositions).map((player) => {
    const { all, ...rest } = usageBySplit(byPlayer.get(player.id)?.all ?? [], team);
    return { ...playerHeader(player, teamId, season), usage: { overall: all, ...rest } };
  });
}

function boxScoreCategories({ teamId, games }: TeamSeason, playerId: string) {
  const lines = playerStatLines(teamId, ...games).filter(({ id }) => id === playerId);
  return [...group(lines, ({ category }) => category)].map(([name, own]) => ({
    name,
    stats: own.flatMap(({ tally }) =>
      Object.entries(seasonColumns[name]).map(([stat, column]) => ({ name: stat, value: columnText(column, tally) })),
    ),
  }));
}

/** Returns the overview for /player/season/overview. A player without plays on offense has neither usage nor PPA. */
function playerSeasonOverview(team: TeamSeason, id: string) {
  const { season, teamId, games } = team;
  const usage = usageRows(team).find((row) => row.id === id)?.usage;
  const plays = playsByPlayer(playsOf(games, "offense")).find(({ player }) => player.id === id);
  const { all: average, ...averages } = ppaBySplit(plays?.all ?? [], "average");
  // Without plays, the service sends null as the average, and 0 as the sum.
  const total = mapValues(ppaBySplit(plays?.all ?? [], "total"), (value) => value ?? 0);
  return {
    ...playerHeader(playerById(id), teamId, season),
    games: games.filter((game) => playerStatLines(teamId, game).some((line) => line.id === id)).length,
    boxScoreStats: { categories: boxScoreCategories(team, id) },
    ...(usage && { usage }),
    ...(plays && { ppa: { average: { all: average ?? 0, ...averages }, total } }),
  };
}

/** Returns the response of /player/season/overview. If the player has no statistics in the season, returns a 204. */
export function playerOverviewResponse(
  { world }: Moment,
  { year, playerId }: SampleQuery<"/player/season/overview">,
): Sparse<PlayerSeasonOverview> | Refusal {
  const id = String(playerId);
  const team = teamSeasons(world).find(({ season, teamId }) => season === year && isOnRoster(id, teamId, season));
  if (team === undefined) return new Refusal(204);
  const overview = playerSeasonOverview(team, id);
  return overview.games === 0 && overview.ppa === undefined ? new Refusal(204) : overview;
}
