import { createClient } from "../../src/index.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { withServer } from "../support/http-server.js";

// What the documentation of openapi-fetch says of a client, for operations without a request body, on `raw`.

/** `raw` over a fetch that records its requests. */
function recordedRaw(respond: () => Response = () => Response.json([{ id: 1 }])) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return respond();
  };
  return { requests, raw: createClient({ apiKey: "k", fetch, retries: 0 }).raw };
}

const games = { params: { query: { year: 2024, team: "Ohio State" } } } as const;

test("a 2xx response is `data`, and `error` is undefined", async () => {
  const { data, error, response } = await recordedRaw().raw.GET("/games", games);
  expect({ data, error, status: response.status }).toEqual({ data: [{ id: 1 }], error: undefined, status: 200 });
});

test.each([400, 401, 500])("a %d is `error`, and `data` is undefined", async (status) => {
  const { raw } = recordedRaw(() => Response.json({ message: "no" }, { status }));
  const { data, error, response } = await raw.GET("/games", games);
  expect({ data, error, status: response.status }).toEqual({ data: undefined, error: { message: "no" }, status });
});

test("`params.query` is serialized into the address, and undefined and null values are left out", async () => {
  const { raw, requests } = recordedRaw();
  const query: { year: number; team: string; week?: number } = { year: 2024, team: "Ohio State" };
  await raw.GET("/games", { params: { query: { ...query, ...Object.fromEntries([["week", undefined]]) } } });
  const { pathname, searchParams } = new URL(requests[0]?.url ?? "");
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(["/games", { ...query, year: "2024" }]);
});

test("`querySerializer` as a function replaces the serialization", async () => {
  const { raw, requests } = recordedRaw();
  await raw.GET("/games", { ...games, querySerializer: ({ year }) => `year=${year}&by=own` });
  expect(requests[0]?.url).toMatch(/\/games\?year=2024&by=own$/);
});

test.each([
  ["text", "text"],
  ["blob", "blob"],
  ["arrayBuffer", "arrayBuffer"],
] as const)("`parseAs: %s` returns the body in that form", async (_, parseAs) => {
  const { data } = await recordedRaw().raw.GET("/games", { ...games, parseAs });
  expect(await new Response(data as BodyInit).json()).toEqual([{ id: 1 }]);
});

test("`parseAs: stream` returns the body unread", async () => {
  const { data } = await recordedRaw().raw.GET("/games", { ...games, parseAs: "stream" });
  expect(data).toBeInstanceOf(ReadableStream);
});

test("`headers` are sent, and null removes one", async () => {
  const { raw, requests } = recordedRaw();
  await raw.GET("/games", { ...games, headers: { "x-trace": "1", accept: null } });
  expect([requests[0]?.headers.get("x-trace"), requests[0]?.headers.get("accept")]).toEqual(["1", null]);
});

test("`fetch` of one call replaces the network for that call alone", async () => {
  const { raw, requests } = recordedRaw();
  const { data } = await raw.GET("/games", { ...games, fetch: async () => Response.json([{ id: 2 }]) });
  expect([data, requests]).toEqual([[{ id: 2 }], []]);
});

test("`request` is the general form of GET", async () => {
  const { raw, requests } = recordedRaw();
  await raw.request("get", "/games", games);
  expect(requests[0]?.method).toBe("GET");
});

test("middleware runs in order for requests, in reverse for responses, and `eject` removes it", async () => {
  const { raw } = recordedRaw();
  const order: string[] = [];
  const named = (name: string) => ({
    onRequest: () => void order.push(`request ${name}`),
    onResponse: () => void order.push(`response ${name}`),
  });
  const [first, second] = [named("1"), named("2")];
  raw.use(first, second);
  await raw.GET("/games", games);
  raw.eject(first);
  await raw.GET("/games", games);
  expect(order).toEqual(["request 1", "request 2", "response 2", "response 1", "request 2", "response 2"]);
});

test("onRequest may respond without a request", async () => {
  const { raw, requests } = recordedRaw();
  raw.use({ onRequest: () => Response.json([{ id: 3 }]) });
  expect([(await raw.GET("/games", games)).data, requests]).toEqual([[{ id: 3 }], []]);
});

test("on the sample service it returns the games that `get` returns", async () => {
  await withServer(toNodeListener(createSampleService()), async (baseUrl) => {
    const cfb = createClient({ apiKey: "sample", baseUrl });
    const { data } = await cfb.raw.GET("/games", games);
    expect(data).toEqual(await cfb.get("/games", games.params.query));
  });
});
