import { type CfbError, type Client, createClient, type Store } from "../../../src/index.js";
import { createSampleService } from "../../../src/sample/index.js";
import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";

/** Accepts arguments that the compiler rejects. */
type Untyped = (...args: unknown[]) => unknown;

/** A store that records the arguments of its calls. */
function recordingStore(): { readonly store: Store; readonly used: unknown[] } {
  const used: unknown[] = [];
  const store = {
    get: (name: string) => void used.push(name),
    set: (name: string, value: string) => void used.push(name, value),
    delete: (name: string) => void used.push(name),
  };
  return { store, used };
}

/** Returns the first value of an async iteration. */
const first = async (rows: unknown) => (rows as AsyncIterable<unknown>)[Symbol.asyncIterator]().next();

/** Every method that accepts a query. Each function rejects with the call's error. */
const ways: Readonly<Record<string, (cfb: Client, path: string, query: unknown) => Promise<unknown>>> = {
  get: async (cfb, path, query) => (cfb.get as Untyped)(path, query),
  result: async (cfb, path, query) => {
    throw ((await (cfb.result as Untyped)(path, query)) as { error: unknown }).error;
  },
  all: async (cfb, path, query) => (cfb.all as Untyped)(path, query),
  each: async (cfb, path, query) => first((cfb.each as Untyped)(path, query)),
  watch: async (cfb, path, query) => first((cfb.watch as Untyped)(path, query, { metered: true })),
  forget: async (cfb, path, query) => (cfb.forget as Untyped)(path, query),
  GET: async (cfb, path, query) => (cfb.GET as Untyped)(path, { params: { query } }),
  fetch: async (cfb, path, query) => cfb.fetch(`${path}?${new URLSearchParams(query as Record<string, string>)}`),
  plan: async (cfb, path, query) => {
    const { calls } = (await (cfb.plan as Untyped)([{ path, query }])) as { calls: { error: unknown }[] };
    throw calls[0]?.error;
  },
};

/** Query values that contain the key. */
const values: readonly (readonly [string, string])[] = [
  ["the key", key],
  ["a string that contains the key", `x${key} y`],
  ["the percent-encoded key", encodeURIComponent(key)],
  ["the key after Bearer", `Bearer ${key}`],
];

describe.each(Object.keys(ways))("%s", (name) => {
  const via = ways[name] ?? (() => Promise.resolve());

  test.each(values)(
    "refuses a query with %s as a value before it sends a request, reads the store or calls a hook",
    async (_, value) => {
      const { store, used } = recordingStore();
      const seen: unknown[] = [];
      const hook = (event: unknown) => void seen.push(event);
      const hooks = { onRequest: hook, onResponse: hook, onCacheError: hook, onNotice: hook };
      const { cfb, requests } = clientWithFetch(() => Response.json([]), { cache: store, ...hooks });
      const error = await rejection(via(cfb, "/games", { year: 2024, team: value }));
      expect(error).toMatchObject({ code: "query", parameters: ["team"], path: "/games" });
      expect(error).toHaveProperty("message", expect.stringMatching(/`team` .*API key/));
      expect([...leaks(error), ...leaks(error, encodeURIComponent(key))]).toEqual([]);
      expect({ requests, used, seen }).toEqual({ requests: [], used: [], seen: [] });
    },
  );

  test("does not repeat the key in the error for an unknown path", async () => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]));
    const error = await rejection(via(cfb, `/${key}`, {}));
    expect(error).toMatchObject({ code: "query" });
    expect({ leaks: leaks(error), requests }).toEqual({ leaks: [], requests: [] });
  });
});

/** A key whose only character with a special meaning in a URL is the plus sign. */
const plusKey = "abcdefghij+klmnopqrst";

test.each(
  [key, plusKey].flatMap((apiKey) => [
    ["a query", apiKey, `/games?year=2025&team=${apiKey}`],
    ["a query that also breaks a rule", apiKey, `/games?year=x&team=${apiKey}`],
    ["the name of a parameter", apiKey, `/games?year=2025&${apiKey}=1`],
    ["the query of an unknown path", apiKey, `/new?x=${apiKey}`],
    ["a name in the query of an unknown path", apiKey, `/new?${apiKey}=1`],
  ]),
)("fetch refuses a key in %s before it sends a request (%s)", async (_, apiKey = "", address = "") => {
  const { store, used } = recordingStore();
  const seen: unknown[] = [];
  const hook = (event: unknown) => void seen.push(event);
  const hooks = { onRequest: hook, onResponse: hook, onCacheError: hook, onNotice: hook };
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { apiKey, cache: store, ...hooks });
  const url = `https://api.collegefootballdata.com${address}`;
  for (const input of [address, new URL(url), new Request(url)]) {
    const error = await rejection(cfb.fetch(input));
    expect(error).toMatchObject({ code: "query" });
    // The part of the key after its plus must not leak either, because a URL parser can decode the plus as a space.
    const [, part] = apiKey.split("+");
    expect([...leaks(error, apiKey), ...leaks(error, part), ...leaks(seen, part)]).toEqual([]);
  }
  expect({ requests, used }).toEqual({ requests: [], used: [] });
});

test("GET refuses a key as a parameter name of an unknown path", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  const error = await rejection((cfb.GET as Untyped)("/new", { params: { query: { [key]: 1 } } }) as Promise<unknown>);
  expect(error).toMatchObject({ code: "query" });
  expect([leaks(error), requests]).toEqual([[], []]);
});

test("the error for a refused query shows the other parameters", async () => {
  const { cfb } = clientWithFetch(() => Response.json([]));
  const error = (await rejection(cfb.get("/games", { year: 2024, team: key }))) as CfbError;
  expect(error.query).toEqual({ year: 2024, team: "[key]" });
});

test("a plan does not repeat the key from a refused call", async () => {
  const { cfb } = clientWithFetch(() => Response.json([]));
  const plan = await cfb.plan([{ path: "/games", query: { year: 2024, team: key } }]);
  expect(plan.totals.invalid).toBe(1);
  expect(leaks(plan)).toEqual([]);
});

test.each(["all", "each"] as const)("%s does not repeat a key in its path or `resume` in the error", async (name) => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  const run = async (path: string, resume: string) =>
    name === "all" ? (cfb.all as Untyped)(path, {}, { resume }) : first((cfb.each as Untyped)(path, {}, { resume }));
  const token = JSON.stringify({ version: 1, path: "/teams", query: "[]", done: 0, left: [{ conference: key }] });
  const errors = await Promise.all([
    rejection(run(key, "x")),
    rejection(run("/teams", key)),
    rejection(run("/teams", token)),
  ]);
  for (const error of errors)
    expect({ error, leaks: leaks(error) }).toMatchObject({ error: { code: "query" }, leaks: [] });
  expect(requests).toEqual([]);
});

test.each(["team", "conference", "position", "playType", "draftTeam", "coach", "player"] as const)(
  "names.%s refuses the key without requesting a list",
  async (kind) => {
    const { cfb, requests } = clientWithFetch(createSampleService());
    const error = await rejection(cfb.names[kind](key));
    expect({ error, requests }).toMatchObject({ error: { code: "query" }, requests: [] });
    expect([...leaks(error), ...leaks(error, key.slice(0, 20))]).toEqual([]);
  },
);

describe("if a key function returns a key for the first time, that key", () => {
  const events: unknown[] = [];
  const hooks = {
    onRequest: (event: unknown) => void events.push(event),
    onResponse: (event: unknown) => void events.push(event),
  };

  test("is not sent in a URL, and hooks do not see the call", async () => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]), { apiKey: async () => key, ...hooks });
    const error = await rejection(cfb.get("/games", { year: 2024, team: key }));
    expect({ error, leaks: leaks(error), requests, events }).toMatchObject({
      error: { code: "query", path: "/games", query: { year: 2024, team: "[key]" } },
      leaks: [],
      requests: [],
      events: [],
    });
  });

  test("is not sent in a URL after a 401 either", async () => {
    const keys = ["another-key-of-mine", key];
    const respond = () => Response.json({ message: "Unauthorized" }, { status: 401 });
    const { cfb, requests } = clientWithFetch(respond, { apiKey: () => keys.shift() });
    const error = await rejection(cfb.get("/games", { year: 2024, team: key }));
    expect({ code: (error as CfbError).code, requests: requests.length, leaks: leaks(error) }).toEqual({
      code: "query",
      requests: 1,
      leaks: [],
    });
  });
});

test.each(["%zz", "%26amp;", "%5Cn"])(
  "a `baseUrl` with the escape %s is accepted if it does not contain the key",
  async (path) => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]), { baseUrl: `https://gateway.example/${path}` });
    await cfb.get("/venues");
    expect(requests.map(({ url }) => url)).toEqual([`https://gateway.example/${path}/venues`]);
  },
);

test.each(["Texas", "abcdefg"])(
  "a key of fewer than 8 characters, such as %s, is not treated as a secret in a query",
  async (apiKey) => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]), { apiKey });
    await cfb.get("/games", { year: 2024, team: apiKey });
    expect(requests.map(({ url }) => new URL(url).searchParams.get("team"))).toEqual([apiKey]);
  },
);

test("the client refuses a query that contains a numeric key as a number", async () => {
  const cfb = createClient({ apiKey: "401628374", fetch: async () => Response.json([]) });
  const error = await rejection(cfb.get("/games", { id: 401628374 }));
  expect(error).toMatchObject({ code: "query", parameters: ["id"], query: { id: "[key]" } });
  expect(leaks(error, "401628374")).toEqual([]);
});

test("a `baseUrl` that contains the key is refused, because cache keys contain URLs", () => {
  expect(() => createClient({ apiKey: key, baseUrl: `https://proxy.example/${key}` })).toThrow(
    "baseUrl contains the API key. Pass it only as `apiKey`",
  );
});
