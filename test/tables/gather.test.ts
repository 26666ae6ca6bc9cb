import { valuesOf } from "../../src/tables/read.js";
import { tidied } from "../../src/tables/tidy.js";

test("`valuesOf` finds values by key, even if rows have different keys or key orders", () => {
  const rows = [
    { a: 1, b: { c: 2 } },
    { b: { d: 0, c: 3 }, new: true, a: 4 },
    { b: null },
    null,
    "text",
    [5],
    { a: 6, b: 7 },
  ];
  const at = valuesOf(rows, [["a"], ["b", "c"]]);
  expect(Array.from(at(["a"]))).toEqual([1, 4, undefined, undefined, undefined, undefined, 6]);
  expect(Array.from(at(["b", "c"]))).toEqual([2, 3, undefined, undefined, undefined, undefined, undefined]);
});

test("`valuesOf` handles 20,000 rows with a different additional key each", () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: index, [`new${index}`]: true }));
  expect(valuesOf(rows, [["id"]])(["id"])).toEqual(rows.map(({ id }) => id));
});

test("rows whose keys differ only in order become the same flat row", () => {
  const lines = { id: 1, season: 2024, homeTeam: "Texas", homeScore: null, lines: [{ provider: "A", spread: -3 }] };
  const reversed = Object.fromEntries(Object.entries(lines).reverse());
  const [first, second, third] = tidied("/lines", [lines, reversed, lines], {}) as Record<string, unknown>[];
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(first).toMatchObject({ id: 1, home_team: "Texas", home_score: null });
});
