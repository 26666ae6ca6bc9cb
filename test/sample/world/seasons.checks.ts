import { hasData } from "../../../src/document/selection.js";
import { isWholeSeason } from "../../../src/sample/world/facts/coverage.js";
import { teamById } from "../../../src/sample/world/facts/teams.js";
import { marginOf } from "../../../src/sample/world/simulation/team-games.js";
import { boxOf, loadOnce, sample, teamStatsOf } from "./responses.js";
import { completed, seasons, total, world } from "./world.js";

const teams = seasons.map((team) => ({ title: `${team.season} ${teamById(team.teamId).school}`, team }));

/** The operations' responses about a season's games and teams. */
const season = loadOnce(async (year: number) => ({
  games: await sample.get("/games", { year }),
  records: await sample.get("/records", { year }),
  stats: await teamStatsOf(year),
}));

/** The season statistics that are sums of box scores. */
const summed = [
  ...["firstDowns", "totalYards", "netPassingYards", "rushingYards", "rushingAttempts", "turnovers", "sacks"],
  ...["passingTDs", "rushingTDs", "fumblesLost", "interceptions", "tacklesForLoss", "puntReturns"],
];

const withStatistics = teams.filter(({ team }) => hasData("/stats/season", team.season));

test.each(withStatistics)("$title: the season's statistics equal the sums of the box scores", async ({ team }) => {
  const { school } = teamById(team.teamId);
  const played = team.games.filter(({ game }) => game.playByPlay !== null);
  const rows = (await season(team.season)).stats.filter((row) => row.team === school);
  const stats = new Map(rows.map(({ statName, statValue }) => [statName, statValue]));
  expect(stats.get("games") ?? 0).toBe(played.length);
  const boxes: Record<"own" | "other", ReadonlyMap<string, string>>[] = [];
  for (const { game, teamId, opponentId } of played) {
    boxes.push({ own: await boxOf(game, teamId), other: await boxOf(game, opponentId) });
  }
  for (const name of summed) {
    const sum = (side: "own" | "other") => total(boxes.map((box) => Number(box[side].get(name) ?? 0)));
    expect({ name, own: stats.get(name) ?? 0, other: stats.get(`${name}Opponent`) ?? 0 }).toEqual({
      name,
      own: sum("own"),
      other: sum("other"),
    });
  }
});

test.each(teams)("$title: /records agrees with the team's games if the season is complete", async ({ team }) => {
  const { games, records } = await season(team.season);
  const rows = records.filter(({ teamId }) => teamId === team.teamId);
  // If the sample world has only some of the season's games, /records does not have a row for the team.
  expect(rows).toHaveLength(isWholeSeason(team.teamId, team.season) ? 1 : 0);
  const [row] = rows;
  if (row === undefined) return;
  const own = games
    .filter((game) => game.completed && [game.homeId, game.awayId].includes(team.teamId))
    .map((game) => (game.homeId === team.teamId ? 1 : -1) * ((game.homePoints ?? 0) - (game.awayPoints ?? 0)));
  expect([...own].sort()).toEqual(team.games.map(marginOf).sort());
  expect(row.total).toEqual({
    games: own.length,
    wins: own.filter((margin) => margin > 0).length,
    losses: own.filter((margin) => margin < 0).length,
    ties: own.filter((margin) => margin === 0).length,
  });
  for (const parts of [
    [row.homeGames, row.awayGames, row.neutralSiteGames],
    [row.regularSeason, row.postseason],
  ]) {
    for (const key of ["games", "wins", "losses", "ties"] as const) {
      expect(total(parts.map((part) => part[key]))).toBe(row.total[key]);
    }
  }
});

test("/records counts exactly the completed games of teams with a complete season", async () => {
  for (const year of new Set(world.map((game) => game.season))) {
    const totals = (await season(year)).records.map((row) => row.total);
    const sides = completed.filter((game) => game.season === year).flatMap(({ homeId, awayId }) => [homeId, awayId]);
    const counted = sides.filter((id) => isWholeSeason(id, year)).length;
    expect(total(totals.map(({ games }) => games))).toBe(counted);
    expect(total(totals.map(({ wins, losses, ties }) => wins + losses + ties))).toBe(counted);
  }
});
