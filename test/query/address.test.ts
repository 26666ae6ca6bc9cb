import { addresses, searchOf } from "../../src/query/address.js";

test.each([
  ["https://api.example", "https://api.example/games"],
  ["https://api.example///", "https://api.example/games"],
  ["https://api.example/v1//", "https://api.example/v1/games"],
])("the path follows %s after exactly one slash", (baseUrl, address) => {
  expect(addresses(baseUrl)("/games", {})).toBe(address);
  expect(addresses(baseUrl)("/games", { week: undefined })).toBe(address);
  expect(addresses(baseUrl)("/games", { year: 2024 })).toBe(`${address}?year=2024`);
});

test("parameters are sorted by name, and undefined parameters are left out", () => {
  expect(searchOf({ year: 2024, week: undefined, team: "Texas", final: true })).toBe("final=true&team=Texas&year=2024");
});

test("values are percent-encoded, even the plus sign of a number", () => {
  expect(searchOf({ team: "Texas A&M", threshold: 1e21 })).toBe("team=Texas%20A%26M&threshold=1e%2B21");
  expect(searchOf({ year: -7, threshold: 0.5, week: -0, team: "7" })).toBe("team=7&threshold=0.5&week=0&year=-7");
});

test.each([
  [`/${"a".repeat(38)}`, ` "/${"a".repeat(38)}"`],
  [`/${"a".repeat(39)}`, ""],
])("a relative baseUrl outside a page throws when the first URL is built: %s", (baseUrl, quoted) => {
  const address = addresses(baseUrl);
  expect(() => address("/games", {})).toThrow(
    expect.objectContaining({
      code: "query",
      parameters: [],
      message: `baseUrl${quoted} is relative, but there is no page. Write the full URL, such as https://api.collegefootballdata.com`,
    }),
  );
});

test("a path parameter's value is percent-encoded in the path, and does not appear in the query", () => {
  const address = addresses("https://api.example");
  expect(address("/games/{gameId}/preview", { gameId: 401 })).toBe("https://api.example/games/401/preview");
  expect(address("/notes/{name}", { year: 2024, name: "a/b?c" })).toBe("https://api.example/notes/a%2Fb%3Fc?year=2024");
  expect(address("/games/{gameId}/preview", {})).toBe("https://api.example/games/{gameId}/preview");
});
