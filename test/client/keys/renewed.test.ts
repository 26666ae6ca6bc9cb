import { settled } from "../../support/clock.js";
import { failure, manualClient, success, watch } from "../../support/manual-client.js";
import { storiesIn, story } from "../../support/story.js";

const table = `
After a 401, the client calls the apiKey function again. If the function returns a new key, the client sends the call again without counting a retry.
keys=old,new | games=401,200 games ?keys → 1>games[old] ~0 1>games[new] 1:ok keys=2
keys=old,new,old,new | info=401,left3,401,left2 info refresh
  → >info[old] ~0 >info[new] 1:ok >info[old] ~0 >info[new] 2:ok
keys=free,tier | weather=tier,200 weather → 1>weather[free] ~0 1>weather[tier] 1:ok
keys=old,old,old,new | games=3*401,200 3*games → 1-3>games[old] ~0 ~0 ~0 1-3>games[new] 1-3:ok
keys=old,other,third,new | games=401 games ?keys → 1>games[old] ~0 1>games[other] 1:authentication401 keys=2
keys=old,other,third retries=1 | games=401,503 games +10000
  → 1>games[old] ~0 1>games[other] ~250 @250 1>games[third] 1:service503

If the function returns the same key, even in another spelling, the call fails. If the function fails or hangs, the call fails with the 401.
keys=old | games=401 games ?keys → 1>games[old] 1:authentication401 keys=2
keys=old,~old | games=401 games ?keys → 1>games[old] 1:authentication401 keys=2
keys=old,fail | games=401 games ?keys → 1>games[old] 1:authentication401 keys=2
keys=old,hang totalTimeoutMs=300 | games=401 games +300 ?keys → 1>games[old] @300 1:authentication401 keys=2

The client calls the function for each attempt. After other failures, it does not request a new key. A string key is not sent again after a 401.
keys=old,other,third | games=503 games +10000 ?keys
  → 1>games[old] ~250 @250 1>games[other] ~500 @750 1>games[third] 1:service503 @10000 keys=3
keys=old,new retries=0 | games=400 games ?keys → 1>games[old] 1:service400 keys=1
keys=old,new retries=0 | games=403 games ?keys → 1>games[old] 1:service403 keys=1
keys=old,new retries=0 | games=404 games ?keys → 1>games[old] 1:not_found404 keys=1
keys=old,new retries=0 | games=500 games ?keys → 1>games[old] 1:service500 keys=1
games=401 games → 1>games 1:authentication401
`;

test.each(storiesIn(table))("%s → %s", async (row, log) => {
  expect(await story(row)).toBe(log);
});

test("after a 401, GET calls onRetry and sends the request again with a new key", async () => {
  const events: unknown[] = [];
  const keys = ["old-key-1", "new-key-1"];
  const options = { apiKey: () => keys.shift(), onRetry: (event: unknown) => events.push(event) };
  const { cfb } = manualClient(options, (_, number) => (number === 1 ? failure(401, "Unauthorized") : success()));
  const { response } = await cfb.GET("/games", { params: { query: { year: 2024 } } });
  expect(response.status).toBe(200);
  expect(events).toMatchObject([{ path: "/games", attempt: 1, delayMs: 0, status: 401, error: undefined }]);
});

describe("if a key function returns a new key for each call", () => {
  test("the client refuses a query that contains the key it would send", async () => {
    let given = 0;
    const apiKey = () => `key-number-${++given}`;
    const urls: string[] = [];
    const { cfb, sent } = manualClient({ apiKey, retries: 0, onRequest: ({ url }) => void urls.push(url) }, () =>
      success(),
    );
    const calls = ["key-number-1", "key-number-2"].map((team) => cfb.result("/games", { year: 2024, team }));
    const results = await Promise.all(calls);
    expect(results).toMatchObject([{ error: { code: "query" } }, { error: { code: "query" } }]);
    expect({ sent, urls }).toEqual({ sent: [], urls: [] });
    expect(JSON.stringify(results)).not.toContain("key-number-");
  });

  test("and hangs in one attempt, the next attempt's response is stored for the right key", async () => {
    let given = 0;
    let release = (_: string) => {};
    const apiKey = () =>
      ++given === 2
        ? new Promise<string>((resolve) => {
            release = resolve;
          })
        : given < 4
          ? `key-number-${given}`
          : "key-number-1";
    const { cfb, clock, sent } = manualClient({ apiKey, cache: new Map(), timeoutMs: 100 }, () => success());
    const call = watch(cfb.result("/wepa/team/season", { year: 2024 }));
    // The store's keys are hashed in other threads.
    while (given < 2) await settled();
    await clock.pass(1_000);
    release("key-number-1");
    while (!call.done) await settled();
    expect(call.data).toMatchObject({ ok: true });
    await cfb.get("/wepa/team/season", { year: 2024 });
    expect(sent.map(({ key }) => key)).toEqual(["Bearer key-number-3", "Bearer key-number-1"]);
  });
});
