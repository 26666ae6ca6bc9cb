import { memoryStore } from "../../../src/cache/store.js";
import { createClient } from "../../../src/index.js";
import { createSampleService } from "../../../src/sample/index.js";
import { clientWithFetch } from "../../support/client-with-fetch.js";
import { respondWith, withServer } from "../../support/http-server.js";

const sample = createSampleService();

const query = { year: 2024, team: "Texas" };

test("10,000 identical concurrent calls share one request and get separate rows", async () => {
  let requests = 0;
  await withServer(
    (...exchange) => {
      requests++;
      respondWith(200, '[{"id":1}]')(...exchange);
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

describe("the cache", () => {
  test("serves repeated calls, each with a separate copy of the data", async () => {
    const { cfb, requests } = clientWithFetch(sample, { cache: true });
    for (let call = 0; call < 3; call++) {
      const games = await cfb.get("/games", query);
      expect(games.length).toBeGreaterThan(0);
      games.length = 0;
    }
    const again = await cfb.result("/games", { team: "Texas", year: 2024 });
    expect(again).toMatchObject({ ok: true, status: undefined, headers: undefined });
    expect(requests).toHaveLength(1);
  });

  test("is overwritten by `reload`, and neither read nor written by `no-store`", async () => {
    const { cfb, requests } = clientWithFetch(sample, { cache: true });
    await cfb.get("/games", query, { cache: "no-store" });
    await cfb.get("/games", query);
    await cfb.get("/games", query, { cache: "reload" });
    expect(requests).toHaveLength(3);
    await cfb.get("/games", query);
    expect(requests).toHaveLength(3);
  });

  test("does not store live responses or failures", async () => {
    const { cfb, requests } = clientWithFetch(sample, { cache: true });
    for (let i = 0; i < 2; i++) await cfb.get("/scoreboard");
    for (let i = 0; i < 2; i++) await cfb.result("/game/box/advanced", { id: 7 });
    expect(requests).toHaveLength(4);
  });

  test("shares entries between clients with the same base URL and, for tier data, the same API key", async () => {
    const cache = new Map<string, string>();
    let sent = 0;
    const respond = (request: Request) => {
      sent++;
      return sample(request);
    };
    const client = (apiKey: string, baseUrl?: string) => clientWithFetch(respond, { apiKey, cache, baseUrl }).cfb;
    await client("one").get("/games", query);
    await client("two").get("/games", query);
    expect(sent).toBe(1);
    await client("one", "https://elsewhere.example").get("/games", query);
    expect(sent).toBe(2);
    await client("secret-one").get("/games/weather", { year: 2024 });
    await client("secret-two").get("/games/weather", { year: 2024 });
    expect(sent).toBe(4);
    expect([...cache].join()).not.toContain("secret");
  });

  test("does not serve an invalid entry to a client that validates", async () => {
    const cache = memoryStore();
    await clientWithFetch(() => Response.json([1]), { cache }).cfb.get("/stats/categories");
    const { cfb: strict, requests } = clientWithFetch(sample, { cache, validate: "throw" });
    const categories = await strict.get("/stats/categories");
    expect(categories.every((category) => typeof category === "string")).toBe(true);
    expect(await strict.get("/stats/categories")).toEqual(categories);
    expect(requests).toHaveLength(1);
  });
});
