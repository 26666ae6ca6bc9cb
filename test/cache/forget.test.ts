import { listing } from "../../src/cache/forget.js";
import { cacheKey, keysOf } from "../../src/cache/key.js";
import { type ClientOptions, QueryError, type Store } from "../../src/index.js";
import { rejection } from "../support/client-with-fetch.js";
import { manualClient } from "../support/manual-client.js";
import { withCrypto } from "../support/with-crypto.js";

const hour = 3_600_000;

/** Returns a store that can't list its keys, and the map that contains its entries. */
function silentStore() {
  const map = new Map<string, string>();
  const store: Store = {
    get: (key) => map.get(key),
    set: (key, value) => map.set(key, value),
    delete: (key) => map.delete(key),
  };
  return { map, store };
}

/** Returns a client that has stored four responses: two of `/games`, one of `/games/media`, and one of `/games/weather` (tier data). */
async function storedClient(options: ClientOptions) {
  const made = manualClient(options, () => Response.json([{ id: 1 }]));
  await made.cfb.get("/games", { year: 2023 });
  await made.cfb.get("/games", { year: 2022, team: "Texas A&M" });
  await made.cfb.get("/games/media", { year: 2023 });
  await made.cfb.get("/games/weather", { year: 2023 });
  /** Repeats the four calls and returns the paths of the calls that the client sends again. */
  const resent = async () => {
    const before = made.sent.length;
    await made.cfb.get("/games", { year: 2023 });
    await made.cfb.get("/games", { year: 2022, team: "Texas A&M" });
    await made.cfb.get("/games/media", { year: 2023 });
    await made.cfb.get("/games/weather", { year: 2023 });
    return made.paths().slice(before);
  };
  return { ...made, resent };
}

describe.each<[string, () => ClientOptions]>([
  ["memory", () => ({ cache: true })],
  ["a Map, which lists its keys", () => ({ cache: new Map() })],
  ["a store that cannot list its keys", () => ({ cache: silentStore().store })],
])("with %s, forget", (_, options) => {
  test("deletes the response to one query", async () => {
    const { cfb, resent } = await storedClient(options());
    expect(await cfb.forget("/games", { team: "Texas A&M", year: 2022 })).toBe(true);
    expect(await resent()).toEqual(["/games"]);
  });

  test("deletes all responses of a path but not those of a longer path", async () => {
    const { cfb, resent } = await storedClient(options());
    expect(await cfb.forget("/games")).toBe(true);
    expect(await resent()).toEqual(["/games", "/games"]);
  });

  test("deletes tier data for one query or for all queries", async () => {
    const { cfb, resent } = await storedClient(options());
    await cfb.forget("/games/weather", { year: 2023 });
    expect(await resent()).toEqual(["/games/weather"]);
    await cfb.forget("/games/weather");
    expect(await resent()).toEqual(["/games/weather"]);
  });

  test("deletes stale data, so that it no longer replaces an error", async () => {
    let down = false;
    const { cfb, clock } = manualClient({ ...options(), retries: 0 }, () =>
      down ? new Response("", { status: 503 }) : Response.json([]),
    );
    await cfb.get("/games", { year: 2024 });
    clock.skip(2 * hour);
    down = true;
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: true });
    await cfb.forget("/games");
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false });
  });
});

test("forget deletes other clients' entries only if the store can list its keys", async () => {
  const [lists, silent] = [new Map<string, string>(), silentStore()];
  for (const [cache, left] of [
    [lists, 0],
    [silent.store, 1],
  ] as const) {
    const respond = () => Response.json([]);
    await manualClient({ cache }, respond).cfb.get("/games", { year: 2022 });
    const { cfb } = manualClient({ cache }, respond);
    await cfb.get("/games", { year: 2023 });
    expect(await cfb.forget("/games")).toBe(true);
    expect((cache === lists ? lists : silent.map).size).toBe(left);
  }
});

test("with a query, forget keeps another key's tier response, and without one, it deletes the responses of all keys", async () => {
  const cache = new Map<string, string>();
  const clientOf = (apiKey: string) => manualClient({ cache, apiKey }, () => Response.json([])).cfb;
  const [ours, other] = [clientOf("our-long-key"), clientOf("another-long-key")];
  for (const cfb of [ours, other]) await cfb.get("/games/weather", { year: 2023 });
  expect(await ours.forget("/games/weather", { year: 2023 })).toBe(true);
  expect(cache.size).toBe(1);
  expect(await ours.forget("/games/weather")).toBe(true);
  expect(cache.size).toBe(0);
});

test("without a cache, forget does not need a key", async () => {
  const { cfb } = manualClient({ apiKey: undefined });
  expect(await cfb.forget("/games/weather", { year: 2023 })).toBe(true);
});

test("forget throws a QueryError for an invalid query or an unknown path", async () => {
  const { cfb, sent } = manualClient({ cache: true });
  // @ts-expect-error the parameter is unknown
  expect(await rejection(cfb.forget("/games", { yaer: 2024 }))).toBeInstanceOf(QueryError);
  // @ts-expect-error the path is unknown
  expect(await rejection(cfb.forget("/game"))).toBeInstanceOf(QueryError);
  // Without a query, `forget` deletes all queries. An empty string must not count as no query.
  for (const query of ["", 0, []])
    expect(await rejection(cfb.forget("/games", query as never))).toBeInstanceOf(QueryError);
  expect(await manualClient().cfb.forget("/games")).toBe(true);
  expect(sent).toEqual([]);
});

test.each<[string, Partial<Store>]>([
  ["delete", { delete: () => Promise.reject(new Error("no disk")) }],
  ["list its keys", { keys: () => Promise.reject(new Error("no disk")) }],
  ["return a list of keys", { keys: () => 7 }],
])("forget returns false and reports the error to onCacheError if the store cannot %s", async (_, broken) => {
  const errors: unknown[] = [];
  const { store } = silentStore();
  const options = { cache: { ...store, ...broken }, onCacheError: (error: unknown) => errors.push(error) };
  const { cfb } = await storedClient(options);
  expect(await cfb.forget("/games")).toBe(false);
  expect(errors.length).toBeGreaterThan(0);
});

test("if a store cannot list its keys, the client remembers the last 10,000 keys", async () => {
  const known = listing(silentStore().store);
  for (let n = 0; n < 10_002; n++) known.note(`${n}`);
  const keys = (await known.keys(async (_, take) => take())) ?? [];
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([10_000, "2", "10001"]);
});

test("if the runtime cannot hash, forget finds a path's unshortened keys by their URL", async () => {
  const url = `https://${"proxy.".repeat(40)}example/games`;
  const [key, isOfPath] = await withCrypto(undefined, () =>
    Promise.all([cacheKey(`${url}?year=2024`, {}, undefined), keysOf(url)]),
  );
  expect([isOfPath(key ?? ""), isOfPath(`cfb-openapi:1:${"a".repeat(56)}#undefined#`.padEnd(200))]).toEqual([
    true,
    false,
  ]);
});
