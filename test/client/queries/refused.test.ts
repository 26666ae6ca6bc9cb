import { createClient, type Path } from "../../../src/index.js";
import { rejection } from "../../support/client-with-fetch.js";

/** The client's methods that accept a path and a query, called without type checks. */
function methodsOf(onNotice: () => void) {
  const requests: string[] = [];
  const fetch = async ({ url }: Request) => {
    requests.push(url);
    return Response.json([]);
  };
  const cfb = createClient({ apiKey: "a-key-for-the-tests", fetch, onNotice });
  const first = (rows: AsyncIterable<unknown>) => rows[Symbol.asyncIterator]().next();
  const planned = async (path: Path, query: object, all: boolean) => {
    const { calls, totals } = await cfb.plan([{ path, query, all } as Parameters<typeof cfb.plan>[0][number]]);
    expect(totals).toEqual({ invalid: 1, cached: 0, free: 0, metered: 0 });
    throw calls[0]?.error;
  };
  type Method = (path: Path, query: never) => Promise<unknown>;
  const methods: Readonly<Record<string, Method>> = {
    get: (path, query) => cfb.get(path, query),
    GET: (path, query) => cfb.GET(path as "/games", { params: { query } }),
    result: async (path, query) => {
      const result = await cfb.result(path, query);
      throw result.ok ? undefined : result.error;
    },
    each: (path, query) => first(cfb.each(path as "/games", query)),
    all: (path, query) => cfb.all(path as "/games", query),
    "all with an invalid limit and an invalid resume": (path, query) =>
      cfb.all(path as "/games", query, { maxCalls: -1, resume: "x" }),
    plan: (path, query) => planned(path, query, false),
    "plan with all": (path, query) => planned(path, query, true),
    watch: (path, query) => first(cfb.watch(path, query)),
    forget: (path, query) => cfb.forget(path, query),
  };
  return { methods, requests };
}

const wrong: readonly [string, string, object, readonly string[]][] = [
  ["an unknown parameter", "/games", { year: 2024, taem: "Texas" }, ["taem"]],
  ["an unknown parameter beside a season without data", "/games", { year: 1800, taem: "Texas" }, ["taem"]],
  ["a broken rule", "/games", { team: "Texas" }, ["year", "id"]],
  ["a value of the wrong type", "/drives", { year: "2024" }, ["year"]],
  ["a query that is a string", "/games", "year=2024" as unknown as object, []],
];

describe.each(wrong)("%s (%s)", (_, path, query, parameters) => {
  test("is refused by every method with the same message, without a notice or a request", async () => {
    const notices: unknown[] = [];
    const { methods, requests } = methodsOf(() => void notices.push("notice"));
    const messages = new Map<string, string[]>();
    for (const [name, method] of Object.entries(methods)) {
      const error = await rejection(method(path as Path, query as never));
      expect({ name, error }).toMatchObject({ name, error: { code: "query", parameters } });
      const { message } = Object(error);
      messages.set(message, [...(messages.get(message) ?? []), name]);
    }
    expect([...messages.values()]).toEqual([Object.keys(methods)]);
    expect(requests).toEqual([]);
    expect(notices).toEqual([]);
  });
});

test.each(wrong.slice(0, 3))("%s (%s) is refused by fetch with the same error as by get", async (_, path, query) => {
  const requests: unknown[] = [];
  const fetch = async (request: Request) => {
    requests.push(request.url);
    return Response.json([]);
  };
  const cfb = createClient({ apiKey: "a-key-for-the-tests", fetch });
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const errors = [cfb.fetch(`${path}?${search}`), cfb.get(path as "/games", query as never)].map(rejection);
  const [first, second] = (await Promise.all(errors)).map((error) => String(error));
  expect(first).toBe(second);
  expect(requests).toEqual([]);
});

/** Season queries with a parameter that only the list of games accepts. The parameter would select weeks but not rows. */
const ofTheList: readonly [Path, object, string][] = [
  ["/plays", { year: 2024, home: "Texas" }, "home"],
  ["/plays", { year: 2024, away: "Texas", team: "Iowa" }, "away"],
  ["/passing/plays", { year: 2025, home: "Texas" }, "home"],
  ["/games/players", { year: 2024, home: "Texas" }, "home"],
];

test.each(ofTheList)("`all` refuses %s %j, because only the list of games accepts %s", async (path, query, name) => {
  const { methods, requests } = methodsOf(() => {});
  for (const method of ["all", "each", "plan with all"]) {
    const error = await rejection(methods[method]?.(path, query as never) ?? Promise.resolve());
    // The error does not list the parameter that the season fills in.
    expect({ method, error }).toMatchObject({ method, error: { code: "query", path, parameters: [name] } });
    expect(String(error)).toContain(`Unknown parameter \`${name}\``);
  }
  expect(requests).toEqual([]);
});

test("`all` for a single-game operation accepts a query that selects games", async () => {
  const requests: string[] = [];
  const fetch = async ({ url }: Request) => {
    requests.push(url.slice(url.indexOf("/", 8)));
    return Response.json(url.includes("/games") ? [{ id: 7, week: 1, homeTeam: "Texas" }] : [{ gameId: 7 }]);
  };
  const cfb = createClient({ apiKey: "a-key-for-the-tests", fetch });
  expect(await cfb.all("/metrics/wp", { year: 2024, home: "Texas" })).toEqual([{ gameId: 7 }]);
  expect(requests).toEqual(["/games?home=Texas&year=2024", "/metrics/wp?gameId=7"]);
});
