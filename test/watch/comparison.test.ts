import { type Change, ResponseError } from "../../src/index.js";
import { changeFinder, polledRows } from "../../src/watch/watch.js";

const game = (id: number, points: number) => ({ id, homeTeam: { points } });

describe("a comparison", () => {
  const added = (row: unknown): Change<unknown> => ({ type: "added", key: ["id"], row });

  test("yields added, changed and removed rows", () => {
    const changesIn = changeFinder(["id"]);
    expect(changesIn([game(1, 0), game(2, 0)])).toEqual([added(game(1, 0)), added(game(2, 0))]);
    expect(changesIn([game(1, 0), game(2, 0)])).toEqual([]);
    expect(changesIn([game(3, 0), game(2, 7)])).toEqual([
      added(game(3, 0)),
      { type: "changed", key: ["id"], before: game(2, 0), after: game(2, 7) },
      { type: "gone", key: ["id"], row: game(1, 0) },
    ]);
    expect(changesIn([])).toHaveLength(2);
    expect(changesIn([game(1, 0)])).toEqual([added(game(1, 0))]);
  });

  test("is not affected if the caller changes a row", () => {
    const changesIn = changeFinder(["id"]);
    const row = game(1, 0);
    changesIn([row]);
    row.homeTeam.points = 99;
    expect(changesIn([game(1, 7)])).toEqual([{ type: "changed", key: ["id"], before: game(1, 0), after: game(1, 7) }]);
  });

  test("can identify rows by several nested fields, and uses only the first of two rows with the same key", () => {
    const changesIn = changeFinder(["coach.id", "year"]);
    const row = (id: number, year: number, wins: number) => ({ coach: { id }, year, wins });
    expect(changesIn([row(1, 2023, 1), row(1, 2024, 2), row(1, 2024, 3), row(12, 24, 4)])).toEqual(
      [row(1, 2023, 1), row(1, 2024, 2), row(12, 24, 4)].map((each) => ({ ...added(each), key: ["coach.id", "year"] })),
    );
    expect(changesIn([row(1, 2023, 1), row(1, 2024, 2), row(1, 2024, 3), row(12, 24, 4)])).toEqual([]);
  });
});

describe("a poll's rows", () => {
  test("are the list's rows, or the plays of all drives of a game in progress, in order", () => {
    expect(polledRows("/scoreboard", [game(1, 0)])).toEqual([game(1, 0)]);
    const drives = [{ plays: [{ id: "a" }, { id: "b" }] }, { plays: [] }, { plays: [{ id: "c" }] }];
    expect(polledRows("/live/plays", { drives })).toEqual([{ id: "a" }, { id: "b" }, { id: "c" }]);
    expect(polledRows("/live/plays", { drives: [] })).toEqual([]);
  });

  test.each([{ message: "Unauthorized" }, null, undefined, "", {}])(
    "cause an error if the response does not contain them: %j",
    (data) => {
      expect(() => polledRows("/scoreboard", data)).toThrow(TypeError);
      expect(() => polledRows("/live/plays", data)).toThrow(ResponseError);
      expect(() => polledRows("/live/plays", { drives: [data] })).toThrow(ResponseError);
    },
  );
});
