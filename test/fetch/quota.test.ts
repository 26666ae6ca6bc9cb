import { QuotaExceededError, ResponseError } from "../../src/errors.js";
import { nextReset } from "../../src/fetch/month.js";
import { settled, start } from "../support/clock.js";
import { answer, below, held } from "../support/layer.js";
import { kept, left, october } from "../support/quota-layers.js";

const monthly = answer(429, {}, "Monthly call quota exceeded.");

describe("what is left", () => {
  test("is unknown at first, and then what the header of the last answer says, with the time of it", async () => {
    const { clock, keeper, states, ask } = kept(below(left(41), left(40)));
    expect(keeper.state).toEqual({ remaining: undefined, learnedAt: undefined, spent: 0, exhaustedUntil: undefined });
    await ask();
    await clock.pass(5_000);
    await ask();
    expect(keeper.state).toEqual({ remaining: 40, learnedAt: start + 5_000, spent: 2, exhaustedUntil: undefined });
    expect(states.map(({ remaining }) => remaining)).toEqual([41, 40]);
  });

  test("is the least that was told, as answers overtake each other", async () => {
    const next = held();
    const { keeper, ask } = kept(next);
    const both = [ask(), ask()];
    await settled();
    next.calls[1]?.end(left(40));
    await settled();
    next.calls[0]?.end(left(41));
    await Promise.all(both);
    expect(keeper.state.remaining).toBe(40);
  });

  test.each(["", "many", "-1", "1.5", "1e3", "0x10"])("is not learnt from a header that says %j", async (value) => {
    const { keeper, ask } = kept(below(answer(200, { "x-calllimit-remaining": value })));
    await ask();
    expect(keeper.state).toMatchObject({ remaining: undefined, spent: 1 });
  });

  test("is learnt from failures and from what is not metered as well, which cost nothing", async () => {
    const { keeper, ask } = kept(below(left(41, 400), left(40)));
    await ask();
    expect(keeper.state).toMatchObject({ remaining: 41, spent: 0 });
    await ask({ path: "/info" });
    expect(keeper.state).toMatchObject({ remaining: 40, spent: 0 });
  });

  test("is one less after a 204 and after a body that broke off: both cost a call, and neither tells", async () => {
    const broken = new ResponseError("broke off", { status: 200, retryable: true });
    const { keeper, clock, ask } = kept(below(left(9), answer(204), broken, left(5)), { retries: 2 });
    await ask();
    await ask();
    expect(keeper.state).toMatchObject({ remaining: 8, spent: 2 });
    const call = ask();
    await clock.pass(10_000);
    await call;
    expect(keeper.state).toMatchObject({ remaining: 5, spent: 4 });
  });

  test("is unknown again with the first of the month", async () => {
    const { clock, keeper, ask } = kept(below(left(3), left(999)));
    await ask();
    clock.time = october.getTime() - 1;
    expect(keeper.state.remaining).toBe(3);
    clock.time = october.getTime();
    expect(keeper.state.remaining).toBeUndefined();
    await ask();
    expect(keeper.state.remaining).toBe(999);
  });
});

describe("after a monthly 429", () => {
  test("metered calls are refused here until the month is over, and the others pass", async () => {
    const next = below(monthly, answer());
    const { clock, keeper, states, ask } = kept(next);
    await ask();
    expect(states.at(-1)).toMatchObject({ remaining: 0, exhaustedUntil: october });
    await expect(ask()).rejects.toThrow(QuotaExceededError);
    await expect(ask()).rejects.toMatchObject({ resetsAt: october, message: expect.stringContaining("2024-10-01") });
    expect(next.asked).toHaveLength(1);
    await ask({ path: "/info" });
    await ask({ path: "/scoreboard" });
    expect(next.asked).toHaveLength(3);
    clock.time = october.getTime() - 1;
    await expect(ask()).rejects.toThrow(QuotaExceededError);
    clock.time++;
    await ask();
    expect(keeper.state).toMatchObject({ spent: 1, exhaustedUntil: undefined });
  });

  test("a refresh that tells of calls opens them again, and one that tells of none does not", async () => {
    const { keeper, ask, learned } = kept(below(monthly, left(4)));
    await ask();
    await learned(0);
    await expect(ask()).rejects.toThrow(QuotaExceededError);
    await learned(5);
    expect(keeper.state).toMatchObject({ remaining: 5, exhaustedUntil: undefined });
    await ask();
    expect(keeper.state.remaining).toBe(4);
  });

  test("an answer that was on its way by then does not open them", async () => {
    const next = held();
    const { keeper, ask } = kept(next);
    const both = [ask(), ask()];
    await settled();
    next.calls[1]?.end(monthly);
    await settled();
    next.calls[0]?.end(left(1));
    await Promise.all(both);
    expect(keeper.state).toMatchObject({ remaining: 0, exhaustedUntil: october });
  });

  test("a call that waits for its next attempt is not sent any more", async () => {
    const next = held();
    const { clock, ask } = kept(next, { retries: 2 });
    const waits = ask().catch((error: unknown) => error);
    await settled();
    next.calls[0]?.end(answer(503));
    const last = ask();
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
])("the quota of %s returns at %s", (now, reset) => {
  expect(nextReset(Date.parse(now)).toISOString()).toBe(reset);
});
