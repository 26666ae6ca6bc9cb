import { getEventListeners } from "node:events";
import { limited, onAbort, timeLeft, tooLate, within } from "../../src/request/time.js";
import { rejection } from "../support/client-with-fetch.js";
import { ManualClock } from "../support/clock.js";

const settings = { retries: 0, timeoutMs: 10, totalTimeoutMs: 100 };

test("a call's time starts when it is first read", () => {
  const clock = new ManualClock();
  const call = { signal: undefined, settings };
  clock.skip(50);
  expect(timeLeft(call, clock)).toBe(100);
  clock.skip(30);
  expect(timeLeft(call, clock)).toBe(70);
  expect(tooLate(call).message).toMatch(
    /^No response within 100 ms \(`totalTimeoutMs`\), the wait for its turn included\./,
  );
});

test("a wait that settles does not leave a timer or a listener", async () => {
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const wait = limited<number>({ clock, signal, ms: 10 }, (resolve) => void setImmediate(resolve, 7));
  expect([clock.pending, getEventListeners(signal, "abort").length]).toEqual([[10], 1]);
  expect(await wait).toBe(7);
  expect([clock.pending, getEventListeners(signal, "abort").length]).toEqual([[], 0]);
});

test("a wait that settles immediately does not set a timer", async () => {
  const clock = new ManualClock();
  expect(await limited({ clock, signal: undefined, ms: 10 }, (resolve) => resolve(7))).toBe(7);
  expect(clock.pending).toEqual([]);
});

test("a wait that takes too long rejects with the result of `late`, and calls `leave`", async () => {
  const clock = new ManualClock();
  const left: unknown[] = [];
  const wait = rejection(
    limited({ clock, signal: undefined, ms: 10, late: () => "late", leave: (reason) => left.push(reason) }, () => {}),
  );
  await clock.pass(9);
  expect(left).toEqual([]);
  await clock.pass(1);
  expect([await wait, left]).toEqual(["late", ["late"]]);
});

test("a wait that takes too long rejects with undefined if there is no `late`", async () => {
  const clock = new ManualClock();
  const wait = rejection(limited({ clock, signal: undefined, ms: 10 }, () => {}));
  await clock.pass(10);
  expect(await wait).toBeUndefined();
});

test("a wait rejects with its signal's reason, and calls `leave`", async () => {
  const clock = new ManualClock();
  const controller = new AbortController();
  const left: unknown[] = [];
  const wait = rejection(
    limited({ clock, signal: controller.signal, ms: 10, leave: (reason) => left.push(reason) }, () => {}),
  );
  controller.abort("stop");
  expect([await wait, left, clock.pending]).toEqual(["stop", ["stop"], []]);
});

test("a wait does not start if its signal has already aborted", async () => {
  const start = jest.fn();
  const wait = limited({ clock: new ManualClock(), signal: AbortSignal.abort("stop"), ms: 10 }, start);
  expect(await rejection(wait)).toBe("stop");
  expect(start).not.toHaveBeenCalled();
});

test("a wait without a limit does not set a timer", async () => {
  const clock = new ManualClock();
  const wait = limited(
    { clock, signal: undefined, ms: Number.POSITIVE_INFINITY },
    (resolve) => void setImmediate(resolve, 1),
  );
  expect(clock.pending).toEqual([]);
  expect(await wait).toBe(1);
});

test("a promise is awaited only as long as the call has time", async () => {
  const clock = new ManualClock();
  const call = { signal: undefined, settings };
  expect(await within(call, clock, Promise.resolve(7))).toBe(7);
  expect(await rejection(within(call, clock, Promise.reject("no")))).toBe("no");
  const wait = rejection(within(call, clock, new Promise(() => {})));
  await clock.pass(100);
  expect(await wait).toMatchObject({ code: "timeout", message: expect.stringContaining("100 ms") });
});

test("if one wait stops listening to a signal, the others keep listening", () => {
  const controller = new AbortController();
  const left: string[] = [];
  const stay = onAbort(controller.signal, () => left.push("one"));
  onAbort(controller.signal, () => left.push("two"));
  stay();
  controller.abort();
  expect(left).toEqual(["two"]);
});

test("when a signal aborts, every wait on it is notified once", () => {
  const controller = new AbortController();
  const left: string[] = [];
  onAbort(controller.signal, () => left.push("one"));
  onAbort(controller.signal, () => left.push("two"));
  onAbort(new AbortController().signal, () => left.push("other"));
  controller.abort();
  controller.signal.dispatchEvent(new Event("abort"));
  expect(left).toEqual(["one", "two"]);
});
