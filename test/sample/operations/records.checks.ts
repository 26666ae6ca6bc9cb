import { fittingRows } from "../fitting.js";

describe("/records", () => {
  test("has zeros for every team of its schedule before the first completed game", async () => {
    const rows = await fittingRows("/records?year=2025", "2025-08-20T00:00:00Z");
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      expect(row).toMatchObject({ total: { games: 0, wins: 0, losses: 0, ties: 0 }, expectedWins: null });
    }
    expect(await fittingRows("/records?year=2003", "2025-08-20T00:00:00Z")).toEqual([]);
  });

  test("has a team of which only playoff games are known once it has completed one, and loses no team later", async () => {
    const teams = async (now: string) => (await fittingRows("/records?year=2024", now)).map(({ team }) => team);
    expect(await teams("2024-12-10T00:00:00Z")).toEqual([]);
    const first = await teams("2024-12-21T05:00:00Z");
    expect(first).toEqual(["Indiana", "Notre Dame"]);
    expect(await teams("2025-02-01T00:00:00Z")).toEqual(expect.arrayContaining(first));
  });
});
