import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as cfbd from "cfbd";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";

// Like programs that collect seasons, these tests use the service's own client over a socket. They request every team, several seasons, every week,
// lines, rankings, and the box scores of all of a team's games.

let server: Server;
beforeAll(async () => {
  server = createServer(toNodeListener(createSampleService({ quota: null }))).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  cfbd.client.setConfig({ baseUrl: `http://127.0.0.1:${port}`, headers: { Authorization: "Bearer any" } });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** A call's rows. Throws if it failed. */
async function rows<Row>(call: Promise<{ data?: Row[] | undefined; error?: unknown }>): Promise<Row[]> {
  const { data, error } = await call;
  if (data === undefined) throw new Error(`the call failed: ${JSON.stringify(error)}`);
  return data;
}

const weeks = Array.from({ length: 15 }, (_, index) => index + 1);

test("every FBS team of 2025 has a conference, a home venue and a roster", async () => {
  const teams = await rows(cfbd.getFbsTeams({ query: { year: 2025 } }));
  expect(teams).toHaveLength(136);
  const lacking: string[] = [];
  for (const { school, conference, location } of teams) {
    const roster = await rows(cfbd.getRoster({ query: { year: 2025, team: school } }));
    if (conference === null || location?.city === undefined || roster.length === 0) lacking.push(school);
  }
  expect(lacking).toEqual([]);
});

test("five seasons have the sample world's games, and the years between have none", async () => {
  const counts: Record<number, number> = {};
  for (const year of [2021, 2022, 2023, 2024, 2025]) {
    const games = await rows(cfbd.getGames({ query: { year, classification: "fbs" } }));
    counts[year] = games.length;
    for (const game of games) expect(game).toMatchObject({ season: year, completed: true });
  }
  expect(counts).toEqual({ 2021: 0, 2022: 0, 2023: 0, 2024: 11, 2025: 157 });
});

test.each(weeks)("week %i of 2025 has games, plays, drives, lines and polls", async (week) => {
  const query = { year: 2025, week, seasonType: "regular" } as const;
  const games = await rows(cfbd.getGames({ query }));
  const ids = games.map(({ id }) => id).sort();
  const lines = await rows(cfbd.getLines({ query }));
  const idsOf = (own: readonly { gameId: number }[]) => [...new Set(own.map(({ gameId }) => gameId))].sort();
  expect(ids.length).toBeGreaterThan(0);
  expect(idsOf(await rows(cfbd.getPlays({ query })))).toEqual(ids);
  expect(idsOf((await rows(cfbd.getDrives({ query }))) as { gameId: number }[])).toEqual(ids);
  expect(lines.map(({ id }) => id).sort()).toEqual(ids);
  const [poll] = await rows(cfbd.getRankings({ query }));
  expect(poll?.polls.length).toBeGreaterThan(1);
});

test("each of a team's games has both teams' box scores, a player box score and an advanced one", async () => {
  const games = await rows(cfbd.getGames({ query: { year: 2025, team: "Ohio State" } }));
  const others = await rows(cfbd.getGames({ query: { year: 2025, seasonType: "both", team: "Ohio State" } }));
  expect(others.length).toBeGreaterThanOrEqual(games.length);
  expect(others.length).toBeGreaterThan(12);
  for (const { id, homeTeam, awayTeam } of others) {
    const [teams] = await rows(cfbd.getGameTeamStats({ query: { id } }));
    const [players] = await rows(cfbd.getGamePlayerStats({ query: { id } }));
    expect(teams?.teams.map(({ team }) => team).sort()).toEqual([homeTeam, awayTeam].sort());
    expect(players?.teams.map(({ team }) => team).sort()).toEqual([homeTeam, awayTeam].sort());
    const { data } = await cfbd.getAdvancedBoxScore({ query: { id } });
    expect(data?.teams.ppa.map(({ team }) => team).sort()).toEqual([homeTeam, awayTeam].sort());
  }
});
