import { rowsOf } from "../../src/document/selection.js";

/** What a proxy or a service in trouble may send with a 200. */
const degraded = { message: "Unauthorized" };

test("the rows of a list are its elements, and an operation with one object has one row", () => {
  const games = [{ id: 1 }, { id: 2 }];
  expect(rowsOf("/games", games)).toBe(games);
  expect(rowsOf("/teams/matchup", { team1: "Texas" })).toEqual([{ team1: "Texas" }]);
});

test.each([undefined, null])("an operation with one object may respond with %s, and then has no rows", (data) => {
  expect(rowsOf("/player/season/overview", data)).toEqual([]);
});

test.each([degraded, {}, null, undefined, "", "[]", 0, true])(
  "an object, a text or nothing is never a row of a list, nor a list without rows: %j",
  (data) => {
    expect(() => rowsOf("/games", data)).toThrow(TypeError);
    expect(() => rowsOf("/games", data)).toThrow("/games: the data is of the type");
  },
);

test.each([[[degraded]], [[]], "", 0, false])("anything but an object is never the row of an object: %j", (data) => {
  expect(() => rowsOf("/teams/matchup", data)).toThrow("/teams/matchup: the data is of the type");
});
