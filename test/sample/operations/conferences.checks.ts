import { fittingRows } from "../fitting.js";

describe("/conferences", () => {
  test("counts the season's members", async () => {
    const members = async (query: string) =>
      (await fittingRows(`/conferences${query}`)).find(({ name }) => name === "SEC")?.memberCount;
    const schools = async (query: string) => (await fittingRows(`/teams${query}`)).length;
    expect(await members("")).toBe(await schools("?conference=SEC"));
    expect(await members("?year=2023")).toBe(await schools("?conference=SEC&year=2023"));
    expect(await members("?year=2023")).not.toBe(await members(""));
  });
});

describe("/conferences/changes", () => {
  test("lists teams in their first season in a conference", async () => {
    const rows = await fittingRows("/conferences/changes?year=2024");
    expect(rows.find(({ team }) => team === "Texas")).toMatchObject({
      fromConference: "Big 12",
      toConference: "SEC",
      effectiveYear: 2024,
    });
    expect(await fittingRows("/conferences/changes?year=1800")).toEqual([]);
  });
});
