import { cacheKey, keysOf } from "../../src/cache/key.js";
import { keyed } from "../../src/document/operation.js";
import { withCrypto } from "../support/with-crypto.js";

test.each([
  [{}, false],
  [{ tier: 0 }, true],
  [{ tier: 2 }, true],
  [{ metered: false }, true],
] as const)("whether responses of an operation with %j depend on the key: %j", (operation, expected) => {
  expect(keyed(operation)).toBe(expected);
});

test("a cache key of 200 characters stays whole, and of a longer one the first 70 stay before its hashes", async () => {
  const url = (length: number) => `https://a.example/${"x".repeat(length - "cfb-openapi:1:https://a.example/".length)}`;
  expect(await cacheKey(url(200), {}, undefined)).toBe(`cfb-openapi:1:${url(200)}`);
  const cut = await cacheKey(url(201), {}, undefined);
  expect(cut).toMatch(/^cfb-openapi:1:https:[^#]{50}(#[0-9a-f]{64}){2}$/);
  expect(cut?.slice(0, 70)).toBe(`cfb-openapi:1:${url(201)}`.slice(0, 70));
  expect(cut).toHaveLength(200);
  expect(await withCrypto(undefined, () => cacheKey(url(201), {}, undefined))).toBe(`cfb-openapi:1:${url(201)}`);
});

test("the hash of a key is known, so that another release finds the entries of this one", async () => {
  expect(await cacheKey("https://a.example/x", { tier: 1 }, "key")).toBe(
    "cfb-openapi:1:https://a.example/x#0874b80e9ee81d79d7a6061c9423e4ca1827ac8259c9f731a33bd379977f608a",
  );
});

test("a key that continues the path, or another path, is not a key of the path", async () => {
  const isOfPath = await keysOf("https://a.example/games");
  const keyOf = (rest: string) => isOfPath(`cfb-openapi:1:https://a.example/games${rest}`);
  expect(["", "?a", "#a", "/a", "a", " "].map(keyOf)).toEqual([true, true, true, false, false, false]);
});
