import { fittingRows } from "../fitting.js";

describe("/recruiting/groups", () => {
  const groups = (query: string) => fittingRows(`/recruiting/groups?${query}`);
  const commits = (rows: Awaited<ReturnType<typeof groups>>, isIncluded: (group: unknown) => boolean) =>
    rows.filter(({ positionGroup }) => isIncluded(positionGroup)).reduce((sum, row) => sum + Number(row.commits), 0);
  const isAll = (group: unknown) => group === "All Positions";

  test("counts the recruits in /recruiting/players, and counts each group again as All Positions", async () => {
    const rows = await groups("team=Ohio%20State");
    const recruits = await fittingRows("/recruiting/players?team=Ohio%20State");
    const rated = recruits.filter(({ rating, stars }) => rating !== null && stars !== null);
    expect(commits(rows, isAll)).toBe(recruits.length);
    expect(commits(rows, (group) => !isAll(group))).toBe(rated.length);
    expect(rows.every((row) => typeof row.commits === "string" && typeof row.averageStars === "string")).toBe(true);
  });

  test("counts the classes of a range of years, and one type of recruit", async () => {
    const recruits = await fittingRows("/recruiting/players?team=Ohio%20State&year=2022");
    expect(commits(await groups("team=Ohio%20State&startYear=2022&endYear=2022"), isAll)).toBe(recruits.length);
    expect(await groups("team=Ohio%20State&endYear=1999")).toEqual([]);
    expect(await groups("team=Ohio%20State&recruitType=PrepSchool")).toEqual([]);
  });

  test("has the last class's conference, and compares its abbreviation", async () => {
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
