import { createClient } from "../../src/index.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";

// Tests that the client does what openapi-fetch's documentation says. Leaves out request bodies, because no operation has one.

/** A client whose `fetch` records its requests. */
function recorded(respond: () => Response = () => Response.json([{ id: 1 }])) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return respond();
  };
  return { requests, cfb: createClient({ apiKey: "k", fetch, retries: 0 }) };
}

const games = { params: { query: { year: 2024, team: "Ohio State" } } } as const;

test("GET returns `data` and no `error` for a 2xx response", async () => {
  const { data, error, response } = await recorded().cfb.GET("/games", games);
  expect({ data, error, status: response.status }).toEqual({ data: [{ id: 1 }], error: undefined, status: 200 });
});

test.each([400, 401, 500])("GET returns `error` and no `data` for a %d", async (status) => {
  const { cfb } = recorded(() => Response.json({ message: "no" }, { status }));
  const { data, error, response } = await cfb.GET("/games", games);
  expect({ data, error, status: response.status }).toEqual({ data: undefined, error: { message: "no" }, status });
});

test("`params.query` becomes the URL's query, without undefined and null values", async () => {
  const { cfb, requests } = recorded();
  const query: { year: number; team: string; week?: number } = { year: 2024, team: "Ohio State" };
  await cfb.GET("/games", { params: { query: { ...query, ...Object.fromEntries([["week", undefined]]) } } });
  const { pathname, searchParams } = new URL(requests[0]?.url ?? "");
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(["/games", { ...query, year: "2024" }]);
});

test("a function as `querySerializer` replaces the default one", async () => {
  const { cfb, requests } = recorded();
  await cfb.GET("/games", { ...games, querySerializer: ({ year }) => `week=1&year=${year}` });
  expect(requests[0]?.url).toMatch(/\/games\?week=1&year=2024$/);
});

test.each([
  ["text", "text"],
  ["blob", "blob"],
  ["arrayBuffer", "arrayBuffer"],
] as const)("`parseAs: %s` returns the body as that type", async (_, parseAs) => {
  const { data } = await recorded().cfb.GET("/games", { ...games, parseAs });
  expect(await new Response(data as BodyInit).json()).toEqual([{ id: 1 }]);
});

test("`parseAs: stream` returns the body unread", async () => {
  const { data } = await recorded().cfb.GET("/games", { ...games, parseAs: "stream" });
  expect(data).toBeInstanceOf(ReadableStream);
});

test("GET sends `headers`, and null removes a header", async () => {
  const { cfb, requests } = recorded();
  await cfb.GET("/games", { ...games, headers: { "x-trace": "1", accept: null } });
  expect([requests[0]?.headers.get("x-trace"), requests[0]?.headers.get("accept")]).toEqual(["1", null]);
});

test("a call's `fetch` replaces the client's `fetch` for that call", async () => {
  const { cfb, requests } = recorded();
  const { data } = await cfb.GET("/games", { ...games, fetch: async () => Response.json([{ id: 2 }]) });
  expect([data, requests]).toEqual([[{ id: 2 }], []]);
});

test("`request` makes the same call as GET", async () => {
  const { cfb, requests } = recorded();
  await cfb.request("get", "/games", games);
  expect(requests[0]?.method).toBe("GET");
});

test("middleware runs in order for requests and in reverse for responses, and `eject` removes it", async () => {
  const { cfb } = recorded();
  const order: string[] = [];
  const named = (name: string) => ({
    onRequest: () => void order.push(`request ${name}`),
    onResponse: () => void order.push(`response ${name}`),
  });
  const [first, second] = [named("1"), named("2")];
  cfb.use(first, second);
  await cfb.GET("/games", games);
  cfb.eject(first);
  await cfb.GET("/games", games);
  expect(order).toEqual(["request 1", "request 2", "response 2", "response 1", "request 2", "response 2"]);
});

test("if `onRequest` returns a response, GET does not send a request", async () => {
  const { cfb, requests } = recorded();
  cfb.use({ onRequest: () => Response.json([{ id: 3 }]) });
  expect([(await cfb.GET("/games", games)).data, requests]).toEqual([[{ id: 3 }], []]);
});

test("with the sample service, GET returns the same games as `get`", async () => {
  await withServer(toNodeListener(createSampleService()), async (baseUrl) => {
    const cfb = createClient({ apiKey: "sample", baseUrl });
    const { data } = await cfb.GET("/games", games);
    expect(data).toEqual(await cfb.get("/games", games.params.query));
  });
});
