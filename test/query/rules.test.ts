import { breaks } from "../../src/query/rules.js";

const order = { order: ["low", "high"] } as const;

test.each([
  [{ low: 1, high: 2 }, false],
  [{ low: 2, high: 2 }, false],
  [{ low: 3, high: 2 }, true],
  [{ low: 3 }, false],
  [{ high: 2 }, false],
  [{ low: "3", high: 2 }, false],
  [{ low: 3, high: "2" }, false],
])("an order of two parameters, with %j, is broken: %j", (query, broken) => {
  expect(breaks(order, query)).toBe(broken);
});

test("a parameter that is undefined, or inherited, is not given", () => {
  expect(breaks({ required: ["a"] }, { a: undefined })).toBe(true);
  expect(breaks({ required: ["toString"] }, {})).toBe(true);
  expect(breaks({ properties: { a: { const: 1 } } }, { a: undefined })).toBe(false);
});
