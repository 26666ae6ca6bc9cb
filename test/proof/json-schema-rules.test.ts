import { breaks } from "../../src/query/check.js";
import { reasons, select, suiteCases } from "./json-schema-suite.js";
import { ruleCase } from "./rule-cases.js";

const cases = suiteCases();
const { selected, leftOut } = select(cases, ruleCase);

test.each(selected)("$name", ({ rules, query, valid }) => {
  expect({ rules, query, valid: !breaks(rules, query) }).toEqual({ rules, query, valid });
});

test(`leaves out ${reasons(leftOut)}`, () => {
  const left = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
  expect(selected.length + left).toBe(cases.length);
});
