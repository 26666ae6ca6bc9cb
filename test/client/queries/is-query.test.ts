import { type Client, isQuery } from "../../../src/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";

type Untyped = (path: string, query: unknown) => Promise<unknown>;

function withHidden(object: object, name: string, value: unknown): object {
  return Object.defineProperty(object, name, { value, enumerable: false });
}

const inherited = Object.assign(Object.create({ year: 2024 }), { team: "Texas" });

/** Queries of /games that would be sent without required parameters. */
const incomplete: readonly [string, unknown][] = [
  ["a year that is not enumerable", withHidden({ team: "Texas" }, "year", 2024)],
  ["a year that is inherited", inherited],
  ["a year under a symbol", { [Symbol("year")]: 2024, team: "Texas" }],
  ["a competition that is not enumerable", withHidden({ year: 2024, round: "semifinal" }, "competition", "cfp")],
];

/** Queries of /games whose own, enumerable parameters are valid, and the part that is sent. */
const complete: readonly [string, object, string][] = [
  ["a wrong value that is not enumerable", withHidden({ year: 2024 }, "week", "x"), "?year=2024"],
  ["an unknown name that is not enumerable", withHidden({ year: 2024 }, "yaer", 1), "?year=2024"],
  ["an unknown name that is inherited", Object.assign(Object.create({ yaer: 1 }), { year: 2024 }), "?year=2024"],
  ["an unknown symbol", { year: 2024, [Symbol("week")]: 1 }, "?year=2024"],
  ["no prototype", Object.assign(Object.create(null), { year: 2024 }), "?year=2024"],
];

const emptyList = () => Response.json([]);
const openapiGet = (cfb: Client): Untyped => {
  const get = cfb.GET as never as Untyped;
  return (path, query) => get(path, { params: { query } });
};

test.each(incomplete)("%s counts as absent, so the call is not sent", async (_, query) => {
  expect(isQuery("/games", query)).toBe(false);
  const { cfb, requests } = clientWithFetch(emptyList);
  for (const get of [cfb.get as never as Untyped, openapiGet(cfb)]) {
    expect(await rejection(get("/games", query))).toMatchObject({ code: "query", path: "/games" });
  }
  expect((await cfb.plan([{ path: "/games", query: query as never }])).totals.invalid).toBe(1);
  expect(requests).toEqual([]);
});

test.each(complete)(
  "a query with %s is valid, because only the values that are sent are checked",
  async (_, query, search) => {
    expect(isQuery("/games", query)).toBe(true);
    const { cfb, requests } = clientWithFetch(emptyList);
    await (cfb.get as never as Untyped)("/games", query);
    await openapiGet(cfb)("/games", query);
    expect((await cfb.plan([{ path: "/games", query: query as never }])).totals.metered).toBe(1);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([search, search]);
  },
);

test("the rule for minYear and maxYear ignores values that are not sent", async () => {
  const query = Object.assign(Object.create({ minYear: 2025 }), { team: "Texas", maxYear: 2024 });
  expect(isQuery("/coaches/seasons", query)).toBe(true);
  expect(isQuery("/coaches/seasons", withHidden({ team: "Texas", maxYear: 2024 }, "minYear", 2025))).toBe(true);
  const { cfb, requests } = clientWithFetch(emptyList);
  await (cfb.get as never as Untyped)("/coaches/seasons", query);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?maxYear=2024&team=Texas"]);
});
