import { createSampleService } from "../../../src/sample/index.js";
import { call } from "../call.js";
import { fittingRows, fittingValues } from "../fitting.js";

const paths = ["/wepa/team/season", "/wepa/players/passing", "/wepa/players/rushing", "/wepa/players/kicking"];

test.each(paths)("%s has every season by default, one year and one school, and needs a tier", async (path) => {
  const all = await fittingRows(path);
  expect(all.length).toBeGreaterThan(0);
  expect(await fittingRows(`${path}?year=0`)).toEqual(all);
  const own = all.filter(({ year, team }) => year === 2025 && team === "Ohio State");
  expect(own.length).toBeGreaterThan(0);
  expect(await fittingRows(`${path}?year=2025&team=ohio%20state`)).toEqual(own);
  expect(await fittingRows(`${path}?year=2001`)).toEqual([]);
  expect(await fittingRows(`${path}?team=OSU`)).toEqual([]);
  expect((await call(path, { tier: 0 })).status).toBe(401);
});

test("the averages of a season are those of the teams of which the sample world has every game", async () => {
  const { conferences } = createSampleService().coverage;
  expect((await fittingValues("/wepa/team/season", "team")).sort()).toEqual(
    conferences.flatMap(({ teams }) => teams).sort(),
  );
});

test("the rows are of FBS teams", async () => {
  for (const year of [2024, 2025]) {
    const fbs = new Set(await fittingValues(`/teams/fbs?year=${year}`, "school"));
    for (const path of paths) {
      const teams = await fittingValues(`${path}?year=${year}`, "team");
      expect(teams.filter((team) => !fbs.has(team))).toEqual([]);
    }
  }
});

test("a conference is compared by its abbreviation, which rows have", async () => {
  for (const path of paths) {
    expect(new Set(await fittingValues(`${path}?conference=b1g`, "conference"))).toEqual(new Set(["B1G"]));
  }
  for (const path of paths) expect(await fittingRows(`${path}?conference=Big%20Ten`)).toEqual([]);
});

test("passers are quarterbacks, and a position is compared by its abbreviation", async () => {
  expect(new Set(await fittingValues("/wepa/players/passing", "position"))).toEqual(new Set(["QB"]));
  expect(await fittingRows("/wepa/players/passing?position=RB")).toEqual([]);
  expect(new Set(await fittingValues("/wepa/players/rushing?position=rb", "position"))).toEqual(new Set(["RB"]));
  expect(await fittingRows("/wepa/players/rushing?position=Running%20Back")).toEqual([]);
});

test("the players are on the roster of their season", async () => {
  const ids = new Set(await fittingValues("/roster?year=2024", "id"));
  for (const path of paths.slice(1)) {
    const athletes = await fittingValues(`${path}?year=2024`, "athleteId");
    expect(athletes.length).toBeGreaterThan(0);
    expect(athletes.filter((id) => !ids.has(id))).toEqual([]);
  }
});
