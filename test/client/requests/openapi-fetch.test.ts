import { type ClientOptions, createClient, QueryError } from "../../../src/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";
import { ManualClock } from "../../support/clock.js";

let loaded = 0;
jest.mock("openapi-fetch", () => {
  loaded++;
  return jest.requireActual("openapi-fetch");
});

const games = { params: { query: { year: 2024 } } } as const;
const oneGame = () => Response.json([{ id: 1 }]);

test("only the first GET loads openapi-fetch", async () => {
  const { cfb } = clientWithFetch(oneGame);
  await cfb.get("/games", { year: 2024 });
  await cfb.result("/games", { year: 2024 });
  await cfb.fetch("/games?year=2024");
  await cfb.plan([{ path: "/venues" }]);
  expect(loaded).toBe(0);
  await cfb.GET("/games", games);
  expect(loaded).toBe(1);
});

test("GET returns an error for a failure with an empty body", async () => {
  const { cfb } = clientWithFetch(() => new Response("", { status: 503 }), { retries: 0 });
  const { data, error, response } = await cfb.GET("/venues");
  expect([data, error, response.status]).toEqual([undefined, { message: "HTTP 503 without a body." }, 503]);
});

test.each([
  ["half a surrogate pair", "\ud83d"],
  ["a symbol", Symbol("x")],
  ["an object without a prototype", Object.create(null)],
])("GET refuses a value that a URL cannot contain, such as %s, with a QueryError", async (_, team) => {
  const { cfb, requests } = clientWithFetch(oneGame);
  const error = await rejection(cfb.GET("/games", { params: { query: { year: 2024, team } } }));
  expect(error).toBeInstanceOf(QueryError);
  expect(error).toMatchObject({ parameters: ["team"] });
  expect(requests).toEqual([]);
});

describe("GET makes the same call as get", () => {
  test("and shares stored responses with get", async () => {
    const { cfb, requests } = clientWithFetch(oneGame, { cache: true });
    await cfb.get("/games", { year: 2024 });
    const { data, response } = await cfb.GET("/games", games);
    expect([data, response.status, response.headers.get("content-type")]).toEqual([
      [{ id: 1 }],
      200,
      "application/json",
    ]);
    await cfb.GET("/games", { params: { query: { year: 2023 } } });
    expect(await cfb.get("/games", { year: 2023 })).toEqual([{ id: 1 }]);
    expect(requests).toHaveLength(2);
  });

  test("and shares a request with get and fetch", async () => {
    const { cfb, requests } = clientWithFetch(oneGame);
    // Loads openapi-fetch before the calls below.
    await cfb.GET("/venues");
    const [got, { data }, response] = await Promise.all([
      cfb.get("/games", { year: 2024 }),
      cfb.GET("/games", games),
      cfb.fetch("/games?year=2024"),
    ]);
    got.length = 0;
    expect([data, await response.json()]).toEqual([[{ id: 1 }], [{ id: 1 }]]);
    expect(requests).toHaveLength(2);
  });

  test("and validates the data as `validate` says", async () => {
    const onDrift = jest.fn();
    const { cfb } = clientWithFetch(() => Response.json([{ id: "one" }]), { validate: "throw", onDrift });
    expect(await rejection(cfb.GET("/games", games))).toMatchObject({ code: "response", path: "/games" });
    const { cfb: reporting } = clientWithFetch(() => Response.json([{ id: "one" }]), { validate: "report", onDrift });
    await reporting.GET("/games", games);
    expect(onDrift).toHaveBeenCalledWith({ path: "/games", findings: expect.any(Array) });
  });

  test("and passes notices to onNotice or refuses the call", async () => {
    const onNotice = jest.fn();
    const inVain = { params: { query: { year: 2024, id: 7 } } } as const;
    const reporting = clientWithFetch(oneGame, { onNotice });
    await reporting.cfb.GET("/games", inVain);
    expect(onNotice).toHaveBeenCalledWith({ path: "/games", notice: expect.objectContaining({ kind: "ignored" }) });
    const refusing = clientWithFetch(oneGame, { notices: "refuse" });
    expect(await rejection(refusing.cfb.GET("/games", inVain))).toBeInstanceOf(QueryError);
    expect(refusing.requests).toEqual([]);
  });

  test("and applies `retries`, `timeoutMs` and `quotaFloor`", async () => {
    const { cfb, requests } = clientWithFetch(
      (_, number) => (number === 1 ? new Response("", { status: 503, headers: { "retry-after": "0" } }) : oneGame()),
      { retries: 1 },
    );
    expect((await cfb.GET("/games", games)).data).toEqual([{ id: 1 }]);
    expect([requests.length, cfb.quota.spent]).toEqual([2, 1]);
    const slow = clientWithFetch(() => new Promise(() => {}), { timeoutMs: 5 });
    expect(await rejection(slow.cfb.GET("/games", games))).toMatchObject({ code: "timeout", path: "/games" });
    const spent = clientWithFetch(() => Response.json({ remainingCalls: 3 }), { quotaFloor: 3 });
    expect(await rejection(spent.cfb.GET("/games", games))).toMatchObject({ code: "quota_exceeded" });
    expect(spent.requests.map(({ url }) => new URL(url).pathname)).toEqual(["/info"]);
  });

  test("and returns stale data with an `age` header instead of a failure", async () => {
    const clock = new ManualClock();
    const { cfb } = clientWithFetch((_, n) => (n === 1 ? oneGame() : new Response("", { status: 503 })), {
      cache: true,
      clock,
    });
    const current = { params: { query: { year: 2024, week: 3 } } } as const;
    expect((await cfb.GET("/games", current)).response.headers.get("age")).toBeNull();
    clock.skip(7_200_000);
    const { data, error, response } = await cfb.GET("/games", current);
    expect({ data, error }).toEqual({ data: [{ id: 1 }], error: undefined });
    expect([response.status, response.headers.get("age")]).toEqual([200, "7200"]);
  });
});

describe("GET throws the same QueryError as get for", () => {
  test.each<[string, Record<string, unknown>]>([
    ["a string instead of a number", { year: "2024" }],
    ["an unknown parameter", { year: 2024, taem: "Texas" }],
    ["a broken rule", { week: 1 }],
    ["null", { year: null }],
    ["a list", { year: [2024, 2025] }],
    ["a number instead of a string", { year: 2024, team: 7 }],
  ])("%s", async (_, query) => {
    const { cfb, requests } = clientWithFetch(oneGame);
    const expected = await rejection(cfb.get("/games", query as never));
    const actual = await rejection(cfb.GET("/games", { params: { query: query as never } }));
    expect(actual).toBeInstanceOf(QueryError);
    expect(actual).toMatchObject({ message: (expected as Error).message, path: "/games", operationId: "getGames" });
    expect(requests).toEqual([]);
  });
});

describe("middleware", () => {
  test("changes requests and responses until it is ejected", async () => {
    const { cfb, requests } = clientWithFetch(oneGame);
    const middleware = {
      onRequest: ({ request }: { request: Request }) => request.headers.set("x-trace", "1"),
      onResponse: ({ response }: { response: Response }) =>
        new Response(response.body, { status: response.status, headers: { "x-seen": "yes" } }),
    };
    cfb.use(middleware);
    const { response } = await cfb.GET("/venues");
    cfb.eject(middleware);
    await cfb.GET("/venues");
    expect(response.headers.get("x-seen")).toBe("yes");
    expect(requests.map(({ headers }) => headers.get("x-trace"))).toEqual(["1", null]);
  });

  test("that adds an invalid query to the URL causes a QueryError", async () => {
    const { cfb, requests } = clientWithFetch(oneGame);
    cfb.use({ onRequest: ({ request }) => new Request(`${request.url}&taem=Texas`, request) });
    expect(await rejection(cfb.GET("/games", games))).toMatchObject({ code: "query", parameters: ["taem"] });
    expect(requests).toEqual([]);
  });
});

test("in GET, a call's fetch options override the client's", async () => {
  const { cfb, requests } = clientWithFetch(oneGame, { fetchOptions: { credentials: "include" } });
  const init = { cache: "no-store", credentials: "omit", headers: { "x-a": "b" } } as const;
  await cfb.GET("/teams", init);
  await cfb.GET("/venues");
  const [request, next] = requests;
  expect(request).toMatchObject({ cache: "no-store", credentials: "omit", redirect: "manual", method: "GET" });
  expect([request?.headers.get("x-a"), next?.credentials]).toEqual(["b", "include"]);
  expect(await rejection(cfb.GET("/games", { ...games, signal: AbortSignal.abort("too late") }))).toBe("too late");
  expect(requests).toHaveLength(2);
});

test("an invalid middleware makes the next GET fail, without an unhandled rejection", async () => {
  const { cfb } = clientWithFetch(oneGame);
  cfb.use((() => {}) as never);
  await expect(cfb.GET("/venues")).rejects.toThrow(/[Mm]iddleware/);
});

test("GET and fetch work without the client object, as openapi-react-query calls them", async () => {
  const { cfb } = clientWithFetch(oneGame);
  const { GET, fetch } = cfb;
  expect((await GET("/games", games)).data).toEqual([{ id: 1 }]);
  expect((await fetch("/games?year=2024")).status).toBe(200);
});

test("a client does not have a `raw` property", () => {
  const options: ClientOptions = { apiKey: "k" };
  expect(createClient(options)).not.toHaveProperty("raw");
});
