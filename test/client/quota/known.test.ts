import type { ClientOptions, QuotaState } from "../../../src/index.js";
import { settled, start } from "../../support/clock.js";
import { failure, info, manualClient, success } from "../../support/manual-client.js";

const october = Date.UTC(2024, 9, 1);
const noContent = () => new Response(null, { status: 204 });

/** A client whose requests the test ends by their number, and the numbers that `onQuota` has received. */
function countingClient(options: ClientOptions = {}) {
  const states: QuotaState[] = [];
  const made = manualClient({ retries: 0, onQuota: (state) => states.push(state), ...options });
  let year = 1900;
  return {
    ...made,
    states,
    received: () => states.map(({ remaining }) => remaining),
    /** Sends this many requests. */
    async send(count = 1): Promise<void> {
      for (let sent = 0; sent < count; sent++) void made.cfb.result("/games", { year: year++ });
      await settled();
    },
    /** Ends a request. */
    async end(index: number, response: Response): Promise<void> {
      made.sent[index]?.reply(response);
      await settled();
    },
  };
}

describe("the quota", () => {
  test("is unknown at first, and then the latest response's header value, with its time", async () => {
    const { cfb, clock, received, send, end } = countingClient();
    expect(cfb.quota).toMatchObject({
      remaining: undefined,
      learnedAt: undefined,
      spent: 0,
      exhaustedUntil: undefined,
    });
    await send();
    await end(0, success(41));
    await clock.pass(5_000);
    await send();
    await end(1, success(40));
    expect(cfb.quota).toMatchObject({ remaining: 40, learnedAt: start + 5_000, spent: 2, exhaustedUntil: undefined });
    expect(received()).toEqual([41, 40]);
  });

  test.each(["", "many", "-1", "1.5", "1e3", "0x10"])("ignores a header with the value %j", async (value) => {
    const { cfb } = manualClient({}, () => success(undefined, { "x-calllimit-remaining": value }));
    await cfb.get("/games", { year: 2024 });
    expect(cfb.quota).toMatchObject({ remaining: undefined, spent: 1 });
  });

  test("is read from failures and free operations too, which do not cost a call", async () => {
    const headers = { "x-calllimit-remaining": "41" };
    const { cfb } = manualClient({}, ({ path }) => (path === "/games" ? failure(400, "", headers) : success(40)));
    await cfb.result("/games", { year: 2024 });
    expect(cfb.quota).toMatchObject({ remaining: 41, spent: 0 });
    await cfb.get("/scoreboard");
    expect(cfb.quota).toMatchObject({ remaining: 40, spent: 0 });
  });

  test.each([
    ["/info", 200, 3],
    ["/info", 500, undefined],
    ["/info/usage", 200, undefined],
  ] as const)("comes from the body of %s with status %d: %p", async (path, status, remaining) => {
    const { cfb } = manualClient({ retries: 0 }, () => Response.json({ remainingCalls: 3 }, { status }));
    await cfb.result(path);
    expect(cfb.quota.remaining).toBe(remaining);
  });

  test("decreases by one with each response without a header, and hooks are notified each time", async () => {
    const { cfb, states, send, end, clock } = countingClient();
    await send(4);
    await end(0, noContent());
    expect([cfb.quota.spent, states]).toEqual([1, []]);
    await end(1, success(10));
    await end(2, noContent());
    await end(3, noContent());
    expect(states.map(({ remaining, spent, learnedAt }) => [remaining, spent, learnedAt])).toEqual([
      [10, 2, clock.time],
      [9, 3, clock.time],
      [8, 4, clock.time],
    ]);
  });

  test("is the latest request's number, minus the calls made since", async () => {
    const { cfb, received, send, end } = countingClient();
    await send();
    await end(0, success(10));
    await send(2);
    await end(2, noContent());
    // The request may have been sent before the service counted the other one.
    await end(1, success(8));
    expect(cfb.quota.remaining).toBe(7);
    await send();
    await end(3, success(6));
    expect([cfb.quota.remaining, cfb.quota.spent, received()]).toEqual([6, 4, [10, 9, 7, 6]]);
  });

  test("never falls below 0, and does not refuse calls without a floor, because the service decides", async () => {
    const { cfb, send, end, sent } = countingClient();
    await send();
    await end(0, success(0));
    await send();
    await end(1, noContent());
    expect(cfb.quota).toMatchObject({ remaining: 0, exhaustedUntil: undefined });
    expect(sent).toHaveLength(2);
  });

  test("stays unchanged if a refresh fails", async () => {
    const { cfb } = manualClient({ retries: 0 }, ({ path }) => (path === "/info" ? failure(503) : success(9)));
    await cfb.get("/games", { year: 2024 });
    await expect(cfb.quota.refresh()).rejects.toMatchObject({ code: "service" });
    expect(cfb.quota.remaining).toBe(9);
  });
});

describe("if two requests overlap,", () => {
  test.each([
    ["is ignored if it is higher", 41, 40, [40]],
    ["counts again if it is the same", 40, 40, [40, 40]],
    ["counts if it is lower by the calls since", 38, 38, [40, 38]],
    ["is ignored if it is lower by more than the calls since, because the plan was upgraded", 37, 40, [40]],
  ])("the number reported to the earlier request %s", async (_, left, remaining, notified) => {
    const { cfb, received, send, end } = countingClient();
    await send(2);
    await end(1, success(40));
    await end(0, success(left));
    expect([cfb.quota.remaining, received()]).toEqual([remaining, notified]);
  });

  test("a lower number reported to the later request always counts", async () => {
    const { cfb, send, end } = countingClient();
    await send(2);
    await end(0, success(40));
    await end(1, success(5));
    expect(cfb.quota.remaining).toBe(5);
  });
});

describe("a higher limit after an upgrade", () => {
  test("appears with the next header or refresh, even if calls overlap constantly", async () => {
    const { cfb, send, end, clock } = countingClient();
    await send();
    await end(0, success(10));
    await send();
    await end(1, success(75_000));
    expect(cfb.quota.remaining).toBe(75_000);
    // Two requests are always open, so each response is for the request before the last one.
    await send();
    for (let index = 3; index < 10; index++) {
      await send();
      await clock.pass(10);
      await end(index - 1, success(index < 5 ? 10 : 90_000 - index));
    }
    expect(cfb.quota.remaining).toBeGreaterThan(89_000);
    const refreshed = cfb.quota.refresh();
    await settled();
    await end(10, info(500_000));
    expect((await refreshed).remaining).toBe(500_000);
  });
});

describe("a reported number counts for the month in which its request was sent:", () => {
  test("last month's number does not replace this month's", async () => {
    const { cfb, clock, received, send, end } = countingClient();
    clock.time = october - 1_000;
    await send();
    clock.time = october;
    await send();
    await end(1, success(999));
    await end(0, success(3));
    expect([cfb.quota.remaining, received()]).toEqual([999, [999]]);
  });

  test("a number learned while the clock was a month ahead does not replace this month's", async () => {
    const { cfb, clock, send, end } = countingClient();
    await send();
    clock.time = october;
    await send();
    await end(1, success(3));
    expect(cfb.quota.remaining).toBe(3);
    clock.time = start;
    expect(cfb.quota.remaining).toBeUndefined();
    await end(0, success(50));
    expect(cfb.quota.remaining).toBe(50);
  });
});
