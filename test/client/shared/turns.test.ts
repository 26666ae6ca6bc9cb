import { serverUrl } from "../../../src/document/operation.js";
import { busy, failure, info, success, watch } from "../../support/manual-client.js";
import { hashAtOnce, sharedClients } from "./shared-client.js";

hashAtOnce();

const stats = (week: number) => ["/plays/stats", { year: 2024, week }] as const;

test("clients take turns for a path's slots, and a response frees its slot", async () => {
  const { clock, open } = sharedClients();
  const [one, two] = [open(), open()];
  for (const week of [1, 2, 3]) watch(one.cfb.get(...stats(week)));
  await clock.pass(0);
  const other = watch(two.cfb.get(...stats(4)));
  await clock.pass(200);
  expect([one.sent.length, two.sent.length]).toEqual([2, 0]);
  one.sent[0]?.reply(success());
  await clock.pass(200);
  one.sent[1]?.reply(success());
  await clock.pass(200);
  expect([one.sent.length, two.sent.length]).toEqual([3, 1]);
  two.sent[0]?.reply(success());
  await clock.pass(0);
  expect(other.data).toEqual([]);
});

test("a call that waits for its turn does not occupy its client's slots", async () => {
  const { clock, open } = sharedClients({ concurrency: 2 });
  const [one, two] = [open(), open()];
  for (const week of [1, 2]) watch(one.cfb.get(...stats(week)));
  await clock.pass(0);
  for (const week of [3, 4, 5]) watch(two.cfb.get(...stats(week)));
  await clock.pass(50);
  watch(two.cfb.get("/games", { year: 2024 }));
  await clock.pass(50);
  expect(two.paths()).toEqual(["/games"]);
});

test("a call that waited for its turn is sent before its client's later calls", async () => {
  const { clock, open } = sharedClients({ concurrency: 2 });
  const [one, two] = [open(), open()];
  for (const week of [1, 2]) watch(one.cfb.get(...stats(week)));
  await clock.pass(0);
  watch(two.cfb.get(...stats(3)));
  await clock.pass(50);
  for (let year = 2000; year < 2020; year++) watch(two.cfb.get("/games", { year }));
  await clock.pass(0);
  one.sent[0]?.reply(success());
  await clock.pass(2_000);
  two.sent[0]?.reply(success());
  await clock.pass(0);
  expect(two.paths()).toEqual(["/games", "/games", "/plays/stats"]);
});

test("a client's calls get their turns in order, and only the first waiting call asks `shared`", async () => {
  let entered = 0;
  const { clock, open } = sharedClients({}, undefined, ({ enter }) => ({
    enter: (turn) => {
      entered++;
      return enter(turn);
    },
  }));
  const [one, two] = [open(), open()];
  for (const week of [1, 2]) watch(one.cfb.get(...stats(week)));
  await clock.pass(0);
  for (let week = 3; week < 13; week++) watch(two.cfb.get(...stats(week)));
  await clock.pass(0);
  entered = 0;
  await clock.pass(150);
  expect(entered).toBe(10);
  for (const { reply } of one.sent) reply(success());
  for (let index = 0; index < 10; index++) {
    await clock.pass(100);
    two.sent[index]?.reply(success());
  }
  await clock.pass(100);
  expect(two.sent.map(({ address }) => Number(address.replace(/.*week=(\d+).*/, "$1")))).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  expect(clock.pending).toEqual([]);
});

test("`concurrency` limits the clients' total number of requests on each path", async () => {
  const { clock, open } = sharedClients({ concurrency: 3 });
  const made = [open(), open(), open()];
  for (const { cfb } of made)
    for (const year of [2021, 2022]) {
      watch(cfb.get("/games", { year }));
      watch(cfb.get("/drives", { year }));
    }
  await clock.pass(200);
  const sent = made.flatMap(({ paths }) => paths());
  expect([sent.filter((path) => path === "/games").length, sent.filter((path) => path === "/drives").length]).toEqual([
    3, 3,
  ]);
});

test("an abandoned request keeps its slot for all clients as long as the service works on it", async () => {
  const { clock, open } = sharedClients({ timeoutMs: 1_000, totalTimeoutMs: 200_000 }, ({ at }) =>
    at === 0 ? undefined : success(),
  );
  const [one, two] = [open(), open()];
  const lost = [1, 2].map((week) => watch(one.cfb.result(...stats(week))));
  await clock.pass(1_000);
  expect(lost.map(({ data }) => data?.ok)).toEqual([false, false]);
  watch(two.cfb.get(...stats(3)));
  await clock.pass(74_000);
  expect(two.sent).toEqual([]);
  await clock.pass(6_000);
  expect(two.sent).toHaveLength(1);
});

test("an aborted call leaves the queue, so that no other client waits for it", async () => {
  const { clock, open } = sharedClients();
  const [one, two, three] = [open(), open(), open()];
  for (const week of [1, 2]) watch(one.cfb.get(...stats(week)));
  await clock.pass(0);
  const controller = new AbortController();
  const aborted = [3, 4].map((week) => watch(two.cfb.get(...stats(week), controller)));
  await clock.pass(20);
  watch(three.cfb.get(...stats(5)));
  await clock.pass(20);
  controller.abort("enough");
  one.sent[0]?.reply(success());
  await clock.pass(100);
  expect([aborted.map(({ error }) => error), two.sent.length, three.sent.length]).toEqual([["enough", "enough"], 0, 1]);
});

test.each([
  ["first", [true, false]],
  ["second", [false, true]],
])("aborting the %s of two waiting calls does not remove the client from the queue", async (_, aborts) => {
  const { clock, open } = sharedClients();
  const [one, two, three] = [open(), open(), open()];
  for (const week of [1, 2]) watch(one.cfb.get(...stats(week)));
  await clock.pass(0);
  const controller = new AbortController();
  for (const [index, isAborted] of aborts.entries())
    watch(two.cfb.get(...stats(3 + index), isAborted ? controller : {}));
  await clock.pass(200);
  watch(three.cfb.get(...stats(5)));
  await clock.pass(200);
  controller.abort("enough");
  // Waits longer than the queue keeps a client that no longer calls `enter`.
  await clock.pass(200);
  one.sent[0]?.reply(success());
  await clock.pass(200);
  expect([two.sent.length, three.sent.length]).toEqual([1, 0]);
});

test("a call that is aborted while it enters the queue leaves the queue", async () => {
  const { clock, open } = sharedClients({}, undefined, ({ enter }) => ({
    enter: async (turn) => {
      const reply = enter(turn);
      await new Promise<void>((resolve) => clock.after(20, resolve));
      return reply;
    },
  }));
  const [one, two, three] = [open(), open(), open()];
  for (const week of [1, 2]) watch(one.cfb.get(...stats(week)));
  await clock.pass(20);
  const controller = new AbortController();
  watch(two.cfb.get(...stats(3), controller));
  await clock.pass(10);
  controller.abort("enough");
  await clock.pass(10);
  watch(three.cfb.get(...stats(4)));
  one.sent[0]?.reply(success());
  await clock.pass(500);
  expect(three.sent).toHaveLength(1);
});

test("a call that waits for another client's response does not delay the calls behind it", async () => {
  const { clock, open, shared } = sharedClients();
  const [one, two] = [open({ cache: shared }), open({ cache: shared })];
  for (const week of [1, 2]) watch(one.cfb.get(...stats(week)));
  await clock.pass(0);
  // Client one has already requested week 2, so client two waits for that response.
  for (const week of [3, 2, 4]) {
    watch(two.cfb.get(...stats(week)));
    await clock.pass(0);
  }
  one.sent[0]?.reply(success());
  await clock.pass(200);
  two.sent[0]?.reply(success());
  await clock.pass(200);
  expect(two.sent.map(({ address }) => address.replace(/.*week=(\d+).*/, "$1"))).toEqual(["3", "4"]);
});

test("a pause required by the service applies to all clients on that path", async () => {
  const { clock, open } = sharedClients();
  const [one, two] = [open(), open()];
  watch(one.cfb.result("/games", { year: 2023 }));
  await clock.pass(0);
  one.sent[0]?.reply(failure(503, "", { "retry-after": "5" }));
  await clock.pass(0);
  const call = watch(two.cfb.get("/games", { year: 2024 }));
  const late = watch(two.cfb.result("/games", { year: 2025 }, { totalTimeoutMs: 4_000 }));
  watch(two.cfb.get("/drives", { year: 2024 }));
  await clock.pass(4_990);
  expect([two.paths(), call.done]).toEqual([["/drives"], false]);
  const message =
    "/games is closed for 5 s because of pauses or abandoned requests. That is longer than the rest of `totalTimeoutMs` (4000 ms).";
  expect(late.data).toMatchObject({ error: { code: "timeout", message } });
  await clock.pass(20);
  expect(two.paths()).toEqual(["/drives", "/games"]);
});

test("a busy 429 that a client outside the group causes does not count toward `retries`", async () => {
  const { clock, open } = sharedClients({}, (_, number) => (number < 4 ? busy() : success()));
  const { cfb } = open();
  const call = watch(cfb.get(...stats(1)));
  await clock.pass(60_000);
  expect(call.data).toEqual([]);
});

describe("a call's time", () => {
  test("includes the wait for a shared turn", async () => {
    const { clock, open } = sharedClients();
    const [one, two] = [open(), open()];
    for (const week of [1, 2]) watch(one.cfb.get(...stats(week)));
    await clock.pass(0);
    const calls = [3, 4].map((week) => watch(two.cfb.result(...stats(week), { totalTimeoutMs: 1_000 })));
    await clock.pass(980);
    expect(calls.map(({ done }) => done)).toEqual([false, false]);
    await clock.pass(20);
    for (const { data } of calls)
      expect(data).toMatchObject({
        error: { code: "timeout", message: expect.stringContaining("`totalTimeoutMs`") },
      });
  });
});

describe("the floor", () => {
  /** Creates a service with this quota that counts calls and /info requests. */
  function counted(quota: number) {
    const service = { left: quota, info: 0 };
    const respond = ({ path }: { path: string }) => {
      if (path !== "/info") return success(--service.left);
      service.info++;
      return info(service.left);
    };
    return { service, respond };
  }

  test("applies to all clients together, with one /info request", async () => {
    const { service, respond } = counted(50);
    const { clock, open } = sharedClients({ quotaFloor: 30 }, respond);
    const calls = [open(), open(), open()].flatMap(({ cfb }, index) =>
      Array.from({ length: 10 }, (_, year) => watch(cfb.result("/games", { year: 2000 + year, week: index + 1 }))),
    );
    await clock.pass(30_000);
    expect([service.left, service.info]).toEqual([30, 1]);
    expect(calls.filter(({ data }) => data?.ok)).toHaveLength(20);
    const refused = calls.flatMap(({ data }) => (data?.ok === false ? [data.error] : []));
    for (const error of refused)
      expect(error).toMatchObject({
        code: "quota_exceeded",
        message: expect.stringContaining("`quotaFloor` keeps 30"),
      });
  });

  test("makes a client's waiting calls fail with the error of /info if its /info request fails", async () => {
    const { clock, open } = sharedClients({ quotaFloor: 30 }, ({ path }) =>
      path === "/info" ? failure(500, "Down.") : success(),
    );
    const { cfb, paths } = open();
    const calls = [2021, 2022, 2023].map((year) => watch(cfb.result("/games", { year })));
    await clock.pass(1_000);
    for (const { data } of calls)
      expect(data).toMatchObject({ error: { path: "/info", message: expect.stringContaining("`quotaFloor`") } });
    expect(paths()).toEqual(["/info"]);
  });

  test("does not leave a timer running if a failed /info request ends calls that wait for a pause", async () => {
    const { clock, open } = sharedClients({ quotaFloor: 30 }, ({ path, address }) => {
      if (path === "/info") return failure(500, "Down.");
      return address.includes("2020") ? failure(503, "", { "retry-after": "5" }) : success();
    });
    const [one, two] = [open({ quotaFloor: 0 }), open()];
    await Promise.all([one.cfb.result("/drives", { year: 2020 }), clock.pass(0)]);
    const calls = (["/drives", "/games"] as const).map((path) => watch(two.cfb.result(path, { year: 2021 })));
    await clock.pass(1_000);
    expect(calls.map(({ data }) => data?.ok)).toEqual([false, false]);
    expect(clock.pending).toEqual([]);
  });

  test("causes at most one /info request every five seconds if requests keep timing out", async () => {
    let infoCalls = 0;
    const { clock, open } = sharedClients({ quotaFloor: 30, timeoutMs: 100, totalTimeoutMs: 60_000 }, ({ path }) => {
      if (path !== "/info") return undefined;
      infoCalls++;
      return info(32);
    });
    for (const { cfb } of [open(), open()]) {
      const callAgain = () => {
        void cfb.result("/games", { year: 2024 });
        clock.after(50, callAgain);
      };
      callAgain();
    }
    await clock.pass(43_000);
    expect(infoCalls).toBeGreaterThan(2);
    expect(infoCalls).toBeLessThanOrEqual(9);
  });

  test("makes the client return stale data if there is any", async () => {
    const { service, respond } = counted(31);
    const { clock, open } = sharedClients({ quotaFloor: 30, cache: new Map() }, respond);
    const { cfb } = open();
    await Promise.all([cfb.get("/games", { year: 2024 }), clock.pass(0)]);
    clock.skip(2 * 3_600_000);
    const result = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(1_000);
    expect(result.data).toMatchObject({ ok: true, stale: true });
    expect(service.left).toBe(30);
  });
});

test("the key function is called once per attempt, and each key has separate slots", async () => {
  let calls = 0;
  const { clock, open } = sharedClients({}, () => undefined);
  const apiKey = async () => `key-${++calls}`;
  const { cfb, sent } = open({ apiKey });
  for (const week of [1, 2]) watch(open({ apiKey: "key-3" }).cfb.get(...stats(week)));
  await clock.pass(0);
  watch(cfb.get(...stats(3)));
  await clock.pass(0);
  expect([calls, sent.map(({ key }) => key)]).toEqual([1, ["Bearer key-1"]]);
});

test("a call without a key fails with an AuthenticationError", async () => {
  const { clock, open } = sharedClients();
  const call = watch(open({ apiKey: undefined }).cfb.result("/games", { year: 2024 }));
  await clock.pass(0);
  expect(call.data).toMatchObject({ error: { code: "authentication" } });
});

test("clients with the same base URL share turns, even if one URL ends with a slash, or one client uses the default", async () => {
  for (const [first, second] of [
    ["https://one.example/api", "https://one.example/api/"],
    [undefined, serverUrl],
  ]) {
    const { clock, open } = sharedClients();
    const [one, two] = [open({ baseUrl: first }), open({ baseUrl: second })];
    for (const week of [1, 2]) watch(one.cfb.get(...stats(week)));
    await clock.pass(0);
    watch(two.cfb.get(...stats(3)));
    await clock.pass(200);
    expect([one.sent.length, two.sent.length]).toEqual([2, 0]);
  }
});

test("clients with different base URLs do not share turns", async () => {
  const { clock, open } = sharedClients({ quotaFloor: 30 }, ({ path }) => (path === "/info" ? info(31) : success()));
  const made = ["https://one.example", "https://two.example"].map((baseUrl) => open({ baseUrl }));
  const calls = made.map(({ cfb }) => watch(cfb.result("/games", { year: 2024 })));
  await clock.pass(1_000);
  expect(calls.map(({ data }) => data?.ok)).toEqual([true, true]);
});
