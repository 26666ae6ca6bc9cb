import { rowsOf } from "../../src/document/selection.js";

/** What a failing proxy or service may send with a 200. */
const degraded = { message: "Unauthorized" };

test("a list's rows are its elements, and an object counts as one row", () => {
  const games = [{ id: 1 }, { id: 2 }];
  expect(rowsOf("/games", games)).toBe(games);
  expect(rowsOf("/teams/matchup", { team1: "Texas" })).toEqual([{ team1: "Texas" }]);
});

test.each([undefined, null])("an operation with one object may respond with %s, which counts as no rows", (data) => {
  expect(rowsOf("/player/season/overview", data)).toEqual([]);
});

test.each([degraded, {}, null, undefined, "", "[]", 0, true])(
  "if a list is expected, an object, a string or nothing is refused: %j",
  (data) => {
    expect(() => rowsOf("/games", data)).toThrow(TypeError);
    expect(() => rowsOf("/games", data)).toThrow("/games: the data is of the type");
  },
);

test.each([[[degraded]], [[]], "", 0, false])("if an object is expected, anything else is refused: %j", (data) => {
  expect(() => rowsOf("/teams/matchup", data)).toThrow("/teams/matchup: the data is of the type");
});
