import { getEventListeners } from "node:events";
import { sharing } from "../../src/request/share.js";
import { settled } from "../support/clock.js";
import { manualRequest } from "../support/manual-request.js";
import { failOnWarnings } from "../support/warnings.js";

failOnWarnings();

test("ten thousand identical calls at once are one request, with or without a signal", async () => {
  const { run } = sharing<string>();
  const { start, ends, signals } = manualRequest();
  const signal = new AbortController().signal;
  const calls = Array.from({ length: 10_000 }, (_, i) => run("a", i % 2 ? signal : undefined, start));
  await settled();
  expect(signals).toHaveLength(1);
  ends[0]?.resolve("[]");
  expect(new Set(await Promise.all(calls))).toEqual(new Set(["[]"]));
});

test("different keys are different requests, and two instances share nothing", async () => {
  const { start, signals } = manualRequest();
  const [one, two] = [sharing<string>(), sharing<string>()];
  void one.run("a", undefined, start);
  void one.run("b", undefined, start);
  void two.run("a", undefined, start);
  await settled();
  expect([signals.length, one.size, two.size]).toEqual([3, 2, 1]);
});

test("a call after the response starts a new request", async () => {
  const shared = sharing<string>();
  const { start, ends } = manualRequest();
  for (const text of ["one", "two"]) {
    const call = shared.run("a", undefined, start);
    await settled();
    ends.at(-1)?.resolve(text);
    expect(await call).toBe(text);
    expect(shared.size).toBe(0);
  }
});

test("a failure is shared by the waiting callers, and not stored", async () => {
  const shared = sharing<string>();
  const { start, ends } = manualRequest();
  const signal = new AbortController().signal;
  const calls = Promise.allSettled([shared.run("a", undefined, start), shared.run("a", signal, start)]);
  await settled();
  const reason = new Error("503");
  ends[0]?.reject(reason);
  expect(await calls).toEqual([
    { status: "rejected", reason },
    { status: "rejected", reason },
  ]);
  const again = shared.run("a", undefined, start);
  await settled();
  ends[1]?.resolve("[]");
  expect(await again).toBe("[]");
});

test("a request that fails immediately fails only its callers", async () => {
  const shared = sharing<string>();
  const start = async () => {
    throw new Error("immediately");
  };
  await expect(shared.run("a", undefined, start)).rejects.toThrow("immediately");
  expect(shared.size).toBe(0);
});

describe("listeners", () => {
  test("a thousand calls with one signal add one listener, which is removed when they are done", async () => {
    const { run } = sharing<string>();
    const { start, ends } = manualRequest();
    const { signal } = new AbortController();
    const calls = Array.from({ length: 1_000 }, (_, i) => run(`${i % 10}`, signal, start));
    await settled();
    expect(getEventListeners(signal, "abort")).toHaveLength(1);
    for (const { resolve } of ends) resolve("[]");
    await Promise.all(calls);
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  test("one abort ends a thousand different calls, each with its reason", async () => {
    const shared = sharing<string>();
    const { start, signals } = manualRequest();
    const controller = new AbortController();
    const calls = Array.from({ length: 1_000 }, (_, i) => shared.run(`${i}`, controller.signal, start));
    const outcomes = Promise.allSettled(calls);
    await settled();
    controller.abort("leaving");
    for (const outcome of await outcomes) expect(outcome).toEqual({ status: "rejected", reason: "leaving" });
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
    expect(shared.size).toBe(0);
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
  });

  test("a signal that is reused after its calls are done still ends the next call", async () => {
    const { run } = sharing<string>();
    const { start, ends } = manualRequest();
    const controller = new AbortController();
    const first = run("a", controller.signal, start);
    await settled();
    ends[0]?.resolve("[]");
    await first;
    const second = run("a", controller.signal, start);
    await settled();
    controller.abort("now");
    await expect(second).rejects.toBe("now");
  });
});
