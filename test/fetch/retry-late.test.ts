import { ConnectionError } from "../../src/errors.js";
import { retry } from "../../src/request/retry.js";
import { ManualClock, settled } from "../support/clock.js";
import { makeCall, nextLayer } from "../support/layer.js";

const lost = new ConnectionError("gone", { retryable: true });

/** A call with this time limit whose every attempt fails, in the wait for its second attempt, which takes 250 ms. */
async function afterFailure(totalTimeoutMs: number) {
  const clock = new ManualClock();
  const next = nextLayer(lost);
  const send = retry(clock, 60_000, () => {})(next);
  const settings = { retries: 2, timeoutMs: 1, totalTimeoutMs };
  const call = send(makeCall({ settings })).catch((error: unknown) => error);
  await settled();
  return { clock, next, call };
}

test("a wait that would take all the time that is left does not begin: the failure itself is the outcome", async () => {
  const { clock, next, call } = await afterFailure(250);
  expect(clock.pending).toEqual([]);
  expect(await call).toBe(lost);
  expect(next.calls).toHaveLength(1);
});

test("a wait that leaves some time begins", async () => {
  const { clock, next } = await afterFailure(251);
  expect(clock.pending).toEqual([250]);
  await clock.pass(250);
  expect(next.calls).toHaveLength(2);
});

test.each([120_000, 200_000])("a machine that slept %d ms makes no attempt after the call's time limit", async (ms) => {
  const { clock, next, call } = await afterFailure(120_000);
  clock.skip(ms);
  await clock.pass(0);
  expect(await call).toMatchObject({ code: "timeout", message: expect.stringContaining("totalTimeoutMs") });
  expect(next.calls).toHaveLength(1);
});
