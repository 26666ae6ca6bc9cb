import { fittingRows, fittingValues } from "../fitting.js";

const names = (query: string) => fittingValues(`/draft/picks${query}`, "name");

test("/draft/picks lists every draft by default, and one draft by year", async () => {
  expect(new Set(await fittingValues("/draft/picks", "year"))).toEqual(new Set([1977, 2002, 2025]));
  expect(await names("?year=1977")).toEqual(["Tony Dorsett"]);
  expect(await names("?year=1978")).toEqual([]);
  expect(await names("?year=0")).toEqual(await names(""));
});

test("/draft/picks has a pick once the day of its round has begun", async () => {
  const rounds = async (now: string) => [
    ...new Set((await fittingRows("/draft/picks?year=2025", now)).map(({ round }) => round)),
  ];
  expect(await rounds("2025-04-24T23:59:59Z")).toEqual([]);
  expect(await rounds("2025-04-25T00:00:00Z")).toEqual([1]);
  expect(await rounds("2025-04-26T12:00:00Z")).toEqual([1, 2]);
  expect(await rounds("2025-04-27T00:00:00Z")).toEqual([1, 2, 4, 5, 6, 7]);
});

test("/draft/picks takes the location of the NFL team, not its nickname", async () => {
  expect(await names("?year=2025&team=green%20bay")).toEqual(["Matthew Golden"]);
  expect(await names("?year=2025&team=Packers")).toEqual([]);
});

test("/draft/picks takes the school of the player, not its abbreviation", async () => {
  expect(await names("?year=2025&school=notre%20dame")).toEqual(["Riley Leonard"]);
  expect(await names("?year=2025&school=ND")).toEqual([]);
});

test("/draft/picks takes the abbreviation of the conference in the season before the draft", async () => {
  expect(await names("?year=2025&conference=SEC")).toContain("Quinn Ewers");
  expect(await names("?year=2025&conference=B1G")).toContain("Will Howard");
  expect(await names("?year=2025&conference=Big%20Ten")).toEqual([]);
});

test("/draft/picks takes the name and the abbreviation of a position, in any case", async () => {
  const quarterbacks = await names("?year=2025&position=qb");
  expect(quarterbacks).toContain("Will Howard");
  expect(await names("?year=2025&position=quarterback")).toEqual(quarterbacks);
});

test("every position and every team of /draft/picks is in its list", async () => {
  const positions = await fittingValues("/draft/positions", "name");
  const locations = await fittingValues("/draft/teams", "location");
  const picks = await fittingRows("/draft/picks");
  expect(picks.filter(({ position }) => !positions.includes(position))).toEqual([]);
  expect(picks.filter(({ nflTeam }) => !locations.includes(nflTeam))).toEqual([]);
});
