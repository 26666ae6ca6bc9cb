import { type Client, createClient, type SeasonPart } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { rejection } from "../support/client-with-fetch.js";
import { seasonService, weekly } from "./season-service.js";

/** A client of the sample service, and the URLs that it requested. */
function sampleClient(cache: boolean) {
  const service = createSampleService();
  const calls: string[] = [];
  const fetch = (request: Request) => {
    calls.push(request.url.slice(request.url.indexOf("/", 8)));
    return service(request);
  };
  return { cfb: createClient({ apiKey: "sample", fetch, cache }), calls };
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

describe("all plays of the 2024 sample season", () => {
  test("are the same as the plays of each game", async () => {
    const { cfb } = sampleClient(false);
    const games = await cfb.get("/games", { year: 2024 });
    const byGame = [];
    for (const { week, seasonType, homeTeam } of games)
      byGame.push(...(await cfb.get("/plays", { year: 2024, week, seasonType, team: homeTeam })));
    const rows = await cfb.all("/plays", { year: 2024 });
    // A playoff team has several games in the only week of the postseason, so requests by game repeat plays.
    expect(ids(rows)).toEqual([...new Set(ids(byGame))]);
    expect(rows.length).toBeGreaterThan(1_000);
  });

  test("cost exactly the planned number of calls if the games are cached", async () => {
    const { cfb, calls } = sampleClient(true);
    await cfb.get("/games", { year: 2024 });
    const { totals } = await cfb.plan([{ path: "/plays", query: { year: 2024 }, all: true }]);
    await cfb.all("/plays", { year: 2024 });
    expect(calls).toEqual(["/games?year=2024", "/plays?week=1&year=2024"]);
    expect(totals).toEqual({ invalid: 0, cached: 1, free: 0, metered: 1 });
  });

  test("do not cost any calls the second time", async () => {
    const { cfb, calls } = sampleClient(true);
    const first = await cfb.all("/plays", { year: 2024 });
    const { length } = calls;
    expect(await cfb.all("/plays", { year: 2024 })).toEqual(first);
    expect(calls).toHaveLength(length);
  });
});

test("a season costs one call for the list of games and one for each week", async () => {
  const { client, calls, rows } = seasonService(weekly(16));
  expect(await client().all("/plays", { year: 2024 })).toEqual(rows);
  const weeks = Array.from({ length: 16 }, (_, index) => `/plays?week=${index + 1}&year=2024`);
  expect(calls).toEqual(["/games?year=2024", ...weeks]);
});

test("for a team's season, the client requests only weeks in which the team plays", async () => {
  const { client, calls } = seasonService(weekly(16));
  await client().all("/plays", { year: 2024, team: "Guest 3" });
  expect(calls).toEqual(["/games?team=Guest%203&year=2024", "/plays?team=Guest%203&week=4&year=2024"]);
});

test("the client does not request a week whose games have not begun", async () => {
  const [first, second] = weekly(2);
  const games = [first, second].flatMap((game, index) =>
    game ? [{ ...game, startDate: index === 0 ? "2000-01-01T00:00:00Z" : "2999-01-01T00:00:00Z" }] : [],
  );
  const { client, calls } = seasonService(games);
  await client().all("/plays", { year: 2024 });
  expect(calls).toEqual(["/games?year=2024", "/plays?week=1&year=2024"]);
});

test("`all` sends a query that does not need a split as one call, and refuses an invalid query", async () => {
  const { client, calls } = seasonService(weekly(3));
  await client().all("/drives", { year: 2024 });
  expect(calls).toEqual(["/drives?year=2024"]);
  const invalid = rejection(client().all("/plays", { year: 2024, week: 0.5 }));
  expect(await invalid).toMatchObject({ code: "query", parameters: ["week"] });
});

/** The types of `all` exclude some of these paths and queries. */
const allOf = (cfb: Client, path: string, query: object) => cfb.all(path as "/plays", query as { year: number });

test.each<[path: string, query: object, list: string]>([
  ["/plays", { year: 2024, seasonType: "postseason" }, "/games?seasonType=postseason&year=2024"],
  ["/plays", { year: 2024, conference: "B1G" }, "/games?conference=B1G&year=2024"],
  ["/plays", { year: 2024, offense: "Texas" }, "/games?year=2024"],
  ["/plays", { year: 2024, classification: "fbs" }, "/games?year=2024"],
  // This operation accepts a conference's name, but the list of games accepts only an abbreviation.
  ["/passing/plays", { year: 2025, conference: "B1G" }, "/games?year=2025"],
])("to find the weeks of %s with %j, the client requests %s", async (path, query, list) => {
  const { client, calls } = seasonService(weekly(1));
  await allOf(client(), path, query);
  expect(calls[0]).toBe(list);
});

test.each<[path: string, query: object, parameters: string[]]>([
  ["/metrics/wp", {}, ["gameId"]],
  ["/metrics/wp", { year: 2024, gameId: 0.5 }, ["year", "gameId"]],
  ["/live/plays", { year: 2024 }, ["year", "gameId"]],
  ["/rushing/plays", {}, ["gameId", "year", "rusherId"]],
  // Without the unknown parameter, the service accepts this query. A week would break a rule.
  ["/ratings/elo", { year: 2025, preseason: true, wek: 1 }, ["wek"]],
])("`all` refuses %s with %j because of its parameters %j", async (path, query, parameters) => {
  const { client, calls } = seasonService(weekly(1));
  const error = await rejection(allOf(client(), path, query));
  expect(error).toMatchObject({ code: "query", path });
  expect(new Set(Object(error).parameters)).toEqual(new Set(parameters));
  expect(calls).toEqual([]);
});

test.each<[path: string, list: unknown[], parts: string[]]>([
  ["/plays", [10, 2, 1].map((week) => ({ week })), ["week=1&year=2024", "week=2&year=2024", "week=10&year=2024"]],
  ["/plays", [null, { week: null }, { week: 3 }, {}, "4"], ["week=3&year=2024"]],
  [
    "/teams/season/overview",
    [{ school: "Texas" }, { school: "Army" }, { school: null }, { school: "Iowa" }, { school: "Army" }],
    ["team=Army&year=2024", "team=Iowa&year=2024", "team=Texas&year=2024"],
  ],
])("the parts of %s are in order, each once, and rows without a value are ignored: %j", async (path, list, parts) => {
  const calls: string[] = [];
  const fetch = async ({ url }: Request) => {
    const [, called = "", query = ""] = /^https:..[^/]+([^?]+)[?](.*)/.exec(url) ?? [];
    if (called !== path) return Response.json(list);
    calls.push(query);
    return Response.json(path === "/plays" ? [] : { year: 2024 });
  };
  await allOf(createClient({ apiKey: "key", fetch }), path, { year: 2024 });
  expect(calls).toEqual(parts);
});

test("`all` throws if the service cuts the list of players whose rows it requests", async () => {
  const calls: string[] = [];
  const fetch = async ({ url }: Request) => {
    calls.push(new URL(url).pathname);
    return Response.json(Array.from({ length: 100 }, (_, id) => ({ id: String(id) })));
  };
  const run = allOf(createClient({ apiKey: "key", fetch }), "/player/season/overview", {
    year: 2024,
    searchTerm: "Smith",
  });
  expect(await rejection(run)).toMatchObject({ reason: "capped", message: expect.stringContaining("/player/search") });
  expect(calls).toEqual(["/player/search"]);
});

describe("after an interrupted run, `resume`", () => {
  test.each([1, 2, 5, 11])("requests only the missing weeks if the signal aborted after part %i", async (parts) => {
    const { client, calls, rows } = seasonService(weekly(16));
    const controller = new AbortController();
    const seen: unknown[] = [];
    let last: SeasonPart<"/plays"> | undefined;
    const run = async () => {
      for await (const part of client().each("/plays", { year: 2024 }, { signal: controller.signal })) {
        seen.push(...part);
        last = part;
        if (seen.length === parts * 3) controller.abort(new Error("stopped"));
      }
    };
    expect(await rejection(run())).toMatchObject({ message: "stopped" });
    // The run still yields later parts that have arrived, because their calls are already paid for.
    const done = Number(last?.part.week);
    expect(seen).toHaveLength(done * 3);
    const before = calls.length;
    for await (const part of client().each("/plays", { year: 2024 }, { resume: last?.resume })) seen.push(...part);
    expect(seen).toEqual(rows);
    expect(calls.slice(before)).toEqual(
      Array.from({ length: 16 - done }, (_, index) => `/plays?week=${done + index + 1}&year=2024`),
    );
    // With the default concurrency of 4, fewer than 4 other weeks were in flight.
    expect(before - 1 - done).toBeLessThan(4);
  });

  test("requests only the missing weeks if the consumer left the loop", async () => {
    const { client, calls, rows } = seasonService(weekly(16));
    const one = client({ concurrency: 1 });
    const seen: unknown[] = [];
    let last: SeasonPart<"/plays"> | undefined;
    for await (const part of one.each("/plays", { year: 2024 })) {
      seen.push(...part);
      last = part;
      if (part.part.week === 9) break;
    }
    for await (const part of one.each("/plays", { year: 2024 }, { resume: last?.resume })) seen.push(...part);
    expect(seen).toEqual(rows);
    expect(calls).toHaveLength(17);
  });

  test("of the last part does not send any request", async () => {
    const { client, calls } = seasonService(weekly(2));
    let resume = "";
    for await (const part of client().each("/plays", { year: 2024 })) resume = part.resume;
    expect(await client().all("/plays", { year: 2024 }, { resume })).toEqual([]);
    expect(calls).toHaveLength(3);
  });
});

test("`each` requests as many parts at a time as `concurrency` allows, and yields them in order", async () => {
  const { fetch } = seasonService(weekly(16));
  let inFlight = 0;
  let most = 0;
  const responded: number[] = [];
  // Of every three weeks in flight, the last responds first.
  const slow = async (request: Request) => {
    most = Math.max(most, ++inFlight);
    const week = Number(new URL(request.url).searchParams.get("week"));
    const isLast = week % 3 === 0 || week === 16;
    while (!isLast && !responded.includes(week + 1)) await new Promise((resolve) => setImmediate(resolve));
    inFlight--;
    responded.push(week);
    return fetch(request);
  };
  const cfb = createClient({ apiKey: "key", fetch: slow, concurrency: 3 });
  const weeks = [];
  for await (const { part } of cfb.each("/plays", { year: 2024 })) weeks.push(part.week);
  expect(weeks).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  const [games, ...order] = responded;
  expect([games, order]).toEqual([0, [3, 2, 1, 6, 5, 4, 9, 8, 7, 12, 11, 10, 15, 14, 13, 16]]);
  expect(most).toBe(3);
});

test("`each` does not request more parts while the consumer is working on one", async () => {
  const { client, calls } = seasonService(weekly(16));
  const iterator = client({ concurrency: 2 }).each("/plays", { year: 2024 })[Symbol.asyncIterator]();
  await iterator.next();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toEqual(["/games?year=2024", "/plays?week=1&year=2024", "/plays?week=2&year=2024"]);
  await iterator.return?.();
});
