import { type ClientOptions, createClient, type Path, type Store } from "../../../src/index.js";
import { manualClient, watch } from "../../support/manual-client.js";

const never = () => new Promise<never>(() => {});

/** Returns a client whose `fetch` responds to every call with one row, and a store whose content the test can read. */
function storing(baseUrl: string, options: ClientOptions = {}) {
  const cache = new Map<string, string>();
  const fetch = async () => Response.json([{ id: 1 }]);
  return { cache, cfb: createClient({ apiKey: "a-key-for-the-tests", baseUrl, cache, fetch, ...options }) };
}

/** Returns a URL of this length. */
const addressOf = (length: number) => `https://${"p".repeat(length - "https://".length - ".example".length)}.example`;

describe("forget deletes only the path's stored responses if baseUrl has", () => {
  test.each([40, 60, 70, 74, 80, 84, 90, 100, 150, 190])("%d characters", async (length) => {
    const { cache, cfb } = storing(addressOf(length));
    const paths: Path[] = ["/games/players", "/games/media", "/games"];
    for (const year of [2022, 2023]) {
      await cfb.get("/games/players", { year, week: 1, team: "Texas" });
      await cfb.get("/games/media", { year });
      await cfb.get("/games", { year, team: "a long name ".repeat(length > 80 ? 1 : 10) });
    }
    expect(cache.size).toBe(6);
    for (const [index, path] of paths.entries()) {
      expect(await cfb.forget(path)).toBe(true);
      expect(cache.size).toBe(4 - 2 * index);
    }
  });
});

describe("forget", () => {
  const basis = () => new Map<string, string>([["other", "1"]]);
  /** Creates a store that lists its keys with this function. */
  const lists = (list: () => unknown): Store => {
    const map = basis();
    return {
      get: (key) => map.get(key),
      set: (key, value) => map.set(key, value),
      delete: (key) => map.delete(key),
      keys: list,
    };
  };

  test.each<[string, () => unknown]>([
    ["never lists its keys", never],
    [
      "hangs while it lists its keys",
      async function* () {
        yield "cfb-openapi:1:https://api.collegefootballdata.com/games?year=2024";
        await never();
      },
    ],
  ])("returns false and reports the error to onCacheError if the store %s", async (_, list) => {
    const errors: unknown[] = [];
    const { cfb, clock } = manualClient({
      cache: lists(list),
      cacheTimeoutMs: 200,
      onCacheError: (error) => errors.push(String(error)),
    });
    const forgotten = watch(cfb.forget("/games"));
    await clock.pass(200);
    expect(forgotten).toMatchObject({ done: true, data: false });
    expect(errors).toEqual([expect.stringContaining("200 ms to list its keys")]);
    expect(clock.pending).toEqual([]);
  });

  test("returns true if each key arrives in time, even if the whole list takes longer than `cacheTimeoutMs`", async () => {
    const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
    const list = async function* () {
      for (let year = 2000; year < 2010; year++) {
        await wait(100);
        yield `cfb-openapi:1:https://api.collegefootballdata.com/games?year=${year}`;
      }
    };
    const { cfb, clock } = manualClient({ cache: lists(list), cacheTimeoutMs: 200 });
    const forgotten = cfb.forget("/games");
    await clock.pass(1_000);
    expect(await forgotten).toBe(true);
  });
});

test("forget throws a TimeoutError with the path and query if the key function hangs", async () => {
  const { cfb, clock } = manualClient({ cache: true, apiKey: never, totalTimeoutMs: 300 });
  const forgotten = watch(cfb.forget("/games/weather", { year: 2023 }));
  await clock.pass(300);
  const error = { code: "timeout", path: "/games/weather", query: { year: 2023 } };
  expect(forgotten).toMatchObject({ done: true, error });
});
