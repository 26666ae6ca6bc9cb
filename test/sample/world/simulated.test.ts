import { simulateGame } from "../../../src/sample/world/simulation/game.js";
import { call } from "../call.js";

jest.mock("../../../src/sample/world/simulation/game.js", () => {
  const actual = jest.requireActual<{ simulateGame: typeof simulateGame }>(
    "../../../src/sample/world/simulation/game.js",
  );
  return { simulateGame: jest.fn(actual.simulateGame) };
});

const simulatedSeasons = (): Set<number> => new Set(jest.mocked(simulateGame).mock.calls.map(([{ season }]) => season));

test.each(["/teams/ats?year=2021", "/ratings/elo?year=2021", "/ratings/srs?year=2001"])(
  "%s simulates no game, because it counts no plays",
  async (query) => {
    const { status, body } = await call(query);
    expect(status).toBe(200);
    expect(body).not.toHaveLength(0);
    expect(simulatedSeasons()).toEqual(new Set());
  },
);

test.each([
  ["/records?year=2001", 2001],
  ["/ratings/sp?year=2001", 2001],
  ["/games?year=2024", 2024],
  ["/ppa/players/season?year=2024&team=Texas", 2024],
])("%s simulates games of its season only", async (query, season) => {
  jest.mocked(simulateGame).mockClear();
  const { status, body } = await call(query);
  expect(status).toBe(200);
  expect(body).not.toHaveLength(0);
  expect([...simulatedSeasons()].filter((each) => each !== season)).toEqual([]);
});
