import { CfbError, type Client } from "../../../src/index.js";
import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";

const down = () => Response.json({ message: "maintenance" }, { status: 503 });
const emptyList = () => Response.json([]);

/** Accepts queries that the compiler rejects. */
type Untyped = (path: string, query: unknown) => Promise<unknown>;

/** Three ways to get the error of a call. */
const ways: readonly [string, (cfb: Client) => Untyped][] = [
  ["get", ({ get }) => get as never],
  [
    "GET",
    ({ GET }) =>
      (path, query) =>
        (GET as never as Untyped)(path, { params: { query } }),
  ],
  [
    "result",
    ({ result }) =>
      async (path, query) => {
        const outcome = await (result as never as (...args: unknown[]) => Promise<{ error?: unknown }>)(path, query);
        throw outcome.error;
      },
  ],
];

async function errorOf(call: Promise<unknown>): Promise<CfbError> {
  const error = await rejection(call);
  if (!(error instanceof CfbError)) throw error;
  return error;
}

describe.each(ways)("the query in an error of %s", (_, via) => {
  test("contains only known parameters", async () => {
    const { cfb, requests } = clientWithFetch(emptyList);
    const error = await errorOf(via(cfb)("/games", { year: 2024, apiKey: key, token: { secret: key } }));
    expect(error).toMatchObject({ code: "query", path: "/games", operationId: "getGames" });
    expect(error.query).toEqual({ year: 2024 });
    expect(leaks(error)).toEqual([]);
    expect(requests).toEqual([]);
  });

  test("does not change if the caller changes the object later", async () => {
    const query: Record<string, unknown> = { year: 2024, team: "" };
    const error = await errorOf(via(clientWithFetch(emptyList).cfb)("/games", query));
    query.team = "Texas";
    query.apiKey = key;
    expect(error.query).toEqual({ year: 2024, team: "" });
    expect(error.query).not.toBe(query);
  });

  test("does not contain an API key passed as a value, as a name or as the query", async () => {
    const { cfb } = clientWithFetch(emptyList);
    const call = via(cfb);
    const errors = await Promise.all([
      errorOf(call("/games", { year: 2024, seasonType: key })),
      errorOf(call("/games", { year: key })),
      errorOf(call("/games", { year: 2024, [key]: 1 })),
      errorOf(call("/games", key)),
    ]);
    for (const error of errors) expect(leaks(error)).toEqual([]);
  });

  test("treats a property named __proto__ as an unknown parameter", async () => {
    const query: unknown = JSON.parse('{"year":2024,"__proto__":{"team":"Texas"}}');
    const error = await errorOf(via(clientWithFetch(emptyList).cfb)("/games", query));
    expect(Object.entries(error.query ?? {})).toEqual([["year", 2024]]);
    expect(error.query).not.toHaveProperty("team");
  });
});

const circular: Record<string, unknown> = {};
circular.self = circular;
const throwing = {
  toJSON() {
    throw new Error("not serializable");
  },
};

describe.each([
  ["a BigInt", 2024n],
  ["a circular object", circular],
  ["an object whose toJSON throws", throwing],
  ["an object that contains the key", { nested: [key] }],
  ["a function with the key as a property", Object.assign(() => 1, { key })],
])("an error for a query with %s as a value", (_, year) => {
  test.each(["get", "result"])("can be serialized to JSON without that value (%s)", async (way) => {
    const [, via] = ways.find(([name]) => name === way) ?? [];
    if (via === undefined) throw new Error(`no way is called ${way}`);
    const error = await errorOf(via(clientWithFetch(emptyList).cfb)("/games", { year, team: "Texas" }));
    expect(error.code).toBe("query");
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: "query", query: { team: "Texas" } });
    expect(leaks(error)).toEqual([]);
  });
});

test("an error of GET for a query with a BigInt can be serialized to JSON", async () => {
  const query = { year: 2024n, team: "Texas" } as never;
  const error = await errorOf(clientWithFetch(emptyList).cfb.GET("/games", { params: { query } }));
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: "query", query: { team: "Texas" } });
});

test("a query that contains the key is not sent, and the error redacts the key", async () => {
  const { cfb, requests } = clientWithFetch(down);
  const error = await errorOf(cfb.get("/games", { year: 2024, team: key }));
  expect(error).toMatchObject({ code: "query", query: { year: 2024, team: "[key]" } });
  expect(requests).toEqual([]);
  expect(leaks(error)).toEqual([]);
});

test("an error does not repeat a key that was passed as the path", async () => {
  const get = clientWithFetch(emptyList).cfb.get as never as Untyped;
  const errors = await Promise.all([errorOf(get(key, {})), errorOf(get(`/games?key=${key}`, {}))]);
  for (const error of errors) expect(leaks(error)).toEqual([]);
});

test("a ServiceError contains a copy of the sent query", async () => {
  const { cfb } = clientWithFetch(down);
  const query: { year: number; week?: number | undefined } = { year: 2024, week: undefined };
  const call = cfb.result("/games", query);
  query.year = 1999;
  expect(await call).toMatchObject({ ok: false, error: { query: { year: 2024 } } });
});

test("an error from `plan` includes only known parameters", async () => {
  const { cfb } = clientWithFetch(emptyList);
  const plan = await cfb.plan([{ path: "/games", query: { year: 2024, apiKey: key } as never }]);
  expect(plan.calls[0]?.error?.query).toEqual({ year: 2024 });
  expect(leaks(plan.calls[0]?.error)).toEqual([]);
});
