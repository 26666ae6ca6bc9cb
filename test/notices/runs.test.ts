import { type ClientOptions, createClient, type NoticeEvent } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { seasonService } from "../seasons/season-service.js";
import { clockAt, follow, passTime, sampleClient } from "../watch/watching.js";
import { watchedClient } from "./service.js";

const vain = { year: 2024, team: "Ohio St" } as const;
const unknown = { kind: "unknown-name", suggestion: "Ohio State" };

/** The kinds of notices and the paths of requests, in order. */
const order = (events: readonly (NoticeEvent | string)[]) =>
  events.map((event) => (typeof event === "string" ? event : `${event.notice.kind} of ${event.path}`));

const game = { seasonType: "regular", homeTeam: "Texas", awayTeam: "Army", rows: 1_500 } as const;

describe("all", () => {
  test("reports the query's notices once, and then one notice that there are no rows", async () => {
    const { cfb, events } = watchedClient({ names: true });
    expect(await cfb.all("/plays", vain)).toEqual([]);
    expect(order(events)).toEqual(["/teams", "unknown-name of /plays", "/games", "empty of /plays"]);
  });

  test("reports notices about the list of games that it requests", async () => {
    const { cfb, events } = watchedClient({ names: true });
    await cfb.all("/metrics/wp", vain);
    expect(order(events)).toEqual(["/teams", "unknown-name of /games", "/games", "empty of /games"]);
  });

  test.each([
    ["team", "Ohio St", "`team` compares schools, such as `Ohio State`."],
    ["conference", "Big Ten", "`conference` compares abbreviations, such as `B1G`."],
  ])("if the list of games is empty, names a %s that may be wrong: %s", async (parameter, name, message) => {
    const { cfb, events } = watchedClient();
    await cfb.all("/metrics/wp", { year: 2024, [parameter]: name });
    expect(events).toEqual([
      "/games",
      {
        path: "/games",
        notice: expect.objectContaining({ kind: "empty", parameter, message: expect.stringContaining(message) }),
      },
    ]);
  });

  test("if the list has games, but the operation does not have rows, reports that the operation does not", async () => {
    const notices: NoticeEvent[] = [];
    const { client } = seasonService([{ ...game, id: 1, week: 1, rows: 0 }]);
    const cfb = client({ onNotice: (event) => notices.push(event) });
    await cfb.all("/metrics/wp", { year: 2024, team: "Texas" });
    expect(order(notices)).toEqual(["empty of /metrics/wp"]);
  });

  test("does not report that a resumed run has no rows, because earlier runs may have returned rows", async () => {
    const notices: NoticeEvent[] = [];
    const { client } = seasonService([{ ...game, id: 1, week: 1, rows: 3 }]);
    const cfb = client({ onNotice: (event) => notices.push(event) });
    let resume: string | undefined;
    for await (const part of cfb.each("/plays", { year: 2024 })) resume = part.resume;
    expect(await cfb.all("/plays", { year: 2024 }, { resume })).toEqual([]);
    expect(notices).toEqual([]);
  });

  test("reports to `onNotice` in production", async () => {
    const env = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    try {
      const { cfb, events } = watchedClient();
      await cfb.all("/games", { year: 1850 });
      expect(order(events)).toEqual(["before-data of /games", "/games", "empty of /games"]);
    } finally {
      env.restore();
    }
  });

  test("reports the differences of each part from the document", async () => {
    const notices: NoticeEvent[] = [];
    const { client } = seasonService([1, 2].map((week) => ({ ...game, id: week, week, rows: 1 })));
    await client({ validate: "report", onNotice: (event) => notices.push(event) }).all("/plays", { year: 2024 });
    expect(order(notices)).toEqual(["drift of /games", "drift of /plays", "drift of /plays"]);
  });

  test("names the reason if rows arrive but do not fit the query", async () => {
    const games = [1, 2].map((week) => ({ ...game, id: week, week, startDate: "2024-09-01T16:00Z", completed: true }));
    const notices: NoticeEvent[] = [];
    const cfb = createClient({
      apiKey: "k",
      onNotice: (event) => notices.push(event),
      fetch: async ({ url }) => {
        if (new URL(url).pathname === "/games") return Response.json(games);
        return Response.json(url.includes("week=1") ? [{ id: 1, teams: [{ team: "Texas", categories: [] }] }] : []);
      },
    });
    expect(await cfb.all("/games/players", { year: 2024, category: "paszing" })).toHaveLength(1);
    expect(notices).toMatchObject([{ notice: { kind: "empty", message: expect.stringMatching(/^No rows fit\./) } }]);
  });

  test("returns rows that are nested too deeply to be compared with the query's names", async () => {
    const depth = 20_000;
    const row = `[{"team":${"[".repeat(depth)}${"]".repeat(depth)}}]`;
    const cfb = createClient({ apiKey: "k", onNotice: () => {}, fetch: async () => new Response(row) });
    expect(await cfb.all("/ratings/sp", { year: 2024, team: "Texas" })).toHaveLength(1);
  });

  test("reports in each run that the sample world lacks its rows, and no other reason", async () => {
    const { cfb, events } = watchedClient({ fetch: createSampleService() });
    for (const path of ["/plays", "/drives"] as const) await cfb.all(path, { year: 2014 });
    const notices = events.filter((event) => typeof event !== "string");
    expect(notices.map(({ path, notice }) => [path, notice.kind])).toEqual([
      // The sample world does not have the games whose weeks the run would request.
      ["/games", "sample"],
      ["/drives", "sample"],
    ]);
  });

  test("names the reason that the query shows, even if the sample world lacks its rows", async () => {
    const { cfb, events } = watchedClient({ fetch: createSampleService() });
    await cfb.all("/games", { year: 2024, home: "Texas", away: "texas" });
    expect(events).toEqual([
      {
        path: "/games",
        notice: expect.objectContaining({ kind: "empty", message: expect.stringContaining("are the same team") }),
      },
    ]);
  });

  test("reports that there are no rows if the sample world lacks only some of the listed games", async () => {
    const headers = { "x-sample-data": "true", "x-sample-coverage": "some games" };
    const { cfb, events } = watchedClient({
      fetch: async ({ url }) => (url.includes("/games") ? Response.json([{ id: 1 }], { headers }) : Response.json([])),
    });
    await cfb.all("/metrics/wp", { year: 2024 });
    expect(order(events)).toEqual(["sample of /games", "empty of /metrics/wp"]);
  });

  test("reports a message of the sample service once, even if its list of games and each part have it", async () => {
    const headers = { "x-sample-coverage": "some games" };
    const games = [1, 2].map((week) => ({ ...game, id: week, week, startDate: "2024-09-01T16:00Z", completed: true }));
    const paths: string[] = [];
    const { cfb, events } = watchedClient({
      fetch: async ({ url }) => {
        paths.push(new URL(url).pathname);
        return Response.json(url.includes("/games") ? games : [{ id: paths.length }], { headers });
      },
    });
    await cfb.all("/plays", { year: 2024 });
    expect(paths).toEqual(["/games", "/plays", "/plays"]);
    expect(order(events)).toEqual(["sample of /games"]);
  });

  test("refuses a query that cannot return anything before its first call", async () => {
    const { cfb, events } = watchedClient({ notices: "refuse" });
    await expect(cfb.all("/plays", { year: 1999 })).rejects.toMatchObject({
      code: "query",
      path: "/plays",
      operationId: "getPlays",
      query: { year: 1999 },
    });
    expect(order(events)).toEqual(["before-data of /plays"]);
  });

  test("does not spend a budget's calls on lists of names", async () => {
    const { cfb, events } = watchedClient({ names: true });
    await cfb.all("/games", vain, { maxCalls: 1 });
    expect(order(events)).toEqual(["/games", "empty of /games"]);
  });

  test("reports that no row fits, even if the rows of every part have empty lists", async () => {
    const { cfb, events } = watchedClient();
    const rows = await cfb.all("/games/players", { year: 2024, team: "Ohio State", category: "rush" });
    expect(rows.length).toBeGreaterThan(0);
    expect(order(events)).toEqual(["/games/players", "empty of /games/players"]);
    await cfb.all("/games/players", { year: 2024, team: "Ohio State", category: "rushing" });
    expect(order(events).slice(2)).not.toContain("empty of /games/players");
  });

  test("does not report parts that it splits, or single parts without rows", async () => {
    const notices: NoticeEvent[] = [];
    const { client, calls } = seasonService([
      { ...game, id: 1, week: 1 },
      { ...game, id: 2, week: 2, rows: 0 },
      { ...game, id: 3, week: 3 },
    ]);
    const cfb = client({ onNotice: (event) => notices.push(event) });
    expect(await cfb.all("/plays/stats", { year: 2024 })).toHaveLength(3_000);
    expect(calls.length).toBeGreaterThan(3);
    expect(notices).toEqual([]);
  });

  test("reports stale data that replaces a part's error", async () => {
    const notices: NoticeEvent[] = [];
    const { client, fetch } = seasonService([{ ...game, id: 1, week: 1, rows: 3 }]);
    const clock = clockAt("2024-11-01T12:00:00Z");
    let down = false;
    const options: ClientOptions = {
      cache: true,
      clock,
      fetch: async (request) => (down ? new Response("{}", { status: 503 }) : fetch(request)),
      onNotice: (event) => notices.push(event),
    };
    const cfb = client(options);
    await cfb.all("/plays", { year: 2024 });
    down = true;
    clock.skip(2 * 3_600_000);
    expect(await cfb.all("/plays", { year: 2024 })).toHaveLength(3);
    expect(order(notices)).toEqual(["stale of /games", "stale of /plays"]);
  });
});

describe("plan with `all`", () => {
  test("contains the query's notices", async () => {
    const { cfb, events } = watchedClient();
    await cfb.names.team("Ohio State");
    const { calls } = await cfb.plan([{ path: "/plays", query: vain, all: true }]);
    expect(calls).toMatchObject([{ cost: "metered", notices: [unknown] }]);
    expect(order(events)).toEqual(["/teams"]);
  });

  test("counts a query that its notices refuse as one invalid call", async () => {
    const { cfb } = watchedClient({ notices: "refuse" });
    const plan = await cfb.plan([{ path: "/plays", query: { year: 1999 }, all: true }]);
    expect(plan.calls).toMatchObject([
      { cost: "invalid", notices: [{ kind: "before-data" }], error: { code: "query" } },
    ]);
    expect(plan.totals).toEqual({ invalid: 1, cached: 0, free: 0, metered: 0 });
  });
});

describe("watch", () => {
  test("reports the notices of its first poll", async () => {
    const clock = clockAt("2025-01-20T20:00:00Z");
    const notices: NoticeEvent[] = [];
    const { cfb, polls } = sampleClient(clock, { names: true, onNotice: (event) => notices.push(event) });
    const signal = new AbortController();
    const watching = follow(cfb.watch("/scoreboard", { conference: "Big Ten" }, { signal: signal.signal }));
    await passTime(clock, 200_000, watching);
    signal.abort();
    expect(polls.length).toBeGreaterThan(3);
    expect(notices).toMatchObject([
      { path: "/scoreboard", notice: { kind: "mismatched-name", suggestion: "B1G" } },
      { path: "/scoreboard", notice: { kind: "empty", suggestion: "B1G" } },
    ]);
  });

  test.each([
    ["PAC12", []],
    ["Pac-12", ["`conference` compares abbreviations, such as `B1G`. `Pac-12` looks like a name: "]],
  ])(
    "reports only names that are too long for an abbreviation if there are no games: %s",
    async (conference, reasons) => {
      const clock = clockAt("2025-01-20T20:00:00Z");
      const notices: NoticeEvent[] = [];
      const { cfb, polls } = sampleClient(clock, { onNotice: (event) => notices.push(event) });
      const signal = new AbortController();
      const watching = follow(cfb.watch("/scoreboard", { conference }, { signal: signal.signal }));
      await passTime(clock, 20_000, watching);
      signal.abort();
      expect(polls.length).toBeGreaterThan(0);
      expect(notices.map(({ notice }) => notice.message)).toEqual(
        reasons.map((reason) => expect.stringMatching(`^No rows\\. Most likely: ${reason}`)),
      );
    },
  );

  test("ends before its first poll if a notice refuses the query", async () => {
    const { cfb, events } = watchedClient({ names: true, notices: "refuse" });
    const watch = cfb.watch("/scoreboard", { conference: "Big Ten" });
    await expect(watch.next()).rejects.toMatchObject({ code: "query", path: "/scoreboard" });
    expect(order(events)).toEqual(["/conferences", "mismatched-name of /scoreboard"]);
  });
});
