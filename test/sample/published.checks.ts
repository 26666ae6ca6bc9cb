import { fittingRows } from "./fitting.js";

describe("a coach", () => {
  test("has a tenure that is active from the hiring day until a successor starts", async () => {
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

test("a player's stint ends when the season is over or when the next school's roster is known", async () => {
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

test("a coach's season has a preseason rank and ratings once the season has begun", async () => {
  const season = async (year: number, now: string) => {
    const [coach] = await fittingRows(`/coaches?year=${year}&team=Ohio%20State`, now);
    const [own] = (coach?.seasons ?? []) as { preseasonRank: number | null; spOverall: number | null }[];
    return [own?.preseasonRank, own?.spOverall];
  };
  expect(await season(2025, "2025-08-01T12:00:00Z")).toEqual([null, null]);
  expect(await season(2025, "2025-09-02T12:00:00Z")).toEqual([3, expect.any(Number)]);
  // The sample world lacks some games of 2023, so this season has a row only after its record is final.
  expect(await season(2023, "2023-12-01T12:00:00Z")).toEqual([undefined, undefined]);
  expect(await season(2023, "2024-01-20T12:00:00Z")).toEqual([3, 29]);
});
