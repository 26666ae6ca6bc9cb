import { applyChange, type Change } from "../../src/index.js";
import { changeFinder } from "../../src/watch/watch.js";

interface Game {
  readonly id: number;
  readonly points: number;
}
const game = (id: number, points = 0): Game => ({ id, points });

/** Applies several polls' changes and returns the rows. The changes pass through JSON, as on the way to a page. */
function after(polls: readonly (readonly Game[])[]): Game[] {
  const changesIn = changeFinder(["id"]);
  const changes = polls
    .flatMap((poll) => changesIn(poll))
    .map((change) => JSON.parse(JSON.stringify(change)) as Change<Game>);
  return changes.reduce<Game[]>(applyChange, []);
}

test("applying all changes of a watch gives the rows of its last poll", () => {
  const polls = [
    [game(1), game(2), game(3)],
    [game(1, 7), game(2), game(3)],
    [game(1, 7), game(3, 3), game(4)],
  ];
  expect(after(polls)).toEqual(polls.at(-1));
  expect(after([...polls, []])).toEqual([]);
});

test("applyChange keeps a changed row's position and appends a new row, without changing the given list", () => {
  const rows = Object.freeze([game(1), game(2)]);
  const key = ["id"];
  expect(applyChange(rows, { type: "changed", key, before: game(1), after: game(1, 7) })).toEqual([
    game(1, 7),
    game(2),
  ]);
  expect(applyChange(rows, { type: "added", key, row: game(3) })).toEqual([game(1), game(2), game(3)]);
  expect(applyChange(rows, { type: "gone", key, row: game(2, 3) })).toEqual([game(1)]);
});

test("applying a change twice, or to a list without its row, leaves at most one row per key", () => {
  const key = ["coach.id", "year"];
  const row = (id: number, year: number, wins = 0) => ({ coach: { id }, year, wins });
  const change = { type: "changed", key, before: row(1, 2025), after: row(1, 2025, 3) } as const;
  const once = applyChange([row(1, 2024)], change);
  expect(once).toEqual([row(1, 2024), row(1, 2025, 3)]);
  expect(applyChange(once, change)).toEqual(once);
  expect(applyChange([], { type: "gone", key, row: row(1, 2025) })).toEqual([]);
});
