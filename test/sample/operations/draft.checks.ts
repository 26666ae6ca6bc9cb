import { fittingRows, fittingValues } from "../fitting.js";

test("every position and team in /draft/picks is listed in /draft/positions or /draft/teams", async () => {
  const positions = await fittingValues("/draft/positions", "name");
  const locations = await fittingValues("/draft/teams", "location");
  const picks = await fittingRows("/draft/picks");
  expect(picks.filter(({ position }) => !positions.includes(position))).toEqual([]);
  expect(picks.filter(({ nflTeam }) => !locations.includes(nflTeam))).toEqual([]);
});
