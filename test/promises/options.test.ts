import { CfbError, type ClientOptions, createClient } from "../../src/index.js";
import { clientOver, key, leaks, rejection } from "../support/client-with-fetch.js";

const none: readonly unknown[] = [];

/** Values that no number option takes. */
const noNumbers = ["300", -5, Number.NaN, true, {}, [], () => 1, 5n];

/** What no option of a client takes. */
const senseless: readonly [string, readonly unknown[]][] = [
  ["timeoutMs", [...noNumbers, 0]],
  ["totalTimeoutMs", [...noNumbers, 0]],
  ["cacheTimeoutMs", noNumbers],
  ["maxRetryAfterMs", noNumbers],
  ["maxBodyBytes", noNumbers],
  ["concurrency", [...noNumbers, 0]],
  ["retries", noNumbers],
  ["quotaFloor", noNumbers],
  ["validate", ["strict", "Throw", "", true, 1, {}]],
  ["cache", ["memory", 1, {}, { get() {} }, () => ({})]],
  ["fetch", ["node-fetch", {}, Promise.resolve(globalThis.fetch)]],
  ["baseUrl", ["", "api.example", "ftp://api.example", 5, {}]],
  ["headers", ["x-a: b", 5, { "no name": "1" }, { "x-a": "line\nbreak" }]],
  ["fetchOptions", ["no-store", 5, () => ({})]],
  ["clock", [5, {}, { now: Date.now }]],
  ["onDrift", ["log", {}]],
  ["onCacheError", ["log", {}]],
  ["onRequest", ["log", {}]],
  ["onResponse", ["log", {}]],
  ["onRetry", ["log", {}]],
  ["onQuota", ["log", {}]],
];

test.each(senseless)("createClient refuses a %s that makes no sense, and names it", (name, values) => {
  const taken = values.filter((value) => {
    try {
      createClient({ [name]: value } as ClientOptions);
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toHaveProperty("message", expect.stringMatching(new RegExp(`\\b${name}\\b`)));
      return false;
    }
    return true;
  });
  expect(taken).toEqual(none);
});

test("createClient takes every option left undefined, and every bound", () => {
  for (const [name] of senseless) createClient({ [name]: undefined });
  const ends = { retries: 0, quotaFloor: 0, maxRetryAfterMs: 0, concurrency: 1, timeoutMs: 1, totalTimeoutMs: 1 };
  createClient(ends);
  createClient({ timeoutMs: Infinity, totalTimeoutMs: Infinity, concurrency: Infinity, maxBodyBytes: Infinity });
  createClient({ cache: new Map(), validate: "off", fetchOptions: {}, headers: {} });
});

/** What no option of a call takes. */
const senselessCalls: readonly [string, readonly unknown[]][] = [
  ["timeoutMs", [...noNumbers, 0]],
  ["totalTimeoutMs", [...noNumbers, 0]],
  ["retries", noNumbers],
  ["cacheTtlMs", noNumbers],
  ["validate", ["strict", "", true, 1]],
  ["cache", ["always", true, {}]],
  ["signal", ["stop", {}, new AbortController()]],
  ["headers", ["x-a: b", 5, { "no name": "1" }, { "x-a": "line\nbreak" }]],
  ["fetchOptions", ["no-store", 5]],
];

test.each(senselessCalls)(
  "a call with a %s that makes no sense is a QueryError, and nothing is sent",
  async (name, values) => {
    for (const cache of [false, true]) {
      const { cfb, requests } = clientOver(() => Response.json([]), { cache });
      for (const value of values) {
        const options = { [name]: value } as never;
        const error = await rejection(cfb.get("/venues", {}, options));
        expect(error).toMatchObject({ name: "QueryError", code: "query", path: "/venues", parameters: [] });
        expect(error).toHaveProperty("message", expect.stringMatching(new RegExp(`\\b${name}\\b`)));
        expect(await cfb.result("/venues", {}, options)).toMatchObject({ ok: false, error: { code: "query" } });
      }
      expect(requests).toEqual(none);
    }
  },
);

test("a header of a call that no request takes is not quoted", async () => {
  const headers = { authorization: `Bearer ${key}\n`, "x-key": `${key}\n${key}` };
  const { cfb } = clientOver(() => Response.json([]), { apiKey: "another-key-of-mine" });
  const error = await rejection(cfb.get("/venues", {}, { headers }));
  expect(error).toMatchObject({ code: "query" });
  expect(leaks(error)).toEqual(none);
});

const body = (read: () => never) => ({ ok: true, status: 200, headers: new Headers(), body: { getReader: read } });

describe("a TypeError that is not about the call's options is no QueryError", () => {
  const stray = (): never => {
    throw new TypeError("x is not a function");
  };

  test.each<[string, () => unknown]>([
    ["returns undefined, as jest.fn() does", jest.fn()],
    ["returns null", () => null],
    ["returns a text", () => "[]"],
    ["returns the data instead of a Response", () => [{ id: 1 }]],
    ["returns an object that is half a Response", () => ({ ok: true, status: 200 })],
    ["returns a Response whose body cannot be read", () => body(stray)],
    [
      "returns a Response whose status throws",
      () => Object.defineProperty(new Response("[]"), "status", { get: stray }),
    ],
    ["throws one at once", stray],
    ["rejects with one", () => Promise.reject(new TypeError("x is not a function"))],
  ])("where fetch %s", async (_, fetch) => {
    const cfb = createClient({ apiKey: key, fetch: fetch as never, retries: 0 });
    const result = await cfb.result("/venues");
    if (result.ok) throw new Error("the call succeeded");
    for (const error of [result.error, await rejection(cfb.get("/venues")), await rejection(cfb.raw.GET("/venues"))]) {
      expect(error).toBeInstanceOf(CfbError);
      expect(error).toMatchObject({ code: expect.stringMatching(/^(connection|response)$/), path: "/venues" });
    }
  });

  test("where the fetch returns no Response, the message says so", async () => {
    const cfb = createClient({ apiKey: key, fetch: jest.fn(), retries: 0 });
    expect(await rejection(cfb.get("/venues"))).toHaveProperty("message", expect.stringMatching(/`fetch`/));
  });
});
