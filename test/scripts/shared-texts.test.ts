import { runInNewContext } from "node:vm";
import { sharedTexts } from "../../scripts/generate/shared-texts.js";

const season = "The season, named by its first year.";
const values = { "/games": { year: season, facts: [season, "short", "short"], none: "" }, "/teams": { year: season } };

test("generated code contains each long string once, and produces the same values", () => {
  const { constants, codeOf } = sharedTexts([values]);
  const code = `${constants.join("\n")}\n(${codeOf(values)})`;
  expect(code.split(season)).toHaveLength(2);
  expect(JSON.stringify(runInNewContext(code))).toBe(JSON.stringify(values));
});

test("a string that occurs once or is short does not become a constant", () => {
  expect(sharedTexts(["A text that occurs only here.", "short", "short"]).constants).toEqual([]);
});
