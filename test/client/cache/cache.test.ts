import { memoryStore } from "../../../src/cache/store.js";
import { createClient, type DriftEvent, ResponseError } from "../../../src/index.js";
import { createSampleService } from "../../../src/sample/index.js";
import { withServer } from "../../support/http-server.js";

const sample = createSampleService();

/** A fetch that records the paths of its requests and responds from the sample service by default. */
function recordingFetch(respond: (request: Request) => Promise<Response> = sample) {
  const paths: string[] = [];
  return {
    paths,
    fetch: async (request: Request) => {
      paths.push(new URL(request.url).pathname);
      return respond(request);
    },
  };
}

const query = { year: 2024, team: "Texas" };

describe("sharing", () => {
  test("ten thousand identical calls at once are one request, and no caller can change another's rows", async () => {
    let requests = 0;
    await withServer(
      (_, response) => {
        requests++;
        response.writeHead(200, { "content-type": "application/json" });
        response.end('[{"id":1}]');
      },
      async (baseUrl) => {
        const cfb = createClient({ apiKey: "k", baseUrl });
        const results = await Promise.all(Array.from({ length: 10_000 }, () => cfb.get("/games", query)));
        expect(requests).toBe(1);
        const [first, second] = results;
        first?.pop();
        expect(second).toEqual([{ id: 1 }]);
        await cfb.get("/games", query);
        expect(requests).toBe(2);
      },
    );
  });
});

describe("the cache", () => {
  test("a repeated call is served from the cache, with a copy of the data", async () => {
    const { fetch, paths } = recordingFetch();
    const cfb = createClient({ apiKey: "k", fetch, cache: true });
    const first = await cfb.get("/games", query);
    first.length = 0;
    const again = await cfb.result("/games", { team: "Texas", year: 2024 });
    expect(again).toMatchObject({ ok: true, status: undefined, headers: undefined });
    if (again.ok) expect(again.data.length).toBeGreaterThan(0);
    expect(paths).toHaveLength(1);
  });

  test("reload sends a request and stores the response, no-store neither reads nor stores", async () => {
    const { fetch, paths } = recordingFetch();
    const cfb = createClient({ apiKey: "k", fetch, cache: true });
    await cfb.get("/games", query, { cache: "no-store" });
    await cfb.get("/games", query);
    await cfb.get("/games", query, { cache: "reload" });
    expect(paths).toHaveLength(3);
    await cfb.get("/games", query);
    expect(paths).toHaveLength(3);
  });

  test("neither live responses nor failures are stored", async () => {
    const { fetch, paths } = recordingFetch();
    const cfb = createClient({ apiKey: "k", fetch, cache: true, retries: 0 });
    for (let i = 0; i < 2; i++) await cfb.get("/scoreboard");
    for (let i = 0; i < 2; i++) await cfb.result("/game/box/advanced", { id: 7 });
    expect(paths).toHaveLength(4);
  });

  test("clients of one service share a store, which separates base URLs and, for operations of a tier, API keys", async () => {
    const stored: string[] = [];
    const memory = memoryStore();
    const store = {
      get: (key: string) => memory.get(key),
      set: (key: string, value: string, ttlMs: number) => {
        stored.push(key, value);
        return memory.set(key, value, ttlMs);
      },
      delete: (key: string) => memory.delete(key),
    };
    const { fetch, paths } = recordingFetch();
    const client = (apiKey: string, baseUrl?: string) => createClient({ apiKey, fetch, cache: store, baseUrl });
    await client("one").get("/games", query);
    await client("two").get("/games", query);
    expect(paths).toHaveLength(1);
    await client("one", "https://elsewhere.example").get("/games", query);
    expect(paths).toHaveLength(2);
    await client("secret-one").get("/games/weather", { year: 2024 });
    await client("secret-two").get("/games/weather", { year: 2024 });
    expect(paths).toHaveLength(4);
    expect(stored.join()).not.toContain("secret");
  });

  test("a client that validates checks entries of other clients, and requests an invalid one again", async () => {
    const cache = memoryStore();
    await createClient({ apiKey: "k", fetch: async () => Response.json([1]), cache }).get("/stats/categories");
    const { fetch, paths } = recordingFetch();
    const strict = createClient({ apiKey: "k", fetch, cache, validate: "throw" });
    const categories = await strict.get("/stats/categories");
    expect(categories.every((category) => typeof category === "string")).toBe(true);
    expect(await strict.get("/stats/categories")).toEqual(categories);
    expect(paths).toHaveLength(1);
  });

  test("a store that throws fails no call, and its errors are reported", async () => {
    const errors: unknown[] = [];
    const broken = () => {
      throw new Error("no disk");
    };
    const cache = { get: broken, set: broken, delete: broken };
    const cfb = createClient({ apiKey: "k", fetch: sample, cache, onCacheError: (error) => errors.push(error) });
    expect((await cfb.get("/games", query)).length).toBeGreaterThan(0);
    expect(errors).toHaveLength(2);
  });
});

describe("validation", () => {
  const respondWithJson = (body: unknown) => async () => Response.json(body);
  const category = [1];

  test("is off by default", async () => {
    const cfb = createClient({ apiKey: "k", fetch: respondWithJson(category) });
    expect(await cfb.get("/stats/categories")).toEqual([1]);
  });

  test("with throw, breakage is a ResponseError that names the location and the types, and nothing is stored", async () => {
    const { fetch, paths } = recordingFetch(respondWithJson(category));
    const cfb = createClient({ apiKey: "k", fetch, validate: "throw", cache: true });
    for (let i = 0; i < 2; i++) {
      const error = await cfb.get("/stats/categories").catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ResponseError);
      expect(error).toMatchObject({ path: "/stats/categories", message: expect.stringContaining("/0 is 1") });
    }
    expect(paths).toHaveLength(2);
  });

  test("with report, breakage is an event and no error, and a valid response causes no event", async () => {
    const events: DriftEvent[] = [];
    const onDrift = (event: DriftEvent) => events.push(event);
    await createClient({ apiKey: "k", fetch: sample, validate: "throw", onDrift }).get("/games", query);
    expect(events).toEqual([]);
    await createClient({ apiKey: "k", fetch: respondWithJson(category), validate: "report", onDrift }).get(
      "/stats/categories",
    );
    expect(events).toMatchObject([
      { path: "/stats/categories", findings: [{ kind: "type", pattern: "/*", count: 1 }] },
    ]);
  });

  test("a new key is drift: reported, and never thrown", async () => {
    const events: DriftEvent[] = [];
    const fetch = async (request: Request) => {
      const rows = (await (await sample(request)).json()) as object[];
      return Response.json(rows.map((row) => ({ ...row, novelty: 1 })));
    };
    const cfb = createClient({ apiKey: "k", fetch, validate: "throw", onDrift: (event) => events.push(event) });
    const games = await cfb.get("/games", query);
    expect(events[0]?.findings).toMatchObject([{ kind: "extra", pattern: "/*/novelty", count: games.length }]);
  });
});

test("plan returns what calls would cost and sends nothing", async () => {
  const { fetch, paths } = recordingFetch();
  const cfb = createClient({ apiKey: "k", fetch, cache: true });
  await cfb.get("/games", query);
  const plan = await cfb.plan([
    { path: "/games", query },
    { path: "/games", query: { year: 2023 } },
    { path: "/scoreboard" },
    // @ts-expect-error `year` or `id` is needed
    { path: "/games", query: { team: "Texas" } },
  ]);
  expect(plan.calls.map(({ cost }) => cost)).toEqual(["cached", "metered", "free", "invalid"]);
  expect(plan.totals).toEqual({ cached: 1, metered: 1, free: 1, invalid: 1 });
  expect(plan.calls[3]?.error?.message).toContain("Give `year` or `id`.");
  expect(paths).toHaveLength(1);
});
