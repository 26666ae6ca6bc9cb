import { isObject, jsonType } from "../../src/document/json.js";
import { isDateTime, scalars } from "../../src/validate/node.js";

test.each<[unknown, string, boolean]>([
  [null, "null", false],
  [true, "boolean", false],
  [0.5, "number", false],
  ["", "string", false],
  [[], "array", false],
  [{}, "object", true],
  [new Date(0), "object", true],
  [undefined, "undefined", false],
  [10n, "undefined", false],
  [() => 1, "undefined", false],
])("the JSON type of %p is %s, and isObject returns %j", (value, type, object) => {
  expect(jsonType(value)).toBe(type);
  expect(isObject(value)).toBe(object);
});

/** Values that each scalar accepts, and values that it rejects. */
const samples: Readonly<Record<string, readonly [unknown[], unknown[]]>> = {
  i: [
    [0, -7, 2 ** 31 - 1, -(2 ** 31)],
    [2 ** 31, -(2 ** 31) - 1, 0.5, Number.NaN, "7", null, true],
  ],
  n: [
    [0, -0.5, 1e300],
    [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, "7", null],
  ],
  s: [
    ["", "7"],
    [7, null, ["7"]],
  ],
  d: [["2024-08-31T16:00:00.000Z"], ["soon", "2024-08-31", 1725120000000, null, ["2024-08-15T16:00:00Z"]]],
  b: [
    [true, false],
    ["true", 1, null],
  ],
  v: [[null, undefined, 7, {}], []],
};

test.each(Object.entries(samples))("the scalar type %s accepts its values and rejects others", (code, [good, bad]) => {
  const { fits } = scalars[code] ?? {};
  expect(good.map((value) => fits?.(value))).toEqual(good.map(() => true));
  expect(bad.map((value) => fits?.(value))).toEqual(bad.map(() => false));
});

test("each scalar type has its JSON type and its name in messages", () => {
  const words = Object.entries(scalars).map(([code, { type, words }]) => [code, type, words]);
  expect(words).toEqual([
    ["i", "number", "32-bit integer"],
    ["n", "number", "number"],
    ["s", "string", "string"],
    ["d", "string", "date-time"],
    ["v", "undefined", "any value"],
    ["b", "boolean", "boolean"],
  ]);
});

/** The words of a text, with ␣ for a space inside a word. */
const textsOf = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace("␣", " "));

test.each(
  textsOf(`
  2024-08-31T16:00:00.000Z 2024-01-01T00:00:00Z 2024-12-10T09:59:59.5Z 2024-10-20T23:00:00Z 2024-11-30T20:00:00Z
  2024-01-31T12:00:00Z 2024-04-30T12:00:00Z 2024-06-30T12:00:00Z 2024-09-30T12:00:00Z 2024-02-29T00:00:00Z
  2000-02-29T00:00:00Z 2023-02-28T00:00:00Z 2024-12-31t23:59:59z 2024-12-31␣23:59:59Z 2024-12-31T23:59:59.999z
  2024-12-31T23:10:00Z 2024-12-31T12:59:00Z 2024-12-31T23:59:59+00:00 2024-12-31T12:00:00-23:59 2024-12-31T12:00:00+0530
  2024-12-31T12:00:00+05 2016-12-31T23:59:60Z 2016-12-31T23:59:60.5Z 2016-12-31T22:59:60-01:00 2017-01-01T00:59:60+01:00
  2017-01-01T05:29:60+05:30 2016-12-31T18:29:60-05:30 2017-01-01T00:29:60+00:30 2016-12-31T23:29:60-00:30
`),
)("%s is a date-time", (text) => {
  expect(isDateTime(text)).toBe(true);
});

test.each([
  "",
  ...textsOf(`
  2024-08-31 16:00:00Z x2024-08-31T16:00:00Z x2024-08-15T16:00:00Z 2024-08-15T16:00:00Zx 4-08-15T16:00:00Z
  ABCD-08-15T16:00:00Z 2024-08-15T0x:00:00Z 2024-08-15T16:0x:00Z 2024-08-15T16:00:0xZ 2024-08-15T16:00:00.xZ
  2024-08-31T16:00:00Zx x2024-08-31T16:00:00+00:00 2024-08-31T16:00:00+00:00x 24-08-31T16:00:00Z 2024-8-31T16:00:00Z
  2024-00-10T16:00:00Z 2024-13-10T16:00:00Z 2024-08-00T16:00:00Z 2024-08-32T16:00:00Z 2024-04-31T16:00:00Z
  2024-06-31T16:00:00Z 2024-09-31T16:00:00Z 2024-11-31T16:00:00Z 2024-02-30T16:00:00Z 2023-02-29T16:00:00Z
  1900-02-29T16:00:00Z 2024-08-31T24:00:00Z 2024-08-15T24:00:00Z 2024-08-15T29:00:00Z 2024-08-15T16:60:00Z
  2024-08-15T16:00:61Z 2024-08-15T16:00:99Z 2024-08-15T16:00:00 2024-08-15T16:00:00.Z 2024-08-15T16:00Z
  2024-08-15_16:00:00Z 2024-08-15T16:00:00+24:00 2024-08-15T16:00:00+00:60 2024-08-15T16:00:00+5 2024-08-15T16:00:00+05:3
  2024-08-15T16:00:00␣05:00 2016-12-31T22:59:60Z 2016-12-31T23:58:60Z 2016-12-31T23:59:61Z 2016-12-31T23:59:60+01:00
  2016-12-31T23:59:60-01:00 2016-12-31T23:59:60+00:30 2017-01-01T00:59:60+02:00 2017-01-01T01:29:60+00:30
  2017-01-01T00:00:60+00:01x
`),
])("%s is not a date-time", (text) => {
  expect(isDateTime(text)).toBe(false);
});
