import type { ClientOptions } from "../../src/index.js";
import { failure, type Sent, success, watch, wire } from "../support/manual-client.js";

const refused = () => failure(401, "Unauthorized");
const keys = (sent: readonly Sent[]) => sent.map(({ key }) => key?.replace("Bearer ", ""));

/** A service that takes one key, and a client whose key function gives these, the last one for ever. */
function taking(good: string, given: readonly (string | Error)[], options: ClientOptions = {}) {
  let calls = 0;
  const apiKey = jest.fn(async () => {
    const key = given[Math.min(calls++, given.length - 1)];
    if (key instanceof Error) throw key;
    return key;
  });
  const made = wire({ ...options, apiKey }, ({ key }) => (key === `Bearer ${good}` ? success() : refused()));
  return { ...made, apiKey };
}

describe("after a 401, a function as `apiKey`", () => {
  test("is called again, and the call is repeated with the key that it gives now", async () => {
    const { cfb, sent, apiKey } = taking("new-key-1", ["old-key-1", "new-key-1"]);
    expect(await cfb.get("/games", { year: 2024 })).toEqual([]);
    expect(keys(sent)).toEqual(["old-key-1", "new-key-1"]);
    expect(apiKey).toHaveBeenCalledTimes(2);
  });

  test("repeats no call where the key is the same: it is an AuthenticationError", async () => {
    const { cfb, sent, apiKey } = taking("new-key-1", ["old-key-1"]);
    await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication", status: 401 });
    expect(keys(sent)).toEqual(["old-key-1"]);
    expect(apiKey).toHaveBeenCalledTimes(2);
  });

  test("repeats no call where the same key is only written in another way", async () => {
    const { cfb, sent } = taking("new-key-1", ["old-key-1", " Bearer old-key-1"]);
    await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication" });
    expect(sent).toHaveLength(1);
  });

  test("is called once more and not again where the new key is refused, too", async () => {
    const { cfb, sent, apiKey } = taking("new-key-1", ["old-key-1", "old-key-2", "old-key-3", "new-key-1"]);
    await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication", status: 401 });
    expect(keys(sent)).toEqual(["old-key-1", "old-key-2"]);
    expect(apiKey).toHaveBeenCalledTimes(2);
  });

  test("that fails then leaves the error of the 401", async () => {
    const { cfb, sent, apiKey } = taking("new-key-1", ["old-key-1", new Error("the vault is closed")]);
    await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication" });
    expect(sent).toHaveLength(1);
    expect(apiKey).toHaveBeenCalledTimes(2);
  });

  test("that hangs then is ended by totalTimeoutMs", async () => {
    let calls = 0;
    const apiKey = () => (calls++ === 0 ? "old-key-1" : new Promise<string>(() => {}));
    const { cfb, clock, sent } = wire({ apiKey, totalTimeoutMs: 300 }, refused);
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(300);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    expect([calls, sent.length]).toEqual([2, 1]);
  });

  test("serves calls at once: each of them is repeated", async () => {
    let current = "old-key-1";
    const { cfb, sent } = wire({ apiKey: () => current }, ({ key }) => {
      if (key === "Bearer new-key-1") return success();
      current = "new-key-1";
      return refused();
    });
    const calls = [2021, 2022, 2023].map((year) => cfb.result("/games", { year }));
    expect((await Promise.all(calls)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(keys(sent).filter((key) => key === "old-key-1").length).toBeGreaterThan(0);
  });

  test("serves `raw` and quota.refresh(), too", async () => {
    const { cfb, sent } = taking("new-key-1", ["old-key-1", "new-key-1", "old-key-1", "new-key-1"]);
    const { response } = await cfb.raw.GET("/games", { params: { query: { year: 2024 } } });
    expect(response.status).toBe(200);
    // The service of this test gives rows and no quota: what counts is that the key was replaced.
    await expect(cfb.quota.refresh()).rejects.toMatchObject({ code: "response" });
    expect(keys(sent)).toEqual(["old-key-1", "new-key-1", "old-key-1", "new-key-1"]);
  });

  test("that replaces a key of too low a tier repeats the call", async () => {
    let calls = 0;
    const apiKey = () => (calls++ === 0 ? "free-key-1" : "tier-key-1");
    const low = "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher.";
    const { cfb } = wire({ apiKey }, ({ key }) => (key === "Bearer tier-key-1" ? success() : failure(401, low)));
    expect(await cfb.get("/games/weather", { year: 2024 })).toEqual([]);
  });
});

test("a text as `apiKey` is sent once: a 401 is not repeated", async () => {
  const { cfb, sent } = wire({ apiKey: "old-key-1" }, refused);
  await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ code: "authentication", status: 401 });
  expect(sent).toHaveLength(1);
});

test.each([400, 404, 500])("a %i is no reason to call the key function for another key", async (status) => {
  const apiKey = jest.fn(() => "old-key-1");
  const { cfb, sent } = wire({ apiKey, retries: 0 }, () => failure(status));
  await expect(cfb.get("/games", { year: 2024 })).rejects.toMatchObject({ status });
  expect([apiKey.mock.calls.length, sent.length]).toEqual([1, 1]);
});
