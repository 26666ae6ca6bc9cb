import { fittingRows } from "./fitting.js";

describe("a coach", () => {
  test("has a tenure from the day of hiring, which is current until it ends", async () => {
    const marshall = async (now: string) =>
      (await fittingRows("/coaches/tenures?team=Marshall", now)).map(({ startYear, endYear, active }) => ({
        startYear,
        endYear,
        active,
      }));
    expect(await marshall("2024-12-07T12:00:00Z")).toEqual([{ startYear: 2021, endYear: null, active: true }]);
    expect(await marshall("2025-01-01T12:00:00Z")).toEqual([
      { startYear: 2025, endYear: null, active: true },
      { startYear: 2021, endYear: 2024, active: false },
    ]);
  });
});

test("a stint ends with the completed season, or when the next school's roster is known", async () => {
  const stints = async (searchTerm: string, now?: string) => {
    const [row] = await fittingRows(`/player/search?searchTerm=${searchTerm}`, now);
    const own = row?.teamStints as { team: string; startYear: number; endYear: number | null }[];
    return [...own.map(({ team, endYear }) => `${team} ${endYear}`), row?.activeEndYear];
  };
  expect(await stints("Harcastle", "2024-10-01T12:00:00Z")).toEqual(["Marshall 2022", "Ohio State null", null]);
  expect(await stints("Harcastle")).toEqual(["Marshall 2022", "Ohio State 2024", 2024]);
  expect(await stints("Iverbrook", "2025-04-19T12:00:00Z")).toEqual(["Tennessee null", null]);
  expect(await stints("Iverbrook", "2025-04-20T12:00:00Z")).toEqual(["Tennessee 2024", "Purdue null", null]);
});

test("a coach's season has its preseason rank from the beginning, and ratings once it is over", async () => {
  const season = async (year: number, now: string) => {
    const [coach] = await fittingRows(`/coaches?year=${year}&team=Ohio%20State`, now);
    const [own] = (coach?.seasons ?? []) as { preseasonRank: number | null; spOverall: number | null }[];
    return [own?.preseasonRank, own?.spOverall];
  };
  expect(await season(2025, "2025-08-01T12:00:00Z")).toEqual([null, null]);
  expect(await season(2025, "2025-09-02T12:00:00Z")).toEqual([3, expect.any(Number)]);
  // The world does not have every game of 2023, so the season has a row once its record is final.
  expect(await season(2023, "2023-12-01T12:00:00Z")).toEqual([undefined, undefined]);
  expect(await season(2023, "2024-01-20T12:00:00Z")).toEqual([3, 29]);
});
