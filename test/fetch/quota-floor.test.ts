import { ConnectionError, QuotaExceededError, ResponseError } from "../../src/errors.js";
import type { Call, ParsedResponse } from "../../src/request/layer.js";
import { settled } from "../support/clock.js";
import { makeResponse, nextLayer } from "../support/layer.js";
import { october, quotaLayers, withRemaining } from "../support/quota-layers.js";

/** A service with this many calls left, which responds out of order. */
function service(calls: number) {
  const state = { remaining: calls, lowest: calls };
  const send = async (call: Call): Promise<ParsedResponse> => {
    const metered = call.operation?.metered !== false;
    if (metered) state.remaining--;
    state.lowest = Math.min(state.lowest, state.remaining);
    const now = state.remaining;
    for (let turn = 0; turn < now % 3; turn++) await settled();
    return withRemaining(now);
  };
  return { state, send };
}

describe("the floor", () => {
  test.each([
    [5, 20],
    [1, 2],
    [5, 5],
    [5, 0],
  ])("of %d calls is never crossed by a thousand at once with %d left", async (floor, calls) => {
    const { state, send } = service(calls);
    const { call, receiveInfo } = quotaLayers(send, { floor, refresh: async () => receiveInfo(state.remaining) });
    const outcomes = await Promise.allSettled(Array.from({ length: 1000 }, () => call()));
    expect(state.lowest).toBe(Math.min(calls, floor));
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(refused).toHaveLength(1000 - Math.max(0, calls - floor));
    for (const error of refused) expect(error).toMatchObject({ code: "quota_exceeded", resetsAt: october });
    expect(refused.at(-1)).toHaveProperty("message", expect.stringMatching(/`quotaFloor` keeps \d: nothing was sent/));
  });

  test("holds for further attempts: a success that broke off has cost a call", async () => {
    const next = nextLayer(new ResponseError("broke off", { status: 200, retryable: true }));
    const { clock, call, receiveInfo } = quotaLayers(next, { floor: 5, retries: 9 });
    await receiveInfo(6);
    const pending = call().catch((error: unknown) => error);
    await clock.pass(100_000);
    expect(await pending).toBeInstanceOf(QuotaExceededError);
    expect(next.calls).toHaveLength(1);
  });

  test("is not lowered by finished calls of any outcome, once a later response says what is left", async () => {
    const { call, receiveInfo } = quotaLayers(
      nextLayer(new ConnectionError("gone"), makeResponse(500), makeResponse(400), withRemaining(6), withRemaining(5)),
      {
        floor: 5,
      },
    );
    await receiveInfo(7);
    await expect(call()).rejects.toThrow(ConnectionError);
    for (const status of [500, 400, 200]) expect(await call()).toHaveProperty("response.status", status);
    await call();
    await expect(call()).rejects.toThrow("5 calls are left");
  });

  test("lets operations pass that are not metered", async () => {
    const { call, receiveInfo } = quotaLayers(nextLayer(makeResponse()), { floor: 5 });
    await receiveInfo(5);
    await expect(call()).rejects.toThrow(QuotaExceededError);
    expect(await call({ path: "/info" })).toHaveProperty("response.status", 200);
  });

  test("requests /info once for all waiting calls, and again if the response has no number", async () => {
    const refresh = jest.fn(async () => settled());
    const { call } = quotaLayers(nextLayer(makeResponse()), { floor: 5, refresh });
    await Promise.all([call(), call(), call({ path: "/info" })]);
    expect(refresh).toHaveBeenCalledTimes(1);
    await call();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test("requests no /info if it is 0", async () => {
    const refresh = jest.fn(async () => undefined);
    await quotaLayers(nextLayer(makeResponse()), { refresh }).call();
    expect(refresh).not.toHaveBeenCalled();
  });

  test("spends no call if /info fails", async () => {
    const lost = new ConnectionError("gone");
    const next = nextLayer(makeResponse());
    const { call } = quotaLayers(next, { floor: 5, refresh: () => Promise.reject(lost) });
    const outcomes = await Promise.allSettled([call(), call()]);
    expect(outcomes).toEqual([1, 2].map(() => ({ status: "rejected", reason: lost })));
    expect(next.calls).toHaveLength(0);
  });

  test("does not carry over to the next month: /info is requested again", async () => {
    const next = nextLayer(withRemaining(998));
    const { clock, keeper, call, receiveInfo } = quotaLayers(next, { floor: 5, refresh: async () => receiveInfo(999) });
    await receiveInfo(5);
    await expect(call()).rejects.toThrow(QuotaExceededError);
    clock.time = october.getTime();
    await call();
    expect(keeper.state).toMatchObject({ remaining: 998, spent: 1 });
  });

  test("does not hold a call that is aborted while /info is requested, and the others continue", async () => {
    let finish = (): void => {};
    const refresh = () => new Promise<void>((resolve) => (finish = resolve));
    const { call } = quotaLayers(nextLayer(makeResponse()), { floor: 5, refresh });
    const controller = new AbortController();
    const leaves = call({ signal: controller.signal });
    const stays = call({ signal: new AbortController().signal });
    controller.abort("enough");
    await expect(leaves).rejects.toBe("enough");
    await expect(call({ signal: AbortSignal.abort("before") })).rejects.toBe("before");
    finish();
    expect(await stays).toHaveProperty("response.status", 200);
  });
});
