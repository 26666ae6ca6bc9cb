import { fittingRows } from "../fitting.js";

describe("/calendar", () => {
  const weeks = async (year: number) => fittingRows(`/calendar?year=${year}`, "2026-02-01T12:00:00Z");

  test("has every season from 2002 to the last with games, without gaps between weeks", async () => {
    const seasons = await Promise.all([2001, 2002, 2023, 2025, 2026].map(weeks));
    expect(seasons.map((rows) => rows.length)).toEqual([0, 17, 16, 17, 0]);
    for (let year = 2002; year <= 2025; year += 1) {
      const rows = await weeks(year);
      rows.slice(1).forEach((row, index) => {
        expect(Date.parse(String(row.startDate)) - Date.parse(String(rows[index]?.endDate))).toBe(60_000);
      });
    }
  });

  test("puts every game into its week", async () => {
    for (const year of [2021, 2024, 2025]) {
      const calendar = await weeks(year);
      for (const game of await fittingRows(`/games?year=${year}`, "2026-02-01T12:00:00Z")) {
        const start = String(game.startDate);
        const week = calendar.find(({ startDate, endDate }) => String(startDate) <= start && start <= String(endDate));
        expect(week).toMatchObject({ week: game.week, seasonType: game.seasonType });
      }
    }
  });
});
