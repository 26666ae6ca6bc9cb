import { fittingRows } from "../fitting.js";

test("/venues lists every venue that a game or a team names", async () => {
  const ids = new Set((await fittingRows("/venues")).map(({ id }) => id));
  const games = await fittingRows("/games?year=2024");
  const teams = await fittingRows("/teams");
  const named = [
    ...games.map(({ venueId }) => venueId),
    ...teams.map(({ location }) => (location as { id: number | null } | null)?.id ?? null),
  ].filter((id) => id !== null);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test("/venues has no parameters and ignores any", async () => {
  expect(await fittingRows("/venues?state=OH")).toEqual(await fittingRows("/venues"));
});

test("/venues has an id, a name, a city and a state in every row, and elevations with decimals", async () => {
  for (const { id, name, city, state, elevation } of await fittingRows("/venues")) {
    expect([id, name, city, state]).toEqual([
      expect.any(Number),
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ]);
    if (elevation !== null) expect(elevation).toMatch(/^\d+\.\d+$/);
  }
});
