import { retry } from "../../src/request/retry.js";
import type { RetryEvent } from "../../src/results.js";
import { ManualClock } from "../support/clock.js";
import { makeCall, makeResponse, nextLayer } from "../support/layer.js";

/** The statuses of a call after these, with a key that is renewed or not, and its retry events. */
async function run(statuses: readonly number[], retries: number, isRenewed = true) {
  const clock = new ManualClock();
  const next = nextLayer(...statuses.map((status) => makeResponse(status)));
  const events: RetryEvent[] = [];
  const renewed = jest.fn(async () => isRenewed);
  const send = retry(clock, 60_000, (event) => events.push(event), renewed)(next);
  const call = send(makeCall({ settings: { retries, timeoutMs: 1_000, totalTimeoutMs: 100_000 } }));
  await clock.pass(100_000);
  const { response } = await call;
  return { status: response.status, attempts: next.calls.length, events, lookups: renewed.mock.calls.length };
}

test("a 401 is repeated immediately with a renewed key, and onRetry receives it", async () => {
  const { events, ...outcome } = await run([401, 200], 0);
  expect(outcome).toEqual({ status: 200, attempts: 2, lookups: 1 });
  expect(events).toEqual([{ path: "/games", attempt: 1, delayMs: 0, status: 401, error: undefined }]);
});

test("a renewed key takes none of the retries", async () => {
  expect(await run([401, 503, 200], 1)).toMatchObject({ status: 200, attempts: 3 });
  expect(await run([401, 503, 503], 1)).toMatchObject({ status: 503, attempts: 3 });
});

test("a second 401 is not repeated, and requests no other key", async () => {
  expect(await run([401, 401], 5)).toMatchObject({ status: 401, attempts: 2, lookups: 1 });
});

test("a 401 without another key is not repeated", async () => {
  expect(await run([401], 5, false)).toMatchObject({ status: 401, attempts: 1, lookups: 1, events: [] });
});

test("other failures request no key", async () => {
  expect(await run([403], 5)).toMatchObject({ status: 403, attempts: 1, lookups: 0 });
});
