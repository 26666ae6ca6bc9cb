import { memoryStore } from "../src/cache/store.js";
import { type ClientOptions, createClient, TimeoutError } from "../src/index.js";
import { ManualClock, settled } from "./support/clock.js";

/** A client over a fetch that notes what it is asked. */
function noting(
  answer: (request: Request, number: number) => Response | Promise<Response>,
  options: ClientOptions = {},
) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return answer(request, requests.length);
  };
  return { requests, cfb: createClient({ apiKey: "k", fetch, ...options }) };
}

const nothing = () => Response.json([]);

describe("baseUrl", () => {
  test.each([
    "https://API.example",
    "https://api.example:443",
    "http://api.example:80/",
    " https://api.example\n",
    "https://münchen.example/v2",
  ])("%j is where the key goes, however it is written", async (baseUrl) => {
    const { cfb, requests } = noting(nothing, { baseUrl });
    await cfb.get("/games", { year: 2024 });
    await cfb.raw.GET("/venues");
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer k", "Bearer k"]);
  });

  test.each(["https://api.example/?a=b", "https://api.example/#a"])("%s leaves no place for a path", (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(/query or fragment/);
  });
});

describe("what a failed question for the quota says", () => {
  const refused = () => Response.json({ message: "Unauthorized" }, { status: 401 });

  test("is of that question, not of the call that waited for it", async () => {
    const { cfb } = noting(refused, { quotaFloor: 5 });
    const outcomes = await Promise.all([cfb.result("/games", { year: 2024 }), cfb.result("/teams")]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ ok: false, error: { code: "authentication", operationId: "getUserInfo" } });
    }
  });

  test.each([null, {}, { remainingCalls: "12" }])(
    "is told where the answer does not say (%j): no call is spent blindly",
    async (body) => {
      const { cfb, requests } = noting(() => Response.json(body), { quotaFloor: 5 });
      await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({
        code: "response",
        message: expect.stringContaining("how many calls are left"),
      });
      expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/info"]);
    },
  );

  test("names the operation when refresh asked it", async () => {
    await expect(noting(refused).cfb.quota.refresh()).rejects.toMatchObject({
      path: "/info",
      operationId: "getUserInfo",
    });
  });
});

test("a floor reckons with attempts that nobody waited for: they may have cost a call", async () => {
  const clock = new ManualClock();
  let left = 12;
  const answer = ({ url }: Request) => {
    if (url.endsWith("/info")) return Response.json({ remainingCalls: left });
    left--;
    return new Promise<Response>(() => {});
  };
  const { cfb } = noting(answer, { quotaFloor: 10, clock, retries: 2 });
  for (let year = 2020; year < 2025; year++) {
    const call = cfb.result("/games", { year });
    await clock.pass(1_000_000);
    await call;
  }
  expect(left).toBe(10);
});

test("a plan needs no key, even where answers are kept by it", async () => {
  const { cfb } = noting(nothing, { apiKey: undefined, cache: true });
  const { totals } = await cfb.plan([{ path: "/games/weather", query: { year: 2024 } }]);
  expect(totals).toEqual({ invalid: 0, cached: 0, free: 0, metered: 1 });
});

test("a wait that does not fit into the call's limit is not begun: the failure itself is told, at once", async () => {
  const clock = new ManualClock();
  const onRetry = jest.fn();
  const down = () => Response.json({ message: "maintenance" }, { status: 503, headers: { "retry-after": "5" } });
  const { cfb } = noting(down, { clock, totalTimeoutMs: 4_000, onRetry });
  await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining("maintenance"),
  });
  expect({ told: onRetry.mock.calls, pending: clock.pending }).toEqual({ told: [], pending: [] });
});

test("a machine that slept through the limit sends nothing more", async () => {
  const clock = new ManualClock();
  const { cfb, requests } = noting(() => Response.json({}, { status: 503 }), { clock, totalTimeoutMs: 10_000 });
  const call = cfb.get("/games", { year: 2024 }).catch((error: unknown) => error);
  await settled();
  // The timer of the back-off fires an hour late.
  clock.skip(3_600_000);
  await clock.pass(0);
  expect(await call).toBeInstanceOf(TimeoutError);
  expect(requests).toHaveLength(1);
});

test("a query that its owner changes afterwards is kept for as long as the one that was asked", async () => {
  const kept: [string, number][] = [];
  const memory = memoryStore();
  const cache = {
    get: (key: string) => memory.get(key),
    set: (key: string, value: string, ttlMs: number) => {
      kept.push([key, ttlMs]);
      return memory.set(key, value, ttlMs);
    },
    delete: (key: string) => memory.delete(key),
  };
  const { cfb } = noting(nothing, { cache, clock: new ManualClock() });
  const query = { year: 2024 };
  const call = cfb.get("/games", query);
  query.year = 1999;
  await call;
  expect(kept).toEqual([[expect.stringContaining("year=2024"), 3_600_000]]);
});

test("who asks the same with other limits or settings does not share what they lead to", async () => {
  const clock = new ManualClock();
  const { cfb, requests } = noting(() => new Promise<Response>(() => {}), { clock, concurrency: 9 });
  const query = { year: 2024 };
  for (const call of [{}, {}, { timeoutMs: 5 }, { retries: 0 }, { validate: "throw" }, { cache: "reload" }] as const) {
    void cfb.result("/games", query, call);
  }
  await settled();
  expect(requests).toHaveLength(5);
});

test("half of a character is told as what it is, by get and by plan", async () => {
  const { cfb, requests } = noting(nothing);
  const query = { year: 2024, team: "\u{1f3c8}".slice(0, 1) };
  await expect(cfb.get("/games", query)).rejects.toMatchObject({ code: "query", parameters: ["team"] });
  expect((await cfb.plan([{ path: "/games", query }])).totals.invalid).toBe(1);
  expect(requests).toEqual([]);
});

test.each([new URLSearchParams("conference=SEC"), new Map([["conference", "SEC"]]), new Date(0)])(
  "%p is no query, rather than an empty one that is answered with everything",
  async (query) => {
    const { cfb, requests } = noting(nothing);
    const get: (path: string, query: unknown) => Promise<unknown> = cfb.get as never;
    await expect(get("/teams", query)).rejects.toMatchObject({ code: "query" });
    expect(requests).toEqual([]);
  },
);

test("a query of null is an empty one", async () => {
  const { cfb } = noting(nothing);
  const get: (path: string, query: unknown) => Promise<unknown> = cfb.get as never;
  expect(await get("/conferences", null)).toEqual([]);
});

test("what tells of a key is never kept for another, even where it is asked to be kept", async () => {
  const cache = memoryStore();
  const account = (name: string) =>
    noting(() => Response.json({ name }), { apiKey: name, cache }).cfb.get("/info", {}, { cacheTtlMs: 60_000 });
  expect([await account("one"), await account("two")]).toEqual([{ name: "one" }, { name: "two" }]);
});
