import { between, chance } from "../../../src/sample/world/numbers.js";
import { call, type Rows } from "../call.js";

jest.mock("../../../src/sample/world/numbers.js", () => {
  const actual = jest.requireActual<{ between: typeof between; chance: typeof chance }>(
    "../../../src/sample/world/numbers.js",
  );
  return { ...actual, between: jest.fn(actual.between), chance: jest.fn(actual.chance) };
});

const keysOf = () =>
  [...jest.mocked(chance).mock.calls, ...jest.mocked(between).mock.calls].map((values) => String(values.at(-1)));

test("importing the sample service does not compute made-up players, recruits, polls or talent", async () => {
  expect((await call("/venues")).status).toBe(200);
  // The import makes up only games' points by quarter and their odds.
  expect(keysOf().filter((key) => /^(first|last|height|weight|town|recruit|talent|leader|voters) /.test(key))).toEqual(
    [],
  );
  // A roster computes only its team's players. It does not compute recruits.
  expect((await call("/roster?year=2025&team=Ohio%20State")).status).toBe(200);
  expect(keysOf().filter((key) => key.startsWith("first "))).toEqual(Array(43).fill("first 194"));
  expect(keysOf().filter((key) => key.startsWith("recruit "))).toEqual([]);
  const recruits = (await call("/recruiting/players?year=2024&team=Ohio%20State")).body as Rows;
  expect(recruits.length).toBeGreaterThan(5);
  expect(keysOf().some((key) => key.startsWith("recruit "))).toBe(true);
  expect(keysOf().some((key) => key.startsWith("voters "))).toBe(false);
  expect((await call("/rankings?year=2025")).status).toBe(200);
  expect(keysOf().some((key) => key.startsWith("voters "))).toBe(true);
});
