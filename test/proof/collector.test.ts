import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as cfbd from "cfbd";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";

// These tests call the sample service over HTTP with the service's own client, as programs that collect seasons do. They request every team, several
// seasons, every week, lines, rankings and a team's box scores.

let server: Server;
beforeAll(async () => {
  server = createServer(toNodeListener(createSampleService({ quota: null }))).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  cfbd.client.setConfig({ baseUrl: `http://127.0.0.1:${port}`, headers: { Authorization: "Bearer any" } });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Returns a call's rows. Throws if the call failed. */
async function rows<Row>(call: Promise<{ data?: Row[] | undefined; error?: unknown }>): Promise<Row[]> {
  const { data, error } = await call;
  if (data === undefined) throw new Error(`the call failed: ${JSON.stringify(error)}`);
  return data;
}

const weeks = Array.from({ length: 15 }, (_, index) => index + 1);

test("every FBS team of 2025 has a conference, a city and a roster", async () => {
  const teams = await rows(cfbd.getFbsTeams({ query: { year: 2025 } }));
  expect(teams).toHaveLength(136);
  const lacking: string[] = [];
  for (const { school, conference, location } of teams) {
    const roster = await rows(cfbd.getRoster({ query: { year: 2025, team: school } }));
    if (conference === null || location?.city === undefined || roster.length === 0) lacking.push(school);
  }
  expect(lacking).toEqual([]);
});

test("the sample world has 11 FBS games of 2024 and 157 of 2025, but none of 2021 to 2023", async () => {
  const counts: Record<number, number> = {};
  for (const year of [2021, 2022, 2023, 2024, 2025]) {
    const games = await rows(cfbd.getGames({ query: { year, classification: "fbs" } }));
    counts[year] = games.length;
    for (const game of games) expect(game).toMatchObject({ season: year, completed: true });
  }
  expect(counts).toEqual({ 2021: 0, 2022: 0, 2023: 0, 2024: 11, 2025: 157 });
});

test.each(weeks)("week %i of 2025 has polls, and every game has plays, drives and lines", async (week) => {
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

test("each of Ohio State's games in 2025 has three kinds of box scores with both teams", async () => {
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
