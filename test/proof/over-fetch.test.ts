import * as cfbd from "cfbd";
import { ofetch } from "ofetch";
import createOpenapiFetch from "openapi-fetch";
import { examples } from "../../generated/examples.js";
import { createClient, isPath, type paths } from "../../src/index.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { cfbdFunctions, pathOf } from "../support/cfbd.js";
import { FaultServer } from "../support/fault-server.js";
import { respondWith } from "../support/http-server.js";

// Tests third-party clients that use this client's `fetch`.

const sample = toNodeListener(createSampleService({ keys: ["the-key-of-the-client"] }));
const busy = respondWith(429, '{"message":"Too many concurrent requests for this endpoint."}', { "retry-after": "1" });
const failing = respondWith(503, "<html>", { "content-type": "text/html" });
/** A 200 with a truncated body, because the connection closes early. */
const cut = respondWith(200, '[{"id":1},{"i', { "content-length": "1000", connection: "close" });

/** The authorization headers that the server receives for one request. */
const ownKey = ["Bearer the-key-of-the-client"];

const server = new FaultServer();
beforeAll(() => server.listen());
afterAll(() => server.closeAll());

/** A client of the server. Its clock runs a thousand times as fast as real time, so that waits are short. */
const overFetch = () =>
  createClient({
    apiKey: "the-key-of-the-client",
    baseUrl: server.url,
    clock: server.clock,
    retries: 3,
    timeoutMs: 10_000_000,
    totalTimeoutMs: 20_000_000,
  });

describe("the service's own client", () => {
  async function data(call: (typeof cfbdFunctions)[number][1]) {
    const path = await pathOf(call);
    if (!isPath(path)) throw new Error(`no operation has the path ${path}`);
    const { fetch } = overFetch();
    // The client replaces this key with its own.
    cfbd.client.setConfig({ baseUrl: server.url, headers: { Authorization: "Bearer placeholder" }, fetch });
    const { data, response } = await call({ query: examples[path] });
    return { data, status: response.status, expected: await overFetch().get(path, examples[path] as never) };
  }

  test.each(cfbdFunctions)("gets the same data as `get` through %s", async (_, call) => {
    server.setResponses(sample);
    const { data: own, status, expected } = await data(call);
    expect([status, own]).toEqual([200, expected]);
    expect(server.requests).toBe(2);
  });

  test.each(cfbdFunctions)("gets the data through %s after a busy 429, a 503 and a truncated body", async (_, call) => {
    server.setResponses(busy, failing, cut, sample);
    const { data: own, status, expected } = await data(call);
    expect([status, own]).toEqual([200, expected]);
    expect(server.requests).toBe(5);
    expect(new Set(server.keys)).toEqual(new Set(ownKey));
  });

  test("returns an HTTP failure as its `error`", async () => {
    server.setResponses(respondWith(400, '{"message":"Validation Failed"}'));
    cfbd.client.setConfig({ baseUrl: server.url, fetch: overFetch().fetch });
    const { data: none, error, response } = await cfbd.getGames({ query: { year: 2024 } });
    expect([none, error, response.status]).toEqual([undefined, { message: "Validation Failed" }, 400]);
    expect(server.keys).toEqual(ownKey);
  });
});

const query = { year: 2024, team: "Ohio State" };

describe("ofetch", () => {
  const client = () => ofetch.create({ baseURL: server.url, retry: 0 }, { fetch: overFetch().fetch });

  test("gets the same data as `get` after a busy 429, a 503 and a truncated body", async () => {
    server.setResponses(busy, failing, cut, sample);
    expect(await client()("/games", { query })).toEqual(await overFetch().get("/games", query));
    expect(server.requests).toBe(5);
  });

  test("throws a FetchError with the status and body of an HTTP failure", async () => {
    server.setResponses(respondWith(400, '{"message":"Validation Failed"}'));
    const failed = await client()("/games", { query }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: "FetchError", status: 400, data: { message: "Validation Failed" } });
    expect(server.keys).toEqual(ownKey);
  });
});

describe("openapi-fetch", () => {
  const client = () => createOpenapiFetch<paths>({ baseUrl: server.url, fetch: overFetch().fetch });

  test("gets the same data as `get` after a busy 429, a 503 and a truncated body", async () => {
    server.setResponses(busy, failing, cut, sample);
    const { data } = await client().GET("/games", { params: { query } });
    expect(data).toEqual(await overFetch().get("/games", query));
    expect(server.requests).toBe(5);
  });

  test("returns an HTTP failure as its `error`", async () => {
    server.setResponses(respondWith(400, '{"message":"Validation Failed"}'));
    const { data, error, response } = await client().GET("/games", { params: { query } });
    expect([data, error, response.status]).toEqual([undefined, { message: "Validation Failed" }, 400]);
    expect(server.keys).toEqual(ownKey);
  });
});
