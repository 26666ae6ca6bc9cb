import type { Store } from "../../../src/index.js";
import { failure, manualClient } from "../../support/manual-client.js";
import { storiesIn, story } from "../../support/story.js";
import { day, hour, refused, resultOf, rows, storedClient, year } from "./stored-client.js";

// `now` requests games of the current season. They are fresh for an hour, and can replace an error for another seven days.
const table = `
Expired data replaces errors of the network, the service and the quota.
cache=true retries=1 | any=200,lost now +7200000 now +1000 ?notice
  → >games 1:ok @7200000 >games ~250 @7200250 >games !stale 2:ok @7201000 notice="The data was stored at 2024-09-15T12:00:00.000Z and has expired. The client returns it because of an error. ConnectionError: No response from https://api.collegefootballdata.com: fetch failed. Check the network and 'baseUrl'."
cache=true retries=1 timeoutMs=5000 | any=200,open now +7200000 now +11000 ?notice
  → >games 1:ok @7200000 >games @7205000 ~250 @7205250 >games @7210250 !stale 2:ok @7211000 notice="The data was stored at 2024-09-15T12:00:00.000Z and has expired. The client returns it because of an error. TimeoutError: No response within 5000 ms ('timeoutMs'). Try again later, or request less."
cache=true retries=1 | any=200,500 now +7200000 now +1000 ?notice
  → >games 1:ok @7200000 >games ~250 @7200250 >games !stale 2:ok @7201000 notice="The data was stored at 2024-09-15T12:00:00.000Z and has expired. The client returns it because of an error. ServiceError: The service failed: try again later. /games (getGames): 500 ""."
cache=true retries=1 | any=200,521 now +7200000 now +1000 ?notice
  → >games 1:ok @7200000 >games !stale 2:ok @7201000 notice="The data was stored at 2024-09-15T12:00:00.000Z and has expired. The client returns it because of an error. ServiceError: The service failed: try again later. /games (getGames): 521 ""."
cache=true totalTimeoutMs=60000 | any=200,busy{1} now +7200000 now +60000 ?notice
  → >games 1:ok @7200000 >games ~1250 @7201250 >games ~1500 @7202750 >games ~2000 @7204750 >games ~3000 @7207750 >games ~5000 @7212750 >games ~5000 @7217750 >games ~5000 @7222750 >games ~5000 @7227750 >games ~5000 @7232750 >games ~5000 @7237750 >games ~5000 @7242750 >games ~5000 @7247750 >games ~5000 @7252750 >games ~5000 @7257750 >games !stale 2:ok @7260000 notice="The data was stored at 2024-09-15T12:00:00.000Z and has expired. The client returns it because of an error. ServiceError: /games (getGames): 429 "Too many concurrent requests for this endpoint.". Too many calls at once ('concurrency'): try again in 1 s."
cache=true | any=200,busy{3600} now +7200000 now ?notice
  → >games 1:ok @7200000 >games !stale 2:ok notice="The data was stored at 2024-09-15T12:00:00.000Z and has expired. The client returns it because of an error. ServiceError: /games (getGames): 429 "Too many concurrent requests for this endpoint.". Too many calls at once ('concurrency'): try again in 3600 s."
cache=true | any=200,monthly=0 now +7200000 now ?notice
  → >games 1:ok @7200000 >games !stale 2:ok notice="The data was stored at 2024-09-15T12:00:00.000Z and has expired. The client returns it because of an error. QuotaExceededError: The month's call quota is used up. It resets on 2024-10-01 at 00:00 UTC."

Expired data does not replace any other error.
cache=true | any=200,400 now +7200000 now → >games 1:ok @7200000 >games 2:service400
cache=true | any=200,404 now +7200000 now → >games 1:ok @7200000 >games 2:not_found404
cache=true | any=200,401 now +7200000 now → >games 1:ok @7200000 >games 2:authentication401
cache=true | any=200,tier now +7200000 now → >games 1:ok @7200000 >games 2:tier401
cache=true | any=200,html now +7200000 now +1000 → >games 1:ok @7200000 >games 2:response200
cache=true | any=200,wrong now +7200000 now{validate=throw} → >games 1:ok @7200000 >games 2:response200
cache=true | any=200,open now +7200000 now x2 → >games 1:ok @7200000 >games 2:aborted

Expired data does not replace an error if the call asks for fresh data or if the client or call does not store data.
cache=true retries=0 | any=200,503 now +7200000 now{cache=reload} → >games 1:ok @7200000 >games 2:service503
cache=true retries=0 | any=200,503 now +7200000 now{cache=no-store} → >games 1:ok @7200000 >games 2:service503
cache=true retries=0 | any=200,503 now +7200000 now{cacheTtlMs=0} → >games 1:ok @7200000 >games 2:service503
cache=true retries=0 staleIfErrorMs=0 | any=200,503 now +3600000 now → >games 1:ok @3600000 >games 2:service503

Data replaces errors for staleIfErrorMs after it expires. The default is seven days.
cache=true retries=0 | any=200,503 now +608399999 now +2000 now
  → >games 1:ok @608399999 >games !stale 2:ok @608401999 >games 3:service503
cache=true retries=0 staleIfErrorMs=30000 | any=200,503 now +3629999 now +2000 now
  → >games 1:ok @3629999 >games !stale 2:ok @3631999 >games 3:service503
cache=true retries=0 | any=200,503 now wall=-86400000 +608400000 now → >games 1:ok @608400000 >games 2:service503

Data in memory does not stay fresh for longer if the wall clock is set back or the machine sleeps.
cache=true | any=200 sleep=259200000 now wall=-86400000 +3599999 now +1 now
  → @259200000 >games 1:ok @262799999 2:ok @262800000 >games 3:ok
cache=true | any=200 now wall=+3600000 now → >games 1:ok >games 2:ok
`;

test.each(storiesIn(table))("%s → %s", async (row, log) => {
  expect(await story(row)).toBe(log);
});

test("stale data comes with its age and with a notice that says when the data was stored", async () => {
  const { cfb, clock, notices, sent } = await storedClient(refused, { retries: 0 }, 3 * day);
  const stored = new Date(clock.time).toISOString();
  clock.skip(2 * hour);
  const result = await cfb.result("/games", year);
  expect(result).toMatchObject({ ok: true, data: [{ id: 1 }], stale: true, status: undefined, headers: undefined });
  expect(result).toMatchObject({
    ageMs: 2 * hour,
    notices: [{ kind: "stale", message: expect.stringContaining(stored) }],
  });
  expect(notices).toEqual([{ path: "/games", notice: result.notices[0] }]);
  expect(sent).toHaveLength(2);
});

test.each(["/games", "/games/weather"] as const)(
  "at the quota floor, a call to %s requests only /info and returns stale data",
  async (path) => {
    let left = 100;
    const { cfb, clock, paths } = manualClient({ cache: true, quotaFloor: 99 }, (request) =>
      request.path === "/info"
        ? Response.json({ remainingCalls: left })
        : Response.json([], { headers: { "x-calllimit-remaining": "99" } }),
    );
    await cfb.get(path, year);
    clock.skip(2 * hour);
    left = 99;
    expect(await cfb.result(path, year)).toMatchObject({ ok: true, stale: true, ageMs: 2 * hour });
    expect(paths()).toEqual(["/info", path, "/info"]);
  },
);

test("all callers that share a failed request get separate copies of the stored data", async () => {
  const { cfb, clock, sent } = await storedClient(refused, { retries: 0 });
  clock.skip(2 * hour);
  const [one, two] = await Promise.all([cfb.result("/games", year), cfb.result("/games", year)]);
  expect(sent).toHaveLength(2);
  expect([one, two]).toMatchObject([{ stale: true }, { stale: true }]);
  if (!one.ok || !two.ok) throw new Error("a call failed");
  expect(one.data).toEqual(two.data);
  expect(one.data).not.toBe(two.data);
});

test("a stale result lists the query's notices before the notice about stale data", async () => {
  const query = { year: 2024, id: 1 } as const;
  let down = false;
  const { cfb, clock } = manualClient({ cache: true, retries: 0 }, () => (down ? refused() : rows()));
  await cfb.get("/games", query);
  down = true;
  clock.skip(2 * hour);
  const { notices } = await cfb.result("/games", query);
  expect(notices.map(({ kind }) => kind)).toEqual(["ignored", "stale"]);
});

test("with notices off, stale data comes without a notice", async () => {
  const client = await storedClient(refused, { retries: 0 });
  client.clock.skip(2 * hour);
  expect(await resultOf(client, { notices: "off" })).toMatchObject({ ok: true, stale: true, notices: [] });
  expect(client.notices).toEqual([]);
});

test("the client stores new data once the service works again", async () => {
  let down = true;
  const { cfb, clock } = await storedClient(() => (down ? failure(503) : Response.json([{ id: 2 }])), { retries: 0 });
  clock.skip(2 * hour);
  expect(await cfb.get("/games", year)).toEqual([{ id: 1 }]);
  down = false;
  expect(await cfb.get("/games", year)).toEqual([{ id: 2 }]);
  down = true;
  const fresh = await cfb.result("/games", year);
  expect(fresh).toMatchObject({ ok: true, data: [{ id: 2 }], notices: [] });
  expect(fresh).not.toHaveProperty("stale");
});

test("stored data that `validate` rejects does not replace the error", async () => {
  const client = await storedClient(() => failure(503));
  client.clock.skip(2 * hour);
  expect(await resultOf(client, { validate: "throw" })).toMatchObject({ ok: false, error: { status: 503 } });
  expect(client.notices).toEqual([]);
});

test("damaged stored data does not replace the error", async () => {
  const map = new Map<string, string>();
  const client = await storedClient(() => failure(503), { cache: map });
  for (const [key, value] of map) map.set(key, value.slice(0, -2));
  client.clock.skip(2 * hour);
  expect(await resultOf(client)).toMatchObject({ ok: false, error: { status: 503 } });
});

test("`plan` counts stored data as cached only while it is fresh", async () => {
  const { cfb, clock, sent } = await storedClient(refused);
  const cost = async () => (await cfb.plan([{ path: "/games", query: year }])).calls[0]?.cost;
  clock.skip(hour - 1);
  expect(await cfb.result("/games", year)).toMatchObject({ ok: true, notices: [] });
  expect(await cost()).toBe("cached");
  clock.skip(1);
  expect(await cost()).toBe("metered");
  expect(sent).toHaveLength(1);
});

test("the client ignores stored entries without times or without a valid response", async () => {
  const map = new Map<string, string>();
  const errors: unknown[] = [];
  const { cfb, sent } = manualClient({ cache: map, onCacheError: (error) => errors.push(error) }, rows);
  const key = (season: number) => `cfb-openapi:1:https://api.collegefootballdata.com/games?year=${season}`;
  map.set(key(2023), '[{"id":7}]');
  map.set(key(2022), '0000000000000000 9999999999999999\n{"message":"no"}');
  for (const season of [2023, 2022])
    expect(await cfb.get("/games", { year: season })).toEqual([{ id: expect.any(Number) }]);
  expect(sent).toHaveLength(2);
  // Each client reports its store's problem once.
  expect(errors).toHaveLength(1);
});

test("if the store fails while the service is down, the call fails with the service's error", async () => {
  const broken: Store = { get: refused, set: refused, delete: refused };
  const client = manualClient({ cache: broken, retries: 0 }, () => failure(503));
  expect(await resultOf(client)).toMatchObject({ ok: false, error: { status: 503 } });
});
