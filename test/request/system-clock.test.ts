import { systemClock } from "../../src/request/time.js";

test("the system clock's timers can be cancelled, and have a maximum delay", () => {
  jest.useFakeTimers();
  try {
    const fired: string[] = [];
    systemClock.after(1_000, () => fired.push("soon"));
    systemClock.after(1_000, () => fired.push("never"))();
    systemClock.after(Number.POSITIVE_INFINITY, () => fired.push("late"));
    jest.advanceTimersByTime(999);
    expect(fired).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(fired).toEqual(["soon"]);
    jest.advanceTimersByTime(2 ** 31 - 1_002);
    expect(fired).toEqual(["soon"]);
    jest.advanceTimersByTime(1);
    expect(fired).toEqual(["soon", "late"]);
  } finally {
    jest.useRealTimers();
  }
});

test("the system clock provides the time of day, a time that never goes back, and random numbers", () => {
  // Time can pass between two readings.
  for (const [time, own] of [
    [() => Date.now(), systemClock.now],
    [() => performance.now(), systemClock.monotonic],
  ] as const) {
    const before = time();
    const now = own();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(time());
  }
  const numbers = [systemClock.random(), systemClock.random()];
  for (const number of numbers) expect(Math.floor(number)).toBe(0);
  expect(new Set(numbers).size).toBe(2);
});

test("without `performance`, the system clock measures durations with the time of day", () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "performance");
  if (own === undefined) throw new Error("this runtime has no `performance` of its own");
  Object.defineProperty(globalThis, "performance", { value: undefined, configurable: true });
  try {
    const before = Date.now();
    const now = systemClock.monotonic();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  } finally {
    Object.defineProperty(globalThis, "performance", own);
  }
});
