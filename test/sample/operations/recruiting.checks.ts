import { call } from "../call.js";
import { fittingRows, fittingValues } from "../fitting.js";

describe("/recruiting/players", () => {
  const names = (query: string) => fittingValues(`/recruiting/players?${query}`, "name");

  test("lists recruits from high schools by default, and others by classification", async () => {
    expect(new Set(await fittingValues("/recruiting/players?year=2021", "recruitType"))).toEqual(
      new Set(["HighSchool"]),
    );
    expect(await names("year=2021&classification=JUCO")).toEqual(["Jo Sample"]);
    expect(await names("year=2021&classification=PrepSchool")).toEqual([]);
    expect((await call("/recruiting/players")).status).toBe(400);
    expect((await call("/recruiting/players?year=0")).status).toBe(400);
    expect((await call("/recruiting/players?year=2021&classification=juco")).status).toBe(400);
  });

  test("filters by the school of the commitment, the state of the hometown and the label of the position", async () => {
    expect(await names("team=ohio%20state&year=2022")).toContain("Lucius Barrowby");
    expect(await names("team=OSU")).toEqual([]);
    expect(new Set(await fittingValues("/recruiting/players?team=Ohio%20State&state=oh", "stateProvince"))).toEqual(
      new Set(["OH"]),
    );
    expect(await names("year=2020&position=pro")).toEqual(["Wendell Harcastle"]);
    expect(await names("year=2020&position=QB")).not.toContain("Wendell Harcastle");
  });
});

test("/recruiting/teams lists every class by default, one year or one school", async () => {
  const all = await fittingRows("/recruiting/teams");
  expect(new Set(all.map(({ year }) => year)).size).toBeGreaterThan(1);
  expect(await fittingRows("/recruiting/teams?year=2024&team=texas")).toEqual(
    all.filter(({ year, team }) => year === 2024 && team === "Texas"),
  );
  expect(await fittingRows("/recruiting/teams?team=TEX")).toEqual([]);
});

describe("/recruiting/groups", () => {
  const groups = (query: string) => fittingRows(`/recruiting/groups?${query}`);
  const commits = (rows: Awaited<ReturnType<typeof groups>>, isIncluded: (group: unknown) => boolean) =>
    rows.filter(({ positionGroup }) => isIncluded(positionGroup)).reduce((sum, row) => sum + Number(row.commits), 0);
  const isAll = (group: unknown) => group === "All Positions";

  test("counts the recruits of /recruiting/players, and each group a second time as All Positions", async () => {
    const rows = await groups("team=Ohio%20State");
    const recruits = await fittingRows("/recruiting/players?team=Ohio%20State");
    const rated = recruits.filter(({ rating, stars }) => rating !== null && stars !== null);
    expect(commits(rows, isAll)).toBe(recruits.length);
    expect(commits(rows, (group) => !isAll(group))).toBe(rated.length);
    expect(rows.every((row) => typeof row.commits === "string" && typeof row.averageStars === "string")).toBe(true);
  });

  test("counts the classes of a span, and one type of recruits", async () => {
    const recruits = await fittingRows("/recruiting/players?team=Ohio%20State&year=2022");
    expect(commits(await groups("team=Ohio%20State&startYear=2022&endYear=2022"), isAll)).toBe(recruits.length);
    expect(await groups("team=Ohio%20State&endYear=1999")).toEqual([]);
    expect(await groups("team=Ohio%20State&recruitType=PrepSchool")).toEqual([]);
  });

  test("has the conference of the last class, compared by its abbreviation", async () => {
    for (const endYear of [2022, 2024]) {
      const teams = await fittingRows(`/teams?year=${endYear}`);
      const rows = await groups(`endYear=${endYear}`);
      expect(rows.length).toBeGreaterThan(0);
      for (const { team, conference } of rows) {
        expect(teams).toContainEqual(expect.objectContaining({ school: team, conference }));
      }
    }
    expect((await groups("conference=sec")).map(({ team }) => team)).toContain("Tennessee");
    expect(await groups("conference=Big%20Ten")).toEqual([]);
  });
});
