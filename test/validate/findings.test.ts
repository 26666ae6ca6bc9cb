import type * as Check from "../../src/validate/check.js";
import type * as Findings from "../../src/validate/findings.js";
import type * as Nodes from "../../src/validate/node.js";

jest.mock("../../generated/shapes.js", () => ({
  shapes: {
    Game: { id: "i", name: "s?", "week?": "i", "kind?": "Kind", "scores?": "i[]", "own/~?": "i" },
    Kind: ["fbs", "fcs"],
    Names: { "*": "s", year: "i" },
    Alias: "Game|s",
    Open: { "a?": "i" },
    Many: "b|i|s",
    Two: "Kind|i",
  },
  bodies: { "/games": { 200: "Game[2]", 400: "Names" } },
}));

let { check, isDrift, bodyNode }: typeof Check = jest.requireActual("../../src/validate/check.js");
let { findingsOf }: typeof Findings = jest.requireActual("../../src/validate/findings.js");
let { compile }: typeof Nodes = jest.requireActual("../../src/validate/node.js");

// Compiled shapes are cached, so each test loads the modules again.
beforeEach(async () => {
  jest.resetModules();
  ({ check, isDrift, bodyNode } = await import("../../src/validate/check.js"));
  ({ findingsOf } = await import("../../src/validate/findings.js"));
  ({ compile } = await import("../../src/validate/node.js"));
});

/** Returns a value's findings as strings with kind, pattern, pointer, expected value, actual value and count. */
function found(expression: string, value: unknown): string[] {
  const node = compile(expression);
  const findings = findingsOf(node, value);
  expect(node.fits(value)).toBe(findings.length === 0);
  return findings.map(
    ({ kind, pattern, pointer, expected, got, count }) =>
      `${kind} ${pattern} ${pointer}: ${expected}, not ${got} (${count})`,
  );
}

const game = { id: 1, name: "a" };

test.each<[string, unknown, string[]]>([
  ["i", 1, []],
  ["i", "a", ['type  : 32-bit integer, not "a" (1)']],
  ["i", null, ["null  : 32-bit integer, not null (1)"]],
  ["i", undefined, ["type  : 32-bit integer, not nothing (1)"]],
  ["i?", null, []],
  ["i?", true, ["type  : 32-bit integer or null, not true (1)"]],
  ["d", "soon", ['type  : date-time, not "soon" (1)']],
  ["Many", 1, []],
  ["Many", false, []],
  ["Many", "a", []],
  ["Many", [1], ["type  : boolean or 32-bit integer or string, not array of 1 (1)"]],
  ["Kind", "fcs", []],
  ["Kind", "d2", ['enumeration  : "fbs" or "fcs", not "d2" (1)']],
  ["Kind", 7, ['type  : "fbs" or "fcs", not 7 (1)']],
  ["Two", 7, []],
  ["Two", 0.5, ['type  : "fbs" or "fcs" or 32-bit integer, not 0.5 (1)']],
  ["Two", "d2", ['enumeration  : "fbs" or "fcs" or 32-bit integer, not "d2" (1)']],
  ["v", undefined, []],
  ["i[]", [], []],
  ["i[]", [1, 2], []],
  ["i[]", [1, "a", "b"], ['type /* /1: 32-bit integer, not "a" (2)']],
  ["i[2]", [1, 2], []],
  ["i[2]", [1, 2, 3], ["extra  : array of at most 2, not array of 3 (1)"]],
  ["i[2]", ["a", 2, 3], ["extra  : array of at most 2, not array of 3 (1)", 'type /* /0: 32-bit integer, not "a" (1)']],
  ["i[]?", null, []],
  ["i?[]", [null, 1], []],
  ["i?[]?", [null, "a"], ['type /* /1: 32-bit integer or null, not "a" (1)']],
  ["i[][]", [[1], ["a"]], ['type /*/* /1/0: 32-bit integer, not "a" (1)']],
  ["i[]", {}, ["type  : array, not object (1)"]],
  ["Game", game, []],
  ["Game", { ...game, week: 1, kind: "fbs", scores: [7, 3] }, []],
  ["Game", { week: 1, name: "a", id: 1 }, []],
  ["Game", { id: 1 }, ["missing /name /name: string or null, not nothing (1)"]],
  ["Game", { id: 1, name: undefined }, ["missing /name /name: string or null, not nothing (1)"]],
  ["Game", { id: 1, name: null, week: null }, ["null /week /week: 32-bit integer, not null (1)"]],
  [
    "Game",
    { id: "a", week: 1 },
    ['type /id /id: 32-bit integer, not "a" (1)', "missing /name /name: string or null, not nothing (1)"],
  ],
  ["Game", { ...game, "own/~": "a" }, ['type /own~1~0 /own~1~0: 32-bit integer, not "a" (1)']],
  ["Game", { ...game, "a/~b": 7 }, ["extra /a~1~0b /a~1~0b: nothing, not 7 (1)"]],
  ["Game", { ...game, scores: [1, null] }, ["null /scores/* /scores/1: 32-bit integer, not null (1)"]],
  ["Game", [], ["type  : object, not array of 0 (1)"]],
  ["Open", {}, []],
  ["Open", [], ["type  : object, not array of 0 (1)"]],
  ["Open", "", ['type  : object, not "" (1)']],
  ["Open?", null, []],
  ["Open", null, ["null  : object, not null (1)"]],
  ["Names", { year: 1, a: "x", "b/c": "y" }, []],
  ["Names", { year: 1, "b/c": 7, d: 8 }, ["type /* /b~1c: string, not 7 (2)"]],
  ["Names", { a: "x" }, ["missing /year /year: 32-bit integer, not nothing (1)"]],
  ["Alias", "a", []],
  ["Alias", game, []],
  ["Alias", 7, ["type  : object or string, not 7 (1)"]],
])("%s applied to %j gives the findings %j", (expression, value, findings) => {
  expect(found(expression, value)).toEqual(findings);
});

test("an inherited property that the document lacks does not count as extra", () => {
  expect(findingsOf(compile("Game"), Object.assign(Object.create({ other: 1 }), game))).toEqual([]);
});

test("an expression with an unknown name causes an error", () => {
  expect(() => compile("Unknown")).toThrow("generated/shapes.ts has no Unknown");
});

test("an expression is compiled only once", () => {
  expect(compile("Game[]")).toBe(compile("Game[]"));
});

test("the first hundred extra keys get separate patterns, and the others share one pattern", () => {
  const extras = Object.fromEntries(Array.from({ length: 102 }, (_, index) => [`k${index}`, index]));
  const first = findingsOf(compile("Game"), { ...game, ...extras });
  expect(first).toHaveLength(101);
  expect(first[99]).toMatchObject({ pattern: "/k99", count: 1 });
  expect(first[100]).toMatchObject({ pattern: "/*", pointer: "/k100", count: 2 });
  const again = findingsOf(compile("Game[]"), [
    { ...game, ...extras },
    { ...game, k5: 1, late: 1 },
  ]);
  expect(again.find(({ pattern }) => pattern === "/*/k5")).toMatchObject({ count: 2, pointer: "/0/k5" });
  expect(again.find(({ pattern }) => pattern === "/*/*")).toMatchObject({ count: 3 });
});

test("only an extra key of at most 100 characters gets a separate pattern", () => {
  const extra = (key: string) => findingsOf(compile("Game"), { ...game, [key]: 1 })[0]?.pattern;
  expect(extra("k".repeat(100))).toBe(`/${"k".repeat(100)}`);
  expect(extra("k".repeat(101))).toBe("/*");
  const rows = [1, 2].map((value) => ({ ...game, ["k".repeat(101)]: value }));
  expect(findingsOf(compile("Game[]"), rows)).toMatchObject([{ pattern: "/*/*", count: 2 }]);
});

test("extra keys are counted separately for each object", () => {
  const extras = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
  const node = compile("Names[]");
  expect(
    findingsOf(node, [
      { year: 1, a: 7 },
      { year: 1, b: 8 },
    ]),
  ).toMatchObject([{ pattern: "/*/*", count: 2 }]);
  const pair = findingsOf(compile("Game[][]"), [[{ ...game, ...extras(60) }], [{ ...game, ...extras(101) }]]);
  expect(pair.filter(({ pattern }) => pattern === "/*/*/*")).toMatchObject([{ count: 1 }]);
});

test("a string is shown with at most 60 characters, including its quotes", () => {
  const got = (value: string) => findingsOf(compile("i"), value)[0]?.got;
  expect(got("a".repeat(58))).toBe(`"${"a".repeat(58)}"`);
  expect(got("a".repeat(59))).toBe(`"${"a".repeat(58)}…`);
  expect(got("a".repeat(61))).toBe(`"${"a".repeat(58)}…`);
});

test("the shape of a body is found by path and status", () => {
  expect(bodyNode("/games", 200)).toBe(compile("Game[2]"));
  expect(bodyNode("/games", 404)).toBeUndefined();
  expect(bodyNode("/teams", 200)).toBeUndefined();
  expect(bodyNode("toString", 200)).toBeUndefined();
  expect(check("/games", 200, [game])).toEqual([]);
  expect(check("/games", 400, { year: "a" })).toMatchObject([{ kind: "type", pattern: "/year" }]);
  expect(check("/games", 404, { any: 1 })).toEqual([]);
});

test("extra keys, extra rows and unknown enumeration values are drift, and other differences are not", () => {
  const drifting = check("/games", 200, [{ ...game, kind: "d2", a: 1 }, game, game]);
  expect(drifting.map(({ kind }) => kind)).toEqual(["extra", "enumeration", "extra"]);
  expect(drifting.every(isDrift)).toBe(true);
  const broken = check("/games", 200, [{ id: "a", week: null }]);
  expect(broken.map(({ kind }) => kind)).toEqual(["type", "null", "missing"]);
  expect(broken.some(isDrift)).toBe(false);
});
