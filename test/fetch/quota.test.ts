import { QuotaExceededError, ResponseError } from "../../src/errors.js";
import { nextReset } from "../../src/request/quota/month.js";
import { settled, start } from "../support/clock.js";
import { makeResponse, manualNextLayer, nextLayer } from "../support/layer.js";
import { october, quotaLayers, withRemaining } from "../support/quota-layers.js";

const monthly = makeResponse(429, {}, "Monthly call quota exceeded.");

describe("the quota", () => {
  test("is unknown at first, and then the value of the last response's header, with its time", async () => {
    const { clock, keeper, states, call } = quotaLayers(nextLayer(withRemaining(41), withRemaining(40)));
    expect(keeper.state).toEqual({ remaining: undefined, learnedAt: undefined, spent: 0, exhaustedUntil: undefined });
    await call();
    await clock.pass(5_000);
    await call();
    expect(keeper.state).toEqual({ remaining: 40, learnedAt: start + 5_000, spent: 2, exhaustedUntil: undefined });
    expect(states.map(({ remaining }) => remaining)).toEqual([41, 40]);
  });

  test("is the lowest value received, because responses arrive out of order", async () => {
    const next = manualNextLayer();
    const { keeper, call } = quotaLayers(next);
    const both = [call(), call()];
    await settled();
    next.calls[1]?.end(withRemaining(40));
    await settled();
    next.calls[0]?.end(withRemaining(41));
    await Promise.all(both);
    expect(keeper.state.remaining).toBe(40);
  });

  test.each(["", "many", "-1", "1.5", "1e3", "0x10"])("is not read from a header with the value %j", async (value) => {
    const { keeper, call } = quotaLayers(nextLayer(makeResponse(200, { "x-calllimit-remaining": value })));
    await call();
    expect(keeper.state).toMatchObject({ remaining: undefined, spent: 1 });
  });

  test("is also read from failures and from operations that are not metered, which cost nothing", async () => {
    const { keeper, call } = quotaLayers(nextLayer(withRemaining(41, 400), withRemaining(40)));
    await call();
    expect(keeper.state).toMatchObject({ remaining: 41, spent: 0 });
    await call({ path: "/info" });
    expect(keeper.state).toMatchObject({ remaining: 40, spent: 0 });
  });

  test("decreases by one after a 204 and after a broken body, which cost a call and have no header", async () => {
    const broken = new ResponseError("broke off", { status: 200, retryable: true });
    const { keeper, clock, call } = quotaLayers(
      nextLayer(withRemaining(9), makeResponse(204), broken, withRemaining(5)),
      { retries: 2 },
    );
    await call();
    await call();
    expect(keeper.state).toMatchObject({ remaining: 8, spent: 2 });
    const pending = call();
    await clock.pass(10_000);
    await pending;
    expect(keeper.state).toMatchObject({ remaining: 5, spent: 4 });
  });

  test("is unknown again on the first of the month", async () => {
    const { clock, keeper, call } = quotaLayers(nextLayer(withRemaining(3), withRemaining(999)));
    await call();
    clock.time = october.getTime() - 1;
    expect(keeper.state.remaining).toBe(3);
    clock.time = october.getTime();
    expect(keeper.state.remaining).toBeUndefined();
    await call();
    expect(keeper.state.remaining).toBe(999);
  });
});

describe("after a monthly 429", () => {
  test("metered calls are refused by the client until the month is over, and other calls pass", async () => {
    const next = nextLayer(monthly, makeResponse());
    const { clock, keeper, states, call } = quotaLayers(next);
    await call();
    expect(states.at(-1)).toMatchObject({ remaining: 0, exhaustedUntil: october });
    await expect(call()).rejects.toThrow(QuotaExceededError);
    await expect(call()).rejects.toMatchObject({ resetsAt: october, message: expect.stringContaining("2024-10-01") });
    expect(next.calls).toHaveLength(1);
    await call({ path: "/info" });
    await call({ path: "/scoreboard" });
    expect(next.calls).toHaveLength(3);
    clock.time = october.getTime() - 1;
    await expect(call()).rejects.toThrow(QuotaExceededError);
    clock.time++;
    await call();
    expect(keeper.state).toMatchObject({ spent: 1, exhaustedUntil: undefined });
  });

  test("a refresh that finds calls left allows them again, and one that finds none does not", async () => {
    const { keeper, call, receiveInfo } = quotaLayers(nextLayer(monthly, withRemaining(4)));
    await call();
    await receiveInfo(0);
    await expect(call()).rejects.toThrow(QuotaExceededError);
    await receiveInfo(5);
    expect(keeper.state).toMatchObject({ remaining: 5, exhaustedUntil: undefined });
    await call();
    expect(keeper.state.remaining).toBe(4);
  });

  test("a response that was in flight at the time does not allow them", async () => {
    const next = manualNextLayer();
    const { keeper, call } = quotaLayers(next);
    const both = [call(), call()];
    await settled();
    next.calls[1]?.end(monthly);
    await settled();
    next.calls[0]?.end(withRemaining(1));
    await Promise.all(both);
    expect(keeper.state).toMatchObject({ remaining: 0, exhaustedUntil: october });
  });

  test("a call that waits for its next attempt is not sent again", async () => {
    const next = manualNextLayer();
    const { clock, call } = quotaLayers(next, { retries: 2 });
    const waits = call().catch((error: unknown) => error);
    await settled();
    next.calls[0]?.end(makeResponse(503));
    const last = call();
    await settled();
    next.calls[1]?.end(monthly);
    await last;
    await clock.pass(60_000);
    expect(await waits).toBeInstanceOf(QuotaExceededError);
    expect(next.calls).toHaveLength(2);
  });
});

test.each([
  ["2024-01-31T23:59:59.999Z", "2024-02-01T00:00:00.000Z"],
  ["2024-02-01T00:00:00.000Z", "2024-03-01T00:00:00.000Z"],
  ["2024-12-31T12:00:00.000Z", "2025-01-01T00:00:00.000Z"],
])("the quota of %s resets at %s", (now, reset) => {
  expect(nextReset(Date.parse(now)).toISOString()).toBe(reset);
});
