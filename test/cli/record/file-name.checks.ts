import fc from "fast-check";
import { recordingName } from "../../../src/cli/files/recording.js";
import { keyFailure, runKeys } from "../../../src/cli/session/key.js";

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom("Ohio State", "ohio-state", "ohio state"),
);
const query = fc.dictionary(fc.constantFrom("year", "week", "team", "seasonType", "conference"), value);

test("a recording's name does not depend on parameter order, is safe for every file system, and is short", () => {
  fc.assert(
    fc.property(query, (values) => {
      const name = recordingName({ query: values });
      expect(recordingName({ query: Object.fromEntries(Object.entries(values).reverse()) })).toBe(name);
      expect(name).toMatch(/^[a-z0-9][a-z0-9-]{1,90}$/);
    }),
    { seed: 2024, numRuns: 500 },
  );
});

test("different queries get different names", () => {
  const names = new Map<string, string>();
  const key = (values: object) =>
    JSON.stringify(
      Object.entries(values)
        .map(([name, own]) => [name, own])
        .sort(),
    );
  fc.assert(
    fc.property(query, (values) => {
      const name = recordingName({ query: values });
      expect(names.get(name) ?? key(values)).toBe(key(values));
      names.set(name, key(values));
    }),
    { seed: 2024, numRuns: 2_000 },
  );
  expect(names.size).toBeGreaterThan(1_000);
});

test("a recording's name shows its query", () => {
  expect(recordingName({ query: {} })).toBe("all");
  expect(recordingName({ query: { year: 2024, week: 1 } })).toBe("week-1-year-2024");
  expect(recordingName({ query: { team: "Texas", year: 2024 } })).toMatch(/^team-texas-year-2024-[0-9a-f]{8}$/);
  expect(recordingName({ query: { team: "x".repeat(300) } })).toMatch(/^team-x{75}-[0-9a-f]{8}$/);
});

test("the command finds the key in JSON, even if JSON escapes some of the key's characters", () => {
  const key = 'a"b\\c/d+e é';
  const keys = runKeys({ CFB_API_KEY: key });
  for (const echo of [key, `?key=${encodeURIComponent(key)}`]) {
    expect(keyFailure(JSON.stringify({ note: `before ${echo} after` }), keys)?.message).toContain("contains your key");
  }
  expect(keyFailure("another", keys)).toBeUndefined();
});
