import { settled } from "../../support/clock.js";
import { failure, manualClient, type SentRequest, success, watch } from "../../support/manual-client.js";
import { storiesIn, story } from "../../support/story.js";

// For each key, the service accepts two concurrent requests to /plays/stats (`stats`) and two to /stats/player/season (`season`). It works on a
// request that the client abandons until 75 s after the client sent it.
const table = `
At most concurrency requests are in flight. Other calls follow in order, whatever their path. A path's limit does not delay calls to other paths.
concurrency=2 retries=0 | games&drives&drives&games&drives <2:200 <1:200 → 1>games 2>drives 3>drives 2:ok 4>games 1:ok
concurrency=4 retries=0 | 4*season games <3:200 <1:200 → 1-2>season 5>games 5:ok 3>season 1:ok

A slot becomes free if its request fails or is aborted. A call that is aborted in the queue is never sent.
concurrency=1 retries=0 | 2*games <1:lost → 1>games 2>games 1:connection
concurrency=1 retries=0 | games x1 games → 1>games 1:aborted 2>games
concurrency=1 retries=0 | 3*games x2 <1:200 <2:200 games{aborted} → 1>games 2:aborted 3>games 1:ok 3:ok 4:aborted

Waiting in the queue does not count toward an attempt's time limit.
concurrency=1 retries=0 timeoutMs=1000 | 5*games +900 <1:200 +900 <2:200 +900 <3:200 +900 <4:200 +900 <5:200
  → 1>games @900 2>games 1:ok @1800 3>games 2:ok @2700 4>games 3:ok @3600 5>games 4:ok @4500 5:ok

A call that waits for its next attempt does not occupy a slot of the client or its path. The attempt queues behind calls that were made meanwhile.
games=4*503{2},200 venues=200 4*games venues +2250
  → 1-4>games ~2250 ~2250 ~2250 ~2250 >venues 5:ok @2250 1-4>games 1-4:ok
concurrency=1 | games=503,200 drives=200 games&drives +250 → 1>games 2>drives ~250 2:ok @250 1>games 1:ok
concurrency=1 | games=busy{1},200 drives=200 games&drives +1250 → 1>games 2>drives ~1250 2:ok @1250 1>games 1:ok
season=500,500,200 3*season +1000 → 1-3>season ~250 ~250 3:ok @250 1-2>season 1-2:ok
concurrency=1 retries=1 timeoutMs=1000 | any=open,open,200,200,open 4*games +60000
  → 1>games @1000 2>games ~250 @2000 3>games ~250 4>games 1>games 3-4:ok @3000 2>games 1:timeout @4000 2:timeout

A call waits for a slot, but only until totalTimeoutMs.
concurrency=1 timeoutMs=1000000 totalTimeoutMs=Infinity | any=503,open games{totalTimeoutMs=1000} drives +1000 <2:200 venues <3:200
  → 1>games ~250 2>drives @1000 1:timeout 2:ok >venues 3:ok

Undocumented paths share one queue, because a separate queue for each id in such a path would slow down all calls.
concurrency=1 retries=0 | any=503{5},open /new/1&/new/2&/new/3 +6000 → >new/1 1:503 @5250 >new/2

An abandoned request keeps its slot as long as the service works on it. On a path without a limit, it frees its slot immediately.
retries=0 timeoutMs=10000 totalTimeoutMs=200000 | any=open,open,200 stats +4000 stats +10000 2*stats +200000
  → 1>stats @4000 2>stats @10000 1:timeout @14000 2:timeout @75000 3-4>stats 3-4:ok
retries=0 | any=open,open,200 stats x1 2*stats +1000 → 1>stats 1:aborted 2>stats
retries=0 timeoutMs=10000 concurrency=4 | any=4*open,200 4*games +10000 games
  → 1-4>games @10000 1-4:timeout 5>games 5:ok
retries=0 | any=500 3*stats → 1-3>stats 1-3:service500

If abandoned requests keep all slots for longer than a call's time, the call fails immediately. If another request is in flight, the call waits for it.
retries=0 timeoutMs=10000 | any=open,open,200 2*stats +10000 stats{totalTimeoutMs=60000} ?message
  → 1-2>stats @10000 1-2:timeout 3:timeout message="/plays/stats is closed for 65 s because of pauses or abandoned requests. That is longer than the rest of 'totalTimeoutMs' (60000 ms)."
retries=0 timeoutMs=10000 | any=open,open,200 2*stats +10000 stats{totalTimeoutMs=60000,retries=9}
  → 1-2>stats @10000 1-2:timeout 3:timeout
retries=0 | any=open,open,200 2*stats x1 stats{totalTimeoutMs=30000} +5000 <2:200
  → 1-2>stats 1:aborted @5000 3>stats 2-3:ok

The 75 s begin when the request is sent, not when the key function is called. A body that the service breaks off frees the slot.
keys=late20000,late20000,new retries=0 timeoutMs=30000 totalTimeoutMs=200000 | stats&stats +30000 stats +65000
  → @20000 1-2>stats[late] @30000 1-2:timeout @95000 3>stats[new]
retries=0 | any=cut,cut,200 3*stats → 1-3>stats 1-2:response200 3:ok

A request on a connection that was closed while idle frees its slot and is retried immediately. A request that is reset after seconds keeps its slot.
any=200,reset,reset,200 venues 2*stats → >venues 1:ok 2-3>stats ~0 ~0 2-3>stats 2-3:ok
retries=0 | any=200,open venues 2*stats +5000 <2:reset <3:reset stats{totalTimeoutMs=100000} +70000
  → >venues 1:ok 2-3>stats @5000 2:connection 3:connection @75000 4>stats

If the client abandons a body, the request keeps its slot, even if the injected fetch ignores the signal.
retries=0 timeoutMs=1000 | any=endless 2*stats +1000 stats{totalTimeoutMs=100000} +74000
  → 1-2>stats @1000 1-2:timeout @75000 3>stats
`;

test.each(storiesIn(table))("%s → %s", async (row, log) => {
  expect(await story(row)).toBe(log);
});

describe("a request that the service is not working on", () => {
  const failing =
    (code: string, cause: object = {}) =>
    () =>
      Promise.reject(
        Object.assign(new Error("fetch failed"), { cause: { code, message: `connect ${code}`, ...cause } }),
      );
  const rejecting = (message: string) => () => Promise.reject(new TypeError(message));
  const refused = { code: "ECONNREFUSED", message: "connect ECONNREFUSED ::1:443" };
  const unanswered = { code: "ETIMEDOUT", message: "connect ETIMEDOUT 192.0.2.1:443" };
  const moved = () => new Response(null, { status: 302, headers: { location: "https://b.example/" } });

  test.each<readonly [string, () => Response | Promise<Response>]>([
    ["no route to the host", failing("EHOSTUNREACH")],
    ["no network", failing("ENETUNREACH")],
    ["a refused connection", failing("ECONNREFUSED")],
    ["an address that does not respond", failing("ETIMEDOUT", unanswered)],
    [
      "a host without a connection at each of its addresses",
      failing("ETIMEDOUT", { message: "", errors: [unanswered, refused] }),
    ],
    ["a server that does not speak TLS", failing("ERR_SSL_WRONG_VERSION_NUMBER", { message: "wrong version number" })],
    ["no connection, as Chrome reports it", rejecting("Failed to fetch")],
    ["no connection, as Safari reports it", rejecting("Load failed")],
    ["no connection, as Deno reports it", rejecting("client error (Connect): tcp connect error: Connection refused")],
    ["no connection, as Bun reports it", rejecting("Unable to connect. Is the computer able to access the url?")],
    ["a connection that is reset at once", failing("ECONNRESET", { message: "read ECONNRESET" })],
    ["a redirect", moved],
    ["a body that is not UTF-8, read to its end", () => new Response(new Uint8Array([0xff, 0xff]))],
    ["a fetch that does not return a Response", () => JSON.parse("7")],
  ])("frees its slot: %s", async (_, fails) => {
    const { cfb, clock } = manualClient({ retries: 0 }, (_, number) => (number > 2 ? success() : fails()));
    const calls = [1, 2, 3].map((week) => watch(cfb.result("/plays/stats", { year: 2024, week })));
    await clock.pass(0);
    expect(calls.map(({ data }) => data?.ok)).toEqual([false, false, true]);
  });

  test.each([
    "client error (Connect): tcp connect error: Connection refused (os error 111)",
    "Unable to connect. Is the computer able to access the url?",
  ])("does not use a call's budget if Deno or Bun could not connect: %s", async (message) => {
    const { cfb, clock } = manualClient({ retries: 0 }, rejecting(message));
    const budget = { left: 3 };
    watch(cfb.result("/games", { year: 2024 }, { budget }));
    await clock.pass(0);
    expect([budget.left, cfb.quota.spent]).toEqual([3, 0]);
  });

  describe("in a page", () => {
    const online = Object.getOwnPropertyDescriptor(globalThis, "navigator");
    const setOnline = (onLine: boolean) =>
      Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });

    afterEach(() => {
      if (online) Object.defineProperty(globalThis, "navigator", online);
      else Reflect.deleteProperty(globalThis, "navigator");
    });

    test.each([
      ["that is offline when the request is sent does not use a call's budget", false, 3],
      ["that goes offline after the request is sent uses a call's budget", true, 2],
    ])("%s", async (_, wasOnline, left) => {
      setOnline(wasOnline);
      const { cfb, clock, sent } = manualClient({ retries: 0 });
      const budget = { left: 3 };
      watch(cfb.result("/games", { year: 2024 }, { budget }));
      await clock.pass(5_000);
      setOnline(false);
      sent[0]?.fail(new TypeError("Failed to fetch"));
      await clock.pass(0);
      expect(budget.left).toBe(left);
    });
  });
});

test("a call that cannot get a slot for its retry in time fails with its last attempt's error", async () => {
  const reset = Object.assign(new Error("fetch failed"), {
    cause: { code: "ECONNRESET", message: "read ECONNRESET" },
  });
  const { cfb, clock, sent } = manualClient({ totalTimeoutMs: 30_000 });
  const call = watch(cfb.result("/plays/stats", { year: 2024, week: 1 }));
  watch(cfb.result("/plays/stats", { year: 2024, week: 2 }, { timeoutMs: 4_000, retries: 0 }));
  await clock.pass(5_000);
  sent[0]?.fail(reset);
  await clock.pass(1_000);
  expect(call.data).toMatchObject({ ok: false, error: { code: "connection" } });
});

test("a thousand calls all settle while a thousand others are aborted at the same time", async () => {
  const { cfb, sent } = manualClient({ concurrency: 2, retries: 0 });
  // Each call has a separate signal, because a thousand listeners on one signal would be a leak.
  const controllers = Array.from({ length: 1000 }, () => new AbortController());
  const aborted = controllers.map(({ signal }, id) => watch(cfb.get("/games", { id: id + 1 }, { signal })));
  const others = controllers.map((_, id) => watch(cfb.get("/games", { id: id + 2001 })));
  await settled();
  for (const controller of controllers) controller.abort("enough");
  await settled();
  for (let index = 0; index < 1000; index += 2) {
    for (const { reply } of sent.slice(index, index + 2)) reply(success());
    await settled();
  }
  expect(aborted.filter(({ error }) => error === "enough")).toHaveLength(1000);
  expect(others.filter(({ data }) => data)).toHaveLength(1000);
  expect(sent).toHaveLength(1000);
});

test("retries do not exceed `concurrency` or a path's limit", async () => {
  const open: SentRequest[] = [];
  let most = { all: 0, path: 0 };
  const { cfb, clock } = manualClient({ concurrency: 3, retries: 4 }, (request) => {
    open.push(request);
    const path = open.filter((one) => one.path === "/stats/player/season").length;
    most = { all: Math.max(most.all, open.length), path: Math.max(most.path, path) };
    return undefined;
  });
  const calls = Array.from({ length: 10 }, (_, index) => [
    watch(cfb.result("/stats/player/season", { year: 2010 + index })),
    watch(cfb.result("/games", { year: 2010 + index })),
  ]).flat();
  for (let step = 0; step < 200; step++) {
    await clock.pass(100);
    open.splice(step % 2, 1)[0]?.reply(step % 3 === 0 ? success() : failure(503));
  }
  expect(calls.every(({ done }) => done)).toBe(true);
  expect(most).toEqual({ all: 3, path: 2 });
});

test("a call that waits to retry fails immediately if its path is paused for longer than the call's remaining time", async () => {
  const retried: unknown[] = [];
  const { cfb, clock, sent } = manualClient({ retries: 9, totalTimeoutMs: 30_000, onRetry: () => retried.push(1) });
  const path = "/plays/stats";
  const call = watch(cfb.result(path, { year: 2024, week: 1 }));
  watch(cfb.result(path, { year: 2024, week: 2 }, { retries: 0 }));
  await clock.pass(0);
  sent[0]?.reply(failure(429, "Too many concurrent requests for this endpoint."));
  await settled();
  sent[1]?.reply(failure(503, "", { "retry-after": "60" }));
  await clock.pass(1_000);
  expect([call.data, retried.length]).toMatchObject([{ ok: false, status: 429 }, 1]);
});
