import { memoryStore } from "../src/cache/store.js";
import { type ClientOptions, createClient } from "../src/index.js";
import { ManualClock } from "./support/clock.js";

/** A client whose fetch records its requests. */
function recordingClient(
  respond: (request: Request, number: number) => Response | Promise<Response>,
  options: ClientOptions = {},
) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return respond(request, requests.length);
  };
  return { requests, cfb: createClient({ apiKey: "k", fetch, ...options }) };
}

const emptyList = () => Response.json([]);

test("a plan needs no key, even if responses are stored by key", async () => {
  const { cfb } = recordingClient(emptyList, { apiKey: undefined, cache: true });
  const { totals } = await cfb.plan([{ path: "/games/weather", query: { year: 2024 } }]);
  expect(totals).toEqual({ invalid: 0, cached: 0, free: 0, metered: 1 });
});

test("changing the query object during the call does not change how long the response is stored", async () => {
  const stored: [string, number][] = [];
  const memory = memoryStore();
  const cache = {
    get: (key: string) => memory.get(key),
    set: (key: string, value: string, ttlMs: number) => {
      stored.push([key, ttlMs]);
      return memory.set(key, value, ttlMs);
    },
    delete: (key: string) => memory.delete(key),
  };
  const { cfb } = recordingClient(emptyList, { cache, clock: new ManualClock(), staleIfErrorMs: 0 });
  const query = { year: 2024 };
  const call = cfb.get("/games", query);
  query.year = 1999;
  await call;
  expect(stored).toEqual([[expect.stringContaining("year=2024"), 3_600_000]]);
});

test("half of a surrogate pair is reported as invalid by get and by plan", async () => {
  const { cfb, requests } = recordingClient(emptyList);
  const query = { year: 2024, team: "\u{1f3c8}".slice(0, 1) };
  await expect(cfb.get("/games", query)).rejects.toMatchObject({ code: "query", parameters: ["team"] });
  expect((await cfb.plan([{ path: "/games", query }])).totals.invalid).toBe(1);
  expect(requests).toEqual([]);
});

test.each([
  new URLSearchParams("conference=SEC"),
  new Map([["conference", "SEC"]]),
  new Date(0),
  ["SEC"],
  "SEC",
  "",
  7,
  0,
])("%p is not a query, and not taken as an empty one that returns everything", async (query) => {
  const { cfb, requests } = recordingClient(emptyList);
  const methods: Record<"get" | "all", (path: string, query: unknown) => Promise<unknown>> = cfb as never;
  const message = expect.stringMatching(/^\/teams: the query is an object such as/);
  await expect(methods.get("/teams", query)).rejects.toMatchObject({ code: "query", message });
  await expect(methods.all("/teams", query)).rejects.toMatchObject({ code: "query", message });
  for (const all of [true, false]) {
    const { calls } = await cfb.plan([{ path: "/teams", query, all } as never]);
    expect(calls).toMatchObject([{ cost: "invalid", error: { code: "query", message } }]);
  }
  expect(requests).toEqual([]);
});

test("a query of null is an empty query", async () => {
  const { cfb } = recordingClient(emptyList);
  const get: (path: string, query: unknown) => Promise<unknown> = cfb.get as never;
  expect(await get("/conferences", null)).toEqual([]);
});

test("a response about an API key is never stored for another key, even with `cacheTtlMs`", async () => {
  const cache = memoryStore();
  const account = (name: string) =>
    recordingClient(() => Response.json({ name }), { apiKey: name, cache }).cfb.get(
      "/info",
      {},
      { cacheTtlMs: 60_000 },
    );
  expect([await account("one"), await account("two")]).toEqual([{ name: "one" }, { name: "two" }]);
});
