import { fittingRows } from "../fitting.js";

test("/venues lists every venue of a game or a team", async () => {
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

test("no outdoor game in California, Arizona or Florida is colder than 45 °F", async () => {
  const venues = await fittingRows("/venues");
  const mild = new Set(venues.filter(({ state }) => /^(CA|AZ|FL)$/.test(String(state))).map(({ id }) => id));
  const rows = (await fittingRows("/games/weather?year=2025")).filter(({ venueId }) => mild.has(venueId));
  const degrees = rows.flatMap(({ temperature }) => (typeof temperature === "number" ? [temperature] : []));
  expect(degrees.length).toBeGreaterThan(10);
  expect(Math.min(...degrees)).toBeGreaterThanOrEqual(45);
});
