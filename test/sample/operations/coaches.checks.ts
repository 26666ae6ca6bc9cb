import { call } from "../call.js";
import { fitting, fittingRows, fittingValues } from "../fitting.js";

const RYAN_DAY = 10;
const lastNames = (query: string) => fittingValues(`/coaches${query}`, "lastName");

/** The years of the seasons in all rows of /coaches. */
async function years(query: string): Promise<unknown[]> {
  return (await fittingRows(`/coaches${query}`)).flatMap(({ seasons }) =>
    (seasons as { year: number }[]).map(({ year }) => year),
  );
}

type SeasonRow = { readonly school: string; readonly wins: number; readonly losses: number };

describe("/coaches", () => {
  test("lists every coach by default, and one by name, in any case", async () => {
    expect(await lastNames("")).toEqual(expect.arrayContaining(["Day", "Freeman", "Warner"]));
    expect(await lastNames("?firstName=RYAN&lastName=day")).toEqual(["Day"]);
    expect(await lastNames("?lastName=Da")).toEqual([]);
    expect(await lastNames("?firstName=Marcus&lastName=Day")).toEqual([]);
  });

  test("leaves seasons outside the query out of the rows", async () => {
    expect(await years("?team=notre%20dame&minYear=2022&maxYear=2023")).toEqual([2022, 2023]);
    expect(await years("?lastName=Warner&year=1922")).toEqual([1922]);
    expect(await years("?lastName=Warner&year=2024")).toEqual([]);
    expect(await years("?lastName=Day&year=0")).toEqual(await years("?lastName=Day"));
    expect(await lastNames("?team=OSU")).toEqual([]);
  });

  test("has a record that agrees with /records for a season with games", async () => {
    const [coach] = await fittingRows("/coaches?team=Ohio%20State&year=2025");
    const [record] = await fittingRows("/records?team=Ohio%20State&year=2025");
    expect(coach?.seasons).toEqual([expect.objectContaining(record?.total as object)]);
  });

  test("has the record that was, not that of a few games, for a season that is not whole", async () => {
    const seasons = async (query: string) => (await fittingRows(`/coaches?${query}`)).flatMap((coach) => coach.seasons);
    expect(await seasons("team=Illinois&year=2024")).toMatchObject([{ wins: 10, losses: 3, postseasonRank: 16 }]);
    expect(await seasons("team=Ole%20Miss&year=2025")).toMatchObject([{ wins: 2, losses: 1 }]);
    expect(await seasons("team=Texas&year=2024")).toEqual([]);
    expect(await seasons("team=Kent%20State&year=2025")).toEqual([]);
  });

  test("has the wins and losses of /records for every team with games in 2025, of all its coaches together", async () => {
    const seasons = (await fittingRows("/coaches?year=2025")).flatMap((coach) => coach.seasons as SeasonRow[]);
    for (const { team, total } of await fittingRows("/records?year=2025")) {
      const own = seasons.filter(({ school }) => school === team);
      const sum = (name: "wins" | "losses") => own.reduce((all, season) => all + season[name], 0);
      const { wins, losses } = total as SeasonRow;
      expect({ team, wins: sum("wins"), losses: sum("losses") }).toEqual({ team, wins, losses });
    }
  });
});

describe("/coaches/profile", () => {
  test("adds up the seasons of every coach", async () => {
    for (const { id, seasons } of await fittingRows("/coaches")) {
      const rows = seasons as { year: number; wins: number }[];
      expect(await fitting(`/coaches/profile?coachId=${id}`)).toMatchObject({
        id,
        career: { seasons: rows.length, wins: rows.reduce((sum, { wins }) => sum + wins, 0) },
      });
    }
  });

  test("responds with a 404 to an unknown coach", async () => {
    expect(await call("/coaches/profile?coachId=1")).toMatchObject({
      status: 404,
      body: { message: "Coach not found" },
    });
  });
});

describe("/coaches/seasons", () => {
  const seasons = (query: string) => fittingValues(`/coaches/seasons${query}`, "year");

  test("lists the seasons of a coach, a school or a year, within a range", async () => {
    expect(await seasons(`?coachId=${RYAN_DAY}&minYear=2022&maxYear=2023`)).toEqual([2022, 2023]);
    expect(await seasons(`?coachId=${RYAN_DAY}&year=2023`)).toEqual([2023]);
    expect(new Set(await seasons("?year=1922"))).toEqual(new Set([1922]));
    expect(await seasons("?team=pittsburgh&maxYear=1916")).toEqual([1915, 1916]);
    expect(await seasons("?coachId=1")).toEqual([]);
    expect(await seasons(`?coachId=${RYAN_DAY}&team=Texas`)).toEqual([]);
  });

  test.each([
    "",
    "?minYear=2000",
    "?team=Texas&year=2024&minYear=2000",
    "?team=Texas&minYear=2&maxYear=1",
    "?team=%20",
  ])("refuses the query %s", async (query) => {
    expect((await call(`/coaches/seasons${query}`)).status).toBe(400);
  });

  test("has the same ratings as /coaches and /ratings", async () => {
    const [row] = await fittingRows("/coaches/seasons?team=Illinois&year=2024");
    const [sp] = await fittingRows("/ratings/sp?team=Illinois&year=2024");
    const [srs] = await fittingRows("/ratings/srs?team=Illinois&year=2024");
    expect(row).toMatchObject({ spOverall: sp?.rating, srs: srs?.rating });
  });
});

describe("/coaches/tenures", () => {
  const starts = (query: string) => fittingValues(`/coaches/tenures${query}`, "startYear");

  test("lists the tenures of a coach or a school, those of a season, and those that last", async () => {
    expect(await starts(`?coachId=${RYAN_DAY}`)).toEqual([2018, 2019]);
    expect(await starts("?team=ohio%20state&year=2018")).toEqual([2018]);
    expect(await starts("?team=Ohio%20State&year=2024")).toEqual([2019]);
    expect(await starts("?team=Ohio%20State&active=true")).toEqual([2019]);
    expect(await starts("?team=Ohio%20State&active=false")).toEqual([2018]);
    expect(await starts("?coachId=1")).toEqual([]);
    expect((await call("/coaches/tenures?year=2024")).status).toBe(400);
  });
});

test("the coaches and schools of seasons and tenures are in /coaches and /teams", async () => {
  const coaches = await fittingRows("/coaches");
  const ids = new Set(coaches.map(({ id }) => id));
  const teamIds = new Set(await fittingValues("/teams", "id"));
  const named = coaches.flatMap(({ seasons }) => (seasons as { teamId: number }[]).map(({ teamId }) => teamId));
  expect(named.length).toBeGreaterThan(0);
  for (const teamId of new Set(named)) expect(teamIds).toContain(teamId);
  for (const { coach } of await fittingRows("/coaches/seasons?year=2024")) {
    expect(ids).toContain((coach as { id: number }).id);
  }
});
