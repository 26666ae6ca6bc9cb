import { knownParameters, queryErrorOf, refusedQuery, shownRefused } from "../../src/query/query-error.js";
import { redactor } from "../../src/query/redact.js";

const key = "12345678abc";
const redact = redactor([key, "87654321"]);

test("knownParameters returns the operation's parameters whose values JSON can represent", () => {
  const query = { year: 2024, team: "Texas", week: 3n, division: 1, id: { a: 1 }, conference: undefined };
  expect(knownParameters("/games", query, redact)).toEqual({ year: 2024, team: "Texas", week: "3" });
  expect(knownParameters("/ratings/sp", { year: true }, redact)).toEqual({ year: true });
  for (const [path, given] of [
    ["/nothing", { year: 2024 }],
    ["/games", "year=2024"],
    ["/games", { division: 1 }],
    ["/games", {}],
  ] as const)
    expect(knownParameters(path, given, redact)).toBeUndefined();
});

test("knownParameters replaces a key with `[key]` in strings and numbers", () => {
  const query = { year: 87654321, team: `x${key}`, week: 87654321n };
  expect(knownParameters("/games", query, redact)).toEqual({ year: "[key]", team: "x[key]", week: "[key]" });
});

describe("an error shows a refused path or query", () => {
  test.each<[unknown, unknown]>([
    [`/${key}`, "/[key]"],
    [87654321, "[key]"],
    [87654321n, "[key]"],
    [Symbol(key), "Symbol([key])"],
    [7, 7],
    [true, true],
    [null, null],
    [undefined, undefined],
    [() => key, "a function"],
    [new Map([[key, key]]), "an object"],
    [{ [key]: [key, { team: key, year: 87654321 }] }, { "[key]": ["[key]", { team: "[key]", year: "[key]" }] }],
    [[[["a"]]], [[["a"]]]],
    [[[[["a"]]]], [[["an object"]]]],
    [{ a: { b: { c: "d" } } }, { a: { b: { c: "d" } } }],
    [{ a: { b: { c: {} } } }, { a: { b: { c: "an object" } } }],
  ])("%p as %p, without a key and at most three levels deep", (value, shown) => {
    expect(shownRefused(value, redact)).toEqual(shown);
  });
});

describe("a query", () => {
  test("without faults is refused only if a value contains the key", () => {
    expect(refusedQuery("/games", { year: 2024 }, redact, [])).toBeUndefined();
    for (const year of [87654321, 87654321n, "87654321"])
      expect(refusedQuery("/games", { year }, redact, [])?.message).toMatch(/`year` contains your API key. Remove it/);
    expect(refusedQuery("/games", { year: 2024, team: `x${key}` }, redact, [])).toMatchObject({
      parameters: ["team"],
      query: { year: 2024, team: "x[key]" },
      message: expect.stringMatching(/`team` contains your API key. Remove it\. Given: year 2024, team "x\[key\]"\.$/),
    });
  });

  test("that is not an object or has an unknown path causes an error without parameters", () => {
    const noObject = queryErrorOf("/games", ["year", [key], { a: key }], redact);
    expect(noObject.parameters).toEqual([]);
    expect(noObject.message).toBe(
      "/games: the query must be an object such as { year: 2024 }, not [year,an object,an object].",
    );
    expect(queryErrorOf("/games", [key], redact).message).toMatch(/, not \[\[key\]\]\.$/);
    const unknown = queryErrorOf(`/${key}`, {}, redact);
    expect(unknown.parameters).toEqual([]);
    expect(unknown.message).toBe("The document does not have /[key], but `fetch` and `GET` can send it.");
  });

  test("with the key as an unknown parameter's name is refused without showing the key", () => {
    const { message, parameters } = queryErrorOf("/venues", { [key]: key }, redact);
    expect(message).toBe("/venues (getVenues): Unknown parameter `[key]`. The operation has none. Given: [key].");
    expect(parameters).toEqual(["[key]"]);
  });
});
