import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { cacheKey } from "../../src/cache/key.js";
import { operations } from "../../src/document/operation.js";
import { addresses } from "../../src/query/address.js";
import { withCrypto } from "../support/with-crypto.js";

const baseUrl = "https://api.example";
const untiered = operations["/games"];
const tiered = operations["/wepa/team/season"];
const apiKey = "s3cr3t-key-of-mine";

const text = fc.oneof(
  fc.string(),
  fc.constantFrom("", "1", "null", "a&year=2024", "a#b", "a%26b", "Hawai\u02bbi", "\u{1f3c8}"),
);
/** A valid query: every value has its parameter's type. */
const query = fc
  .record(
    { year: fc.integer(), threshold: fc.double({ noNaN: true }), team: text, conference: text },
    { requiredKeys: [] },
  )
  .map((parameters): Record<string, unknown> => parameters);

/** The URL of a call. */
function urlOf({
  baseUrl,
  path,
  query,
}: {
  baseUrl: string;
  path: string;
  query?: Record<string, unknown> | undefined;
}) {
  return addresses(baseUrl)(path, query ?? {});
}

const call = fc.record({
  baseUrl: fc.constantFrom("https://a.example", "https://b.example", "https://a.example/v2"),
  path: fc.constantFrom("/games", "/games/teams"),
  query,
});

test("neither the order of parameters nor an undefined value changes a key", async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.nat(), async (parameters, seed) => {
      const entries = Object.entries(parameters);
      const from = seed % (entries.length + 1);
      const rotated = [...entries.slice(from), ["absent", undefined] as const, ...entries.slice(0, from)];
      const keys = [parameters, Object.fromEntries(rotated)].map((given) =>
        urlOf({ baseUrl, path: "/games", query: given }),
      );
      expect(keys[0]).toBe(keys[1]);
    }),
  );
});

test("two calls that differ in baseUrl, path, or the name or value of a parameter have different keys", async () => {
  const exact = ({ baseUrl, path, query }: { baseUrl: string; path: string; query: Record<string, unknown> }) => [
    baseUrl,
    path,
    // -0 is 0 in a URL.
    Object.entries(query)
      .map(([name, value]) => [name, value === 0 ? 0 : value])
      .sort(),
  ];
  await fc.assert(
    fc.asyncProperty(call, call, async (one, two) => {
      const keys = await Promise.all([one, two].map((each) => cacheKey(urlOf(each), untiered, undefined)));
      const same = isDeepStrictEqual(exact(one), exact(two));
      expect(keys[0] === keys[1]).toBe(same);
      expect(urlOf(one) === urlOf(two)).toBe(same);
    }),
  );
});

test("no query, an empty query and a query of undefined values have the same key", () => {
  const keys = [undefined, {}, { year: undefined }].map((query) => urlOf({ baseUrl, path: "/plays/types", query }));
  expect(new Set(keys).size).toBe(1);
});

test("a slash at the end of baseUrl makes no difference", () => {
  expect(urlOf({ baseUrl: `${baseUrl}/`, path: "/games", query: {} })).toBe(
    urlOf({ baseUrl, path: "/games", query: {} }),
  );
});

test("a key is the package's name, the version of the entry format and the readable URL", async () => {
  expect(
    await cacheKey(urlOf({ baseUrl, path: "/games", query: { year: 2024, team: "Texas A&M" } }), untiered, apiKey),
  ).toBe("cfb-openapi:1:https://api.example/games?team=Texas%20A%26M&year=2024");
});

describe("an operation of a tier", () => {
  const keyFor = (key: string | undefined, operation = tiered) =>
    cacheKey(urlOf({ baseUrl, path: "/wepa/team/season", query: { year: 2024 } }), operation, key);

  test("has a different cache key for each API key", async () => {
    expect(await keyFor("one")).toBe(await keyFor("one"));
    expect(await keyFor("one")).not.toBe(await keyFor("two"));
    expect(await keyFor("one")).not.toBe(await keyFor("one", untiered));
  });

  test("has no cache key without an API key, so that nothing is stored for others to read", async () => {
    expect(await keyFor(undefined)).toBeUndefined();
    expect(await keyFor("")).toBeUndefined();
  });

  test("has no cache key if the runtime cannot hash", async () => {
    const request = urlOf({ baseUrl, path: "/wepa/team/season", query: { year: 2024 } });
    for (const crypto of [undefined, {}]) {
      await withCrypto(crypto, async () => {
        expect(await cacheKey(request, tiered, apiKey)).toBeUndefined();
        expect(await cacheKey(request, untiered, apiKey)).toBe(`cfb-openapi:1:${request}`);
      });
    }
  });

  test("has a SHA-256 in hexadecimal in its cache key", async () => {
    expect(await keyFor(apiKey)).toMatch(/^cfb-openapi:1:https:\S+year=2024#[0-9a-f]{64}$/);
  });

  test("never exposes the API key, and shares no cache key with another API key", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 8 }),
        fc.string({ minLength: 8 }),
        query,
        async (one, two, parameters) => {
          const plain = urlOf({ baseUrl, path: "/wepa/team/season", query: parameters });
          const keys = await Promise.all([one, two].map((key) => cacheKey(plain, tiered, key)));
          // An API key that happens to be part of the URL is not exposed by the cache key.
          if (!plain.includes(one)) expect(keys[0]).not.toContain(one);
          expect(keys[0] === keys[1]).toBe(one === two);
        },
      ),
    );
  });

  test("an operation without a tier has one cache key for all API keys", async () => {
    expect(await keyFor("one", untiered)).toBe(await keyFor("two", untiered));
  });
});

test("a long key is shortened with a hash to fit every store, and still identifies the query", async () => {
  const keyOf = (team: string) =>
    cacheKey(urlOf({ baseUrl, path: "/games", query: { team: team.repeat(100) } }), untiered, apiKey);
  expect(await keyOf("Texas")).toMatch(/^cfb-openapi:1:https:\S{50}(#[0-9a-f]{64}){2}$/);
  expect(await keyOf("Texas")).toBe(await keyOf("Texas"));
  expect(await keyOf("Texas")).not.toBe(await keyOf("Maine"));
});
