import { completeGame, simulateDrives } from "../../../src/sample/world/simulation/game.js";
import { DEFAULT_NOW, worldAt } from "../../../src/sample/world/simulation/moment.js";
import { gameInSlot } from "../../../src/sample/world/simulation/world.js";
import { call, type Rows } from "../call.js";

jest.mock("../../../src/sample/world/simulation/game.js", () => {
  const actual = jest.requireActual<{ completeGame: typeof completeGame; simulateDrives: typeof simulateDrives }>(
    "../../../src/sample/world/simulation/game.js",
  );
  return { completeGame: jest.fn(actual.completeGame), simulateDrives: jest.fn(actual.simulateDrives) };
});

// These tests compare with `===`, because on a failure `toBe` would print every play of both worlds.
test("`worldAt` returns the same object until a game starts or ends", () => {
  const kickoff = Date.parse("2026-01-20T00:30:00Z");
  expect(worldAt(kickoff) === worldAt(kickoff - 1)).toBe(false);
  expect(worldAt(kickoff) === worldAt(kickoff + 3 * 3_600_000)).toBe(true);
  expect(worldAt(kickoff) === worldAt(kickoff + 4 * 3_600_000)).toBe(false);
  expect(worldAt(DEFAULT_NOW) === worldAt(kickoff + 4 * 3_600_000)).toBe(true);
});

test("a game is simulated only once, when its plays are first read", () => {
  const later = gameInSlot(worldAt(DEFAULT_NOW), 2024, "FR1");
  const earlier = gameInSlot(worldAt(Date.UTC(2024, 11, 24)), 2024, "FR1");
  expect(simulateDrives).not.toHaveBeenCalled();
  expect(later?.playByPlay?.plays.length).toBeGreaterThan(100);
  expect(earlier?.playByPlay === later?.playByPlay).toBe(true);
  expect(simulateDrives).toHaveBeenCalledTimes(1);
  expect(completeGame).toHaveBeenCalledTimes(1);
});

test("an operation that only adds up plays does not compute their times", async () => {
  jest.mocked(completeGame).mockClear();
  const { body } = await call("/ppa/teams?year=2025");
  expect(body).not.toHaveLength(0);
  expect(simulateDrives).toHaveBeenCalled();
  expect(completeGame).not.toHaveBeenCalled();
});

test("a game in progress has no plays yet, and a game with unknown teams has no odds", () => {
  const world = worldAt(Date.UTC(2025, 0, 1, 20));
  expect(gameInSlot(world, 2024, "QF2")).toMatchObject({
    status: "in_progress",
    playByPlay: null,
    winProbability: null,
  });
  expect(gameInSlot(world, 2024, "CH")).toMatchObject({ homeId: -1, awayId: -2, odds: null, status: "scheduled" });
});

test("records against the spread count only completed games", async () => {
  const games = async (time: number) => {
    const { body } = await call("/teams/ats?year=2025", { now: new Date(time) });
    return (body as Rows).reduce((total, row) => total + Number(row.games), 0);
  };
  const times = [Date.UTC(2025, 7, 1), Date.UTC(2025, 8, 2, 12), DEFAULT_NOW];
  expect(await Promise.all(times.map(games))).toEqual([0, 18, 234]);
});
