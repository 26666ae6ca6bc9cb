import { fittingRows } from "../fitting.js";

describe("/records", () => {
  test("has zeros before the first completed game for every team with a complete season", async () => {
    const rows = await fittingRows("/records?year=2025", "2025-08-20T00:00:00Z");
    expect(rows).toHaveLength(18);
    for (const row of rows) {
      expect(row).toMatchObject({ total: { games: 0, wins: 0, losses: 0, ties: 0 }, expectedWins: null });
    }
    expect(await fittingRows("/records?year=2003", "2025-08-20T00:00:00Z")).toEqual([]);
  });
});
