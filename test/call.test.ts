import { memoryStore } from "../src/cache/store.js";
import { createClient, type DriftEvent, ResponseError } from "../src/index.js";
import { createSampleService } from "../src/sample/index.js";
import { withServer } from "./support/http-server.js";

const sample = createSampleService();

/** A fetch that counts, and answers from the sample service unless told otherwise. */
function counting(answer: (request: Request) => Promise<Response> = sample) {
  const paths: string[] = [];
  return {
    paths,
    fetch: async (request: Request) => {
      paths.push(new URL(request.url).pathname);
      return answer(request);
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
        const answers = await Promise.all(Array.from({ length: 10_000 }, () => cfb.get("/games", query)));
        expect(requests).toBe(1);
        const [first, second] = answers;
        first?.pop();
        expect(second).toEqual([{ id: 1 }]);
        await cfb.get("/games", query);
        expect(requests).toBe(2);
      },
    );
  });

  test("a caller who leaves gets the own reason; the others get their answer", async () => {
    const { fetch, paths } = counting();
    const cfb = createClient({ apiKey: "k", fetch });
    const controller = new AbortController();
    const leaving = cfb.get("/games", query, { signal: controller.signal });
    const staying = cfb.get("/games", query);
    controller.abort(new Error("enough"));
    await expect(leaving).rejects.toThrow("enough");
    expect((await staying).length).toBeGreaterThan(0);
    expect(paths).toHaveLength(1);
  });
});

describe("the cache", () => {
  test("what was asked once is not asked again, and comes as a copy", async () => {
    const { fetch, paths } = counting();
    const cfb = createClient({ apiKey: "k", fetch, cache: true });
    const first = await cfb.get("/games", query);
    first.length = 0;
    const again = await cfb.result("/games", { team: "Texas", year: 2024 });
    expect(again).toMatchObject({ ok: true, status: undefined, headers: undefined });
    if (again.ok) expect(again.data.length).toBeGreaterThan(0);
    expect(paths).toHaveLength(1);
  });

  test("reload asks anew and keeps the answer, no-store does neither", async () => {
    const { fetch, paths } = counting();
    const cfb = createClient({ apiKey: "k", fetch, cache: true });
    await cfb.get("/games", query, { cache: "no-store" });
    await cfb.get("/games", query);
    await cfb.get("/games", query, { cache: "reload" });
    expect(paths).toHaveLength(3);
    await cfb.get("/games", query);
    expect(paths).toHaveLength(3);
  });

  test("live answers are never kept, failures neither", async () => {
    const { fetch, paths } = counting();
    const cfb = createClient({ apiKey: "k", fetch, cache: true, retries: 0 });
    for (let i = 0; i < 2; i++) await cfb.get("/scoreboard");
    for (let i = 0; i < 2; i++) await cfb.result("/game/box/advanced", { id: 7 });
    expect(paths).toHaveLength(4);
  });

  test("a store is shared by clients of one service, and keeps addresses and the keys of tiers apart", async () => {
    const kept: string[] = [];
    const memory = memoryStore();
    const store = {
      get: (key: string) => memory.get(key),
      set: (key: string, value: string, ttlMs: number) => {
        kept.push(key, value);
        return memory.set(key, value, ttlMs);
      },
      delete: (key: string) => memory.delete(key),
    };
    const { fetch, paths } = counting();
    const client = (apiKey: string, baseUrl?: string) => createClient({ apiKey, fetch, cache: store, baseUrl });
    await client("one").get("/games", query);
    await client("two").get("/games", query);
    expect(paths).toHaveLength(1);
    await client("one", "https://elsewhere.example").get("/games", query);
    expect(paths).toHaveLength(2);
    await client("secret-one").get("/games/weather", { year: 2024 });
    await client("secret-two").get("/games/weather", { year: 2024 });
    expect(paths).toHaveLength(4);
    expect(kept.join()).not.toContain("secret");
  });

  test("what another client kept unseen is held against the document by one that validates, and asked for anew", async () => {
    const cache = memoryStore();
    await createClient({ apiKey: "k", fetch: async () => Response.json([1]), cache }).get("/stats/categories");
    const { fetch, paths } = counting();
    const strict = createClient({ apiKey: "k", fetch, cache, validate: "throw" });
    const categories = await strict.get("/stats/categories");
    expect(categories.every((category) => typeof category === "string")).toBe(true);
    expect(await strict.get("/stats/categories")).toEqual(categories);
    expect(paths).toHaveLength(1);
  });

  test("a store that throws fails no call, and is told", async () => {
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
  const answering = (body: unknown) => async () => Response.json(body);
  const category = [1];

  test("is off unless asked for", async () => {
    const cfb = createClient({ apiKey: "k", fetch: answering(category) });
    expect(await cfb.get("/stats/categories")).toEqual([1]);
  });

  test("throw makes a broken promise a ResponseError that names place and types, and keeps nothing of it", async () => {
    const { fetch, paths } = counting(answering(category));
    const cfb = createClient({ apiKey: "k", fetch, validate: "throw", cache: true });
    for (let i = 0; i < 2; i++) {
      const error = await cfb.get("/stats/categories").catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ResponseError);
      expect(error).toMatchObject({ path: "/stats/categories", message: expect.stringContaining("/0 is 1") });
    }
    expect(paths).toHaveLength(2);
  });

  test("report tells and throws nothing; a good answer has nothing to tell", async () => {
    const told: DriftEvent[] = [];
    const onDrift = (event: DriftEvent) => told.push(event);
    await createClient({ apiKey: "k", fetch: sample, validate: "throw", onDrift }).get("/games", query);
    expect(told).toEqual([]);
    await createClient({ apiKey: "k", fetch: answering(category), validate: "report", onDrift }).get(
      "/stats/categories",
    );
    expect(told).toMatchObject([{ path: "/stats/categories", findings: [{ kind: "type", pattern: "/*", count: 1 }] }]);
  });

  test("a new key is drift: told, and never thrown", async () => {
    const told: DriftEvent[] = [];
    const fetch = async (request: Request) => {
      const rows = (await (await sample(request)).json()) as object[];
      return Response.json(rows.map((row) => ({ ...row, novelty: 1 })));
    };
    const cfb = createClient({ apiKey: "k", fetch, validate: "throw", onDrift: (event) => told.push(event) });
    const games = await cfb.get("/games", query);
    expect(told[0]?.findings).toMatchObject([{ kind: "extra", pattern: "/*/novelty", count: games.length }]);
  });
});

test("plan tells what calls would cost and sends nothing", async () => {
  const { fetch, paths } = counting();
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
