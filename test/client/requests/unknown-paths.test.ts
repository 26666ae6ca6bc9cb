import { createClient, type NoticeEvent, QueryError } from "../../../src/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";

const rows = () => Response.json([{ rank: 1 }], { headers: { "x-calllimit-remaining": "41" } });

/** A path that the document does not have, as a JavaScript caller passes it. */
const path = "/new/path" as never;

test("fetch and GET send an undocumented path with its query unchanged", async () => {
  const { cfb, requests } = clientWithFetch(rows);
  const response = await cfb.fetch("/new/path?x=1&x=2&name=a%20b");
  expect(await response.json()).toEqual([{ rank: 1 }]);
  const { data } = await cfb.GET(path, { params: { query: { x: 1 } } } as never);
  expect(data).toEqual([{ rank: 1 }]);
  expect(requests.map(({ url }) => url)).toEqual([
    "https://api.collegefootballdata.com/new/path?name=a%20b&x=1&x=2",
    "https://api.collegefootballdata.com/new/path?x=1",
  ]);
});

test.each([
  ["/new?a%26b=1&c=2", "?a%26b=1&c=2"],
  ["/new?a%23b=1&c=2", "?a%23b=1&c=2"],
  ["/new?a%25b=1", "?a%25b=1"],
  ["/new?a%3Db=1", "?a%3Db=1"],
])("fetch does not change the names in an undocumented path's query: %s", async (input, search) => {
  const { cfb, requests } = clientWithFetch(rows);
  await cfb.fetch(input);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([search]);
});

test("GET encodes the names in an undocumented path's query", async () => {
  const { cfb, requests } = clientWithFetch(rows);
  await cfb.GET(path, { params: { query: { "a&b": 1, "c#d": 2, e: 3 } } } as never);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?a%26b=1&c%23d=2&e=3"]);
});

test.each(["/new/x/.. ", "/new/x/%2e%2e\u0000", "/new/x/..\u001f", "/new/.. "])(
  "fetch refuses dot segments even with blanks or control characters around the URL: %j",
  async (input) => {
    const { cfb, requests } = clientWithFetch(rows);
    const error = await rejection(cfb.fetch(input));
    expect(error).toEqual(new TypeError('`fetch` takes a path without the segments "." and "..". Nothing was sent.'));
    expect(requests).toEqual([]);
  },
);

test.each([
  ["/new/{id}/info", { id: ".." }],
  ["/new/{id}/info", { id: "." }],
  ["/{id}/info", { id: ".." }],
  ["/new/../info", {}],
  ["/new/%2e%2E/info", {}],
  ["/new\\..\\info", {}],
  ["/new/.\t./info", {}],
])("GET refuses a path with dot segments: %s with %j", async (given, inPath) => {
  for (const baseUrl of ["https://a.example", "https://a.example/api/"]) {
    const { cfb, requests } = clientWithFetch(rows, { baseUrl });
    const error = await rejection(cfb.GET(given as never, { params: { path: inPath } } as never));
    expect(error).toEqual(new TypeError('`GET` takes a path without the segments "." and "..". Nothing was sent.'));
    expect(requests).toEqual([]);
  }
});

test.each([
  ["a lone surrogate", { x: "\ud800", y: 1 }],
  ["a symbol", { x: Symbol("s") }],
  ["an object", { x: { y: 1 } }],
  ["a list with null", { x: [1, null] }],
])("GET throws an error that names the parameter if a URL can't contain its value: %s", async (_, query) => {
  const { cfb, requests } = clientWithFetch(rows);
  const error = await rejection(Reflect.apply(cfb.GET, cfb, ["/new", { params: { query } }]));
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toHaveProperty("message", expect.stringContaining("`x` takes a string"));
  expect(requests).toEqual([]);
});

test.each([
  ["a Map as the query", "/new", { params: { query: new Map([["x", 1]]) } }, /`params\.query` must be an object/],
  ["dots after a name with a question mark", "/new/{a?b}/../info", { params: { path: { "a?b": "v" } } }, /"\.\."/],
  ["dots with another baseUrl", "/../info", { baseUrl: "https://a.example/a/b" }, /"\.\."/],
  ["dots as a value", "/new/{id}/info", { params: { path: { id: ".." } } }, /"\.\."/],
  ["a path value that is not given", "/new/{id}/info", {}, /`id` must be given/],
  ["an empty path value", "/new/{id}/info", { params: { path: { id: "" } } }, /`id` must be given/],
  ["an operation with a slash at its end", "/teams/fbs/", { params: { query: { year: [] } } }, /Write "\/teams\/fbs"/],
  [
    "an operation in another letter case",
    "/Teams/fbs",
    { params: { query: { year: "2001" } } },
    /Write "\/teams\/fbs"/,
  ],
  ["a query behind a fragment", "/teams/fbs#x", { params: { query: { year: 2001 } } }, /without \? and #/],
  ["a query behind a query", "/new?x=1", { params: { query: { year: 2001 } } }, /without \? and #/],
  ["a list without elements", "/new", { params: { query: { team: [] } } }, /`team` takes a string/],
  ["a number that JSON does not have", "/new", { params: { query: { team: Number.NaN } } }, /`team` takes a string/],
])("GET refuses a call that would be sent as a different call: %s", async (_, path, init, message) => {
  const { cfb, requests } = clientWithFetch(rows);
  const error = await rejection(Reflect.apply(cfb.GET, cfb, [path, init]));
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toHaveProperty("message", expect.stringMatching(message));
  expect(requests).toEqual([]);
});

test.each([
  ["/inf%6F", "/info"],
  ["/plays/stat%73?gameId=401", "/plays/stats"],
])("fetch recognizes an operation in a percent-encoded path: %s", async (input, path) => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { notices: "off" });
  await cfb.fetch(input).catch(() => undefined);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([path]);
});

test("an encoded slash remains part of its segment", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { notices: "off" });
  await cfb.fetch("/plays%2Fstats?x=1");
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/plays%2Fstats"]);
});

test("GET sends a value that contains a slash or dots as one segment", async () => {
  const { cfb, requests } = clientWithFetch(rows);
  for (const id of ["a/../b", "..a", "a b"])
    await cfb.GET("/new/{id}/info" as never, { params: { path: { id } } } as never);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    "/new/a%2F..%2Fb/info",
    "/new/..a/info",
    "/new/a%20b/info",
  ]);
});

test("get, result and plan refuse an undocumented path without a request", async () => {
  const { cfb, requests } = clientWithFetch(rows);
  const result = await cfb.result(path);
  const errors = [await rejection(cfb.get(path)), Reflect.get(result, "error")];
  for (const error of errors) expect(error).toBeInstanceOf(QueryError);
  expect((await cfb.plan([{ path }])).calls).toMatchObject([{ cost: "invalid" }]);
  expect(requests).toEqual([]);
});

test("an undocumented path causes the notice `unknown-path`, or a QueryError with `refuse`", async () => {
  const events: NoticeEvent[] = [];
  const onNotice = (event: NoticeEvent) => events.push(event);
  await clientWithFetch(rows, { onNotice }).cfb.fetch("/game?year=2025");
  expect(events).toEqual([
    {
      path: "/game",
      notice: {
        kind: "unknown-path",
        message:
          "The document does not have /game: a request counts as one call, and its response is not validated. Did you mean /games?",
      },
    },
  ]);
  const { cfb, requests } = clientWithFetch(rows, { notices: "refuse" });
  expect(await rejection(cfb.fetch("/new/path"))).toBeInstanceOf(QueryError);
  expect(requests).toEqual([]);
});

test("a response of an undocumented path counts as one call and is not validated", async () => {
  const onDrift = jest.fn();
  const { cfb } = clientWithFetch(rows, { validate: "throw", onDrift });
  await cfb.fetch("/new/path");
  expect(cfb.quota).toMatchObject({ remaining: 41, spent: 1 });
  expect(onDrift).not.toHaveBeenCalled();
});

test("an undocumented path's response is stored only with `cacheTtlMs`, and only for its key", async () => {
  const store = new Map<string, string>();
  const cache = {
    get: (key: string) => store.get(key),
    set: (key: string, value: string) => void store.set(key, value),
    delete: (key: string) => store.delete(key),
  };
  const { cfb, requests } = clientWithFetch(rows, { cache });
  await cfb.fetch("/new/path");
  expect(store.size).toBe(0);
  await cfb.fetch("/new/path", { cacheTtlMs: 60_000 });
  await cfb.fetch("/new/path", { cacheTtlMs: 60_000 });
  expect(requests).toHaveLength(2);
  const other = createClient({ apiKey: "another-key", cache, fetch: async () => rows() });
  await other.fetch("/new/path", { cacheTtlMs: 60_000 });
  expect(store.size).toBe(2);
});

test("a response of an undocumented path is stored if it is an object, as if it were a list", async () => {
  const onCacheError = jest.fn();
  const { cfb, requests } = clientWithFetch(() => Response.json({ a: 1 }), { cache: true, onCacheError });
  for (const _ of [1, 2]) {
    const response = await cfb.fetch("/new/path", { cacheTtlMs: 60_000 });
    expect(await response.json()).toEqual({ a: 1 });
  }
  expect(requests).toHaveLength(1);
  expect(onCacheError).not.toHaveBeenCalled();
});

test("the client refuses a path that contains the key function's key before it reads the cache", async () => {
  const get = jest.fn();
  const cache = { get, set: get, delete: get };
  const { cfb, requests } = clientWithFetch(rows, { apiKey: async () => "a-secret-key", cache });
  expect(await rejection(cfb.fetch("/new/a-secret-key", { cacheTtlMs: 60_000 }))).toBeInstanceOf(QueryError);
  expect([get.mock.calls, requests]).toEqual([[], []]);
});

test("the client refuses a URL with the key in its path or query", async () => {
  const { cfb, requests } = clientWithFetch(rows, { apiKey: "a-secret-key" });
  for (const input of ["/new/a-secret-key", "/new/path?key=a-secret-key"]) {
    const error = await rejection(cfb.fetch(input));
    expect(error).toBeInstanceOf(QueryError);
    expect(String(error)).not.toContain("a-secret-key");
  }
  expect(requests).toEqual([]);
});

test("fetch and GET return the Response of an undocumented path's failure", async () => {
  const { cfb } = clientWithFetch(() => new Response("<html>Cannot GET</html>", { status: 404 }));
  expect((await cfb.fetch("/new/path")).status).toBe(404);
  const { response } = await cfb.GET(path);
  expect(response.status).toBe(404);
});

test("a new field in a closed object is reported as drift, not as an error", async () => {
  const onDrift = jest.fn();
  const { cfb } = clientWithFetch(() => Response.json([{ id: 1, name: "A", newKey: 1 }]), {
    validate: "report",
    onDrift,
  });
  await cfb.get("/venues");
  const [[event]] = onDrift.mock.calls;
  expect(event.findings).toContainEqual(expect.objectContaining({ kind: "extra", pattern: "/*/newKey" }));
});
