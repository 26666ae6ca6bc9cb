import { readFileSync } from "node:fs";
import { join } from "node:path";
import { basisOf, factLines } from "../../scripts/docs/facts.js";
import { observationsOf } from "../../scripts/docs/pages/observations.js";
import { withoutRules } from "../../scripts/generate/rule-sentences.js";
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
const textOf = (location: string) => observations.find((each) => each.location === location)?.text ?? "";

/** Whether a sentence says that it rests on observation. */
const isMarked = (sentence: string) => / †$/.test(sentence);

/** The rules that the specification gives, in words: those of a specified operation without the mark. */
const specifiedRules = (operation: Operation) =>
  rulesOf(operation).flatMap(({ words }) => (isMarked(words) ? [] : [words]));

describe("each sentence of a specified operation that rests on observation is marked", () => {
  test.each(specified)("$operationId: in hover text and in openapi.json", (operation) => {
    const rules = specifiedRules(operation);
    const unmarked = operationSentences(operation).filter((each) => !isMarked(each) && !rules.includes(each));
    expect(unmarked).toEqual([]);
    for (const parameter of operation.parameters)
      expect(parameterSentences(parameter).filter((each) => !isMarked(each))).toEqual([]);
  });

  test.each(specified)("$operationId: on its page and in the command", (operation) => {
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

test("the page of an operation that is observed as a whole says so", () => {
  for (const operation of operations.filter((each) => !each["x-specified"])) {
    expect(basisOf(operation)).toBe(
      "Observed: the service promises the path at most. The parameters and the response are what it was seen to take and return.",
    );
  }
});

test("of the rules of specified operations, the specification lacks that of the playoff's season type", () => {
  const marked = specified.flatMap((operation) => rulesOf(operation).filter(({ words }) => isMarked(words)));
  expect(marked.map(({ words }) => words)).toEqual([
    "With `competition`, leave `seasonType` out or set it to `postseason` or `both`. †",
  ]);
});

test("what is generated has the marks, but the rules that are checked do not", () => {
  const read = (file: string) => readFileSync(join(root, "generated", file), "utf8");
  expect(read("schema.ts")).toContain("ignores `week`, `team`, `conference`, `classification` and `seasonType`. †");
  expect(read("queries.ts")).toContain("The service treats 0 as not given. †");
  expect(read("operations.ts")).not.toContain("$comment");
});

/** The text of a guide in docs/. */
const guide = (name: string) => readFileSync(join(root, "docs", name), "utf8");

test("the guide calls every extension observed that the specification does not give", () => {
  const sections = [...guide("extensions.md").matchAll(/^## `(x-[\w-]+)`\n\n(.*?)\n\n/gms)];
  const meaning = new Map(sections.map(([, name = "", text = ""]) => [name, text]));
  const observedOnly = ["not-greater-than", "ignored-with", "zero-is-absent", "matches"];
  const facts = ["data-since", "tier", "metered", "max-in-flight", "freshness", "as-of"];
  for (const name of [...observedOnly, ...facts])
    expect([name, meaning.get(`x-${name}`)]).toEqual([name, expect.stringContaining("(observed")]);
});

describe("the source of 5.23.0", () => {
  const later = ["getTeamSeasonOverview", "getConferenceChanges", "getConferenceAffiliations"];
  const isLater = ({ tags, operationId }: Operation) =>
    /^(passing|rushing)$/.test(tags[0] ?? "") || later.includes(operationId);
  const names = operations.filter(isLater).map(({ operationId }) => operationId);

  test("is not named where only operations are concerned that it does not have", () => {
    expect(names).toHaveLength(13);
    const wrong = observations.filter(
      ({ text, operations: own }) => text.includes("5.23.0") && own.length > 0 && own.every((id) => names.includes(id)),
    );
    expect(wrong.map(({ location }) => location)).toEqual([]);
    for (const { name, description = "" } of document.tags) {
      if (name === "passing" || name === "rushing") expect(description).not.toContain("5.23.0");
    }
  });

  test("gives way to that of 5.30.0 for passing and rushing, which the guide explains", () => {
    expect(guide("sources.md")).toMatch(/\| Source of 5\.30\.0 \| .*passing and rushing, which 5\.23\.0 does not have/);
    const named = observations.filter(({ text }) => text.includes("5.30.0"));
    expect(named.length).toBeGreaterThan(8);
    for (const { operations: own, location } of named) {
      // They have the rows of passing and rushing.
      const within = ["getAdvancedBoxScore", "getGamePreview"];
      expect({ location, other: own.filter((id) => !names.includes(id) && !within.includes(id)) }).toEqual({
        location,
        other: [],
      });
    }
    expect(textOf("RushingProductionBase")).toContain("Source of 5.30.0: for a team, sacks");
  });
});

describe("what the specification does not say is not in a description", () => {
  const schemas = document.components.schemas;

  test.each(["touchdownStatusAvailable", "rushingTouchdowns"])(
    "%s of a rushing player of the box score: the declaration lacks it, and no row was recorded",
    (name) => {
      const text = textOf(`BoxScorePlayerRushing.${name}`);
      expect(text).toMatch(/^Declared for blocks of teams, not for rows of players/);
      expect(text).toMatch(/no such row was recorded/);
      expect(textOf("BoxScorePlayerRushing")).toBe("");
    },
  );

  test("0 without attempts is specified for passing, and observed for rushing", () => {
    const zero = /are 0(, never null| without)/;
    expect(schemas.PassingProductionBase?.description).toMatch(zero);
    expect(schemas.RushingMeasuresBase?.description).not.toMatch(zero);
    expect(textOf("RushingMeasuresBase")).toMatch(/source of 5\.30\.0: without runs `successRate`.* are 0/s);
    expect(guide("measures.md")).toMatch(/The same is true of rushing blocks\s+\(observed\)/);
    const rushing = document.tags.find(({ name }) => name === "rushing")?.description ?? "";
    expect(rushing.indexOf("are 0 without attempts")).toBeGreaterThan(rushing.indexOf("Observed: "));
  });

  test("the categories of /stats/categories are the available ones; that they are those of box scores is observed", () => {
    const categories = operations.find(({ operationId }) => operationId === "getStatCategories");
    expect(categories && withoutRules(categories)).toBe(
      "Lists the available statistical categories of teams, each a string.",
    );
    expect(categories?.["x-observed"]).toMatch(/^Source of 5\.23\.0: the categories are those of box scores/);
  });

  test("no source names the services behind the rating of a recruit", () => {
    expect(schemas.Recruit?.properties?.rating?.description).toMatch(
      /^The rating of the recruit; .*\(inferred from the name\)/,
    );
    expect(JSON.stringify(document)).not.toMatch(/recruiting services/i);
  });
});
