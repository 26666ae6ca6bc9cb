import { readFileSync } from "node:fs";
import { join } from "node:path";
import { factLines } from "../../scripts/docs/facts.js";
import { observationsOf } from "../../scripts/docs/pages/observations.js";
import { rulesOf } from "../../scripts/generate/rule-words.js";
import { operationSentences, parameterSentences } from "../../scripts/generate/words.js";
import { type Operation, operationsOf, readDocument } from "../../scripts/lib/document.js";
import { isPath } from "../../src/document/operation.js";
import { describe as describeOperation } from "../../src/tools/describe.js";
import { root } from "../scripts/run.js";

const document = readDocument();
const operations = operationsOf(document);
const observations = observationsOf(document);
const specified = operations.filter((operation) => operation["x-specified"]);

/** Whether a sentence has the mark for observations. */
const isMarked = (sentence: string) => / †$/.test(sentence);

/** The sentences of an operation's rules that come from the specification, which are those without the mark. */
const specifiedRules = (operation: Operation) =>
  rulesOf(operation).flatMap(({ words }) => (isMarked(words) ? [] : [words]));

describe("every sentence that is based on observation has the mark †", () => {
  test.each(specified)("in hover text and in openapi.json: $operationId", (operation) => {
    const rules = specifiedRules(operation);
    const unmarked = operationSentences(operation).filter((each) => !isMarked(each) && !rules.includes(each));
    expect(unmarked).toEqual([]);
    for (const parameter of operation.parameters)
      expect(parameterSentences(parameter).filter((each) => !isMarked(each))).toEqual([]);
  });

  test.each(specified)("on the operation's page and in the command: $operationId", (operation) => {
    if (!isPath(operation.path)) throw new Error(`${operation.path} is not generated`);
    const rules = specifiedRules(operation);
    const { facts, rules: ofCommand } = describeOperation(operation.path);
    expect(facts.filter((each) => !isMarked(each))).toEqual([]);
    expect(ofCommand.filter((each) => !isMarked(each) && !rules.includes(each))).toEqual([]);
    const page = new Map(factLines(operation));
    for (const label of ["Key", "Cost", "Freshness", "Known"]) expect(page.get(label)).toMatch(/ †$/);
    expect(page.get("How sure")).toMatch(/^Specified: .*, except what is marked as observed\./);
  });
});

test("only one rule of the specified operations is based on observation", () => {
  const marked = specified.flatMap((operation) => rulesOf(operation).filter(({ words }) => isMarked(words)));
  expect(marked.map(({ words }) => words)).toEqual([
    "With `competition`, leave `seasonType` out or set it to `postseason` or `both`. †",
  ]);
});

test("generated descriptions contain the marks, and operations.ts does not contain rule comments", () => {
  const read = (file: string) => readFileSync(join(root, "generated", file), "utf8");
  expect(read("schema.ts")).toContain("Recorded: null in most games. †");
  expect(read("queries.ts")).toContain("ignores `week`, `team`, `conference`, `classification` and `seasonType`. †");
  expect(read("queries.ts")).toContain("The service treats 0 as not given. †");
  expect(read("operations.ts")).not.toContain("$comment");
});

describe("the source of 5.23.0", () => {
  const later = ["getTeamSeasonOverview", "getConferenceChanges", "getConferenceAffiliations"];
  const isLater = ({ tags, operationId }: Operation) =>
    /^(passing|rushing)$/.test(tags[0] ?? "") || later.includes(operationId);
  const names = operations.filter(isLater).map(({ operationId }) => operationId);

  test("is not cited for operations that were added later", () => {
    expect(names).toHaveLength(13);
    const wrong = observations.filter(
      ({ text, operations: own }) => text.includes("5.23.0") && own.length > 0 && own.every((id) => names.includes(id)),
    );
    expect(wrong.map(({ location }) => location)).toEqual([]);
    for (const { name, description = "" } of document.tags) {
      if (name === "passing" || name === "rushing") expect(description).not.toContain("5.23.0");
    }
  });
});
