import { createSampleService } from "../../../src/sample/index.js";
import { call } from "../call.js";
import { fittingValues } from "../fitting.js";

const paths = ["/wepa/team/season", "/wepa/players/passing", "/wepa/players/rushing", "/wepa/players/kicking"];

test.each(paths)("%s requires a supporter tier", async (path) => {
  expect((await call(path, { tier: 0 })).status).toBe(401);
});

test("season averages exist for exactly the teams whose every game is in the sample world", async () => {
  const { conferences } = createSampleService().coverage;
  expect((await fittingValues("/wepa/team/season", "team")).sort()).toEqual(
    conferences.flatMap(({ teams }) => teams).sort(),
  );
});

test("only FBS teams have rows", async () => {
  for (const year of [2024, 2025]) {
    const fbs = new Set(await fittingValues(`/teams/fbs?year=${year}`, "school"));
    for (const path of paths) {
      const teams = await fittingValues(`${path}?year=${year}`, "team");
      expect(teams.filter((team) => !fbs.has(team))).toEqual([]);
    }
  }
});

test("the players are on that season's roster", async () => {
  const ids = new Set(await fittingValues("/roster?year=2025", "id"));
  for (const path of paths.slice(1)) {
    const athletes = await fittingValues(`${path}?year=2025`, "athleteId");
    expect(athletes.length).toBeGreaterThan(0);
    expect(athletes.filter((id) => !ids.has(id))).toEqual([]);
  }
});
