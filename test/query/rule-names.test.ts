import { parametersOfRule } from "../../src/query/explain.js";

test("`parametersOfRule` returns each parameter name in a rule's keywords once", () => {
  const rule = {
    required: ["a", "b"],
    properties: { b: { const: 1 }, c: { enum: [1, 2] } },
    dependentRequired: { d: ["e", "a"] },
    dependentSchemas: { f: { required: ["g"] } },
    anyOf: [{ required: ["h"] }, { not: { required: ["i"] } }],
    allOf: [{ required: ["j"] }],
    not: { required: ["k"] },
    if: { required: ["l"] },
    then: { required: ["m"] },
    order: ["n", "a"],
  } as const;
  expect(parametersOfRule(rule)).toEqual(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"]);
});

test("a rule without keywords has no parameter names", () => {
  expect(parametersOfRule({})).toEqual([]);
});
