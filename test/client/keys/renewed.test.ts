import type { ClientOptions } from "../../../src/index.js";
import { settled } from "../../support/clock.js";
import { failure, info, manualClient, type SentRequest, success, watch } from "../../support/manual-client.js";

const unauthorized = () => failure(401, "Unauthorized");
const keys = (sent: readonly SentRequest[]) => sent.map(({ key }) => key?.replace("Bearer ", ""));

/** A service that accepts one key, and a client whose key function returns the given keys in order, repeating the last one. */
function serviceWithKey(accepted: string, keys: readonly (string | Error)[], options: ClientOptions = {}) {
  let calls = 0;
  const apiKey = jest.fn(async () => {
    const key = keys[Math.min(calls++, keys.length - 1)];
    if (key instanceof Error) throw key;
    return key;
  });
  const made = manualClient({ ...options, apiKey }, ({ key, path }) => {
    if (key !== `Bearer ${accepted}`) return unauthorized();
    return path === "/info" ? info(undefined) : success();
  });
  return { ...made, apiKey };
}

describe("after a 401, a function as `apiKey`", () => {
  test("is called again, and the call is retried with the new key", async () => {
    const { cfb, sent, apiKey } = serviceWithKey("new-key-1", ["old-key-1", "new-key-1"]);
    expect(await cfb.get("/games", { year: 2024 })).toEqual([]);
    expect(keys(sent)).toEqual(["old-key-1", "new-key-1"]);
    expect(apiKey).toHaveBeenCalledTimes(2);
  });

  test("does not cause a retry if it returns the same key, and the call fails with an AuthenticationError", async () => {
    const { cfb, sent, apiKey } = serviceWithKey("new-key-1", ["old-key-1"]);
    await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication", status: 401 });
    expect(keys(sent)).toEqual(["old-key-1"]);
    expect(apiKey).toHaveBeenCalledTimes(2);
  });

  test("does not cause a retry if it returns the same key in another spelling", async () => {
    const { cfb, sent } = serviceWithKey("new-key-1", ["old-key-1", " Bearer old-key-1"]);
    await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication" });
    expect(sent).toHaveLength(1);
  });

  test("is called only once more, even if the new key is refused", async () => {
    const { cfb, sent, apiKey } = serviceWithKey("new-key-1", ["old-key-1", "old-key-2", "old-key-3", "new-key-1"]);
    await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication", status: 401 });
    expect(keys(sent)).toEqual(["old-key-1", "old-key-2"]);
    expect(apiKey).toHaveBeenCalledTimes(2);
  });

  test("leaves the 401's error if it then fails", async () => {
    const { cfb, sent, apiKey } = serviceWithKey("new-key-1", ["old-key-1", new Error("the vault is closed")]);
    await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication" });
    expect(sent).toHaveLength(1);
    expect(apiKey).toHaveBeenCalledTimes(2);
  });

  test("leaves the 401's error after totalTimeoutMs if it then hangs", async () => {
    let calls = 0;
    const apiKey = () => (calls++ === 0 ? "old-key-1" : new Promise<string>(() => {}));
    const { cfb, clock, sent } = manualClient({ apiKey, totalTimeoutMs: 300 }, unauthorized);
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(300);
    expect(call.data).toMatchObject({ ok: false, error: { code: "authentication", status: 401 } });
    expect([calls, sent.length]).toEqual([2, 1]);
  });

  test("is called for the next attempt as well, which does not count toward retries", async () => {
    const events: unknown[] = [];
    const outcomes = [unauthorized, () => failure(503), () => failure(503)];
    let given = 0;
    const apiKey = () => `key-number-${++given}`;
    const options = { apiKey, retries: 1, onRetry: (event: unknown) => events.push(event) };
    const { cfb, clock, sent } = manualClient(options, (_, number) => outcomes[number - 1]?.() ?? success());
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(10_000);
    expect(call.data).toMatchObject({ ok: false, status: 503 });
    expect(keys(sent)).toEqual(["key-number-1", "key-number-2", "key-number-3"]);
    expect(events).toMatchObject([
      { path: "/games", attempt: 1, delayMs: 0, status: 401, error: undefined },
      { attempt: 2, delayMs: 250, status: 503 },
    ]);
  });

  test("lets each of several concurrent calls retry", async () => {
    let current = "old-key-1";
    const { cfb, sent } = manualClient({ apiKey: () => current }, ({ key }) => {
      if (key === "Bearer new-key-1") return success();
      current = "new-key-1";
      return unauthorized();
    });
    const calls = [2021, 2022, 2023].map((year) => cfb.result("/games", { year }));
    expect((await Promise.all(calls)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(keys(sent).filter((key) => key === "old-key-1").length).toBeGreaterThan(0);
  });

  test("works for GET and quota.refresh()", async () => {
    const { cfb, sent } = serviceWithKey("new-key-1", ["old-key-1", "new-key-1", "old-key-1", "new-key-1"]);
    const { response } = await cfb.GET("/games", { params: { query: { year: 2024 } } });
    expect(response.status).toBe(200);
    // This service does not report the remaining calls. Only the replaced key matters here.
    await expect(cfb.quota.refresh()).rejects.toMatchObject({ code: "response" });
    expect(keys(sent)).toEqual(["old-key-1", "new-key-1", "old-key-1", "new-key-1"]);
  });

  test("causes a retry if it replaces a key of a lower tier", async () => {
    let calls = 0;
    const apiKey = () => (calls++ === 0 ? "free-key-1" : "tier-key-1");
    const low = "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher.";
    const { cfb } = manualClient({ apiKey }, ({ key }) =>
      key === "Bearer tier-key-1" ? success() : failure(401, low),
    );
    expect(await cfb.get("/games/weather", { year: 2024 })).toEqual([]);
  });
});

test("a call with a string as `apiKey` is not retried after a 401", async () => {
  const { cfb, sent } = manualClient({ apiKey: "old-key-1" }, unauthorized);
  await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication", status: 401 });
  expect(sent).toHaveLength(1);
});

test("a function as `apiKey` is called for each attempt, so that a new key takes effect immediately", async () => {
  let given = 0;
  const { cfb, clock, sent } = manualClient({ apiKey: async () => `key-number-${++given}` }, () => failure(503));
  void cfb.result("/games", { year: 2024 });
  await clock.pass(10_000);
  expect(keys(sent)).toEqual(["key-number-1", "key-number-2", "key-number-3"]);
});

test.each([400, 403, 404, 500])(
  "after a %i, the client does not ask the key function for another key",
  async (status) => {
    const apiKey = jest.fn(() => "old-key-1");
    const { cfb, sent } = manualClient({ apiKey, retries: 0 }, () => failure(status));
    await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ status });
    expect([apiKey.mock.calls.length, sent.length]).toEqual([1, 1]);
  },
);

describe("if a key function returns a new key for each call", () => {
  test("a call is refused if its query contains the key it would send", async () => {
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

  test("and is slow in one attempt, the next response is stored for the right key", async () => {
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
