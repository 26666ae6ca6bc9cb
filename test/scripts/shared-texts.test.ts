import { runInNewContext } from "node:vm";
import { sharedTexts } from "../../scripts/generate/shared-texts.js";

const season = "The season, named by its first year.";
const values = { "/games": { year: season, facts: [season, "short", "short"], none: "" }, "/teams": { year: season } };

test("the code has each long text once and gives the same values", () => {
  const { constants, codeOf } = sharedTexts([values]);
  const code = `${constants.join("\n")}\n(${codeOf(values)})`;
  expect(code.split(season)).toHaveLength(2);
  expect(JSON.stringify(runInNewContext(code))).toBe(JSON.stringify(values));
});

test("a text that occurs once, or is short, is no constant", () => {
  expect(sharedTexts(["A text that occurs only here.", "short", "short"]).constants).toEqual([]);
});
