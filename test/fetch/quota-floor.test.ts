import { ConnectionError, QuotaExceededError, ResponseError } from "../../src/errors.js";
import type { Call, ParsedResponse } from "../../src/fetch/call.js";
import { settled } from "../support/clock.js";
import { answer, below } from "../support/layer.js";
import { kept, left, october } from "../support/quota-layers.js";

/** A service with so many calls left, which answers out of order. */
function service(calls: number) {
  const state = { left: calls, least: calls };
  const send = async (asked: Call): Promise<ParsedResponse> => {
    const metered = asked.operation?.metered !== false;
    if (metered) state.left--;
    state.least = Math.min(state.least, state.left);
    const now = state.left;
    for (let turn = 0; turn < now % 3; turn++) await settled();
    return left(now);
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
    const { ask, learned } = kept(send, { floor, learn: async () => learned(state.left) });
    const outcomes = await Promise.allSettled(Array.from({ length: 1000 }, () => ask()));
    expect(state.least).toBe(Math.min(calls, floor));
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(refused).toHaveLength(1000 - Math.max(0, calls - floor));
    for (const error of refused) expect(error).toMatchObject({ code: "quota_exceeded", resetsAt: october });
    expect(refused.at(-1)).toHaveProperty("message", expect.stringMatching(/quotaFloor keeps \d: nothing was sent/));
  });

  test("is kept by further attempts as well: a success that broke off has cost a call", async () => {
    const next = below(new ResponseError("broke off", { status: 200, retryable: true }));
    const { clock, ask, learned } = kept(next, { floor: 5, retries: 9 });
    await learned(6);
    const call = ask().catch((error: unknown) => error);
    await clock.pass(100_000);
    expect(await call).toBeInstanceOf(QuotaExceededError);
    expect(next.asked).toHaveLength(1);
  });

  test("is not lowered by calls that are over, whatever became of them", async () => {
    const { ask, learned } = kept(below(new ConnectionError("gone"), answer(500), answer(400), left(6), left(5)), {
      floor: 5,
    });
    await learned(7);
    await expect(ask()).rejects.toThrow(ConnectionError);
    for (const status of [500, 400, 200]) expect(await ask()).toHaveProperty("response.status", status);
    await ask();
    await expect(ask()).rejects.toThrow("5 calls are left");
  });

  test("lets what is not metered pass", async () => {
    const { ask, learned } = kept(below(answer()), { floor: 5 });
    await learned(5);
    await expect(ask()).rejects.toThrow(QuotaExceededError);
    expect(await ask({ path: "/info" })).toHaveProperty("response.status", 200);
  });

  test("is asked for once by all who wait, and again where nothing was learnt", async () => {
    const learn = jest.fn(async () => settled());
    const { ask } = kept(below(answer()), { floor: 5, learn });
    await Promise.all([ask(), ask(), ask({ path: "/info" })]);
    expect(learn).toHaveBeenCalledTimes(1);
    await ask();
    expect(learn).toHaveBeenCalledTimes(2);
  });

  test("is not asked for where there is none", async () => {
    const learn = jest.fn(async () => undefined);
    await kept(below(answer()), { learn }).ask();
    expect(learn).not.toHaveBeenCalled();
  });

  test("spends no call when what is left cannot be learnt", async () => {
    const lost = new ConnectionError("gone");
    const next = below(answer());
    const { ask } = kept(next, { floor: 5, learn: () => Promise.reject(lost) });
    const outcomes = await Promise.allSettled([ask(), ask()]);
    expect(outcomes).toEqual([1, 2].map(() => ({ status: "rejected", reason: lost })));
    expect(next.asked).toHaveLength(0);
  });

  test("is learnt anew with the first of the month, instead of being kept for ever", async () => {
    const next = below(left(998));
    const { clock, keeper, ask, learned } = kept(next, { floor: 5, learn: async () => learned(999) });
    await learned(5);
    await expect(ask()).rejects.toThrow(QuotaExceededError);
    clock.time = october.getTime();
    await ask();
    expect(keeper.state).toMatchObject({ remaining: 998, spent: 1 });
  });

  test("holds nobody who leaves while it is asked for, and the others go on", async () => {
    let told = (): void => {};
    const learn = () => new Promise<void>((resolve) => (told = resolve));
    const { ask } = kept(below(answer()), { floor: 5, learn });
    const controller = new AbortController();
    const leaves = ask({ signal: controller.signal });
    const stays = ask({ signal: new AbortController().signal });
    controller.abort("enough");
    await expect(leaves).rejects.toBe("enough");
    await expect(ask({ signal: AbortSignal.abort("before") })).rejects.toBe("before");
    told();
    expect(await stays).toHaveProperty("response.status", 200);
  });
});
