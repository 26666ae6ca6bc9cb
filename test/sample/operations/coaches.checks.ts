import { fitting, fittingRows } from "../fitting.js";

type SeasonRow = { readonly school: string; readonly wins: number; readonly losses: number };

describe("/coaches", () => {
  test("has the same record as /records for a season with games", async () => {
    const [coach] = await fittingRows("/coaches?team=Ohio%20State&year=2025");
    const [record] = await fittingRows("/records?team=Ohio%20State&year=2025");
    expect(coach?.seasons).toEqual([expect.objectContaining(record?.total as object)]);
  });

  test("adds up to the wins and losses in /records for every team of 2025", async () => {
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
  test("adds up every coach's seasons", async () => {
    for (const { id, seasons } of await fittingRows("/coaches")) {
      const rows = seasons as { year: number; wins: number }[];
      expect(await fitting(`/coaches/profile?coachId=${id}`)).toMatchObject({
        id,
        career: { seasons: rows.length, wins: rows.reduce((sum, { wins }) => sum + wins, 0) },
      });
    }
  });
});

describe("/coaches/seasons", () => {
  test("has the same ratings as /coaches and /ratings", async () => {
    const [row] = await fittingRows("/coaches/seasons?team=Illinois&year=2024");
    const [sp] = await fittingRows("/ratings/sp?team=Illinois&year=2024");
    const [srs] = await fittingRows("/ratings/srs?team=Illinois&year=2024");
    expect(row).toMatchObject({ spOverall: sp?.rating, srs: srs?.rating });
  });
});
