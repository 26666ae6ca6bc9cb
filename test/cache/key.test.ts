import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { operations } from "../../generated/operations.js";
import { cacheKey, requestKey } from "../../src/cache/key.js";

const baseUrl = "https://api.example";
const untiered = operations["/games"];
const tiered = operations["/wepa/team/season"];
const apiKey = "s3cr3t-key-of-mine";

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (n === 0 ? 0 : n)),
  fc.boolean(),
  fc.constantFrom("1", 1, "true", true, '"1"', "", "null", 'a"],["b'),
);
const name = fc.oneof(fc.constantFrom("year", "week", "team", "__proto__", "1", "a=1&b"), fc.string());
const query = fc
  .uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, maxLength: 6 })
  .map((entries): Record<string, unknown> => Object.fromEntries(entries));
const call = fc.record({
  baseUrl: fc.constantFrom("https://a.example", "https://b.example", 'https://a.example","/games'),
  path: fc.constantFrom("/games", "/games/teams", '/games",["year'),
  query,
});

test("neither the order of the names nor what is left undefined changes a key", async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.nat(), async (asked, seed) => {
      const entries = Object.entries(asked);
      const from = seed % (entries.length + 1);
      const turned = [...entries.slice(from), ["left out", undefined] as const, ...entries.slice(0, from)];
      const keys = [asked, Object.fromEntries(turned)].map((given) =>
        requestKey({ baseUrl, path: "/games", query: given }),
      );
      expect(keys[0]).toBe(keys[1]);
    }),
  );
});

test("two calls that differ in address, path, or the name, value or type of a parameter have two keys", async () => {
  // Entries of a map: among the names is "__proto__".
  const exact = (asked: { baseUrl: string; path: string; query: Record<string, unknown> }) => [
    asked.baseUrl,
    asked.path,
    new Map(Object.entries(asked.query)),
  ];
  await fc.assert(
    fc.asyncProperty(call, call, async (one, two) => {
      const keys = await Promise.all(
        [one, two].map((asked) => cacheKey({ ...asked, operation: untiered, apiKey: undefined })),
      );
      const same = isDeepStrictEqual(exact(one), exact(two));
      expect(keys[0] === keys[1]).toBe(same);
      expect(requestKey(one) === requestKey(two)).toBe(same);
    }),
  );
});

test.each([
  [1, "1"],
  [true, "true"],
  [false, 0],
  ["", undefined],
])("%p and %p are two", (one, two) => {
  const keyOf = (year: unknown) => requestKey({ baseUrl, path: "/games", query: { year } });
  expect(keyOf(one)).not.toBe(keyOf(two));
});

test("no query, an empty one and one of undefined values are one", () => {
  const keys = [undefined, {}, { year: undefined }].map((asked) =>
    requestKey({ baseUrl, path: "/plays/types", query: asked }),
  );
  expect(new Set(keys).size).toBe(1);
});

test("a slash at the end of the address makes no difference", () => {
  expect(requestKey({ baseUrl: `${baseUrl}/`, path: "/games", query: {} })).toBe(
    requestKey({ baseUrl, path: "/games", query: {} }),
  );
});

test("a key says in plain words what it is for, after the package's name and the version of its entries", async () => {
  expect(
    await cacheKey({ baseUrl, path: "/games", query: { year: 2024, team: "Texas A&M" }, operation: untiered, apiKey }),
  ).toBe('cfb-openapi:1:["https://api.example","/games",[["team","Texas A&M"],["year",2024]]]');
});

describe("an operation of a tier", () => {
  const keyFor = (key: string | undefined, operation = tiered) =>
    cacheKey({ baseUrl, path: "/wepa/team/season", query: { year: 2024 }, operation, apiKey: key });

  test("has one key for one API key and another for each other", async () => {
    expect(await keyFor("one")).toBe(await keyFor("one"));
    expect(await keyFor("one")).not.toBe(await keyFor("two"));
    expect(await keyFor("one")).not.toBe(await keyFor("one", untiered));
  });

  test("has none without an API key: nothing is kept that anyone could read", async () => {
    expect(await keyFor(undefined)).toBeUndefined();
    expect(await keyFor("")).toBeUndefined();
  });

  test("has none where the runtime cannot hash", async () => {
    const call = { baseUrl, path: "/wepa/team/season", query: { year: 2024 }, apiKey };
    for (const runtime of [{}, { crypto: {} }]) {
      expect(await cacheKey({ ...call, operation: tiered }, runtime)).toBeUndefined();
      expect(await cacheKey({ ...call, operation: untiered }, runtime)).toBe(requestKey(call));
    }
  });

  test("holds a SHA-256 in hexadecimal", async () => {
    expect(await keyFor(apiKey)).toMatch(/^cfb-openapi:1:\[.*,"[0-9a-f]{64}"\]$/);
  });

  test("never shows the API key, nor has it in common with another's", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 8 }), fc.string({ minLength: 8 }), query, async (one, two, asked) => {
        const plain = requestKey({ baseUrl, path: "/wepa/team/season", query: asked });
        const keys = await Promise.all(
          [one, two].map((key) =>
            cacheKey({ baseUrl, path: "/wepa/team/season", query: asked, operation: tiered, apiKey: key }),
          ),
        );
        // A key that happens to be a part of the question itself is not shown by us.
        if (!plain.includes(one)) expect(keys[0]).not.toContain(one);
        expect(keys[0] === keys[1]).toBe(one === two);
      }),
    );
  });

  test("an operation without a tier is one for all API keys", async () => {
    expect(await keyFor("one", untiered)).toBe(await keyFor("two", untiered));
  });
});

test("a long key is a hash, which fits every store, and still one for one question", async () => {
  const keyOf = (team: string) =>
    cacheKey({ baseUrl, path: "/games", query: { team: team.repeat(100) }, operation: untiered, apiKey });
  expect(await keyOf("Texas")).toMatch(/^cfb-openapi:1:\/games:[0-9a-f]{64}$/);
  expect(await keyOf("Texas")).toBe(await keyOf("Texas"));
  expect(await keyOf("Texas")).not.toBe(await keyOf("Maine"));
});
