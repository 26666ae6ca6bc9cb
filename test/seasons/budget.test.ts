import { CfbError, createClient, IncompleteError, type SeasonOptions, type SeasonProgress } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { rejection } from "../support/client-with-fetch.js";
import { FastClock } from "../support/clock.js";
import { type SeasonGame, seasonService, weekly } from "./season-service.js";

describe("maxCalls", () => {
  test.each([0, 1, 2, 3, 7, 16])("of %i limits the metered requests of a run that can be resumed", async (maxCalls) => {
    const { client, calls, rows } = seasonService(weekly(16));
    const seen: unknown[] = [];
    const run = async (resume?: string) => {
      for await (const part of client().each("/plays", { year: 2024 }, { maxCalls, resume })) seen.push(...part);
    };
    const error = await rejection(run());
    expect(error).toMatchObject({ code: "incomplete", reason: "budget", done: Math.max(0, maxCalls - 1) });
    expect(calls).toHaveLength(maxCalls);
    const resume = String(Reflect.get(Object(error), "resume"));
    for await (const part of client().each("/plays", { year: 2024 }, { resume })) seen.push(...part);
    expect(seen).toEqual(rows);
    expect(calls).toHaveLength(17);
  });

  test("stops a run whose resumed run lacks the weeks that have begun since", async () => {
    const inWeek3 = seasonService(weekly(3));
    const error = await rejection(inWeek3.client().all("/plays", { year: 2024 }, { maxCalls: 2 }));
    const resume = String(Reflect.get(Object(error), "resume"));
    const inWeek4 = seasonService(weekly(4));
    const rest = await inWeek4.client().all("/plays", { year: 2024 }, { resume });
    expect(new Set(rest.map((row) => Reflect.get(row, "week")))).toEqual(new Set([2, 3]));
    const whole = await inWeek4.client().all("/plays", { year: 2024 });
    expect(new Set(whole.map((row) => Reflect.get(row, "week")))).toEqual(new Set([1, 2, 3, 4]));
  });

  test("has no effect if the whole season fits", async () => {
    const { client, rows } = seasonService(weekly(16));
    expect(await client().all("/plays", { year: 2024 }, { maxCalls: 17 })).toEqual(rows);
  });

  test("includes retries, so a run never uses more of the service's quota than its budget", async () => {
    const sample = createSampleService();
    // At this time, all games of the 2024 season are over.
    const clock = Object.assign(new FastClock(), { now: () => Date.UTC(2025, 1, 1) });
    let requests = 0;
    const cfb = createClient({
      apiKey: "sample",
      clock,
      retries: 3,
      // Every third response breaks off, but still costs a call.
      async fetch(request: Request) {
        const response = await sample(request);
        if (request.url.endsWith("/info") || ++requests % 3 > 0) return response;
        return new Response((await response.text()).slice(0, -1), { status: 200 });
      },
    });
    for (const maxCalls of [1, 4, 7]) {
      const before = await cfb.quota.refresh();
      const outcome = rejection(cfb.all("/metrics/wp", { year: 2024 }, { maxCalls }));
      expect(await outcome).toBeInstanceOf(Error);
      const after = await cfb.quota.refresh();
      expect(Number(before.remaining) - Number(after.remaining)).toBeLessThanOrEqual(maxCalls);
    }
  });

  test("does not count cached parts", async () => {
    const { client, calls, rows } = seasonService(weekly(5));
    const cfb = client({ cache: true });
    await cfb.all("/plays", { year: 2024 });
    expect(await cfb.all("/plays", { year: 2024 }, { maxCalls: 0 })).toEqual(rows);
    expect(calls).toHaveLength(6);
    const fresh = cfb.all("/plays", { year: 2024 }, { maxCalls: 0, cache: "reload" });
    expect(await rejection(fresh)).toMatchObject({ reason: "budget" });
    expect(calls).toHaveLength(6);
  });

  test("causes an error with the rows that have arrived, which the error's JSON leaves out", async () => {
    const { client, rows } = seasonService(weekly(5));
    const error = await rejection(client().all("/plays", { year: 2024 }, { maxCalls: 3 }));
    expect(error).toMatchObject({ rows: rows.slice(0, 6), done: 2, total: 5 });
    expect(JSON.stringify(error)).not.toContain("100-0");
    expect([
      error instanceof IncompleteError,
      error instanceof CfbError,
      new Error("another") instanceof IncompleteError,
    ]).toEqual([true, true, false]);
    expect(String(error)).toBe(
      "IncompleteError: /plays: maxCalls (3) is used up with 2 of 5 parts done. Pass this error's `resume` as an option to continue.",
    );
  });

  test.each([-1, 1.5, Number.NaN])("of %p causes a QueryError without a request", async (maxCalls) => {
    const { client, calls } = seasonService(weekly(2));
    expect(await rejection(client().all("/plays", { year: 2024 }, { maxCalls }))).toMatchObject({
      ...{ code: "query", path: "/plays", parameters: [] },
      message: "/plays: maxCalls takes a whole number of at least 0. Nothing was sent.",
    });
    expect(calls).toEqual([]);
  });
});

const confer = (game: SeasonGame) => ({ ...game, homeConference: "Big Ten", awayConference: "SEC" });

test.each<
  [what: string, path: "/plays" | "/plays/stats", games: SeasonGame[], options: SeasonOptions, message: string]
>([
  ["nothing was sent", "/plays", weekly(5), { maxCalls: 0 }, "maxCalls (0) is used up with 0 of 1 parts done. Pass"],
  ["a budget is used up", "/plays", weekly(5), { budget: { left: 3 } }, "the budget of calls is used up with 2 of 5"],
  [
    "its call did not finish a part",
    "/plays/stats",
    weekly(5, 2_000),
    { maxCalls: 1 },
    "Raise the limit: the call of this run did",
  ],
  [
    "its calls were",
    "/plays/stats",
    weekly(16, 200).map(confer),
    { maxCalls: 2 },
    "Raise the limit: the 2 calls of this",
  ],
])("the error of a run says how to continue if %s", async (_, path, games, options, message) => {
  const { client } = seasonService(games);
  expect(String(await rejection(client().all(path, { year: 2024 }, options)))).toContain(message);
});

describe("resume", () => {
  const token = async () => {
    const { client } = seasonService(weekly(2));
    for await (const { resume } of client().each("/plays", { year: 2024 })) return resume;
    throw new Error("no part");
  };

  test.each([
    ["another query", { year: 2023 }],
    ["another filter", { year: 2024, team: "Texas" }],
  ] as const)("from %s causes a QueryError without a request", async (_, query) => {
    const { client, calls } = seasonService(weekly(2));
    const run = client().all("/plays", query, { resume: await token() });
    expect(await rejection(run)).toMatchObject({
      code: "query",
      message: expect.stringContaining("another path or query"),
    });
    expect(calls).toEqual([]);
  });

  const foreign = "does not come from `each` or `all`";
  const position = { version: 1, path: "/plays", query: '[["year",2024]]', done: 1, left: [{ week: 2 }] };
  test.each<[resume: string, why: string]>([
    ...["", "{}", "null", '{"version":1}', "[1]"].map((text): [string, string] => [text, ""]),
    [JSON.stringify({ ...position, version: 2 }), foreign],
    [JSON.stringify([position]), foreign],
    [JSON.stringify({ ...position, path: "/drives" }), "belongs to another path or query"],
    [JSON.stringify({ ...position, done: "1" }), "is damaged"],
    [JSON.stringify({ ...position, left: { week: 2 } }), "is damaged"],
    [JSON.stringify({ ...position, left: [2] }), "is damaged"],
    [JSON.stringify({ ...position, left: [{ week: "a-key-of-a-user" }] }), "contains your API key"],
  ])("of %p causes a QueryError without a request", async (resume, why) => {
    const { client, calls } = seasonService(weekly(2));
    const query = { year: 2024 };
    const error = await rejection(client({ apiKey: "a-key-of-a-user" }).all("/plays", query, { resume }));
    expect(error).toMatchObject({ code: "query", path: "/plays", query, parameters: [] });
    expect(String(error)).toContain(why === "" ? "`resume`" : `/plays: \`resume\` ${why}. Nothing was sent.`);
    expect(calls).toEqual([]);
  });

  test.each([
    ["are in another order", { team: "Texas", year: 2024 }],
    ["include an undefined value", { year: 2024, week: undefined, team: "Texas" }],
  ])("works if the query's parameters %s", async (_, query) => {
    const { client } = seasonService(weekly(2));
    const cfb = client();
    let resume: string | undefined;
    for await (const part of cfb.each("/plays", { year: 2024, team: "Texas" })) resume ??= part.resume;
    expect(await cfb.all("/plays", query, { resume })).toHaveLength(2);
  });
});

test("`onProgress` does not count free calls", async () => {
  const { client } = seasonService(weekly(1));
  const counts: number[] = [];
  await client().all("/scoreboard", {}, { onProgress: ({ calls }) => void counts.push(calls) });
  expect(counts).toEqual([0]);
});

test("`onProgress` is called for each part, and its errors do not stop the run", async () => {
  const { client } = seasonService(weekly(3));
  const events: SeasonProgress[] = [];
  const onProgress = (progress: SeasonProgress) => {
    events.push(progress);
    throw new Error("a defect of the hook");
  };
  await client({ concurrency: 1 }).all("/plays", { year: 2024 }, { onProgress });
  expect(events).toEqual([
    { done: 1, total: 3, calls: 2, rows: 3, part: { week: 1 } },
    { done: 2, total: 3, calls: 3, rows: 6, part: { week: 2 } },
    { done: 3, total: 3, calls: 4, rows: 9, part: { week: 3 } },
  ]);
});
