import { between, chance } from "../../../src/sample/world/facts/chance.js";
import { call, type Rows } from "../call.js";

jest.mock("../../../src/sample/world/facts/chance.js", () => {
  const actual = jest.requireActual<{ between: typeof between; chance: typeof chance }>(
    "../../../src/sample/world/facts/chance.js",
  );
  return { ...actual, between: jest.fn(actual.between), chance: jest.fn(actual.chance) };
});

test("made-up players and recruits are computed at the first response with players, not by the import", async () => {
  expect((await call("/venues")).status).toBe(200);
  // The points by quarter and the odds of games are made up by the import.
  const keys = [...jest.mocked(chance).mock.calls, ...jest.mocked(between).mock.calls].map((values) =>
    String(values.at(-1)),
  );
  expect(keys.filter((key) => /^(first|last|height|weight|town|recruit) /.test(key))).toEqual([]);
  const recruits = (await call("/recruiting/players?year=2024&team=Ohio%20State")).body as Rows;
  expect(recruits.length).toBeGreaterThan(5);
  expect(jest.mocked(chance).mock.calls.map(([key]) => key)).toContain("first 194");
});
