import type { Client, ClientOptions, NoticeEvent } from "../../src/index.js";
import { rejection } from "../support/client-with-fetch.js";
import { failure, info, manualClient, success, watch } from "../support/manual-client.js";

const query = { year: 2023, team: "Texas" } as const;
const team = { id: 251, school: "Texas", abbreviation: "TEX", mascot: "Longhorns", alternateNames: ["Texas"] };
const teams = () => Response.json([{ ...team, classification: "fbs" }]);

/** Creates a client that checks names. Its list of teams arrives only when the test sends it. */
const slowList = (options: ClientOptions = {}) =>
  manualClient({ names: true, totalTimeoutMs: 500, ...options }, ({ path }) =>
    path === "/teams" ? undefined : success(),
  );

describe("if a list of names does not arrive,", () => {
  test.each<[string, ClientOptions, { totalTimeoutMs?: number }]>([
    ["the client's", {}, {}],
    ["the call's own", { totalTimeoutMs: 120_000 }, { totalTimeoutMs: 500 }],
  ])("the client abandons the list after half of %s time and sends the call without it", async (_, options, own) => {
    const { cfb, clock, sent, paths } = slowList(options);
    const call = watch(cfb.result("/games", query, own));
    await clock.pass(249);
    expect([paths(), sent[0]?.signal.aborted]).toEqual([["/teams"], false]);
    await clock.pass(1);
    expect([paths(), sent[0]?.signal.aborted]).toEqual([["/teams", "/games"], true]);
    expect(call.data).toMatchObject({ ok: true });
    expect(clock.pending).toEqual([]);
  });

  test("a call still ends at totalTimeoutMs", async () => {
    const { cfb, clock, paths } = manualClient({ names: true, totalTimeoutMs: 500 });
    const calls = [watch(cfb.result("/games", query)), watch(cfb.get("/games", { year: 2022, team: "Ohio" }))];
    await clock.pass(499);
    expect(calls.map(({ done }) => done)).toEqual([false, false]);
    await clock.pass(1);
    expect(calls).toMatchObject([{ data: { ok: false, error: { code: "timeout" } } }, { error: { code: "timeout" } }]);
    expect(paths()).toEqual(["/teams", "/games", "/games"]);
    expect(clock.pending).toEqual([]);
  });

  test("a call whose time has already ended does not request the list", async () => {
    const { cfb, clock, paths } = slowList();
    const call = watch(cfb.result("/games", query));
    clock.skip(500);
    await clock.pass(0);
    expect([call.data, paths()]).toMatchObject([{ ok: false, error: { code: "timeout" } }, []]);
  });

  test("calls request the list again only after a minute", async () => {
    const { cfb, clock, paths } = slowList();
    for (const pause of [250, 59_000, 1_000, 0]) {
      void cfb.result("/games", query);
      await clock.pass(pause);
    }
    expect(paths()).toEqual(["/teams", "/games", "/games", "/games", "/teams"]);
  });

  test("calls do not wait for the list unless the client checks names", async () => {
    const { cfb, clock, paths } = slowList({ names: false });
    const name = watch(cfb.names.team("texas"));
    const call = watch(cfb.result("/games", query));
    await clock.pass(0);
    expect([paths().sort(), name.done, call.done]).toEqual([["/games", "/teams"], false, true]);
  });

  test.each(["all", "each"] as const)("%s waits for the list for half of its time", async (method) => {
    const { cfb, clock, sent, paths } = slowList({ totalTimeoutMs: 120_000 });
    const options = { totalTimeoutMs: 500 };
    const run =
      method === "all"
        ? cfb.all("/games", query, options)
        : cfb.each("/games", query, options)[Symbol.asyncIterator]().next();
    const watched = watch<unknown>(run);
    await clock.pass(250);
    expect([paths(), sent[0]?.signal.aborted, watched.done]).toEqual([["/teams", "/games"], true, true]);
  });
});

describe("aborting a call's signal", () => {
  test.each<[string, (cfb: Client, signal: AbortSignal) => Promise<unknown>]>([
    ["get", (cfb, signal) => cfb.get("/games", query, { signal })],
    ["all", (cfb, signal) => cfb.all("/games", query, { signal })],
  ])("ends %s and the list's request", async (_, make) => {
    const { cfb, clock, sent, paths } = slowList();
    const controller = new AbortController();
    const call = watch(make(cfb, controller.signal));
    await clock.pass(0);
    controller.abort("left");
    await clock.pass(0);
    expect(call).toMatchObject({ done: true, error: "left" });
    expect([paths(), sent[0]?.signal.aborted]).toEqual([["/teams"], true]);
    expect(clock.pending).toEqual([]);
    // The aborted request does not count as a failure of the list, so the next call requests the list again.
    void cfb.result("/games", query);
    await clock.pass(0);
    expect(paths()).toEqual(["/teams", "/teams"]);
  });

  test("leaves the list's request running for another call that waits for it", async () => {
    const { cfb, clock, sent, paths } = slowList();
    const controller = new AbortController();
    const left = watch(cfb.get("/games", query, { signal: controller.signal }));
    const stays = watch(cfb.result("/games", { year: 2022, team: "Texsa" }));
    const name = watch(cfb.names.team("texas"));
    await clock.pass(0);
    controller.abort("left");
    await clock.pass(0);
    expect([left.done, stays.done, sent[0]?.signal.aborted]).toEqual([true, false, false]);
    sent[0]?.reply(teams());
    await clock.pass(0);
    expect(stays.data).toMatchObject({ ok: true, notices: [{ kind: "unknown-name" }, { kind: "empty" }] });
    expect(name.data).toMatchObject({ school: "Texas" });
    expect(paths()).toEqual(["/teams", "/games"]);
  });
});

test("`names.team` waits for its list even if a shorter call gives up, and throws the list's error", async () => {
  const { cfb, clock, sent } = slowList({ totalTimeoutMs: 120_000, timeoutMs: 1_000, retries: 0 });
  const name = watch(cfb.names.team("texas"));
  const call = watch(cfb.result("/games", query, { totalTimeoutMs: 100 }));
  await clock.pass(100);
  expect([call.done, name.done, sent[0]?.signal.aborted]).toEqual([true, false, false]);
  sent[0]?.reply(failure(400, "no"));
  await clock.pass(0);
  expect(name.error).toMatchObject({ code: "service", status: 400, path: "/teams" });
});

describe("a name search", () => {
  test("ends when its signal aborts, and other callers still get the list", async () => {
    const controller = new AbortController();
    const { cfb, paths } = manualClient({}, teams);
    const ended = rejection(cfb.names.team("Texas", { signal: controller.signal }));
    const other = cfb.names.team("Texas");
    controller.abort(new Error("stopped"));
    expect([await ended, await other]).toMatchObject([{ message: "stopped" }, { school: "Texas" }]);
    expect(await cfb.names.team("longhorns")).toMatchObject({ id: 251 });
    expect(paths()).toEqual(["/teams"]);
  });

  test("refuses an invalid option", async () => {
    const { cfb, sent } = manualClient({}, teams);
    const invalid = () => rejection(cfb.names.team("Texas", { timeoutMs: -1 }));
    expect(await invalid()).toMatchObject({ code: "query" });
    expect(sent).toEqual([]);
    await cfb.names.team("Texas");
    // The search does not need a call anymore.
    expect(await invalid()).toMatchObject({ code: "query" });
  });
});

test.each<[string, ClientOptions, number, readonly string[]]>([
  ["with 19 calls above the floor", { quotaFloor: 100 }, 119, ["/info", "/games"]],
  ["with 20 calls above the floor", { quotaFloor: 100 }, 120, ["/info", "/teams", "/games"]],
  ["with 19 calls left and no floor", {}, 19, ["/info", "/games"]],
  ["with 20 calls left and no floor", {}, 20, ["/info", "/teams", "/games"]],
])(
  "%s, a client that knows this requests a list of names only if enough calls are left",
  async (_, options, left, requests) => {
    const { cfb, clock, paths } = manualClient({ names: true, ...options }, ({ path }) =>
      path === "/info" ? info(left) : path === "/teams" ? teams() : success(),
    );
    const call = watch(cfb.quota.refresh().then(() => cfb.get("/games", query)));
    await clock.pass(0);
    expect([call.error, paths()]).toEqual([undefined, requests]);
  },
);

test("if the number of calls left is unknown, a list of names does not request `/info` without a floor", async () => {
  const { cfb, clock, paths } = manualClient({ names: true }, ({ path }) => (path === "/teams" ? teams() : success()));
  watch(cfb.get("/games", query));
  await clock.pass(0);
  expect(paths()).toEqual(["/teams", "/games"]);
});

test("with one call above the floor, `names` can still spend it on its list", async () => {
  const { cfb, clock, paths } = manualClient({ names: true, quotaFloor: 100 }, ({ path }) =>
    path === "/info" ? info(101) : path === "/teams" ? teams() : undefined,
  );
  const name = watch(cfb.names.team("Texas"));
  await clock.pass(0);
  expect([name.error, name.data, paths()]).toEqual([
    undefined,
    expect.objectContaining({ id: 251 }),
    ["/info", "/teams"],
  ]);
});

test("with few calls above the floor, names are compared with a stored list", async () => {
  const cache = new Map<string, string>();
  const events: string[] = [];
  const onNotice = ({ notice }: NoticeEvent) => events.push(notice.kind);
  const open = (left: number) =>
    manualClient({ names: true, quotaFloor: 100, cache, onNotice }, ({ path }) =>
      path === "/info" ? info(left) : path === "/teams" ? teams() : success(),
    );
  for (const [left, requests] of [
    [120, ["/info", "/teams", "/games"]],
    [119, ["/info", "/drives"]],
  ] as const) {
    events.length = 0;
    const { cfb, paths } = open(left);
    await cfb.quota.refresh();
    await cfb.get(left === 120 ? "/games" : "/drives", { year: 2023, team: "Texes" });
    expect([paths(), events]).toEqual([requests, ["unknown-name", "empty"]]);
  }
});

test("if the list and the rows are stored, a call does not wait for /info", async () => {
  const cache = new Map<string, string>();
  const first = manualClient({ names: true, quotaFloor: 100, cache }, ({ path }) =>
    path === "/info" ? info(500) : path === "/teams" ? teams() : success(),
  );
  await first.cfb.get("/games", query);
  const second = manualClient({ names: true, quotaFloor: 100, cache }, () => undefined);
  expect(await second.cfb.get("/games", query)).toEqual([]);
  expect(second.paths()).toEqual([]);
});

test("a list for notices and the user's identical call share one request", async () => {
  const { cfb, clock, paths } = manualClient({ names: true }, ({ path }) => (path === "/teams" ? teams() : success()));
  watch(Promise.all([cfb.get("/games", query), cfb.get("/teams")]));
  await clock.pass(0);
  expect(paths().sort()).toEqual(["/games", "/teams"]);
});
