import { QueryError } from "../../../src/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";

const oneGame = () => Response.json([{ id: 1 }]);
const baseUrl = "https://a.example/v1/";
const address = "https://a.example/v1/games?year=2025&team=Texas+A%26M";

describe("fetch accepts", () => {
  test.each<[string, string | URL | Request, RequestInit | undefined]>([
    ["a path with a query", "/games?year=2025&team=Texas+A%26M", undefined],
    ["a URL as a string", address, undefined],
    ["a URL", new URL(address), undefined],
    ["a Request", new Request(address), undefined],
    ["an init with the method in lower case", "/games?year=2025&team=Texas+A%26M", { method: "get" }],
    ["a fragment, which is not sent", `${address}#rows`, undefined],
    ["a number with a leading zero", "/games?year=02025&team=Texas+A%26M", undefined],
  ])("%s", async (_, input, init) => {
    const { cfb, requests } = clientWithFetch(oneGame, { baseUrl });
    const response = await cfb.fetch(input, init);
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.ok, await response.json()]).toEqual([200, true, [{ id: 1 }]]);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET https://a.example/v1/games?team=Texas%20A%26M&year=2025",
    ]);
  });
});

describe("fetch throws a QueryError without a request for", () => {
  test.each([
    ["the root", "/", /^The document does not have \/\.$/],
    ["two slashes", "//evil.example/games?year=2025", /^The document does not have \/\//],
    ["an unknown parameter", "/games?year=2025&taem=Texas", /Did you mean `team`\?/],
    ["a repeated parameter", "/games?year=2025&year=2024", /`year` takes a number/],
    ["a malformed number", "/games?year=0x7e9", /`year` takes a number/],
    ["an empty value", "/games?year=2025&team=", /`team` is empty/],
    ["a broken rule", "/games?week=1", /Give `year` or `id`/],
    ["no query where one is needed", "/games", /Give `year` or `id`/],
  ])("%s", async (_, input, message) => {
    const { cfb, requests } = clientWithFetch(oneGame, { baseUrl });
    const error = await rejection(cfb.fetch(input));
    expect(error).toBeInstanceOf(QueryError);
    expect(error).toHaveProperty("message", expect.stringMatching(message));
    expect(requests).toEqual([]);
  });
});

describe("fetch refuses a URL that is not below `baseUrl`:", () => {
  test.each<[string, string | URL | Request]>([
    ["another origin", "https://b.example/v1/games?year=2025"],
    ["another scheme", "http://a.example/v1/games?year=2025"],
    ["another port", "https://a.example:8443/v1/games?year=2025"],
    ["an origin with the same beginning", "https://a.example.evil.example/v1/games?year=2025"],
    ["another folder", "https://a.example/v2/games?year=2025"],
    ["a folder with the same beginning", "https://a.example/v11/games?year=2025"],
    ["a path that leaves the folder", "/../v2/games?year=2025"],
    ["a URL with a user", "https://user:secret@a.example/v1/games?year=2025"],
    ["another origin as a Request", new Request("https://b.example/v1/games")],
    ["a path without a leading slash", "games?year=2025"],
    ["an empty string", ""],
  ])("%s", async (_, input) => {
    const { cfb, requests } = clientWithFetch(oneGame, { baseUrl });
    const error = await rejection(cfb.fetch(input));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toHaveProperty(
      "message",
      expect.stringMatching(/"\/games\?year=2024".*below `baseUrl`. For another server, create another client/),
    );
    expect(String(error)).not.toMatch(/b\.example|evil|8443|secret|v2|v11/);
    expect(requests).toEqual([]);
  });
});

describe("fetch refuses any method except GET, and any body:", () => {
  test.each<[string, string | Request, RequestInit | undefined]>([
    ["the method of an init", "/games?year=2025", { method: "POST" }],
    ["the method of a Request", new Request(address, { method: "DELETE" }), undefined],
    ["HEAD", "/games?year=2025", { method: "head" }],
    ["a body", "/games?year=2025", { body: "{}" }],
  ])("%s", async (_, input, init) => {
    const { cfb, requests } = clientWithFetch(oneGame, { baseUrl });
    const error = await rejection(cfb.fetch(input, init));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toHaveProperty("message", expect.stringMatching(/read-only.*GET/));
    expect(requests).toEqual([]);
  });
});

test("fetch uses its arguments as they were when it was called", async () => {
  const { cfb, requests } = clientWithFetch(oneGame, { baseUrl });
  const url = new URL(address);
  const init = { headers: { "x-a": "1" } };
  const call = cfb.fetch(url, init);
  url.searchParams.set("year", "1999");
  init.headers["x-a"] = "2";
  await call;
  expect(requests[0]?.url).toContain("year=2025");
  expect(requests[0]?.headers.get("x-a")).toBe("1");
});

test.each([
  "/games/../info",
  "/./info",
  "/games/%2e%2E/info",
  "/games/.%2e/info",
  "/a\\..\\info",
  "/a/.\t./info",
  `${baseUrl}games/../info`,
])("fetch refuses %j, because its dot segments would change the path", async (input) => {
  const { cfb, requests } = clientWithFetch(oneGame, { baseUrl });
  const error = await rejection(cfb.fetch(input));
  expect(error).toEqual(new TypeError('`fetch` takes a path without the segments "." and "..". Nothing was sent.'));
  expect(requests).toEqual([]);
});

test("fetch accepts dot segments in the query", async () => {
  const { cfb, requests } = clientWithFetch(oneGame, { baseUrl });
  await cfb.fetch("/games?year=2025&team=a/../b");
  expect(requests).toHaveLength(1);
});
