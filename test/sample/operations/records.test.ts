import { fittingRows } from "../fitting.js";

describe("/records", () => {
  test("has zeros for every team with a conference before the first completed game", async () => {
    const rows = await fittingRows("/records?year=2024", "2024-12-01T00:00:00Z");
    expect(rows.length).toBeGreaterThan(12);
    for (const row of rows) {
      expect(row).toMatchObject({ total: { games: 0, wins: 0, losses: 0, ties: 0 }, expectedWins: null });
    }
    expect(await fittingRows("/records?year=2003", "2024-12-01T00:00:00Z")).toEqual([]);
  });

  test("has the teams of the playoff once a game of it is completed, with zeros for those that have not played", async () => {
    const rows = await fittingRows("/records?year=2024", "2024-12-21T05:00:00Z");
    expect(rows).toHaveLength(12);
    const games = rows.filter(({ total }) => (total as { games: number }).games > 0).map(({ team }) => team);
    expect(games).toEqual(["Indiana", "Notre Dame"]);
  });
});
