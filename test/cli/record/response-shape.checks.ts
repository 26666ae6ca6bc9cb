import fc from "fast-check";
import { operationsOf } from "../../../scripts/lib/document.js";
import { type NamedRecording, recordingsOf } from "../../../scripts/lib/recordings.js";
import { formOf, withoutValues } from "../../../src/cli/commands/record/response-shape.js";
import { isObject } from "../../../src/document/json.js";
import { check } from "../../../src/validate/check.js";
import { damagesOf } from "../../contract/damage.js";
import { document } from "../../contract/validator.js";
import { triesAll } from "../../support/all-cases.js";

let responses: readonly NamedRecording[] = [];

beforeAll(async () => {
  responses = (await recordingsOf()).filter(({ response }) => response.status === 200);
});

/** Yields the strings and numbers in a value, but not its keys. */
function* leaves(value: unknown): Generator<string | number> {
  if (typeof value === "string" || typeof value === "number") yield value;
  else if (Array.isArray(value)) for (const each of value) yield* leaves(each);
  else if (isObject(value)) for (const each of Object.values(value)) yield* leaves(each);
}

/** Returns the words and numbers in a value. */
const wordsOf = (value: unknown): string[] =>
  [...leaves(value)].flatMap((leaf) => String(leaf).match(/\p{L}+|\p{N}+/gu) ?? []);

/** The placeholders with which a shape replaces words and numbers. */
const forms = new Set(["a", "0", "1", "5", "4294967296", "2000", "01", "00", "000", "T", "Z"]);

/** The values of the document's enumerations. They are not data. */
const enumerated = new Set<string>();
const collect = (node: unknown): void => {
  if (!isObject(node) && !Array.isArray(node)) return;
  const values = isObject(node) && Array.isArray(node.enum) ? node.enum : [];
  for (const value of values) for (const word of wordsOf(value)) enumerated.add(word);
  for (const child of Object.values(node)) collect(child);
};
collect(document.components.schemas);

test.each(operationsOf(document))(
  "$operationId: the shape does not contain any word or number from the response",
  ({ operationId, path }) => {
    const own = responses.filter((each) => each.operationId === operationId);
    expect(own.length).toBeGreaterThan(0);
    for (const { response } of own) {
      const before = new Set(wordsOf(response.body));
      const left = wordsOf(withoutValues(path, 200, response.body)).filter((word) => !forms.has(word));
      expect(left.filter((word) => before.has(word) && !enumerated.has(word))).toEqual([]);
      expect(left.filter((word) => !enumerated.has(word))).toEqual([]);
    }
  },
);

/** A word or number that is neither in the document nor a placeholder. */
const secret = fc.oneof(
  fc.stringMatching(/^[B-Zb-zé]{3,12}$/).map((word) => `${word}Q`),
  fc.integer({ min: 1_000_003, max: 2_000_000_000 }).map((number) => number * 2 + 1),
  fc.double({ min: 1.001, max: 1e9, noNaN: true, noDefaultInfinity: true }),
  fc
    .tuple(fc.stringMatching(/^[B-Z][b-z]{3,8}$/), fc.integer({ min: 101, max: 99_999 }))
    .map(([word, number]) => `${word} #${number}, (${word}-${number}.${number})`),
);

/** A JSON value whose strings, numbers and keys are all data. */
const anything = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, secret, fc.constant(null), fc.boolean(), tie("list"), tie("map")),
  list: fc.array(tie("value"), { maxLength: 4 }),
  map: fc.dictionary(fc.stringMatching(/^[B-Z][b-z]{4,9} [0-9]{3,5}$/), tie("value"), { maxKeys: 4 }),
}));

/** Returns the words and numbers in a value's JSON, including keys but not JSON's keywords. */
const tokensOf = (value: unknown): ReadonlySet<string> =>
  new Set(
    JSON.stringify(value)
      .replace(/\b(?:null|true|false)\b/g, "")
      .match(/\p{L}+|\p{N}+/gu) ?? [],
  );

test("a shape does not contain any word or number from the response, no matter which data is in which field", () => {
  const paths = operationsOf(document).map(({ path }) => path);
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      anything.value,
      fc.constantFrom(...responses),
      fc.nat(),
      (path, value, recording, at) => {
        // Tests the generated value as a complete row, and as a field's value in a recorded row.
        const all = recording.response.body;
        const body = structuredClone(Array.isArray(all) ? all.slice(0, 3) : all);
        const row: unknown = Array.isArray(body) ? body[at % Math.max(body.length, 1)] : body;
        if (isObject(row)) Reflect.set(row, Object.keys(row)[at % Math.max(Object.keys(row).length, 1)] ?? "", value);
        const own = tokensOf(value);
        for (const shape of [withoutValues(path, 200, [value]), withoutValues(recording.request.path, 200, body)]) {
          const tokens = tokensOf(shape);
          const left = [...own].filter((token) => token.length > 2 && !forms.has(token) && tokens.has(token));
          expect(left).toEqual([]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ["Texas A&M", "a"],
  ["San José State", "a"],
  ["Miami (OH)", "a)"],
  ["Pac-12", "a-0"],
  ["25-39", "0-0"],
  ["-0.75", "-0.0"],
  ["2025-08-30T23:30:00.000Z", "2000-01-01T00:00:00.000Z"],
  ["2025-08-30T23:30:00Z", "2000-01-01T00:00:00Z"],
  ["(12:41) #4 Q.Ewers pass", "(0:0) #0 a"],
  ["\u{1f3c8} 7 — 3\n", "? 0 ? 0?"],
  ["", ""],
])("a shape replaces %j with %j", (text, form) => {
  expect(formOf(text)).toBe(form);
});

test("a shape replaces integers with 0, 1 or 2 ** 32 and other numbers with 0.5, and keeps their sign", () => {
  const form = (value: unknown) => withoutValues("/talent", 200, [value]);
  expect([7, -7, 0, -0, 2 ** 31, -(2 ** 40), 0.25, -3.5].map(form)).toEqual(
    [1, -1, 0, 0, 2 ** 32, -(2 ** 32), 0.5, -0.5].map((each) => [each]),
  );
});

test("a shape keeps the name of a field that the service has added, but not the names below it", () => {
  const row = { year: 2024, team: "Texas", talent: 9.5, ranksByTeam: { Ohio: 3, texas: { rank: 2 } }, "Ohio State": 1 };
  expect(withoutValues("/talent", 200, [row])).toEqual([
    { year: 1, team: "a", talent: 0.5, ranksByTeam: { a: { a: 1 } }, a: 1 },
  ]);
});

test("below a field that the service has added, a shape drops keys even if they look like field names", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[b-z]{5,9}[1-9]{3}$/), secret, { minKeys: 1, maxKeys: 3 }),
      (players) => {
        const shape = tokensOf(withoutValues("/talent", 200, [{ year: 2024, players }]));
        expect(Object.keys(players).filter((name) => shape.has(name.replace(/\d+/, "")))).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
});

test("a shape contains only one of several rows with the same shape, and cuts strings at 40 characters", () => {
  const row = { year: 2024, team: "#".repeat(60), talent: 9.5 };
  const other = { ...row, year: 2025, talent: 900.25 };
  expect(withoutValues("/talent", 200, [row, other, row])).toEqual([{ year: 1, team: "#".repeat(40), talent: 0.5 }]);
});

test.each(operationsOf(document))(
  "$operationId: for each kind of damage, the shape shows the same mismatch as the response",
  async ({ operationId, path }) => {
    const response = responses.find((each) => each.operationId === operationId)?.response;
    const seen = (body: unknown) =>
      [...new Set(check(path, 200, body).map(({ kind, pattern }) => `${kind} ${pattern}`))].sort().join();
    // One expectation covers all damages, because thousands of expectations would take longer than the checks.
    const wrong: object[] = [];
    let count = 0;
    for (const { body } of damagesOf(path, 200, response?.body)) {
      // A box score can be damaged in 7,000 ways, with dozens of each kind. After 300, every twentieth is enough.
      if (count++ > 300 && count % 20 > 0 && !triesAll) continue;
      const found = seen(body);
      const ofShape = seen(withoutValues(path, 200, body));
      if (found === "" || ofShape !== found) wrong.push({ found, ofShape });
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
  },
);
