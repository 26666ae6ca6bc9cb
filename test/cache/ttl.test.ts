import { ttlOf } from "../../src/cache/ttl.js";
import { operations } from "../../src/document/operation.js";

const hour = 3_600_000;
const day = 24 * hour;
const month = 30 * day;

const at = (date: string) => Date.parse(date);
const inSeason = at("2024-10-05T18:00:00Z");
const later = at("2025-06-01T00:00:00Z");

test("a season ends on February 1 of the following year, UTC", () => {
  const games = operations["/games"];
  expect(ttlOf(games, { year: 2024 }, at("2025-01-31T23:59:59.999Z"))).toBe(hour);
  expect(ttlOf(games, { year: 2024 }, at("2025-02-01T00:00:00.000Z"))).toBe(month);
});

test.each([
  ["/games", { year: 2023 }, month],
  ["/games", { year: 2024 }, hour],
  ["/games", { year: 2030 }, hour],
  ["/games", { year: 2024, week: 1 }, hour],
  ["/games", { year: undefined, id: 401 }, hour],
  ["/games", {}, hour],
  ["/games", undefined, hour],
  ["/records", { team: "Texas" }, hour],
  ["/teams/matchup", { team1: "Texas", team2: "Oklahoma" }, hour],
  ["/teams/matchup", { team1: "Texas", team2: "Oklahoma", minYear: 1990 }, hour],
  ["/teams/matchup", { team1: "Texas", team2: "Oklahoma", minYear: 1990, maxYear: 2010 }, month],
  ["/teams/matchup", { team1: "Texas", team2: "Oklahoma", maxYear: 2024 }, hour],
  ["/recruiting/groups", { startYear: 2010 }, hour],
  ["/recruiting/groups", { startYear: 2010, endYear: 2020 }, month],
  ["/coaches", { year: 2010, maxYear: 2024 }, hour],
  ["/plays/types", undefined, day],
  ["/conferences", { year: 1990 }, day],
  ["/scoreboard", {}, 0],
  ["/live/plays", { gameId: 1 }, 0],
  ["/info", undefined, 0],
] as const)("in October 2024, a response for %s %j is stored for %i ms", (path, query, ttlMs) => {
  expect(ttlOf(operations[path], query, inSeason)).toBe(ttlMs);
});

test("if a call has a game's id, its optional year does not extend the time to live", () => {
  expect(ttlOf(operations["/games"], { year: 2019, id: 401 }, later)).toBe(hour);
  expect(ttlOf(operations["/lines"], { year: 2019, gameId: 401 }, later)).toBe(hour);
  expect(ttlOf(operations["/passing/plays"], { year: 2019, gameId: 401, week: 3 }, later)).toBe(month);
});

test("a parameter's default year does not count, because the service's default changes with the season", () => {
  expect(ttlOf(operations["/roster"], {}, at("2039-06-01T00:00:00Z"))).toBe(hour);
});

test.each(["2019", Number.NaN, Number.POSITIVE_INFINITY, 1e9, null])(
  "a response for the invalid year %p is stored for an hour",
  (year) => {
    expect(ttlOf(operations["/games"], { year }, later)).toBe(hour);
  },
);

test("every operation has a time to live of zero, an hour, a day or 30 days", () => {
  for (const operation of Object.values(operations)) {
    expect([0, hour, day]).toContain(ttlOf(operation, undefined, later));
    expect([0, hour, day, month]).toContain(ttlOf(operation, { year: 2000 }, later));
  }
});

test("a range of seasons is stored for an hour if one end is not a number", () => {
  expect(ttlOf(operations["/coaches"], { minYear: 2010, maxYear: "2012", year: 2011 }, later)).toBe(hour);
});
