import { seal } from "../../../src/cache/envelope.js";
import type { CallOptions, Store } from "../../../src/index.js";
import { clientWithFetch } from "../../support/client-with-fetch.js";
import { ManualClock } from "../../support/clock.js";

/** Creates a store with one entry for all keys. The entry is fresh for an hour and can be replaced or deleted. */
function storeWith(text: string | undefined) {
  const steps: [string, ...unknown[]][] = [];
  const now = Date.now();
  let entry = text === undefined ? undefined : seal({ text, storedAt: now, freshUntil: now + 3_600_000 });
  const store: Store = {
    get: () => entry,
    set(_, value, ttlMs) {
      steps.push(["set", value, ttlMs]);
      entry = value;
    },
    delete() {
      steps.push(["delete"]);
      entry = undefined;
    },
  };
  return { store, steps };
}

const noList = ["null", "{}", '{"message":"Unauthorized"}', '"[]"', '""', "0", "true", '{"0":{"id":1},"length":1}'];
const noObject = ["null", "[]", '[{"teams":[]}]', '{"message":"Unauthorized"}', '"{}"', "1", "false"];

describe("a stored value that cannot be a response", () => {
  test.each([...noList, '[{"id":1'])("is deleted and requested again if it is not a list: %s", async (text) => {
    const { store, steps } = storeWith(text);
    const errors: unknown[] = [];
    const options = { cache: store, onCacheError: (error: unknown) => errors.push(error) };
    const { cfb, requests } = clientWithFetch(() => Response.json([{ id: 1 }]), options);
    expect(await cfb.get("/games", { year: 2024 })).toEqual([{ id: 1 }]);
    expect(await cfb.get("/games", { year: 2024 })).toEqual([{ id: 1 }]);
    expect(requests).toHaveLength(1);
    expect(steps.at(-1)).toEqual(["set", expect.stringMatching(/\n\[\{"id":1\}\]$/), expect.any(Number)]);
    expect(errors).toEqual([expect.any(Error)]);
  });

  test.each(noObject)("is requested again if it is not an object: %s", async (text) => {
    const { store } = storeWith(text);
    const { cfb, requests } = clientWithFetch(() => Response.json({ teams: {} }), { cache: store });
    expect(await cfb.get("/game/box/advanced", { id: 1 })).toEqual({ teams: {} });
    expect(await cfb.get("/game/box/advanced", { id: 1 })).toEqual({ teams: {} });
    expect(requests).toHaveLength(1);
  });

  test("does not count as cached in a plan", async () => {
    const { cfb } = clientWithFetch(() => Response.json([]), { cache: storeWith("null").store });
    const { totals } = await cfb.plan([{ path: "/games", query: { year: 2024 } }]);
    expect(totals).toMatchObject({ cached: 0, metered: 1 });
  });
});

test.each(["[]", '[{"id":1}]', '[{"__proto__":{"id":1}}]'])(
  "a valid stored list is returned unchanged: %s",
  async (text) => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]), { cache: storeWith(text).store });
    expect(await cfb.get("/games", { year: 2024 })).toEqual(JSON.parse(text));
    expect(requests).toEqual([]);
  },
);

test.each(noList)("a 200 with %s instead of a list is not stored", async (text) => {
  const { store, steps } = storeWith(undefined);
  const { cfb, requests } = clientWithFetch(() => new Response(text), { cache: store });
  await cfb.result("/games", { year: 2020 });
  await cfb.result("/games", { year: 2020 });
  expect([requests.length, steps.filter(([step]) => step === "set")]).toEqual([2, []]);
});

describe("the cache stores", () => {
  const hourMs = 3_600_000;
  const dayMs = 24 * hourMs;

  /** Returns the time to live (in ms) that the store receives on 2024-09-15. */
  async function ttlOf(body: string, year: number, call: CallOptions = {}): Promise<unknown> {
    const { store, steps } = storeWith(undefined);
    const options = { cache: store, clock: new ManualClock(), staleIfErrorMs: 0 };
    const { cfb } = clientWithFetch(() => new Response(body), options);
    await cfb.get("/games", { year }, call);
    expect(steps).toHaveLength(1);
    return steps[0]?.[2];
  }

  test.each(["[]", "[ ]", "\n[]\n", "[\n\n]"])("an empty list for a finished season for a day (%j)", async (body) => {
    expect(await ttlOf(body, 2020)).toBe(dayMs);
    expect(await ttlOf(body, 2023)).toBe(dayMs);
  });

  test("a list with rows for a finished season for 30 days", async () => {
    expect(await ttlOf('[{"id":1}]', 2023)).toBe(30 * dayMs);
    expect(await ttlOf("[[]]", 2023)).toBe(30 * dayMs);
  });

  test("an empty list for the current season for an hour", async () => {
    expect(await ttlOf("[]", 2024)).toBe(hourMs);
  });

  test("an empty list for `cacheTtlMs` if the call sets it", async () => {
    expect(await ttlOf("[]", 2020, { cacheTtlMs: 90 * dayMs })).toBe(90 * dayMs);
    expect(await ttlOf("[]", 2020, { cacheTtlMs: 5 })).toBe(5);
  });

  test("no response with `cacheTtlMs: 0`", async () => {
    const { store, steps } = storeWith('[{"id":1}]');
    const { cfb, requests } = clientWithFetch(() => new Response("[]"), { cache: store });
    expect(await cfb.get("/games", { year: 2020 }, { cacheTtlMs: 0 })).toEqual([]);
    expect([steps.length, requests.length]).toEqual([0, 1]);
  });

  test("any list for at most a year", async () => {
    expect(await ttlOf("[]", 2020, { cacheTtlMs: Infinity })).toBe(365 * dayMs);
  });

  test("an empty reference list for a day", async () => {
    const { store, steps } = storeWith(undefined);
    await clientWithFetch(() => new Response("[]"), { cache: store, staleIfErrorMs: 0 }).cfb.get("/plays/types");
    expect(steps).toEqual([["set", expect.stringMatching(/\n\[\]$/), dayMs]]);
  });

  test("a response by its original query, even if the caller changes the query object during the call", async () => {
    const { store, steps } = storeWith(undefined);
    const options = { cache: store, clock: new ManualClock(), staleIfErrorMs: 0 };
    const query = { year: 2024 };
    const call = clientWithFetch(() => new Response("[]"), options).cfb.get("/games", query);
    query.year = 1999;
    await call;
    expect(steps).toEqual([["set", expect.any(String), hourMs]]);
  });
});
