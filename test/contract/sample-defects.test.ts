import { operationsOf } from "../../scripts/lib/document.js";
import { isObject } from "../../src/document/json.js";
import { bodyOf, validators } from "./recorded-responses.js";
import { readAllowances } from "./service/allowances.js";
import { type Difference, differences } from "./service/compare.js";
import { wordDifferences } from "./service/words.js";

const byId = new Map(operationsOf(validators.document).map((operation) => [operation.operationId, operation]));

type Row = Record<string, unknown>;
type Change = (row: Row, index: number) => Row;

/** The differences of a recording from the service, after a change of its rows; without those that it has unchanged. */
function after(name: string, change: Change): Pick<Difference, "pointer" | "kind">[] {
  const operation = byId.get(name.split("/")[0] ?? "");
  const body = bodyOf(name);
  if (operation === undefined || !Array.isArray(body)) throw new Error(`${name} has no rows`);
  const { operationId } = operation;
  const found = (bodies: unknown[]) => [...differences(operation, bodies), ...wordDifferences(operationId, bodies)];
  const before = new Set(found([body]).map(({ pointer, kind }) => `${pointer} ${kind}`));
  const changed = body.map((row: unknown, index) => (isObject(row) ? change({ ...row }, index) : row));
  return found([changed])
    .filter(({ pointer, kind }) => !before.has(`${pointer} ${kind}`))
    .map(({ pointer, kind }) => ({ pointer, kind }));
}

/** A row with its first two keys exchanged. */
function exchanged(row: Row): Row {
  const [first = "", second = "", ...rest] = Object.keys(row);
  return Object.fromEntries([second, first, ...rest].map((key) => [key, row[key]]));
}

const without = (key: string, row: Row) => Object.fromEntries(Object.entries(row).filter(([each]) => each !== key));

const defects: readonly [name: string, recording: string, change: Change, pointer: string, kind: Difference["kind"]][] =
  [
    [
      "a null",
      "getTalent/2024.json",
      (row, index) => (index === 3 ? { ...row, talent: null } : row),
      "/*/talent",
      "null",
    ],
    ["a text for a number", "getTalent/2024.json", (row) => ({ ...row, talent: "12" }), "/*/talent", "type"],
    [
      "a key left out of one row",
      "getTalent/2024.json",
      (row, index) => (index === 1 ? without("year", row) : row),
      "/*/year",
      "absent",
    ],
    [
      "a key in every row",
      "getSpRatings/ohio-state-2024.json",
      (row) => ({ ...row, conference: "SEC" }),
      "/*/conference",
      "always",
    ],
    ["keys in another order", "getTalent/2024.json", exchanged, "/*", "order"],
    ["a text of another form", "getTalent/2024.json", (row) => ({ ...row, team: "#1 (0-0)" }), "/*/team", "form"],
    [
      "a word outside the list",
      "getRankings/postseason-2024.json",
      ({ polls, ...row }) => ({ ...row, polls: [{ poll: "AP Poll", ranks: [] }, polls].flat() }),
      "/*/polls/*/poll",
      "word",
    ],
  ];

test.each(defects)("%s is found: %s", (_, recording, change, pointer, kind) => {
  expect(after(recording, change)).toContainEqual({ pointer, kind });
});

test("an allowance has a reason, and allows its operation, pointers and kind only", () => {
  expect(() => readAllowances("getGames /*/notes null")).toThrow("no allowance with a reason");
  const [allowance] = readAllowances("# comment\ngetGames /*/{home,away}Points null: a game to come has no score\n");
  const difference: Difference = { operationId: "getGames", pointer: "/*/awayPoints", kind: "null", what: "" };
  expect(allowance?.allows(difference)).toBe(true);
  expect(allowance?.allows({ ...difference, kind: "type" })).toBe(false);
  expect(allowance?.allows({ ...difference, pointer: "/*/awayPointsMore" })).toBe(false);
  expect(allowance?.allows({ ...difference, operationId: "getLines" })).toBe(false);
});
