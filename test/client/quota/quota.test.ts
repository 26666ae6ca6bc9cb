import { type ClientOptions, createClient } from "../../../src/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";
import { settled } from "../../support/clock.js";
import { withServer } from "../../support/http-server.js";
import { info, manualClient, success, watch } from "../../support/manual-client.js";
import { storiesIn, story } from "../../support/story.js";

const table = `
The number of calls left is unknown at first. After that, the last response's header sets the number.
retries=0 | ?left ?spent ?until ?learned listen games=200=41,200=40 games +5000 games ?left ?spent ?learned
  → left=undefined spent=0 until=never learned=undefined 1>games heard=41 1:ok @5000 2>games heard=40 2:ok left=40 spent=2 learned=5000
games=400=41 scoreboard=200=40 games ?left ?spent scoreboard ?left ?spent
  → 1>games 1:service400 left=41 spent=0 >scoreboard 2:ok left=40 spent=0
games=200= games ?left ?spent → 1>games 1:ok left=undefined spent=1
games=200=many games ?left ?spent → 1>games 1:ok left=undefined spent=1
games=200=-1 games ?left ?spent → 1>games 1:ok left=undefined spent=1
games=200=1.5 games ?left ?spent → 1>games 1:ok left=undefined spent=1
games=200=1e3 games ?left ?spent → 1>games 1:ok left=undefined spent=1
games=200=0x10 games ?left ?spent → 1>games 1:ok left=undefined spent=1
info=left3 info ?left → >info 1:ok left=3
usage=left3 usage ?left → >usage 1:ok left=undefined

Each response without the header lowers the number by one, but not below 0. At 0, the client still sends calls, because the service decides.
retries=0 | listen 4*games <1:204 ?spent <2:200=10 <3:204 <4:204 ?left ?spent ?learned
  → 1-4>games 1:response204 spent=1 heard=10 2:ok heard=9 3:response204 heard=8 4:response204 left=8 spent=4 learned=0
retries=0 | listen games <1:200=10 2*games <3:204 <2:200=8 ?left games <4:200=6 ?left ?spent
  → 1>games heard=10 1:ok 2-3>games heard=9 3:response204 heard=7 2:ok left=7 4>games heard=6 4:ok left=6 spent=4
retries=0 | games=200=0 games games=204 games ?left ?until → 1>games 1:ok 2>games 2:response204 left=0 until=never
retries=0 | games=200=9 info=503 games refresh ?left → 1>games 1:ok >info 2:service503(/info) left=9

If requests overlap, an earlier request's number counts only if the calls sent since then explain it. A later request's number counts if it is lower.
retries=0 | listen 2*games <2:200=40 <1:200=41 ?left → 1-2>games heard=40 2:ok 1:ok left=40
retries=0 | listen 2*games <2:200=40 <1:200=40 ?left → 1-2>games heard=40 2:ok heard=40 1:ok left=40
retries=0 | listen 2*games <2:200=40 <1:200=38 ?left → 1-2>games heard=40 2:ok heard=38 1:ok left=38
retries=0 | listen 2*games <2:200=40 <1:200=37 ?left → 1-2>games heard=40 2:ok 1:ok left=40
retries=0 | 2*games <1:200=40 <2:200=5 ?left → 1-2>games 1:ok 2:ok left=5

After an upgrade of the key, the next header or refresh raises the number, even if calls overlap all the time.
retries=0 | games <1:200=10 games <2:200=75000 ?left games games +10 <3:200=10 games +10 <4:200=10 games +10 <5:200=89995 games +10 <6:200=89994 games +10 <7:200=89993 ?left refresh <9:left500000 ?left
  → 1>games 1:ok 2>games 2:ok left=75000 3>games 4>games @10 3:ok 5>games @20 4:ok 6>games @30 5:ok 7>games @40 6:ok 8>games @50 7:ok left=89993 >info 9:ok left=500000

In /info, null means that there is no limit.
quotaFloor=100 | info=leftnull games=200 games games ?left → >info 1>games 1:ok 2>games 2:ok left=Infinity
listen info=leftnull refresh ?left → >info heard=Infinity 1:ok left=Infinity
info=leftnull games=200=2999 refresh games ?left → >info 1:ok 2>games 2:ok left=2999

After a monthly 429, the client calls /info once and refuses metered calls until the month is over. The client still sends free calls.
retries=0 | listen info=left0 games=monthly{50} scoreboard=200 games ?message games ?message ?resets games scoreboard wall=oct-1 games wall=oct games=200 games ?spent ?until
  → 1>games heard=0 1:quota_exceeded429 message="The month's call quota is used up. It resets on 2024-10-01 at 00:00 UTC." >info heard=0 2:quota_exceeded message="The month's call quota is used up. It resets on 2024-10-01 at 00:00 UTC." resets=2024-10-01 3:quota_exceeded >scoreboard 4:ok 5:quota_exceeded 6>games 6:ok spent=1 until=never
retries=0 | info=left0 games=monthly refresh games games games
  → >info 1:ok 2>games 2:quota_exceeded429 3:quota_exceeded 4:quota_exceeded
info=left1000 games=monthly,monthly,200 2*games games games
  → 1-2>games 1-2:quota_exceeded429 >info 3>games 3:ok 4>games 4:ok
retries=0 concurrency=1 | info=left0 games=monthly games 50*games
  → 1>games 1:quota_exceeded429 >info 2-51:quota_exceeded
retries=0 concurrency=50 | info=left0 games=monthly games 50*games
  → 1>games 1:quota_exceeded429 >info 2-51:quota_exceeded
games=200=1,monthly info=left0 games games games → 1>games 1:ok 2>games 2:quota_exceeded429 >info 3:quota_exceeded
retries=0 | scoreboard=monthly scoreboard ?until → >scoreboard 1:service429 until=never

A refresh that finds calls left allows metered calls again.
retries=0 | info=left0 games=monthly games refresh games info=left5 refresh ?left ?until games
  → 1>games 1:quota_exceeded429 >info 2:ok 3:quota_exceeded >info 4:ok left=5 until=never 5>games 5:quota_exceeded429
retries=0 | info=left0 games=monthly games info=left1 refresh ?until
  → 1>games 1:quota_exceeded429 >info 2:ok until=never
retries=0 | info=left0 games=monthly venues=200 games info=leftnull refresh ?left ?until venues games
  → 1>games 1:quota_exceeded429 >info 2:ok left=Infinity until=never >venues 3:ok 4>games 4:quota_exceeded429

A response that was in flight during the 429 does not allow metered calls again. A call that waits for its next attempt is not sent again.
retries=0 | 2*games <2:monthly <1:200=1 ?left ?until → 1-2>games 2:quota_exceeded429 1:ok left=0 until=2024-10-01
retries=0 | 2*games <2:200=74999 <1:monthly ?left ?until → 1-2>games 2:ok 1:quota_exceeded429 left=0 until=2024-10-01
retries=2 | info=left0 any=200=1 venues any=open 2*games <2:503 <3:monthly +60000
  → >venues 1:ok 2-3>games ~250 3:quota_exceeded429 @250 >info 2:quota_exceeded

If /info fails, the client tries again after a minute. An abort ends the /info request only if no other call waits for it.
retries=0 | info=503 games=monthly games 5*games games games +59999 games +1 games
  → 1>games 1:quota_exceeded429 >info 2-6:quota_exceeded 7:quota_exceeded 8:quota_exceeded @59999 9:quota_exceeded @60000 >info 10:quota_exceeded
retries=0 | info=open games=monthly games games&games x2 +1000 → 1>games 1:quota_exceeded429 >info 2:aborted
retries=0 | info=open games=monthly games games x2 ?signals ?pending games ?pending
  → 1>games 1:quota_exceeded429 >info 2:aborted signals=open,open pending=5000,30000 pending=5000,30000,600000
retries=0 quotaFloor=100 | info=open,left200 games=200 games +1000 x1 +1000 games +1000 x2 +4000 games ?pending
  → >info @1000 1:aborted @3000 2:aborted @7000 >info 3>games 3:ok pending=
quotaFloor=100 retries=1 chance=0 | info=left101,503 games=503 games → >info 1>games ~0 >info ~0 >info 1:service503
retries=0 | info=open games=monthly games games x2 +5000 ?signals ?pending games
  → 1>games 1:quota_exceeded429 >info 2:aborted @5000 signals=open,"Error: No call waits for /info." pending= 3:quota_exceeded

With a floor, the client calls /info first, and refuses calls that would cross the floor. Free calls are sent.
quotaFloor=0 | games=200=8 games → 1>games 1:ok
quotaFloor=5 retries=0 | info=left5 scoreboard=200 games ?message scoreboard
  → >info 1:quota_exceeded message="5 calls of this month's quota are left, and 'quotaFloor' keeps 5: the request was not sent." >scoreboard 2:ok
quotaFloor=5 concurrency=1 | info=left6 games=200=5 2*games → >info 1>games 1:ok 2:quota_exceeded
quotaFloor=5 retries=9 | info=left6 games=cut games +100000 → >info 1>games ~250 @250 1:quota_exceeded
quotaFloor=5 retries=0 | games=200 2*games x1 <1:left100 → >info 1:aborted 2>games 2:ok

Every request in flight counts as a call. A call that has ended counts once, whatever the order of the responses.
quotaFloor=5 concurrency=4 | info=left100 4*games <5:200=99 <4:200=96 <2:200=98 <3:200=97 ?left
  → >info 1-4>games 4:ok 3:ok 1:ok 2:ok left=96
quotaFloor=5 retries=0 | info=left8 games=lost,500,400,200=6,200=5 games games games games games games ?message
  → >info 1>games 1:connection 2>games 2:service500 3>games 3:service400 4>games 4:ok 5>games 5:ok 6:quota_exceeded message="5 calls of this month's quota are left, and 'quotaFloor' keeps 5: the request was not sent."
quotaFloor=5 concurrency=5 retries=0 | info=left11 games=200=10,200=9,200=8,200=7,200=6,200=5 games info=open refresh games games games games games <3:left10 ?left 3*games
  → >info 1>games 1:ok >info 3>games 3:ok 4>games 4:ok 5>games 5:ok 6>games 6:ok 7>games 7:ok 2:ok left=5 8-10:quota_exceeded

A request that may have cost a call counts as a call until the service says otherwise.
quotaFloor=10 retries=0 | info=left12 games=lost games ?left → >info 1>games 1:connection left=11
quotaFloor=10 retries=0 | info=left12 games=400 games ?left → >info 1>games 1:service400 left=12
quotaFloor=10 retries=0 | info=left12 games=500 games ?left → >info 1>games 1:service500 left=11
quotaFloor=10 retries=0 | info=left12 games=refused games ?left → >info 1>games 1:connection left=12
quotaFloor=10 retries=0 timeoutMs=1000 | info=left12 games=endless503 games +1000 ?left ?spent
  → >info 1>games @1000 1:service503 left=11 spent=1
quotaFloor=10 retries=0 | info=left20 games=open,200=18 games x1 ?left games ?left
  → >info 1>games 1:aborted left=19 2>games 2:ok left=18

If a call would cross the floor only because of uncertain requests, the client calls /info again, once for all waiting calls.
quotaFloor=10 retries=0 | info=left12 games=lost,lost,200 games games ?left games
  → >info 1>games 1:connection 2>games 2:connection left=10 >info 3>games 3:ok
quotaFloor=10 retries=0 | info=left12 games=lost 2*games info=left10 3*games games
  → >info 1-2>games 1-2:connection >info 3-5:quota_exceeded 6:quota_exceeded
quotaFloor=10 retries=0 | info=left11 games=lost games info=503 games
  → >info 1>games 1:connection >info 2:service503(/info)
quotaFloor=10 retries=0 | games <1:left11 info <2:lost games <3:left11 <4:left11 <5:200=10
  → >info 1>games >info 1:connection >info 2:ok 3>games 3:ok
quotaFloor=10 retries=0 | info=left12 games=lost,200=11,200=10 games games info=left10 games games
  → >info 1>games 1:connection 2>games 2:ok 3>games 3:ok 4:quota_exceeded

The client retries /info like a call. If /info still fails, every call that waits for it fails. The next call requests /info again.
quotaFloor=5 concurrency=50 | info=503,left1000 games=200 50*games +60000 → >info ~250 @250 >info 1-50>games 1-50:ok
quotaFloor=5 retries=2 | info=503 games=200 games +60000 → >info ~250 @250 >info ~500 @750 >info 1:service503(/info)
quotaFloor=5 | info=503 games=200 50*games +1000 ?message
  → >info ~250 @250 >info ~500 @750 >info 1-50:service503(/info) @1000 message="'quotaFloor' needs a response from /info first, but /info failed: The service failed: try again later. /info (getUserInfo): 503 ""."
quotaFloor=5 | info=401 games=200 50*games ?message
  → >info 1-50:authentication401(/info) message="'quotaFloor' needs a response from /info first, but /info failed: /info (getUserInfo): 401 "". The key is missing, malformed or unknown. Copy the whole key again, and nothing else."
quotaFloor=5 | info=lost games=200 50*games +1000 ?message
  → >info ~250 @250 >info ~500 @750 >info 1-50:connection(/info) @1000 message="'quotaFloor' needs a response from /info first, but /info failed: No response from https://api.collegefootballdata.com: fetch failed. Check the network and 'baseUrl'."
quotaFloor=5 | info=html games=200 50*games ?message
  → >info 1-50:response200(/info) message="'quotaFloor' needs a response from /info first, but /info failed: The 200 is HTML, not JSON. Check 'baseUrl', because another server may have responded."
quotaFloor=100 | info=left"many" games=200 games ?message
  → >info 1:response(/info) message="'quotaFloor' needs a response from /info first, but /info failed: /info did not say how many calls are left."
quotaFloor=100 | info=left games=200 games → >info 1:response(/info)
quotaFloor=100 | info=left"" games=200 games → >info 1:response(/info)
quotaFloor=100 | info=null games=200 games → >info 1:response(/info)
quotaFloor=5 retries=0 | info=503 games=200 games info=left1000 games → >info 1:service503(/info) >info 2>games 2:ok
quotaFloor=5 | games=200=1000 games usage <2:null=1000 <1:401 → >info >usage 2:ok 1>games 1:ok
quotaFloor=5 retries=0 | info=503 refresh ?message
  → >info 1:service503(/info) message="The service failed: try again later. /info (getUserInfo): 503 ""."
quotaFloor=100 retries=0 | games <1:left100 +61000 games{totalTimeoutMs=10} +10 games <2:left5000
  → >info 1:quota_exceeded @61000 >info @61010 2:timeout 3>games

A response counts for the month in which its request was sent.
retries=0 | wall=feb-50 games +100 <1:monthly ?resets ?until games=200 games
  → 1>games @100 1:quota_exceeded429 resets=2025-02-01 until=never 2>games 2:ok
retries=0 | wall=feb-50 games +100 <1:200=3 ?left → 1>games @100 1:ok left=undefined
retries=0 | wall=feb-50 refresh +100 <1:left4 ?left → >info @100 1:ok left=undefined
retries=0 quotaFloor=5 | wall=feb-150 info=open,left1000 games +100 <1:left6 +100 <2:200=5 games=200 +5000 games games
  → >info @100 1>games @200 1:ok @5200 >info 2>games 2:ok 3>games 3:ok
retries=0 quotaFloor=5 | wall=feb-50 info=open,left1000 games=200 games +100 <1:left5 games
  → >info @100 >info 1>games 1:ok 2>games 2:ok
retries=0 | wall=feb+50 info=left0 games=monthly games games games ?resets
  → 1>games 1:quota_exceeded429 >info 2:quota_exceeded 3:quota_exceeded resets=2025-03-01
retries=0 | wall=oct-1000 games wall=oct listen games <2:200=999 <1:200=3 ?left
  → 1>games 2>games heard=999 2:ok 1:ok left=999
quotaFloor=5 concurrency=1 retries=0 | wall=feb-1000 info=left100 3*games wall=feb info=left3 <2:200
  → >info 1>games >info 1:ok 2-3:quota_exceeded
quotaFloor=100 concurrency=20 retries=0 | wall=feb-1000 games +2000 20*games <1:left900 <2:left100
  → >info @2000 >info 1-21:quota_exceeded

If the wall clock is set forward and back, the client forgets the later month's quota. If the clock is ahead, the client refuses calls for a minute.
retries=0 | games wall=oct games <2:200=3 ?left wall=sep ?left <1:200=50 ?left
  → 1>games 2>games 2:ok left=3 left=undefined 1:ok left=50
retries=0 | info=left0 games=monthly,200 wall=oct+100 games ?until wall=sep ?until games wall=oct+100 ?until
  → 1>games 1:quota_exceeded429 until=2024-11-01 until=never 2>games 2:ok until=2024-11-01
retries=0 | games wall=oct <1:monthly ?resets ?until wall=sep ?until
  → 1>games 1:quota_exceeded429 resets=2024-10-01 until=never until=never
retries=0 | wall=oct info=left0 games=monthly games games +60000 games=200 info=left75000 games
  → 1>games 1:quota_exceeded429 >info 2:quota_exceeded @60000 >info 3>games 3:ok
retries=0 quotaFloor=10 | wall=oct info=left0 games=monthly games games +60000 games=200 info=left75000 games
  → >info 1:quota_exceeded 2:quota_exceeded @60000 >info 3>games 3:ok
`;

test.each(storiesIn(table))("%s → %s", async (row, log) => {
  expect(await story(row)).toBe(log);
});

/** Creates a client and a service with this number of calls left. The service responds out of order. */
function countingService(calls: number, quotaFloor: number) {
  const state = { left: calls };
  const made = manualClient({ quotaFloor, retries: 0 }, async ({ path }) => {
    if (path === "/info") return info(state.left);
    const now = --state.left;
    for (let turn = 0; turn < now % 3; turn++) await settled();
    return success(now);
  });
  return { ...made, state };
}

test.each([
  [5, 20],
  [1, 2],
  [5, 5],
  [5, 0],
])("500 concurrent calls never cross a floor of %d calls if %d calls are left", async (quotaFloor, calls) => {
  const { cfb, state, paths } = countingService(calls, quotaFloor);
  const years = Array.from({ length: 500 }, (_, id) => cfb.result("/games", { id: id + 1 }));
  const errors = (await Promise.all(years)).flatMap((result) => (result.ok ? [] : [result.error]));
  // Responses arrive out of order, so the client can't know whether the service has counted the calls in flight.
  expect(state.left).toBeGreaterThanOrEqual(Math.min(calls, quotaFloor));
  expect(state.left).toBeLessThan(quotaFloor + 4);
  expect([errors.length, cfb.quota.spent]).toEqual([500 - (calls - state.left), calls - state.left]);
  const resetsAt = new Date("2024-10-01");
  for (const error of errors) expect(error).toMatchObject({ code: "quota_exceeded", path: "/games", resetsAt });
  expect(errors.at(-1)?.message).toMatch(/`quotaFloor` keeps \d: the request was not sent/);
  expect(paths().filter((path) => path === "/info")).toHaveLength(1);
});

/** Runs a server with a monthly quota. It counts each metered call, and breaks the connections of the first `breaks` calls. */
async function withCountingServer(
  { left, breaks, ...options }: ClientOptions & { left: number; breaks: number },
  use: (cfb: ReturnType<typeof createClient>, service: { left: number; paths: string[] }) => Promise<void>,
) {
  const service = { left, paths: [] as string[] };
  await withServer(
    ({ url = "", socket }, response) => {
      const path = new URL(url, "http://service").pathname;
      service.paths.push(path);
      if (path === "/info") return void response.end(JSON.stringify({ remainingCalls: service.left }));
      service.left--;
      if (breaks-- > 0) return void socket.destroy();
      response.setHeader("x-calllimit-remaining", service.left).end("[]");
    },
    async (baseUrl) => {
      const clock = { now: () => Date.now(), monotonic: () => performance.now(), random: () => 0 };
      const after = (ms: number, task: () => void) => {
        const timer = setTimeout(task, Math.min(ms, 2_000));
        return () => clearTimeout(timer);
      };
      const cfb = createClient({ apiKey: "a-key-for-the-tests", baseUrl, clock: { ...clock, after }, ...options });
      await use(cfb, service);
    },
  );
}

test("the client does not cross the floor even if the service counts a call and then breaks the connection", async () => {
  await withCountingServer({ left: 14, breaks: 4, quotaFloor: 10, concurrency: 4 }, async (cfb, service) => {
    const calls = [2001, 2002, 2003, 2004].map((year) => cfb.result("/games", { year }));
    const outcomes = await Promise.all(calls);
    expect(service.left).toBe(10);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
  });
});

test("a request counts as a call even if the injected fetch returns undefined", async () => {
  const { cfb } = clientWithFetch(({ url }) => (url.endsWith("/info") ? info(20) : (undefined as never)), {
    quotaFloor: 10,
  });
  expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false, error: { code: "response" } });
  expect(cfb.quota.remaining).toBe(19);
});

test("a call that times out while it waits for its key does not count", async () => {
  let count = 0;
  // The first key is for /info.
  const apiKey = () => (count++ === 0 ? "a-key-for-the-tests" : new Promise<string>(() => {}));
  const { cfb, clock } = manualClient({ quotaFloor: 10, retries: 0, apiKey }, () => info(12));
  const call = watch(cfb.result("/games", { year: 2024 }, { timeoutMs: 300 }));
  await clock.pass(300);
  expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  expect(cfb.quota).toMatchObject({ remaining: 12, spent: 0 });
});

test("if /info fails, the number of calls left stays the same, and a call that needs /info throws its error", async () => {
  const { cfb } = manualClient({ quotaFloor: 1, retries: 0 }, () =>
    Response.json({ remainingCalls: 3 }, { status: 500 }),
  );
  await cfb.result("/info");
  expect(cfb.quota.remaining).toBeUndefined();
  expect(await rejection(cfb.get("/games", { year: 2024 }))).toMatchObject({
    path: "/info",
    operationId: "getUserInfo",
  });
});

test("if an injected `fetch` follows a redirect, the client ignores the quota header of the redirect's target", async () => {
  const { cfb } = manualClient({ quotaFloor: 10 }, ({ path }) => {
    if (path === "/info") return info(500);
    const elsewhere = success(3);
    Object.defineProperty(elsewhere, "redirected", { value: true });
    return elsewhere;
  });
  expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false, error: { code: "response" } });
  expect(cfb.quota.remaining).toBeGreaterThan(490);
});

test("at the floor, a call waits for requests in flight instead of counting them twice", async () => {
  const { cfb, sent } = manualClient({ quotaFloor: 10, concurrency: 5 }, ({ path }) =>
    path === "/info" ? info(15) : undefined,
  );
  const calls = [1, 2, 3, 4, 5, 6].map((week) => watch(cfb.result("/games", { year: 2024, week })));
  await settled();
  await settled();
  const games = () => sent.filter(({ path }) => path === "/games");
  expect(games()).toHaveLength(5);
  // When the service responds to the first call, it has counted four of the five calls.
  games()[0]?.reply(success(11));
  await settled();
  expect(calls.map(({ done }) => done)).toEqual([true, false, false, false, false, false]);
  for (const request of games().slice(1, 4)) request.reply(success(11));
  games()[4]?.reply(success(10));
  await settled();
  const message = expect.stringContaining("10 calls of this month's quota are left, and `quotaFloor` keeps 10");
  expect(calls.slice(0, 5).map(({ data }) => data?.ok)).toEqual([true, true, true, true, true]);
  expect(calls[5]?.data).toMatchObject({ ok: false, error: { code: "quota_exceeded", message } });
});

test("a call that waits at the floor for requests in flight ends when its signal aborts", async () => {
  const { cfb } = manualClient({ quotaFloor: 10 }, ({ path }) => (path === "/info" ? info(11) : undefined));
  watch(cfb.result("/games", { year: 2024, week: 1 }));
  await settled();
  const controller = new AbortController();
  const call = watch(cfb.get("/games", { year: 2024, week: 2 }, { signal: controller.signal }));
  await settled();
  expect(call.done).toBe(false);
  controller.abort("enough");
  await settled();
  expect(call.error).toBe("enough");
});
