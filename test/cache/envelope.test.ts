import * as fc from "fast-check";
import { seal, staleness, stateOf, unseal } from "../../src/cache/envelope.js";

const now = Date.UTC(2024, 8, 15);
const minute = 60_000;
const year = 365 * 24 * 60 * minute;

test("an entry can contain the sample service's note and a body of several lines", () => {
  const text = '[\n{"id":1}\n]\n';
  for (const sampleNote of ["", "The sample world has 12 games of the SEC in 2025.", undefined])
    expect(unseal(seal({ text, sampleNote, storedAt: now, freshUntil: now }))).toMatchObject({ text, sampleNote });
});

test("an entry contains the unchanged body, when it was stored, and when it stops being fresh", async () => {
  await fc.assert(
    fc.property(fc.json(), fc.nat(), fc.nat(), (text, age, ttl) => {
      expect(unseal(seal({ text, storedAt: now - age, freshUntil: now + ttl }))).toEqual({
        text,
        storedAt: now - age,
        freshUntil: now + ttl,
      });
    }),
  );
});

const entryOf = (value: string) => {
  const entry = unseal(value);
  if (!entry) throw new Error("no entry");
  return entry;
};

test.each(["[]", '[{"id":1}]', '{"teams":[]}', "[12345678901234567890]", "", "null"])(
  "a body without a header is not a valid entry: %j",
  (text) => {
    expect(unseal(text)).toBeUndefined();
  },
);

test.each([Number.POSITIVE_INFINITY, 1e300])("an entry with a time to live of %p ms can be read back", (ttlMs) => {
  const entry = entryOf(seal({ text: "[]", storedAt: now, freshUntil: now + ttlMs }));
  expect(entry).toMatchObject({ text: "[]", storedAt: now });
  expect(stateOf(entry, now + year - 1, 0)).toBe("fresh");
});

test("an entry expires one year after it was stored, whatever its time to live", () => {
  const states = [1e15, 0].flatMap((ttlMs) => {
    const entry = entryOf(seal({ text: "[]", storedAt: now, freshUntil: now + ttlMs }));
    return [year - 1, year].map((age) => stateOf(entry, now + age, 1e15));
  });
  expect(states).toEqual(["fresh", "expired", "stale", "expired"]);
});

test("an entry can be read back even if the clock was at 0 or before 1970 when it was stored", () => {
  expect(unseal(seal({ text: "[]", storedAt: 0.4, freshUntil: 1_000.6 }))).toEqual({
    text: "[]",
    storedAt: 0,
    freshUntil: 1_001,
  });
  expect(unseal(seal({ text: "[]", storedAt: -5, freshUntil: 5 }))).toEqual({ text: "[]", storedAt: 0, freshUntil: 5 });
});

test.each([
  ["fresh", -1],
  ["stale", 0],
  ["stale", 999],
  ["expired", 1_000],
])("with a staleIfErrorMs of 1,000, an entry is %s %i ms after it stops being fresh", (state, late) => {
  expect(stateOf({ text: "[]", storedAt: now - minute, freshUntil: now }, now + late, 1_000)).toBe(state);
});

test("an entry counts as expired if it was stored more than a minute in the future", () => {
  const storedIn = (ms: number) =>
    stateOf({ text: "[]", storedAt: now + ms, freshUntil: now + 60 * minute }, now, minute);
  expect([storedIn(minute), storedIn(minute + 1)]).toEqual(["fresh", "expired"]);
});

test.each(["/", ":", "-", "a"])("an entry is invalid if one of its times contains %j instead of a digit", (sign) => {
  const digits = "0123456789012345";
  const damaged = `${digits.slice(0, 7)}${sign}${digits.slice(8)}`;
  for (const value of [`${damaged} ${digits}\n[]`, `${digits} ${damaged}\n[]`]) {
    expect(unseal(value)).toBeUndefined();
  }
});

test("both times in an entry can be 0", () => {
  expect(unseal(seal({ text: "[]", storedAt: 0, freshUntil: 0 }))).toEqual({ text: "[]", storedAt: 0, freshUntil: 0 });
});

test("the age of an entry stored by a clock that is ahead is 0, not negative", () => {
  expect([5, -5].map((age) => staleness(new Error("down"), now, now + age).ageMs)).toEqual([5, 0]);
});
