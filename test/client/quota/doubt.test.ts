import { type ClientOptions, createClient } from "../../../src/index.js";
import { clientWithFetch } from "../../support/client-with-fetch.js";
import { withServer } from "../../support/http-server.js";
import { failure, info, manualClient, type SentRequest, success, watch } from "../../support/manual-client.js";

const floor = 10;

/** A service with a month's quota that counts each metered call, and breaks the connections of the first `breaks`. */
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

test("if the service counts calls and then breaks their connections, the calls do not go below the floor", async () => {
  await withCountingServer({ left: 14, breaks: 4, quotaFloor: floor, concurrency: 4 }, async (cfb, service) => {
    const calls = [2001, 2002, 2003, 2004].map((year) => cfb.result("/games", { year }));
    const outcomes = await Promise.all(calls);
    expect(service.left).toBe(floor);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
  });
});

/** A client with a floor. `games` says how `/games` responds, and `left` is the number of calls that `/info` reports at that moment. */
function floorClient(games: (number: number) => Response | undefined | Promise<Response>, options: ClientOptions = {}) {
  const service = { left: floor + 2 };
  let number = 0;
  const made = manualClient({ quotaFloor: floor, retries: 0, ...options }, ({ path }) =>
    path === "/info" ? info(service.left) : games(++number),
  );
  return { ...made, service };
}
const gone = () => Promise.reject(new TypeError("fetch failed"));

describe("if only uncertain calls bring the quota to the floor,", () => {
  test("the client asks /info once, and sends the call if the uncertain ones cost nothing", async () => {
    const { cfb, paths } = floorClient((number) => (number <= 2 ? gone() : success()));
    for (const year of [2001, 2002]) await cfb.result("/games", { year });
    expect(cfb.quota.remaining).toBe(floor);
    expect(await cfb.result("/games", { year: 2003 })).toMatchObject({ ok: true });
    expect(paths()).toEqual(["/info", "/games", "/games", "/info", "/games"]);
  });

  test("the client asks /info once for all waiting calls, and refuses each if the uncertain ones were counted", async () => {
    const { cfb, paths, service } = floorClient(gone);
    await Promise.all([2001, 2002].map((year) => cfb.result("/games", { year })));
    service.left = floor;
    const outcomes = await Promise.all([2003, 2004, 2005].map((year) => cfb.result("/games", { year })));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
    expect(paths()).toEqual(["/info", "/games", "/games", "/info"]);
    expect(await cfb.result("/games", { year: 2006 })).toMatchObject({ ok: false });
    expect(paths()).toHaveLength(4);
  });

  test("the call fails with the error of /info if /info fails", async () => {
    let down = false;
    const { cfb, sent } = manualClient({ quotaFloor: floor, retries: 0 }, ({ path }) =>
      path !== "/info" ? gone() : down ? failure(503) : info(floor + 1),
    );
    await cfb.result("/games", { year: 2001 });
    down = true;
    const outcome = await cfb.result("/games", { year: 2002 });
    expect(outcome).toMatchObject({ ok: false, error: { code: "service", status: 503, path: "/info" } });
    expect(sent).toHaveLength(3);
  });
});

test("an /info request sent before an uncertain call does not decide whether that call was counted", async () => {
  const { cfb, clock, sent } = manualClient({ quotaFloor: floor, retries: 0 });
  const inDoubt = watch(cfb.result("/games", { year: 2001 }));
  await clock.pass(0);
  sent[0]?.reply(info(floor + 1));
  await clock.pass(0);
  watch(cfb.get("/info"));
  await clock.pass(0);
  sent[1]?.fail(new TypeError("fetch failed"));
  await clock.pass(0);
  const next = watch(cfb.result("/games", { year: 2002 }));
  await clock.pass(0);
  expect(sent.map(({ path }) => path)).toEqual(["/info", "/games", "/info", "/info"]);
  for (const request of sent.slice(2)) request.reply(info(floor + 1));
  await clock.pass(0);
  sent[4]?.reply(success(floor));
  await clock.pass(0);
  expect([inDoubt.data?.ok, next.data?.ok]).toEqual([false, true]);
});

test("the client does not ask /info if calls that certainly cost quota reach the floor", async () => {
  let left = floor + 2;
  const { cfb, paths } = floorClient((number) => (number === 1 ? gone() : success(--left)));
  for (const year of [2001, 2002]) await cfb.result("/games", { year });
  left = floor;
  await cfb.result("/games", { year: 2003 });
  expect(await cfb.result("/games", { year: 2004 })).toMatchObject({ ok: false, error: { code: "quota_exceeded" } });
  expect(paths().filter((path) => path === "/info")).toHaveLength(1);
});

describe("whether a request counts as spent until the service reports the quota:", () => {
  const spent = floor + 1;
  test.each<[string, number, () => Response | undefined | Promise<Response>]>([
    ["a request whose connection broke counts", spent, gone],
    ["a request that the service refuses by status does not count", floor + 2, () => failure(400, "no")],
  ])("%s", async (_, remaining, respond) => {
    const { cfb } = floorClient(respond);
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false });
    expect(cfb.quota.remaining).toBe(remaining);
  });

  test("a failed response whose body does not end counts", async () => {
    const unfinished = () => new Response(new ReadableStream(), { status: 503 });
    const { cfb, clock } = floorClient(unfinished, { timeoutMs: 1_000 });
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(1_000);
    expect(call.data).toMatchObject({ ok: false, error: { code: "service", status: 503 } });
    expect(cfb.quota).toMatchObject({ remaining: spent, spent: 1 });
  });

  test("a request for which an injected fetch returns undefined counts", async () => {
    const { cfb } = clientWithFetch(({ url }) => (url.endsWith("/info") ? info(20) : (undefined as never)), {
      quotaFloor: floor,
    });
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false, error: { code: "response" } });
    expect(cfb.quota.remaining).toBe(19);
  });

  test("a refused connection does not count", async () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9"), { code: "ECONNREFUSED" });
    const { cfb } = floorClient(() => Promise.reject(new TypeError("fetch failed", { cause: refused })));
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false, error: { code: "connection" } });
    expect(cfb.quota.remaining).toBe(floor + 2);
  });

  test("a call that timed out while it waited for its key does not count", async () => {
    let count = 0;
    // The first key is for /info.
    const apiKey = () => (count++ === 0 ? "a-key-for-the-tests" : new Promise<string>(() => {}));
    const { cfb, clock } = floorClient(() => success(), { apiKey });
    const call = watch(cfb.result("/games", { year: 2024 }, { timeoutMs: 300 }));
    await clock.pass(300);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    expect([cfb.quota.remaining, cfb.quota.spent]).toEqual([floor + 2, 0]);
  });

  test("a cancelled request counts until a later response reports the quota", async () => {
    const requests: SentRequest[] = [];
    const { cfb, clock } = manualClient({ quotaFloor: floor, retries: 0 }, (request) => {
      if (request.path === "/info") return info(20);
      requests.push(request);
      return requests.length === 1 ? undefined : success(18);
    });
    const controller = new AbortController();
    const call = watch(cfb.result("/games", { year: 2001 }, { signal: controller.signal }));
    await clock.pass(0);
    controller.abort();
    await clock.pass(0);
    expect([call.done, cfb.quota.remaining]).toEqual([true, 19]);
    await cfb.result("/games", { year: 2002 });
    expect(cfb.quota.remaining).toBe(18);
  });
});
