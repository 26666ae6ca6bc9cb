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
