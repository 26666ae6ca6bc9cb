import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { operations } from "../../generated/operations.js";
import { cacheKey } from "../../src/cache/key.js";
import { addresses } from "../../src/query/address.js";

const baseUrl = "https://api.example";
const untiered = operations["/games"];
const tiered = operations["/wepa/team/season"];
const apiKey = "s3cr3t-key-of-mine";

const text = fc.oneof(
  fc.string(),
  fc.constantFrom("", "1", "null", "a&year=2024", "a#b", "a%26b", "Hawai\u02bbi", "\u{1f3c8}"),
);
/** As judged: every value is of its parameter's type. */
const query = fc
  .record(
    { year: fc.integer(), threshold: fc.double({ noNaN: true }), team: text, conference: text },
    { requiredKeys: [] },
  )
  .map((asked): Record<string, unknown> => asked);

/** The address of a call. */
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

test("neither the order of the names nor what is left undefined changes a key", async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.nat(), async (asked, seed) => {
      const entries = Object.entries(asked);
      const from = seed % (entries.length + 1);
      const turned = [...entries.slice(from), ["left out", undefined] as const, ...entries.slice(0, from)];
      const keys = [asked, Object.fromEntries(turned)].map((given) => urlOf({ baseUrl, path: "/games", query: given }));
      expect(keys[0]).toBe(keys[1]);
    }),
  );
});

test("two calls that differ in address, path, or the name or value of a parameter have two keys", async () => {
  const exact = ({ baseUrl, path, query }: { baseUrl: string; path: string; query: Record<string, unknown> }) => [
    baseUrl,
    path,
    // -0 is 0 in an address.
    Object.entries(query)
      .map(([name, value]) => [name, value === 0 ? 0 : value])
      .sort(),
  ];
  await fc.assert(
    fc.asyncProperty(call, call, async (one, two) => {
      const keys = await Promise.all([one, two].map((asked) => cacheKey(urlOf(asked), untiered, undefined)));
      const same = isDeepStrictEqual(exact(one), exact(two));
      expect(keys[0] === keys[1]).toBe(same);
      expect(urlOf(one) === urlOf(two)).toBe(same);
    }),
  );
});

test("no query, an empty one and one of undefined values are one", () => {
  const keys = [undefined, {}, { year: undefined }].map((asked) =>
    urlOf({ baseUrl, path: "/plays/types", query: asked }),
  );
  expect(new Set(keys).size).toBe(1);
});

test("a slash at the end of the address makes no difference", () => {
  expect(urlOf({ baseUrl: `${baseUrl}/`, path: "/games", query: {} })).toBe(
    urlOf({ baseUrl, path: "/games", query: {} }),
  );
});

test("a key says in plain words what it is for, after the package's name and the version of its entries", async () => {
  expect(
    await cacheKey(urlOf({ baseUrl, path: "/games", query: { year: 2024, team: "Texas A&M" } }), untiered, apiKey),
  ).toBe("cfb-openapi:1:https://api.example/games?team=Texas%20A%26M&year=2024");
});

describe("an operation of a tier", () => {
  const keyFor = (key: string | undefined, operation = tiered) =>
    cacheKey(urlOf({ baseUrl, path: "/wepa/team/season", query: { year: 2024 } }), operation, key);

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
    const request = urlOf({ baseUrl, path: "/wepa/team/season", query: { year: 2024 } });
    for (const runtime of [{}, { crypto: {} }]) {
      expect(await cacheKey(request, tiered, apiKey, runtime)).toBeUndefined();
      expect(await cacheKey(request, untiered, apiKey, runtime)).toBe(`cfb-openapi:1:${request}`);
    }
  });

  test("holds a SHA-256 in hexadecimal", async () => {
    expect(await keyFor(apiKey)).toMatch(/^cfb-openapi:1:https:\S+year=2024#[0-9a-f]{64}$/);
  });

  test("never shows the API key, nor has it in common with another's", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 8 }), fc.string({ minLength: 8 }), query, async (one, two, asked) => {
        const plain = urlOf({ baseUrl, path: "/wepa/team/season", query: asked });
        const keys = await Promise.all([one, two].map((key) => cacheKey(plain, tiered, key)));
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

test("a long key ends in a hash, which fits every store, and is still one for one question", async () => {
  const keyOf = (team: string) =>
    cacheKey(urlOf({ baseUrl, path: "/games", query: { team: team.repeat(100) } }), untiered, apiKey);
  expect(await keyOf("Texas")).toMatch(/^cfb-openapi:1:https:\S{80}#[0-9a-f]{64}$/);
  expect(await keyOf("Texas")).toBe(await keyOf("Texas"));
  expect(await keyOf("Texas")).not.toBe(await keyOf("Maine"));
});
