import { holdsKey, redactedData, redactor } from "../../src/query/redact.js";

const signs = `ab&cd"ef'gh<ij>kl\\mn/op+qr~\u007f`;
const hexOf = (char: string, digits = 2) => char.charCodeAt(0).toString(16).padStart(digits, "0");
const each = (text: string, form: (char: string) => string) => [...text].map(form).join("");
const named: Readonly<Record<string, string>> = { "&": "amp", '"': "quot", "'": "apos", "<": "lt", ">": "gt" };

/** Every way to write a character, as addresses, JSON and HTML do. */
const forms: readonly (readonly [string, (char: string) => string])[] = [
  ["as it is", (char) => char],
  ["as %2b", (char) => `%${hexOf(char)}`],
  ["as %2B", (char) => `%${hexOf(char).toUpperCase()}`],
  ["as %252B", (char) => `%25${hexOf(char)}`],
  ["as %2525252B", (char) => `%252525${hexOf(char)}`],
  ["as \\u002b", (char) => `\\u${hexOf(char, 4)}`],
  ["as \\u002B", (char) => `\\u${hexOf(char, 4).toUpperCase()}`],
  ["as \\\\u002b", (char) => `\\\\u${hexOf(char, 4)}`],
  ["as &#43;", (char) => `&#${char.charCodeAt(0)};`],
  ["as &#0043;", (char) => `&#${`${char.charCodeAt(0)}`.padStart(4, "0")};`],
  ["as &#x2b;", (char) => `&#x${hexOf(char)};`],
  ["as &#X2B;", (char) => `&#X${hexOf(char).toUpperCase()};`],
  ["as &#x002b;", (char) => `&#x${hexOf(char, 4)};`],
  ["with the names of HTML", (char) => (char in named ? `&${named[char]};` : char)],
  ["in JSON", (char) => JSON.stringify(char).slice(1, -1)],
  ["in JSON with escaped slashes", (char) => (char === "/" ? "\\/" : JSON.stringify(char).slice(1, -1))],
  ["in JSON inside JSON", (char) => JSON.stringify(JSON.stringify(char)).slice(3, -3)],
  ["in JSON in an address", (char) => encodeURIComponent(JSON.stringify(char).slice(1, -1))],
  [
    "in JSON in an address in an address",
    (char) => encodeURIComponent(encodeURIComponent(JSON.stringify(char).slice(1, -1))),
  ],
];

test.each(forms)("a key with every character %s is redacted, also between other text", (_, form) => {
  const redact = redactor([signs]);
  const written = each(signs, form);
  for (const [before, behind] of [
    ["", ""],
    ["no ", " here"],
    [signs.slice(0, 5), "n"],
    [written.slice(0, 4), written.slice(0, 4)],
  ])
    expect(redact(`${before}${written}${behind}`)).toBe(`${before}[key]${behind}`);
  expect(redact(`${written} and ${written}`)).toBe("[key] and [key]");
  expect(holdsKey(`x${written}`, redact)).toBe(true);
});

test.each(forms)("a part of a key with every character %s stays", (_, form) => {
  const redact = redactor([signs]);
  for (const part of [signs.slice(1), signs.slice(0, -1), `${signs.slice(0, 9)}.${signs.slice(9)}`]) {
    const text = `no ${each(part, form)} here`;
    expect(redact(text)).toBe(text);
    expect(holdsKey(text, redact)).toBe(false);
  }
});

test("a key that begins with signs of escapes is redacted, as a key of such signs alone is", () => {
  for (const key of [
    "%41%42%43%44",
    "%25%2525abcdefg",
    "abcdefgh\u0800",
    "\\u0041\\u0042",
    "é漢字é漢字é漢",
    "🏈🏈🏈🏈",
    "abcdefg\\\\x",
  ]) {
    const redact = redactor([key]);
    for (const written of [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)])
      expect({ key, safe: redact(`<${written}>`) }).toEqual({ key, safe: "<[key]>" });
  }
});

test("a key that ends with several signs of escapes is redacted, and a part of the last sign may stay", () => {
  expect(redactor(["abcdefg%%"])(`<${encodeURIComponent("abcdefg%%")}>`)).toBe("<[key]25>");
});

test("of two keys of which one begins the other, the longer is redacted as a whole, in either order", () => {
  for (const keys of [
    ["abcdefgh", "abcdefgh12"],
    ["abcdefgh12", "abcdefgh"],
  ])
    expect(redactor(keys)("abcdefgh12 abcdefgh")).toBe("[key] [key]");
});

test("a key that joins the list later is redacted from then on", () => {
  const keys: string[] = [];
  const redact = redactor(keys);
  expect(redact("abcdefgh")).toBe("abcdefgh");
  keys.push("abcdefgh");
  expect(redact("abcdefgh")).toBe("[key]");
});

test("a sign of escapes before a key is not a part of it", () => {
  expect(redactor(["abcdefgh"])("\\abcdefgh %abcdefgh")).toBe("\\[key] %[key]");
});

test("a character of two bytes is redacted in an address, the first of them included", () => {
  const redact = redactor(["\u0080\u0081abcdef"]);
  expect(redact(`?key=${encodeURIComponent("\u0080\u0081abcdef")}`)).toBe("?key=[key]");
  expect(redact("?key=%80%81abcdef")).toBe("?key=%80%81abcdef");
});

test("an empty key is in no text", () => {
  expect(redactor([""])("a text")).toBe("a text");
});

describe("data", () => {
  const redact = redactor(["12345678", "abcdefgh"]);

  test("without a key are the same data", () => {
    const data = [{ id: 1234567, name: "abcdefg" }];
    expect(redactedData(data, redact)).toBe(data);
    expect(redactedData(undefined, redact)).toBeUndefined();
  });

  test("have `[key]` in names and texts at any depth, and null for a number that is a key", () => {
    const data = { abcdefgh: ["x abcdefgh", 12345678, 1234567, null, true], a: { b: [{ x12345678: "b" }] } };
    expect(redactedData(data, redact)).toEqual({
      "[key]": ["x [key]", null, 1234567, null, true],
      a: { b: [{ "x[key]": "b" }] },
    });
  });

  test("that JSON cannot write are refused as a response that cannot be used", () => {
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    const refused = expect.objectContaining({
      name: "ResponseError",
      message: expect.stringContaining("inside each other"),
      cause: expect.objectContaining({ name: "RangeError" }),
    });
    expect(() => redactedData(deep, redact)).toThrow(refused);
  });
});
