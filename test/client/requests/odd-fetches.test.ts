import { createClient } from "../../../src/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";

const games = { params: { query: { year: 2024 } } } as const;
const oneGame = () => Response.json([{ id: 1 }]);
const apiKey = "a-key-of-12-and-more";

test.each([[null], [{ url: "/games?year=2024" }], [7]])(
  "fetch refuses %j as its URL with an error that shows a valid path",
  async (input) => {
    const cfb = createClient({ apiKey, fetch: async () => Response.json([]) });
    const error = await rejection((cfb.fetch as (input: unknown) => Promise<Response>)(input));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toHaveProperty("message", expect.stringContaining('takes a path such as "/games?year=2024"'));
  },
);

test("get, GET and fetch send the same URL if the base URL ends with several slashes", async () => {
  const urls: string[] = [];
  const baseUrl = "https://proxy.example/a//";
  const fetch = async ({ url }: Request) => Response.json(urls.push(url) ? [] : []);
  const cfb = createClient({ apiKey, baseUrl, fetch });
  await cfb.get("/games", { year: 2024 });
  await cfb.GET("/games", { params: { query: { year: 2024 } } });
  await cfb.fetch("/games?year=2024");
  expect(new Set(urls)).toEqual(new Set(["https://proxy.example/a/games?year=2024"]));
});

test("the client recognizes an HTTP/2 failure by an error code in its causes, not by the host's name", async () => {
  const failing = (cause: unknown) =>
    createClient({ apiKey, retries: 0, fetch: () => Promise.reject(new TypeError("fetch failed", { cause })) });
  const code = (name: string, message: string) => Object.assign(new Error(message), { code: name });
  const missing = await rejection(failing(code("ENOTFOUND", "getaddrinfo ENOTFOUND http2.example.com")).get("/venues"));
  expect(missing).toHaveProperty("message", expect.not.stringContaining("The connection uses HTTP/2"));
  const deep = new Error("terminated", { cause: code("ERR_HTTP2_STREAM_ERROR", "Stream closed") });
  const broken = await rejection(failing(deep).get("/venues"));
  expect(broken).toHaveProperty("message", expect.stringContaining("The connection uses HTTP/2"));
});

test("if a custom fetch returns a Response whose text is not a string, the error says that the body is not JSON", async () => {
  const odd = { status: 200, ok: true, headers: new Headers(), body: null, text: async () => ({}) };
  const cfb = createClient({ apiKey, retries: 0, fetch: async () => odd as unknown as Response });
  expect(await rejection(cfb.get("/venues"))).toHaveProperty("message", expect.stringContaining("is not JSON"));
});

describe("the service is read-only, so", () => {
  test.each(["PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const)(
    "%s throws a TypeError without a request",
    async (method) => {
      const { cfb, requests } = clientWithFetch(oneGame);
      const error = await rejection((cfb[method] as (path: string, init: object) => Promise<unknown>)("/games", games));
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toHaveProperty("message", expect.stringMatching(/read-only.*GET/));
      expect(requests).toEqual([]);
    },
  );

  test("`request` accepts only the method get", async () => {
    const { cfb, requests } = clientWithFetch(oneGame);
    expect((await cfb.request("get", "/games", games)).data).toEqual([{ id: 1 }]);
    expect(await rejection(cfb.request("put" as never, "/games" as never))).toBeInstanceOf(TypeError);
    expect(requests).toHaveLength(1);
  });
});
