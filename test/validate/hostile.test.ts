import { check } from "../../src/validate/check.js";
import { frozen } from "../support/frozen.js";
import { rowsOf } from "../support/recorded.js";

/** A game as JSON. */
let text = "";

beforeAll(async () => {
  const [game] = await rowsOf("getGames/playoff-2024", 1);
  text = JSON.stringify(game);
});

/** One game with some changes. */
const gamesWith = (changes: object = {}): object[] => [{ ...JSON.parse(text), ...changes }];

/** A game parsed from JSON, with an additional first member. */
function gameWith(member: string): unknown {
  return JSON.parse(`[{${member},${text.slice(1)}]`);
}

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "*", "id?", ""])(
  "the key %j is treated like any other extra key",
  (key) => {
    const found = check("/games", 200, gameWith(`${JSON.stringify(key)}:{"id":1}`));
    expect(found).toEqual([
      { kind: "extra", pattern: `/*/${key}`, count: 1, pointer: `/0/${key}`, expected: "nothing", got: "object" },
    ]);
    expect({}).not.toHaveProperty("id");
  },
);

test("properties inside __proto__ do not count as present", () => {
  const found = check("/games", 200, JSON.parse(`[{"__proto__":${text}}]`));
  expect(found.filter(({ kind }) => kind === "missing")).toHaveLength(Object.keys(JSON.parse(text)).length);
  expect(found).toContainEqual(expect.objectContaining({ kind: "extra", pattern: "/*/__proto__" }));
});

test("properties of a polluted prototype do not count as part of a response", () => {
  Object.defineProperty(Object.prototype, "polluted", { value: 1, enumerable: true, configurable: true });
  try {
    expect(check("/games", 200, gamesWith())).toEqual([]);
    expect(check("/games", 200, gamesWith({ id: null }))).toMatchObject([{ kind: "null", pattern: "/*/id" }]);
  } finally {
    Reflect.deleteProperty(Object.prototype, "polluted");
  }
});

test("a response nested 100,000 levels deep causes a finding at its top", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  expect(check("/games", 200, JSON.parse(deep))).toMatchObject([{ kind: "type", pattern: "/*", got: "array of 1" }]);
  expect(check("/games", 200, gameWith(`"deep":${deep}`))).toMatchObject([{ kind: "extra", got: "array of 1" }]);
  const objects = `${'{"id":'.repeat(100_000)}1${"}".repeat(100_000)}`;
  expect(check("/info", 200, JSON.parse(objects))).toContainEqual(expect.objectContaining({ pattern: "/id" }));
});

test("a million broken rows cause one finding", () => {
  expect(check("/games", 200, new Array(1_000_000).fill(null))).toEqual([
    { kind: "null", pattern: "/*", count: 1_000_000, pointer: "/0", expected: "object", got: "null" },
  ]);
});

test("many long keys share one pattern and do not hide breakage", () => {
  const row: Record<string, unknown> = { ...JSON.parse(text), id: null, ["k".repeat(1_000_000)]: 1 };
  for (let index = 0; index < 100_000; index++) row[`key${index}`] = index;
  const found = check("/games", 200, [row, row]);
  expect(found).toHaveLength(102);
  expect(found).toContainEqual(expect.objectContaining({ kind: "null", pattern: "/*/id", count: 2 }));
  expect(found).toContainEqual(expect.objectContaining({ kind: "extra", pattern: "/*/key99", count: 2 }));
  expect(found).toContainEqual(expect.objectContaining({ kind: "extra", pattern: "/*/*", count: 2 * (100_000 - 99) }));
});

test("a value is shown with at most sixty characters", () => {
  const shown = (season: unknown) => check("/games", 200, gamesWith({ season }))[0]?.got;
  expect(shown("a".repeat(1_000_000))).toBe(`"${"a".repeat(58)}…`);
  expect(shown("\u0000".repeat(60))).toHaveLength(60);
  expect(shown("a".repeat(58))).toBe(`"${"a".repeat(58)}"`);
  expect(shown({ a: "a".repeat(100) })).toBe("object");
  expect(shown([1, 2])).toBe("array of 2");
  expect(shown(2024.5)).toBe("2024.5");
});

test.each([
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  Symbol("games"),
  () => [],
  new Date(0),
  new Map(),
  Object.create(null),
  new Array(3),
  "[]",
])("%p, which is not a response, is rejected without an exception", (body) => {
  expect(check("/games", 200, body)).not.toEqual([]);
  expect(check("/teams/matchup", 200, body)).not.toEqual([]);
  expect(check("/games", 200, [body])).not.toEqual([]);
});

test("an infinite number is not a valid number", () => {
  const game = JSON.parse(text.replace(/"excitementIndex":[^,]+/, '"excitementIndex":1e999'));
  expect(check("/games", 200, [game])).toMatchObject([{ kind: "type", expected: "number or null", got: "Infinity" }]);
});

test("the check does not change a response that is broken everywhere", () => {
  const body = frozen([
    { ...JSON.parse(text), id: null, extra: { deep: [1] }, season: "2024", playoff: { round: 1 } },
    7,
  ]);
  const before = JSON.stringify(body);
  expect(check("/games", 200, body).length).toBeGreaterThan(5);
  expect(JSON.stringify(body)).toBe(before);
});
