import fc from "fast-check";
import { recordingName } from "../../../src/cli/record/file-name.js";
import { holdsKey } from "../../../src/cli/record/recording.js";

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom("Ohio State", "ohio-state", "ohio state"),
);
const query = fc.dictionary(fc.constantFrom("year", "week", "team", "seasonType", "conference"), value);

test("a name is the same for the same query in any order, safe for every file system, and short", () => {
  fc.assert(
    fc.property(query, (asked) => {
      const name = recordingName({ query: asked });
      expect(recordingName({ query: Object.fromEntries(Object.entries(asked).reverse()) })).toBe(name);
      expect(name).toMatch(/^[a-z0-9][a-z0-9-]{1,90}$/);
    }),
    { seed: 2024, numRuns: 500 },
  );
});

test("two queries have two names", () => {
  const names = new Map<string, string>();
  const key = (asked: object) =>
    JSON.stringify(
      Object.entries(asked)
        .map(([name, own]) => [name, own])
        .sort(),
    );
  fc.assert(
    fc.property(query, (asked) => {
      const name = recordingName({ query: asked });
      expect(names.get(name) ?? key(asked)).toBe(key(asked));
      names.set(name, key(asked));
    }),
    { seed: 2024, numRuns: 2_000 },
  );
  expect(names.size).toBeGreaterThan(1_000);
});

test("names are read as what was asked", () => {
  expect(recordingName({ query: {} })).toBe("all");
  expect(recordingName({ query: { year: 2024, week: 1 } })).toBe("week-1-year-2024");
  expect(recordingName({ query: { team: "Texas", year: 2024 } })).toMatch(/^team-texas-year-2024-[0-9a-f]{8}$/);
  expect(recordingName({ query: { team: "x".repeat(300) } })).toMatch(/^team-x{75}-[0-9a-f]{8}$/);
});

test("a key is seen in JSON whatever it is made of", () => {
  const key = 'a"b\\c/d+e é';
  for (const echo of [key, `?key=${encodeURIComponent(key)}`]) {
    expect(holdsKey(JSON.stringify({ note: `before ${echo} after` }), key)).toBe(true);
  }
  expect(holdsKey(JSON.stringify({ note: "another" }), key)).toBe(false);
});
