import { rowsOf } from "../../src/document/selection.js";

/** A body that a failing proxy or service can send with a 200. */
const degraded = { message: "Unauthorized" };

test("`rowsOf` returns a list's elements, or an object as one row", () => {
  const games = [{ id: 1 }, { id: 2 }];
  expect(rowsOf("/games", games)).toBe(games);
  expect(rowsOf("/teams/matchup", { team1: "Texas" })).toEqual([{ team1: "Texas" }]);
});

test.each([undefined, null])("`rowsOf` returns no rows for %s if the operation returns one object", (data) => {
  expect(rowsOf("/player/season/overview", data)).toEqual([]);
});

test.each([degraded, {}, null, undefined, "", "[]", 0, true])(
  "`rowsOf` throws a TypeError if the operation returns a list and the data is %j",
  (data) => {
    expect(() => rowsOf("/games", data)).toThrow(TypeError);
    expect(() => rowsOf("/games", data)).toThrow("/games: the data is of the type");
  },
);

test.each([[[degraded]], [[]], "", 0, false])(
  "`rowsOf` throws if the operation returns an object and the data is %j",
  (data) => {
    expect(() => rowsOf("/teams/matchup", data)).toThrow("/teams/matchup: the data is of the type");
  },
);
