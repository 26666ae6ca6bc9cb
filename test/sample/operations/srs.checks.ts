import { fittingRows, fittingValues } from "../fitting.js";

const ratings = (query: string) => fittingRows(`/ratings/${query}`);

test.each([
  ["core", "overall", 0.02],
  ["core", "offense", 0.5],
  ["core", "defense", 0.5],
  ["sp", "rating", 0.02],
  ["srs", "rating", 0.02],
] as const)("in %s %s, FBS teams average about 0 in a full season", async (system, field, most) => {
  for (const year of [2024, 2025]) {
    const rows = (await ratings(`${system}?year=${year}`)).filter(({ team }) => team !== "nationalAverages");
    expect(rows.length).toBeGreaterThan(130);
    expect(Math.abs(rows.reduce((all, row) => all + Number(row[field]), 0) / rows.length)).toBeLessThan(most);
  }
});

describe("/ratings/srs", () => {
  test("ranks the response's rows, so that one row is always first", async () => {
    for (const system of ["srs", "srs/expanded"]) {
      const ranks = await fittingValues(`/ratings/${system}?year=2024`, "ranking");
      expect(ranks[0]).toBe(1);
      expect(ranks.length).toBeGreaterThan(1);
      expect(await fittingValues(`/ratings/${system}?year=2024&team=Clemson`, "ranking")).toEqual([1]);
    }
    expect(new Set(await fittingValues("/ratings/srs?year=1921", "ranking"))).toEqual(new Set([null]));
  });
});
