import type { Call } from "../../src/request/layer.js";
import { pacing } from "../../src/request/pacing.js";
import { ManualClock, settled } from "../support/clock.js";
import { makeCall, makeResponse, manualNextLayer } from "../support/layer.js";

/** A layer that sends one call at a time, with a first call in flight for 3 s, and a second that waits for it. */
async function afterQueue(parts: Pick<Call, "deadline" | "begun">) {
  const clock = new ManualClock();
  clock.skip(5_000);
  const next = manualNextLayer();
  const send = pacing(clock, 1, 60_000)(next);
  const [first, second] = [makeCall(), makeCall(parts)];
  void send(first);
  const wait = send(second).catch((error: unknown) => error);
  await clock.pass(3_000);
  next.calls[0]?.end(makeResponse());
  await settled();
  return { clock, second, next, wait };
}

test("the wait for the first turn does not take the time of a call", async () => {
  const { second, next } = await afterQueue({ deadline: 20_000 });
  expect([second.deadline, next.calls.length]).toEqual([23_000, 2]);
});

test("the wait for a later turn takes the time of a call", async () => {
  const { second, next } = await afterQueue({ deadline: 20_000, begun: true });
  expect([second.deadline, next.calls.length]).toEqual([20_000, 2]);
});

test("a call whose time has not started waits for its first turn without a deadline", async () => {
  const { second, next } = await afterQueue({});
  expect([second.deadline, next.calls.length]).toEqual([undefined, 2]);
});

test("a call whose time ends while it waits for a later turn is not sent", async () => {
  const { clock, next, wait } = await afterQueue({ deadline: 7_000, begun: true });
  expect(next.calls).toHaveLength(1);
  expect(await wait).toMatchObject({ code: "timeout" });
  expect(clock.pending).toEqual([]);
});
