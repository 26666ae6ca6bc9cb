import { breaks } from "../../src/query/check.js";
import { reasons, select, withSuite } from "./json-schema-suite.js";
import { ruleCase } from "./rule-cases.js";

withSuite((cases) => {
  const { selected, leftOut } = select(cases, ruleCase);

  test.each(selected)("$name", ({ rules, query, valid }) => {
    expect({ rules, query, valid: !breaks(rules, query) }).toEqual({ rules, query, valid });
  });

  test(`leaves out ${reasons(leftOut)}`, () => {
    const left = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
    expect(selected.length + left).toBe(cases.length);
  });

  test("the selected cases include a valid and an invalid case for every rule keyword", () => {
    const keywords = "required anyOf allOf not then properties dependentRequired dependentSchemas const enum".split(
      " ",
    );
    const having = (valid: boolean, keyword: string) =>
      selected.some((each) => each.valid === valid && JSON.stringify(each.rules).includes(`"${keyword}":`));
    expect(keywords.filter((keyword) => !having(true, keyword) || !having(false, keyword))).toEqual([]);
  });
});
