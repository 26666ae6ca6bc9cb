import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { readYaml } from "../../scripts/lib/read-yaml.js";
import { responseFields } from "../../src/document/fields.js";
import { isPath } from "../../src/document/operation.js";
import { describe } from "../../src/tools/describe.js";
import { root } from "../scripts/run.js";
import { asOfAt, type Case, judge, type Verdict } from "../support/as-of.js";

interface Judgment extends Case {
  readonly verdict: Verdict;
  readonly why: string;
}

const document = readDocument();
const judgments = readYaml(join(root, "test/document/as-of.yaml")) as Judgment[];

/** Every field of every response, named as in as-of.yaml. */
const fields = operationsOf(document).flatMap(({ path }) => {
  if (!isPath(path)) throw new Error(`${path} is not generated`);
  return responseFields(path).fields.map(({ name }) => ({ operation: path, field: name.replaceAll("[]", "") }));
});

const week = (season: number, number: number) => ({ season, week: number, seasonType: "regular" });

test("as-of.yaml has at least 60 different test cases for at least 40 operations", () => {
  expect(judgments.length).toBeGreaterThanOrEqual(60);
  expect(new Set(judgments.map(({ verdict: _, why: __, ...rest }) => JSON.stringify(rest))).size).toBe(
    judgments.length,
  );
  expect(new Set(judgments.map(({ operation }) => operation)).size).toBeGreaterThanOrEqual(40);
});

test.each(judgments)(
  "$field of $operation for $row and the query $query is $verdict to predict $game. $why",
  ({ verdict, why, ...rest }) => {
    expect([judge(document, rest), why]).toEqual([verdict, why]);
  },
);

test("every operation has `x-as-of`, and fields use only the six documented labels", () => {
  expect(operationsOf(document).filter((operation) => operation["x-as-of"] === undefined)).toEqual([]);
  const known = new Set(
    fields.map(({ operation, field }) => asOfAt(document, operation, field)).filter((each) => typeof each === "string"),
  );
  expect([...known].sort()).toEqual(["event", "live", "pregame", "reference", "season", "unknown"]);
});

test("if a field is known earlier than its row, its description and its hover text say so", () => {
  const sentence = "Known before kickoff. †";
  const { facts, fields: described } = describe("/games");
  expect(facts).toContain("Fixed after the game: use it only to predict later games. †");
  expect(described.find(({ name }) => name === "homePregameElo")?.description).toContain(sentence);
  expect(described.find(({ name }) => name === "homePoints")?.description).not.toContain("†");
  const [before = ""] = readFileSync(join(root, "generated/schema.ts"), "utf8").split("homePregameElo:");
  expect(before.slice(before.lastIndexOf("/**"))).toContain(sentence);
});

test("values from a later week or season are not safe for an earlier game, except preseason ranks", () => {
  const game = week(2024, 5);
  const rows = [week(2024, 6), week(2025, 1), { season: 2024, week: 1, seasonType: "postseason" }, { season: 2025 }];
  const safe = fields.filter((each) => rows.some((row) => judge(document, { ...each, row, game }) === "safe"));
  expect(safe.map(({ operation, field }) => `${operation} ${field}`)).toEqual([
    // These ranks are known before the row's season begins.
    "/coaches seasons.preseasonRank",
    "/coaches/seasons preseasonRank",
    "/coaches/seasons pollResume.preseasonRank",
  ]);
});

test("a field with the label `unknown` always gets the verdict `unknown`", () => {
  const rows = [{ season: 1999 }, week(2024, 1), { ...week(2024, 5), isSameGame: true }];
  const query = { year: 2024, week: 1, endWeek: 1, seasonType: "regular", preseason: true };
  const open = fields.filter(({ operation, field }) => asOfAt(document, operation, field) === "unknown");
  expect(open.length).toBeGreaterThan(50);
  for (const each of open)
    for (const row of rows)
      expect([each, judge(document, { ...each, row, query, game: week(2024, 5) })]).toEqual([each, "unknown"]);
});
