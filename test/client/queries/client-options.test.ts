import { CfbError, type ClientOptions, createClient } from "../../../src/index.js";
import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";

const none: readonly unknown[] = [];

/** Values that every numeric option rejects. */
const noNumbers = ["300", -5, Number.NaN, true, {}, [], () => 1, 5n];

/** Invalid values by client option. */
const invalidOptions: readonly [string, readonly unknown[]][] = [
  ["timeoutMs", [...noNumbers, 0]],
  ["totalTimeoutMs", [...noNumbers, 0]],
  ["cacheTimeoutMs", noNumbers],
  ["maxRetryAfterMs", noNumbers],
  ["maxBodyBytes", [...noNumbers, 0]],
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
  ["onNotice", ["log", {}]],
  ["notices", ["on", "Refuse", "", true, 1, {}]],
  ["names", ["yes", 1, {}]],
];

test.each(invalidOptions)("createClient throws a TypeError that names an invalid %s", (name, values) => {
  const accepted = values.filter((value) => {
    try {
      createClient({ [name]: value } as ClientOptions);
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toHaveProperty("message", expect.stringMatching(new RegExp(`\\b${name}\\b`)));
      return false;
    }
    return true;
  });
  expect(accepted).toEqual(none);
});

test.each([
  [{ baseUrl: "localhost" }, /baseUrl is not an http or https URL such as/],
  [{ baseUrl: "ftp://a.example" }, /http or https/],
  [{ baseUrl: "https://me:secret@a.example" }, /must not contain a user, password, query or fragment/],
  [{ baseUrl: "https://a.example/?a=b" }, /must not contain a user, password, query or fragment/],
  [{ baseUrl: "https://a.example/#a" }, /must not contain a user, password, query or fragment/],
  [{ retries: -1 }, /retries takes a whole number of at least 0/],
])("createClient(%j) throws an error that says which values the option accepts", (options, message) => {
  expect(() => createClient(options)).toThrow(message);
});

test.each([null, 5, "key"])("createClient(%j) throws an error that says that options must be an object", (options) => {
  expect(() => createClient(options as never)).toThrow(new TypeError("options must be an object"));
});

test.each([{ path: "/games" }, "/games", null, undefined])(
  "plan(%j) rejects with an error that shows a valid argument",
  async (calls) => {
    const message = 'plan` takes a list of calls, such as [{ path: "/games", query: { year: 2025 } }].';
    expect(await rejection(createClient().plan(calls as never))).toMatchObject({
      message: expect.stringContaining(message),
    });
  },
);

test.each([null, "/games", 5])("plan([%j]) counts the call as invalid", async (call) => {
  const { calls } = await createClient().plan([call as never]);
  expect(calls).toMatchObject([{ cost: "invalid", error: { message: 'The path must be a string such as "/games".' } }]);
});

test("the client does not send a header that is null or undefined", async () => {
  const headers = { "x-a": null, "x-b": undefined, "x-c": "1" } as never;
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { headers });
  await cfb.get("/venues");
  expect(["x-a", "x-b", "x-c"].map((name) => requests[0]?.headers.get(name))).toEqual([null, null, "1"]);
});

test("createClient accepts undefined for every option, and both ends of every range", () => {
  for (const [name] of invalidOptions) createClient({ [name]: undefined });
  const ends = { retries: 0, quotaFloor: 0, maxRetryAfterMs: 0, concurrency: 1, timeoutMs: 1, totalTimeoutMs: 1 };
  createClient(ends);
  createClient({ timeoutMs: Infinity, totalTimeoutMs: Infinity, concurrency: Infinity, maxBodyBytes: Infinity });
  createClient({ cache: new Map(), validate: "off", fetchOptions: {}, headers: {} });
});

/** Invalid values by call option. */
const invalidCallOptions: readonly [string, readonly unknown[]][] = [
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

test.each(invalidCallOptions)(
  "a call with an invalid %s fails with a QueryError and is not sent",
  async (name, values) => {
    for (const cache of [false, true]) {
      const { cfb, requests } = clientWithFetch(() => Response.json([]), { cache });
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

test("the error for a call's invalid header does not quote the header", async () => {
  const headers = { authorization: `Bearer ${key}\n`, "x-key": `${key}\n${key}` };
  const { cfb } = clientWithFetch(() => Response.json([]), { apiKey: "another-key-of-mine" });
  const error = await rejection(cfb.get("/venues", {}, { headers }));
  expect(error).toMatchObject({ code: "query" });
  expect(leaks(error)).toEqual(none);
});

const body = (read: () => never) => ({ ok: true, status: 200, headers: new Headers(), body: { getReader: read } });

describe("a TypeError that the call's options did not cause is not a QueryError", () => {
  const stray = (): never => {
    throw new TypeError("x is not a function");
  };

  test.each<[string, () => unknown]>([
    ["returns undefined, as jest.fn() does", jest.fn()],
    ["returns null", () => null],
    ["returns a string", () => "[]"],
    ["returns the data instead of a Response", () => [{ id: 1 }]],
    ["returns an object with only part of a Response", () => ({ ok: true, status: 200 })],
    ["returns a Response whose body cannot be read", () => body(stray)],
    [
      "returns a Response whose status throws",
      () => Object.defineProperty(new Response("[]"), "status", { get: stray }),
    ],
    ["throws a TypeError immediately", stray],
    ["rejects with a TypeError", () => Promise.reject(new TypeError("x is not a function"))],
  ])("if fetch %s", async (_, fetch) => {
    const cfb = createClient({ apiKey: key, fetch: fetch as never, retries: 0 });
    const result = await cfb.result("/venues");
    if (result.ok) throw new Error("the call succeeded");
    for (const error of [result.error, await rejection(cfb.get("/venues")), await rejection(cfb.GET("/venues"))]) {
      expect(error).toBeInstanceOf(CfbError);
      expect(error).toMatchObject({ code: expect.stringMatching(/^(connection|response)$/), path: "/venues" });
    }
  });
});
