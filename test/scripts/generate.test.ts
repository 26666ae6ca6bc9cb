import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ruleSentences } from "../../scripts/generate/rule-words.js";
import { readDocument, rulesBetween } from "../../scripts/lib/document.js";
import { projectCopy, scriptIn } from "./copy.js";

const folder = projectCopy([
  ...["openapi.yaml", "package.json", "tsconfig.json", "scripts", "src", "generated", "AGENTS.md", "skills", "docs"],
]);

test("generate --check lists stale, missing and extra files, and generate restores them", async () => {
  const file = (name: string) => join(folder, name);
  const [document, queries] = ["openapi.yaml", "generated/queries.ts"].map((name) => readFileSync(file(name), "utf8"));
  writeFileSync(file("openapi.yaml"), String(document).replace(/x-freshness: live/, "x-freshness: season"));
  writeFileSync(file("generated/queries.ts"), `${queries}\n`);
  rmSync(file("generated/shapes.ts"));
  writeFileSync(file("generated/old.ts"), "");
  const { code, stderr } = await scriptIn(folder, "generate", ["--check"]);
  expect(code).toBe(1);
  expect(stderr.split("\n")).toEqual(
    expect.arrayContaining([
      "extra: generated/old.ts",
      "missing: generated/shapes.ts",
      "stale: generated/operations.ts",
      "stale: generated/queries.ts",
    ]),
  );

  writeFileSync(file("openapi.yaml"), String(document));
  expect((await scriptIn(folder, "generate")).code).toBe(0);
  // The exit code is the same if nobody reads the output.
  const checked = await scriptIn(folder, "generate", ["--check"], { withoutReader: true });
  expect(checked).toMatchObject({ code: 0, stderr: "" });
  expect(readFileSync(file("generated/queries.ts"), "utf8")).toBe(queries);
});

describe("generated sentences for rules", () => {
  // Each line is a rule in JSON and its sentences, separated by +.
  const table = `
{"anyOf":[{"required":["year"]},{"required":["id"]}]} → Give 'year' or 'id'.
{"anyOf":[{"required":["id"]},{"required":["year"],"anyOf":[{"required":["week"]},{"required":["team"]}]}]} → Give 'id', or 'year' with 'week' or 'team'.
{"dependentRequired":{"round":["competition"]}} → 'round' requires 'competition'.
{"dependentRequired":{"a":["b","c"],"b":["c","a"],"c":["a","b"]}} → Give 'a', 'b' and 'c' together or not at all.
{"dependentRequired":{"a":["b","c"],"b":["a"]}} → 'a' requires 'b' and 'c'. + 'b' requires 'a'.
{"required":["a"],"properties":{"a":{"enum":[1,2]},"b":{"const":3}}} → Set 'a' to '1' or '2', and leave 'b' out or set it to '3'.
{"dependentSchemas":{"competition":{"properties":{"seasonType":{"enum":["postseason","both"]}}}}} → With 'competition', leave 'seasonType' out or set it to 'postseason' or 'both'.
{"dependentSchemas":{"cup":{"$comment":"observed","properties":{"part":{"const":"bowls"}}}}} → With 'cup', leave 'part' out or set it to 'bowls'. †
{"allOf":[{"$comment":"observed","not":{"required":["a","b"]}},{"not":{"required":["c","d"]}}]} → Do not give 'a' and 'b' together. † + Do not give 'c' and 'd' together.
{"not":{"required":["year","minYear"]}} → Do not give 'year' and 'minYear' together.
{"not":{"required":["latest","final"],"properties":{"latest":{"const":true},"final":{"const":true}}}} → Do not combine 'latest=true' with 'final=true'.
{"if":{"required":["latest"],"properties":{"latest":{"const":true}}},"then":{"required":["poll"]}} → When 'latest' is 'true', give 'poll'.
`;
  const rows = table.split("\n").flatMap((row) => (row === "" ? [] : [row.split(" → ") as [string, string]]));

  test.each(rows)("describe %s as %s", (rules, sentences) => {
    const expected = sentences.replaceAll("'", "`").split(" + ");
    expect(ruleSentences({ "x-query-rules": JSON.parse(rules) })).toEqual(expected);
  });

  test("describe the order of two parameters", () => {
    expect(ruleSentences({ "x-not-greater-than": [["minYear", "maxYear"]] })).toEqual([
      "`minYear` must not be greater than `maxYear`.",
    ]);
  });

  test("are required, so a rule without a sentence throws an error", () => {
    expect(() => ruleSentences({ "x-query-rules": { anyOf: [{ properties: { a: { const: 1 } } }] } })).toThrow(
      /no words/,
    );
  });

  test("exist for every rule in the document", () => {
    for (const { get } of Object.values(readDocument().paths)) {
      const hasRules = Object.keys(rulesBetween(get["x-query-rules"])).some((keyword) => keyword !== "$comment");
      expect(ruleSentences(get).length > 0).toBe(hasRules || "x-not-greater-than" in get);
    }
  });
});
