import { holdsKey, oneLine, redactedData, redactor } from "../../src/query/redact.js";

const signs = `ab&cd"ef'gh<ij>kl\\mn/op+qr~`;
const inJson = JSON.stringify(signs).slice(1, -1);
const inUrl = encodeURIComponent(signs);

test.each([
  ["unchanged", signs],
  ["percent-encoded", inUrl],
  ["percent-encoded with digits in lower case", inUrl.replace(/%../g, (code) => code.toLowerCase())],
  ["escaped as in JSON", inJson],
  ["escaped as in JSON that escapes slashes", inJson.replaceAll("/", "\\/")],
  ["in lower case, as in the name of a header", signs.toLowerCase()],
  ["percent-encoded in the name of a header", inUrl.toLowerCase()],
])("every occurrence of a key written %s is replaced, even between other characters", (_, written) => {
  const redact = redactor([signs]);
  expect(redact(`no ${written}n ${written}`)).toBe("no [key]n [key]");
  expect(holdsKey(`x${written}`, redact)).toBe(true);
});

test("part of a key is not replaced", () => {
  const redact = redactor([signs]);
  for (const part of [signs.slice(1), signs.slice(0, -1), `${signs.slice(0, 9)}.${signs.slice(9)}`]) {
    expect(redact(`no ${part} here`)).toBe(`no ${part} here`);
    expect(holdsKey(part, redact)).toBe(false);
  }
});

test.each(["abcdefgh\u0800", "é漢字é漢字é漢", "🏈🏈🏈🏈", "%41%42%43%44", "a-key-of-mine-\ud83c", "$&$1$$$'abc"])(
  "a key is replaced whatever its characters: %s",
  (key) => {
    const redact = redactor([key]);
    const isEncodable = !/[\ud800-\udfff]/u.test(key);
    for (const written of [key, JSON.stringify(key).slice(1, -1), ...(isEncodable ? [encodeURIComponent(key)] : [])])
      expect(redact(`<${written}>`)).toBe("<[key]>");
  },
);

test("if one key begins with another key, the longer key is replaced completely", () => {
  for (const keys of [
    ["abcdefgh", "abcdefgh12"],
    ["abcdefgh12", "abcdefgh"],
  ])
    expect(redactor(keys)("abcdefgh12 abcdefgh")).toBe("[key] [key]");
});

test("a key that is added later is replaced from then on", () => {
  const keys: string[] = [];
  const redact = redactor(keys);
  expect(redact("abcdefgh")).toBe("abcdefgh");
  keys.push("abcdefgh");
  expect(redact("abcdefgh")).toBe("[key]");
});

test.each(["", "short12"])("a key of fewer than 8 characters is not replaced: %j", (key) => {
  expect(redactor([key])(`a ${key} string`)).toBe(`a ${key} string`);
});

test("oneLine replaces each run of blanks, line breaks and control characters with one space", () => {
  expect(oneLine("\n a\r\n\tb\u2028c\u0085d\u001b[31m é \u0000 ")).toBe("a b c d [31m é");
});

describe("data", () => {
  const redact = redactor(["12345678", "abcdefgh"]);

  test("without a key is returned unchanged", () => {
    const data = [{ id: 1234567, name: "abcdefg" }];
    expect(redactedData(data, redact)).toBe(data);
    expect(redactedData(undefined, redact)).toBeUndefined();
  });

  test("shows `[key]` in names and strings at any depth, and null instead of a numeric key", () => {
    const data = { abcdefgh: ["x abcdefgh", 12345678, 1234567, null, true], a: { b: [{ x12345678: "b" }] } };
    expect(redactedData(data, redact)).toEqual({
      "[key]": ["x [key]", null, 1234567, null, true],
      a: { b: [{ "x[key]": "b" }] },
    });
  });

  test("that JSON cannot serialize causes a ResponseError", () => {
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    const refused = expect.objectContaining({
      name: "ResponseError",
      message: expect.stringContaining("nested too deeply"),
      cause: expect.objectContaining({ name: "RangeError" }),
    });
    expect(() => redactedData(deep, redact)).toThrow(refused);
  });
});
