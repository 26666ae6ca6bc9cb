import { fittingRows } from "../fitting.js";

describe("the scoreboard", () => {
  test("has a clock that runs between plays and does not reveal when the next one starts", async () => {
    const game = "401752806";
    const rows = await fittingRows("/plays?year=2025&week=1&seasonType=regular&team=Indiana");
    const started = Date.parse("2025-08-30T18:30:00Z");
    expect(rows.every(({ gameId }) => String(gameId) === game)).toBe(true);
    const left = (period: unknown, minutes = 0, seconds = 0) => (4 - Number(period)) * 900 + minutes * 60 + seconds;
    const plays = rows.map(({ wallclock, period, clock }) => {
      const { minutes, seconds } = Object(clock);
      return { at: Date.parse(String(wallclock)), left: left(period, minutes, seconds) };
    });
    let before = 3_600;
    for (let minute = 1; minute < 240; minute += 3) {
      const now = started + minute * 60_000;
      const shown = (await fittingRows("/scoreboard", new Date(now).toISOString())).find(
        ({ id }) => String(id) === game,
      );
      if (shown?.status !== "in_progress") break;
      const own = left(shown?.period, ...String(shown?.clock).split(":").map(Number));
      const last = plays.findLast(({ at }) => at <= now);
      const next = plays.find(({ at }) => at > now);
      expect(own).toBeLessThanOrEqual(Math.min(before, last?.left ?? 3_600));
      expect(own).toBeGreaterThanOrEqual(next?.left ?? 0);
      // A second on the clock takes at least 2.75 seconds of real time.
      if (next && next.left + 10 < own) expect(own - next.left).toBeLessThanOrEqual((next.at - now) / 2_750 + 1);
      before = own;
    }
    expect(before).toBeLessThan(90);
  });

  test("shows a different clock for each game that began at the same time", async () => {
    const rows = await fittingRows("/scoreboard", "2025-08-30T17:00:00Z");
    const clocks = rows
      .filter(({ status }) => status === "in_progress")
      .map(({ period, clock }) => `${period} ${clock}`);
    expect(clocks.length).toBeGreaterThanOrEqual(4);
    expect(new Set(clocks).size).toBe(clocks.length);
  });
});
