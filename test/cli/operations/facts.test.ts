import { operations } from "../../../generated/operations.js";
import { prose } from "../../../generated/prose.js";
import { costSentence, keySentence } from "../../../src/cli/operations/facts.js";
import { isPath } from "../../../src/query/check.js";

test("the sentences about key and cost are those of the generated facts, for every operation", () => {
  for (const path of Object.keys(operations).filter(isPath)) {
    const { facts } = prose[path];
    expect(facts).toContain(costSentence(operations[path]));
    const tiers = facts.filter((sentence) => /\btier\b.*or higher\.$/.test(sentence));
    expect(tiers).toEqual(operations[path].tier === undefined ? [] : [keySentence(operations[path])]);
  }
});
