import { searchRows } from "../../../src/sample/world/operations/players/player-search.js";
import { rosterRows } from "../../../src/sample/world/operations/teams/roster.js";
import type { simulateDrives } from "../../../src/sample/world/simulation/game.js";
import type { call } from "../call.js";

const game = "../../../src/sample/world/simulation/game.js";

/** The seasons of all games that a new process simulates for its first response. Expects the response to have rows. */
async function simulatedSeasons(query: string): Promise<Set<number>> {
  const seasons = new Set<number>();
  // Loads separate copies of the modules, because they keep the games that they have simulated.
  await jest.isolateModulesAsync(async () => {
    jest.doMock(game, () => {
      const actual = jest.requireActual<{ simulateDrives: typeof simulateDrives }>(game);
      return {
        ...actual,
        simulateDrives: (fact: Parameters<typeof simulateDrives>[0]) => {
          seasons.add(fact.season);
          return actual.simulateDrives(fact);
        },
      };
    });
    const own: { call: typeof call } = await import("../call.js");
    const { status, body } = await own.call(query);
    expect(status).toBe(200);
    expect(body).not.toHaveLength(0);
  });
  return seasons;
}

test.each(["/teams/ats?year=2021", "/ratings/elo?year=2021", "/ratings/srs?year=2001"])(
  "%s does not simulate a game",
  async (query) => {
    expect(await simulatedSeasons(query)).toEqual(new Set());
  },
);

test.each([
  ["/records?year=2025", 2025],
  ["/ratings/sp?year=2001", 2001],
  ["/games?year=2024", 2024],
  ["/ppa/players/season?year=2025&team=Iowa", 2025],
  ["/wepa/team/season?year=2025", 2025],
])("%s simulates only games of its season", async (query, season) => {
  expect(await simulatedSeasons(query)).toEqual(new Set([season]));
});

test("rows of /roster and /player/search are computed only once", () => {
  const roster = () => rosterRows({ year: 2025, team: "Iowa" });
  expect(roster().length).toBeGreaterThan(40);
  expect(roster()[0]).toBe(roster()[0]);
  // During a season, a row is a copy that leaves out later facts. That copy is also computed only once.
  const search = (now: string) => searchRows(Date.parse(now), { team: "Iowa", year: 2024 });
  expect(search("2024-10-01T12:00:00Z")[0]).toBe(search("2024-11-01T12:00:00Z")[0]);
  expect(search("2024-10-01T12:00:00Z")[0]?.activeEndYear).toBeNull();
});
