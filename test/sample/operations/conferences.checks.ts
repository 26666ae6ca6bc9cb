import { call } from "../call.js";
import { fittingRows, fittingValues } from "../fitting.js";

describe("/conferences", () => {
  test("lists every conference by default, and those with a member in a season", async () => {
    expect(await fittingValues("/conferences", "name")).toEqual(expect.arrayContaining(["Big Six", "Big Ten"]));
    const in1930 = await fittingValues("/conferences?year=1930", "name");
    expect(in1930).toContain("Big Six");
    expect(in1930).not.toContain("Sun Belt");
    expect(await fittingRows("/conferences?year=1800")).toEqual([]);
  });

  test("counts the members of the season", async () => {
    const members = async (query: string) =>
      (await fittingRows(`/conferences${query}`)).find(({ name }) => name === "SEC")?.memberCount;
    const schools = async (query: string) => (await fittingRows(`/teams${query}`)).length;
    expect(await members("")).toBe(await schools("?conference=SEC"));
    expect(await members("?year=2023")).toBe(await schools("?conference=SEC&year=2023"));
    expect(await members("?year=2023")).not.toBe(await members(""));
  });

  test("filters by the division of the conference", async () => {
    expect(new Set(await fittingValues("/conferences?classification=fcs", "classification"))).toEqual(new Set(["fcs"]));
  });
});

describe("/conferences/changes", () => {
  test("lists the teams whose first season in a conference it is", async () => {
    const rows = await fittingRows("/conferences/changes?year=2024");
    expect(rows.find(({ team }) => team === "Texas")).toMatchObject({
      fromConference: "Big 12",
      toConference: "SEC",
      effectiveYear: 2024,
    });
    expect(await fittingRows("/conferences/changes?year=1800")).toEqual([]);
  });
});

describe("/conferences/affiliations", () => {
  const starts = (query: string) => fittingValues(`/conferences/affiliations${query}`, "startYear");

  test("lists the whole history by default", async () => {
    expect(await starts("?team=Texas")).toEqual([1915, 1996, 2011, 2024]);
  });

  test("lists the membership that includes a season, and those that overlap a range", async () => {
    expect(await starts("?team=Texas&year=2000")).toEqual([1996]);
    expect(await starts("?team=Texas&year=1900")).toEqual([]);
    expect(await starts("?team=Texas&minYear=2000")).toEqual([1996, 2011, 2024]);
    expect(await starts("?team=Texas&maxYear=2000")).toEqual([1915, 1996]);
    expect(await starts("?team=Texas&minYear=2000&maxYear=2012")).toEqual([1996, 2011]);
  });

  test("takes names and abbreviations, in any case", async () => {
    expect(await starts("?team=tex")).toEqual(await starts("?team=TEXAS"));
    const byName = await fittingRows("/conferences/affiliations?conference=big%20ten");
    expect(byName.length).toBeGreaterThan(0);
    expect(await fittingRows("/conferences/affiliations?conference=B1G")).toEqual(byName);
    expect(await fittingValues("/conferences/affiliations?team=Ohio", "team")).not.toContain("Ohio State");
  });

  test("refuses a year beside a range, and a range that ends before it begins", async () => {
    expect((await call("/conferences/affiliations?year=2024&minYear=2000")).status).toBe(400);
    expect((await call("/conferences/affiliations?minYear=2001&maxYear=2000")).status).toBe(400);
  });
});
