import { createClient } from "../../../src/create-client.js";
import { createSampleService } from "../../../src/sample/index.js";
import { someOf } from "../../support/all-cases.js";
import { expectSame } from "./snapshots.js";

const minute = 60_000;
const kickoffs = [Date.UTC(2025, 7, 30, 16), Date.UTC(2025, 7, 31, 23, 30)];
/** Half-hour steps around two of the week's kickoffs, from 30 minutes before to 4 hours after. */
const moments = kickoffs.flatMap((kickoff) =>
  Array.from({ length: 10 }, (_, index) => kickoff + (index - 1) * 30 * minute),
);

/** The operations' responses about the first week of the 2025 season at one moment. */
async function weekAt(now: number) {
  const cfb = createClient({ apiKey: "any", fetch: createSampleService({ quota: null, now: new Date(now) }) });
  const week = { year: 2025, week: 1, seasonType: "regular" } as const;
  const scoreboard = await cfb.get("/scoreboard");
  return {
    scoreboard,
    live: await Promise.all(scoreboard.map(({ id }) => cfb.result("/live/plays", { gameId: id }))),
    games: await cfb.get("/games", week),
    records: await cfb.get("/records", { year: 2025 }),
    gamesOfRows: await Promise.all([
      cfb.get("/drives", week).then((rows) => rows.map(({ gameId }) => gameId)),
      cfb.get("/plays", week).then((rows) => rows.map(({ gameId }) => gameId)),
      cfb.get("/games/teams", week).then((rows) => rows.map(({ id }) => id)),
      cfb.get("/games/players", week).then((rows) => rows.map(({ id }) => id)),
      cfb.get("/passing/plays", week).then((rows) => rows.map(({ gameId }) => gameId)),
      cfb.get("/rushing/plays", week).then((rows) => rows.map(({ gameId }) => gameId)),
    ]),
  };
}

test.each(someOf(moments, 4).map((now) => [new Date(now).toISOString(), now] as const))(
  "at %s, the operations agree on the games of the first week of 2025",
  async (_, now) => {
    const { scoreboard, live, games, records, gamesOfRows } = await weekAt(now);
    expect(records).toHaveLength(18);
    expectSame(
      scoreboard.map(({ id }) => id),
      games.map(({ id }) => id),
    );
    games.forEach((game, index) => {
      const [row, result] = [scoreboard[index], live[index]];
      const kickoff = Date.parse(game.startDate);
      expectSame(row?.status === "scheduled", now < kickoff);
      expectSame(row?.status === "completed", game.completed);
      // Each game has a different pace.
      if (now < kickoff + 180 * minute) expectSame(game.completed, false);
      if (now >= kickoff + 232 * minute) expectSame(game.completed, true);
      if (result?.ok) {
        expectSame(result.data.status, game.completed ? "Final" : "In Progress");
        const points = result.data.teams.map(({ homeAway, points }) => [homeAway, points]);
        expectSame(Object.fromEntries(points), { home: row?.homeTeam.points, away: row?.awayTeam.points });
      } else expect(now).toBeLessThan(kickoff);
      if (game.completed) expectSame([row?.homeTeam.points, row?.awayTeam.points], [game.homePoints, game.awayPoints]);
      else expectSame([game.homePoints, game.homeLineScores, game.homePostgameElo], [null, null, null]);
      // /records has only teams whose games are all in the sample world.
      for (const teamId of [game.homeId, game.awayId]) {
        const record = records.find((each) => each.teamId === teamId);
        if (record !== undefined) expectSame(record.total.games, game.completed ? 1 : 0);
      }
    });
    const completed = games.flatMap(({ id, completed }) => (completed ? [id] : [])).sort();
    const [drives, plays, teamBoxes, playerBoxes, passes, runs] = gamesOfRows.map((ids) => [...new Set(ids)].sort());
    for (const ids of [drives, plays, teamBoxes, playerBoxes]) expectSame(ids, completed);
    // One of the games does not have passing or rushing details, so these operations can list fewer games.
    for (const ids of [passes, runs]) expect(completed).toEqual(expect.arrayContaining(ids ?? []));
  },
);
