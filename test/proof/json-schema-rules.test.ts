import { select, suiteCases } from "../../scripts/proof/json-schema-suite.js";
import { ruleCase } from "../../scripts/proof/rule-cases.js";
import { breaks } from "../../src/query/rules.js";

const { selected } = select(suiteCases(), ruleCase);

test.each(selected)("$name", ({ rules, query, valid }) => {
  expect({ rules, query, valid: !breaks(rules, query) }).toEqual({ rules, query, valid });
});
