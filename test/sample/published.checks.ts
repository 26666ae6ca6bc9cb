import { fittingRows } from "./fitting.js";

const names = async (target: string, now: string) =>
  (await fittingRows(target, now)).map(({ lastName, firstName }) => `${firstName} ${lastName}`);

test("the transfer portal has a player from the time of the transfer on", async () => {
  const portal = "/player/portal?year=2025";
  expect(await names(portal, "2024-12-09T14:29:59Z")).toEqual([]);
  expect(await names(portal, "2024-12-09T14:30:00Z")).toEqual(["Squirrel White"]);
  expect(await names(portal, "2025-04-16T12:00:00Z")).toEqual(["Squirrel White", "Harrison Wallace III"]);
  expect(await names(portal, "2025-04-17T12:00:00Z")).toContain("Nico Iamaleava");
});

test("the talent of a roster is known when its season begins", async () => {
  expect(await fittingRows("/talent?year=2024", "2024-08-24T06:59:59Z")).toEqual([]);
  expect(await fittingRows("/talent?year=2024", "2024-08-24T07:00:00Z")).not.toEqual([]);
});

test.each(["/recruiting/players", "/recruiting/teams"])("%s has a class once it has signed", async (path) => {
  expect(await fittingRows(`${path}?year=2025`, "2024-12-03T12:00:00Z")).toEqual([]);
  expect(await fittingRows(`${path}?year=2025`, "2024-12-04T12:00:00Z")).not.toEqual([]);
});

test("recruits who have not signed are in no group", async () => {
  const groups = "/recruiting/groups?team=Marshall&startYear=2025&endYear=2025";
  expect(await fittingRows(groups, "2024-12-03T12:00:00Z")).toEqual([]);
  expect(await fittingRows(groups, "2024-12-04T12:00:00Z")).not.toEqual([]);
});

describe("a coach", () => {
  test("has a tenure from the day of hiring on, and is the current one until it ends", async () => {
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

  test("has a season from the beginning of its year on", async () => {
    expect(await fittingRows("/coaches/seasons?year=2025", "2024-12-31T12:00:00Z")).toEqual([]);
    expect(await fittingRows("/coaches?year=2025", "2024-12-31T12:00:00Z")).toEqual([]);
    expect(await fittingRows("/coaches/seasons?year=2025", "2025-01-01T12:00:00Z")).not.toEqual([]);
  });

  test("has the draft after a season once it is held", async () => {
    const draft = async (now: string) =>
      (await fittingRows("/coaches/seasons?year=2024&team=Ohio%20State", now))[0]?.draftFollowingSeason;
    expect(await draft("2025-02-01T12:00:00Z")).toBeNull();
    expect(await draft("2025-09-02T12:00:00Z")).toEqual({ year: 2025, totalPicks: 14, firstRoundPicks: 4 });
  });
});
