import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { cacheKey, keysOf } from "../../src/cache/key.js";
import { keyed, operations } from "../../src/document/operation.js";
import { addresses } from "../../src/query/address.js";
import { withCrypto } from "../support/with-crypto.js";

const baseUrl = "https://api.example";
const untiered = operations["/games"];
const tiered = operations["/wepa/team/season"];

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

interface Given {
  readonly baseUrl: string;
  readonly path: string;
  readonly query: Record<string, unknown>;
}

const urlOf = ({ baseUrl, path, query }: Given) => addresses(baseUrl)(path, query);

const call = fc.record({
  baseUrl: fc.constantFrom("https://a.example", "https://b.example", "https://a.example/v2"),
  path: fc.constantFrom("/games", "/games/teams"),
  query,
});

test("neither the parameters' order nor an undefined value changes a cache key", async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.nat(), async (parameters, seed) => {
      const entries = Object.entries(parameters);
      const from = seed % (entries.length + 1);
      const rotated = [...entries.slice(from), ["absent", undefined] as const, ...entries.slice(0, from)];
      const [one, two] = [parameters, Object.fromEntries(rotated)].map((given) =>
        urlOf({ baseUrl, path: "/games", query: given }),
      );
      expect(one).toBe(two);
    }),
  );
});

test("calls that differ in baseUrl, path, parameter name or value have different cache keys", async () => {
  const exact = ({ baseUrl, path, query }: Given) => [
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

test("a cache key consists of the package's name, the entry format's version and the readable URL", async () => {
  expect(
    await cacheKey(
      urlOf({ baseUrl, path: "/games", query: { year: 2024, team: "Texas A&M" } }),
      untiered,
      "s3cr3t-key-of-mine",
    ),
  ).toBe("cfb-openapi:1:https://api.example/games?team=Texas%20A%26M&year=2024");
});

test("the cache key for tier data depends on the API key but does not expose it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 8 }), fc.string({ minLength: 8 }), query, async (one, two, parameters) => {
      const plain = urlOf({ baseUrl, path: "/wepa/team/season", query: parameters });
      const keys = await Promise.all([one, two].map((key) => cacheKey(plain, tiered, key)));
      // A cache key contains the URL, so an API key that happens to be part of the URL is skipped.
      if (!plain.includes(one)) expect(keys[0]).not.toContain(one);
      expect(keys[0] === keys[1]).toBe(one === two);
    }),
  );
});

test.each([
  [{}, false],
  [{ tier: 0 }, true],
  [{ tier: 2 }, true],
  [{ metered: false }, true],
] as const)("responses of an operation with %j depend on the API key: %j", (operation, expected) => {
  expect(keyed(operation)).toBe(expected);
});

test.each([undefined, ""])("tier data has no cache key if the API key is %j", async (apiKey) => {
  expect(await cacheKey("https://a.example/x", tiered, apiKey)).toBeUndefined();
});

test("a cache key of more than 200 characters is shortened to its first 70 characters and two hashes", async () => {
  const url = (length: number) => `https://a.example/${"x".repeat(length - "cfb-openapi:1:https://a.example/".length)}`;
  expect(await cacheKey(url(200), {}, undefined)).toBe(`cfb-openapi:1:${url(200)}`);
  const cut = await cacheKey(url(201), {}, undefined);
  expect(cut).toMatch(/^cfb-openapi:1:https:[^#]{50}(#[0-9a-f]{64}){2}$/);
  expect(cut?.slice(0, 70)).toBe(`cfb-openapi:1:${url(201)}`.slice(0, 70));
  expect(cut).toHaveLength(200);
  expect(await withCrypto(undefined, () => cacheKey(url(201), {}, undefined))).toBe(`cfb-openapi:1:${url(201)}`);
});

test("hashes do not change between releases, so that a new release finds existing entries", async () => {
  expect(await cacheKey("https://a.example/x", { tier: 1 }, "key")).toBe(
    "cfb-openapi:1:https://a.example/x#0874b80e9ee81d79d7a6061c9423e4ca1827ac8259c9f731a33bd379977f608a",
  );
});

test("a cache key belongs to a path only if a query, a hash or nothing follows the path", async () => {
  const isOfPath = await keysOf("https://a.example/games");
  const keyOf = (rest: string) => isOfPath(`cfb-openapi:1:https://a.example/games${rest}`);
  expect(["", "?a", "#a", "/a", "a", " "].map(keyOf)).toEqual([true, true, true, false, false, false]);
  expect(isOfPath("other:https://a.example/games")).toBe(false);
});

test("forget finds all short and hashed keys of a path with a parameter", async () => {
  const pathUrl = "https://a.example/games/{gameId}/preview";
  const isOfPath = await keysOf(pathUrl);
  const keyOf = (path: string, site = "https://a.example") => cacheKey(site + path, {}, undefined, pathUrl);
  const own = await Promise.all([keyOf("/games/401/preview"), keyOf(`/games/401/preview?x=${"y".repeat(200)}`)]);
  const others = await Promise.all([keyOf("/games/401/preview/adjusted"), keyOf("/games/preview"), keyOf("/games")]);
  expect([own, others].map((keys) => keys.map((key) => isOfPath(String(key))))).toEqual([
    [true, true],
    [false, false, false],
  ]);
});
