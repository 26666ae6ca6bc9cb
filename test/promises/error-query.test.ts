import { CfbError, type Client } from "../../src/index.js";
import { clientOver, key, leaks, rejection } from "../support/client-with-fetch.js";

const down = () => Response.json({ message: "maintenance" }, { status: 503 });
const fine = () => Response.json([]);

/** Queries that no compiler would take. */
type Untyped = (path: string, query: unknown) => Promise<unknown>;

/** The three ways to an error of a call. */
const ways: readonly [string, (cfb: Client) => Untyped][] = [
  ["get", ({ get }) => get as never],
  [
    "raw",
    ({ raw }) =>
      (path, query) =>
        (raw.GET as never as Untyped)(path, { params: { query } }),
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

describe.each(ways)("the query of an error of %s", (_, via) => {
  test("holds the known parameters and neither names nor values of unknown ones", async () => {
    const { cfb, requests } = clientOver(fine);
    const error = await errorOf(via(cfb)("/games", { year: 2024, apiKey: key, token: { secret: key } }));
    expect(error).toMatchObject({ code: "query", path: "/games", operationId: "getGames" });
    expect(error.query).toEqual({ year: 2024 });
    expect(leaks(error)).toEqual([]);
    expect(requests).toEqual([]);
  });

  test("is a copy, which later changes of the caller's object do not reach", async () => {
    const query: Record<string, unknown> = { year: 2024, team: "" };
    const error = await errorOf(via(clientOver(fine).cfb)("/games", query));
    query.team = "Texas";
    query.apiKey = key;
    expect(error.query).toEqual({ year: 2024, team: "" });
    expect(error.query).not.toBe(query);
  });

  test("shows no key in the wrong argument: as a value, as a name, or as the path", async () => {
    const { cfb } = clientOver(fine);
    const call = via(cfb);
    const errors = await Promise.all([
      errorOf(call("/games", { year: 2024, seasonType: key })),
      errorOf(call("/games", { year: key })),
      errorOf(call("/games", { year: 2024, [key]: 1 })),
      errorOf(call("/games", key)),
    ]);
    for (const error of errors) expect(leaks(error)).toEqual([]);
  });

  test("takes an own __proto__ for an unknown name", async () => {
    const query: unknown = JSON.parse('{"year":2024,"__proto__":{"team":"Texas"}}');
    const error = await errorOf(via(clientOver(fine).cfb)("/games", query));
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
  ["an object that holds the key", { nested: [key] }],
  ["a function with the key as a property", Object.assign(() => 1, { key })],
])("an error whose query has %s for a value", (_, year) => {
  test.each(["get", "result"])("is written as JSON without it (%s)", async (way) => {
    const [, via] = ways.find(([name]) => name === way) ?? [];
    if (via === undefined) throw new Error(`no way is called ${way}`);
    const error = await errorOf(via(clientOver(fine).cfb)("/games", { year, team: "Texas" }));
    expect(error.code).toBe("query");
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: "query", query: { team: "Texas" } });
    expect(leaks(error)).toEqual([]);
  });
});

test("an error of raw whose query has a BigInt for a value is written as JSON", async () => {
  const query = { year: 2024n, team: "Texas" } as never;
  const error = await errorOf(clientOver(fine).cfb.raw.GET("/games", { params: { query } }));
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: "query", query: { team: "Texas" } });
});

test("a key in a query that was sent is redacted in the error", async () => {
  const { cfb } = clientOver(down);
  const error = await errorOf(cfb.get("/games", { year: 2024, team: key }));
  expect(error).toMatchObject({ status: 503, query: { year: 2024, team: "[key]" } });
  expect(leaks(error)).toEqual([]);
});

test("a key as the path is not repeated", async () => {
  const get = clientOver(fine).cfb.get as never as Untyped;
  const errors = await Promise.all([errorOf(get(key, {})), errorOf(get(`/games?key=${key}`, {}))]);
  for (const error of errors) expect(leaks(error)).toEqual([]);
});

test("an error of the service has a copy of the query as it was sent", async () => {
  const { cfb } = clientOver(down);
  const query: { year: number; week?: number | undefined } = { year: 2024, week: undefined };
  const call = cfb.result("/games", query);
  query.year = 1999;
  expect(await call).toMatchObject({ ok: false, error: { query: { year: 2024 } } });
});

test("an error of plan has the known parameters only", async () => {
  const { cfb } = clientOver(fine);
  const plan = await cfb.plan([{ path: "/games", query: { year: 2024, apiKey: key } as never }]);
  expect(plan.calls[0]?.error?.query).toEqual({ year: 2024 });
  expect(leaks(plan.calls[0]?.error)).toEqual([]);
});
