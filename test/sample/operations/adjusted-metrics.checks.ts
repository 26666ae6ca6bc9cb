import { createSampleService } from "../../../src/sample/index.js";
import { call } from "../call.js";
import { fittingValues } from "../fitting.js";

const paths = ["/wepa/team/season", "/wepa/players/passing", "/wepa/players/rushing", "/wepa/players/kicking"];

test.each(paths)("%s needs a tier", async (path) => {
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

test("the players are on the roster of their season", async () => {
  const ids = new Set(await fittingValues("/roster?year=2025", "id"));
  for (const path of paths.slice(1)) {
    const athletes = await fittingValues(`${path}?year=2025`, "athleteId");
    expect(athletes.length).toBeGreaterThan(0);
    expect(athletes.filter((id) => !ids.has(id))).toEqual([]);
  }
});
