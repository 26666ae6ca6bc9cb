import { createClient } from "../../../src/index.js";
import { clientWithFetch, key, rejection } from "../../support/client-with-fetch.js";

const oneGame = () => Response.json([{ id: 1 }]);
const page = globalThis as { location?: unknown; document?: unknown };

afterEach(() => {
  delete page.location;
  delete page.document;
});

/** Makes the process look like a page at this URL. */
function openPage(href: string): void {
  page.location = { href };
  page.document = { baseURI: href };
}

describe("with `apiKey: null`", () => {
  test("get, result, GET and fetch succeed without sending a key", async () => {
    const { cfb, requests } = clientWithFetch(oneGame, { apiKey: null });
    await cfb.get("/games", { year: 2024 });
    expect(await cfb.result("/scoreboard")).toMatchObject({ ok: true });
    await cfb.GET("/games", { params: { query: { year: 2023 } } });
    await cfb.fetch("/games?year=2022");
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, null, null, null]);
  });

  test("a user's Authorization header reaches their server", async () => {
    const { cfb, requests } = clientWithFetch(oneGame, { apiKey: null, headers: { authorization: "Bearer session" } });
    await cfb.get("/games", { year: 2024 });
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer session");
  });

  test("the cache stores all responses except tier data", async () => {
    const { cfb, requests } = clientWithFetch(oneGame, { apiKey: null, cache: true });
    for (const _ of [1, 2]) {
      await cfb.get("/games", { year: 2024 });
      await cfb.get("/games/weather", { year: 2024 });
    }
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/games", "/games/weather", "/games/weather"]);
  });

  test("a 401 from the user's server is not retried", async () => {
    const { cfb, requests } = clientWithFetch(() => new Response("", { status: 401 }), { apiKey: null, retries: 2 });
    const message =
      "/games (getGames): 401. The client did not send a key (`apiKey: null`). The server at `baseUrl` has to add a valid key.";
    expect(await rejection(cfb.get("/games", { year: 2024 }))).toMatchObject({ code: "authentication", message });
    requests.length = 0;
    expect(await rejection(cfb.get("/games", { year: 2024 }))).toMatchObject({ code: "authentication", status: 401 });
    expect(requests).toHaveLength(1);
  });
});

test.each([undefined, ""])("an `apiKey` of %p counts as missing", async (apiKey) => {
  const { cfb, requests } = clientWithFetch(oneGame, { apiKey });
  expect(await rejection(cfb.get("/games", { year: 2024 }))).toMatchObject({
    code: "authentication",
    message: "No API key. Nothing was sent. Get one at collegefootballdata.com and pass it as `apiKey`.",
  });
  expect(requests).toEqual([]);
});

test("in a page, the error for a missing key recommends a server instead of a key in the page", async () => {
  openPage("https://app.example/games");
  const error = await rejection(clientWithFetch(oneGame, { apiKey: undefined }).cfb.get("/games", { year: 2024 }));
  expect(error).toHaveProperty("code", "authentication");
  const { message } = error as Error;
  expect(message).toMatch(/^No API key\. Nothing was sent\./);
  expect(message).toMatch(/every visitor could read/);
  expect(message).toMatch(/`apiKey: null` and the `baseUrl` of your own server/);
  expect(message).not.toMatch(/pass it as `apiKey`/);
});

describe("a relative `baseUrl`", () => {
  test.each([
    ["/api/cfb", "https://app.example/api/cfb/games?year=2024"],
    ["/", "https://app.example/games?year=2024"],
    ["./cfb/", "https://app.example/season/cfb/games?year=2024"],
    ["../cfb", "https://app.example/cfb/games?year=2024"],
    ["//api.example/cfb", "https://api.example/cfb/games?year=2024"],
  ])("is resolved against the page: %s", async (baseUrl, url) => {
    openPage("https://app.example/season/2024?team=Texas#top");
    const { cfb, requests } = clientWithFetch(oneGame, { apiKey: null, baseUrl });
    await cfb.get("/games", { year: 2024 });
    await cfb.GET("/games", { params: { query: { year: 2024 } } });
    await cfb.fetch("/games?year=2024");
    expect(requests.map((request) => request.url)).toEqual([url, url, url]);
  });

  test("is resolved against the worker's URL in a worker", async () => {
    page.location = { href: "https://app.example/workers/cfb.js" };
    const { cfb, requests } = clientWithFetch(oneGame, { apiKey: null, baseUrl: "/api" });
    await cfb.get("/venues");
    expect(requests[0]?.url).toBe("https://app.example/api/venues");
  });

  const pageless = (baseUrl: string) => clientWithFetch(oneGame, { apiKey: null, baseUrl });

  test.each(["/api/cfb", "./cfb", "//api.example"])(
    "makes a call outside a page fail with a QueryError before it is sent: %s",
    async (baseUrl) => {
      const { cfb, requests } = pageless(baseUrl);
      const error = {
        code: "query",
        parameters: [],
        message: expect.stringMatching(/^baseUrl "[^"]+" is relative, .* such as https:\/\//),
      };
      expect(await rejection(cfb.get("/games", { year: 2024 }))).toMatchObject(error);
      expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false, error });
      expect(await rejection(cfb.watch("/scoreboard").next())).toMatchObject(error);
      const { message } = error;
      expect(await rejection(cfb.GET("/games", { params: { query: { year: 2024 } } }))).toMatchObject({ message });
      expect(await rejection(cfb.fetch("/games?year=2024"))).toMatchObject({ message });
      expect(requests).toEqual([]);
    },
  );

  test("does not appear in the error if it is long, because it could be a key", async () => {
    const error = await rejection(pageless(`/${key}`).cfb.get("/venues"));
    expect(error).toHaveProperty("message", expect.stringMatching(/^baseUrl is relative/));
  });

  test("makes calls fail in a page that was opened from a file", async () => {
    openPage("file:///home/me/index.html");
    const error = await rejection(pageless("/api").cfb.get("/venues"));
    expect(error).toHaveProperty("message", expect.stringContaining('baseUrl "/api" is relative'));
  });

  test.each(["api.example.com", "k3yOfMine0123456789", ""])(
    "is refused if it does not begin with a slash or a dot: %j",
    (baseUrl) => {
      openPage("https://app.example/");
      const create = () => createClient({ apiKey: null, baseUrl });
      expect(create).toThrow(/^baseUrl is not an http or https URL such as/);
    },
  );

  test.each(["/api?key=secret", "/api#secret"])(
    "with a query or a fragment is refused inside and outside a page: %s",
    (baseUrl) => {
      const create = () => createClient({ apiKey: null, baseUrl });
      expect(create).toThrow(/^baseUrl must not contain a user, password, query or fragment/);
      openPage("https://app.example/");
      expect(create).toThrow(/^baseUrl must not contain a user, password, query or fragment/);
    },
  );
});
