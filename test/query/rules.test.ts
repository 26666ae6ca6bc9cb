import type { Rule } from "../../src/document/operation.js";
import { breaks } from "../../src/query/check.js";

const order = { order: ["low", "high"] } as const;

test.each([
  [{ low: 1, high: 2 }, false],
  [{ low: 2, high: 2 }, false],
  [{ low: 3, high: 2 }, true],
  [{ low: 3 }, false],
  [{ high: 2 }, false],
  [{ low: "3", high: 2 }, false],
  [{ low: 3, high: "2" }, false],
])("a rule on the order of two parameters is broken by %j: %j", (query, broken) => {
  expect(breaks(order, query)).toBe(broken);
});

test("an undefined or inherited parameter counts as not given", () => {
  expect(breaks({ required: ["a"] }, { a: undefined })).toBe(true);
  expect(breaks({ required: ["toString"] }, {})).toBe(true);
  expect(breaks({ properties: { a: { const: 1 } } }, { a: undefined })).toBe(false);
});

test.each<[Rule, Record<string, unknown>, boolean]>([
  [{ anyOf: [{ required: ["a"] }, { required: ["b"] }] }, { b: 1 }, false],
  [{ anyOf: [{ required: ["a"] }, { required: ["b"] }] }, { c: 1 }, true],
  [{ allOf: [{ required: ["a"] }, { required: ["b"] }] }, { a: 1, b: 1 }, false],
  [{ allOf: [{ required: ["a"] }, { required: ["b"] }] }, { a: 1 }, true],
  [{ not: { required: ["a"] } }, {}, false],
  [{ not: { required: ["a"] } }, { a: 1 }, true],
  [{ if: { required: ["a"] }, then: { required: ["b"] } }, { c: 1 }, false],
  [{ if: { required: ["a"] }, then: { required: ["b"] } }, { a: 1, b: 1 }, false],
  [{ if: { required: ["a"] }, then: { required: ["b"] } }, { a: 1 }, true],
  [{ if: { required: ["a"] } }, { a: 1 }, false],
  [{ then: { required: ["b"] } }, { a: 1 }, false],
  [{ properties: { a: { const: 1 } } }, { a: 1 }, false],
  [{ properties: { a: { const: 1 } } }, { a: 2 }, true],
  [{ properties: { a: { enum: [1, 2] } } }, { a: 2 }, false],
  [{ properties: { a: { enum: [1, 2] } } }, { a: 3 }, true],
  [{ properties: { a: {} } }, { a: 3 }, false],
  [{ dependentRequired: { a: ["b"] } }, { a: 1 }, true],
  [{ dependentRequired: { a: ["b"] } }, { a: 1, b: 1 }, false],
  [{ dependentRequired: { a: ["b"] } }, { c: 1 }, false],
  [{ dependentSchemas: { a: { required: ["b"] } } }, { a: 1 }, true],
  [{ dependentSchemas: { a: { required: ["b"] } } }, { a: 1, b: 1 }, false],
  [{ dependentSchemas: { a: { required: ["b"] } } }, { c: 1 }, false],
])("the rule %j is broken by %j: %j", (rule, query, broken) => {
  expect(breaks(rule, query)).toBe(broken);
});
