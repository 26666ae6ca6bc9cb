import { getEventListeners } from "node:events";
import { sharing } from "../../src/fetch/share.js";

/** A request that the test controls: it records each start and its signal, and ends as the test says. */
function manualRequest() {
  const signals: (AbortSignal | undefined)[] = [];
  const ends: { resolve(text: string): void; reject(error: unknown): void }[] = [];
  return {
    signals,
    ends,
    start: (signal: AbortSignal | undefined) => {
      signals.push(signal);
      return new Promise<string>((resolve, reject) => {
        ends.push({ resolve, reject });
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    },
  };
}

/** Waits until every promise that needs no clock has settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const warnings: Error[] = [];
const onWarning = (warning: Error) => void warnings.push(warning);
beforeAll(() => void process.on("warning", onWarning));
afterAll(() => void process.off("warning", onWarning));
afterEach(async () => {
  await settled();
  expect(warnings).toEqual([]);
});

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

describe("a caller that aborts", () => {
  test("rejects immediately with its own reason, while the others get the response", async () => {
    const { run } = sharing<string>();
    const { start, ends, signals } = manualRequest();
    const [one, two] = [new AbortController(), new AbortController()];
    const first = run("a", one.signal, start);
    const second = run("a", two.signal, start);
    await settled();
    one.abort(new Error("navigated away"));
    await expect(first).rejects.toThrow("navigated away");
    expect(signals[0]?.aborted).toBe(false);
    ends[0]?.resolve("[]");
    expect(await second).toBe("[]");
  });

  test("ends the request if it was the last caller", async () => {
    const shared = sharing<string>();
    const { start, signals } = manualRequest();
    const [one, two] = [new AbortController(), new AbortController()];
    const calls = Promise.allSettled([shared.run("a", one.signal, start), shared.run("a", two.signal, start)]);
    await settled();
    one.abort("first");
    expect(signals[0]?.aborted).toBe(false);
    two.abort("second");
    expect(signals[0]).toMatchObject({ aborted: true, reason: "second" });
    expect(shared.size).toBe(0);
    expect(await calls).toEqual([
      { status: "rejected", reason: "first" },
      { status: "rejected", reason: "second" },
    ]);
  });

  test("does not end a request for which a caller without a signal waits", async () => {
    const { run } = sharing<string>();
    const { start, ends, signals } = manualRequest();
    const controller = new AbortController();
    const left = run("a", controller.signal, start);
    const stayed = run("a", undefined, start);
    await settled();
    controller.abort("gone");
    await expect(left).rejects.toBe("gone");
    expect(signals[0]?.aborted).toBe(false);
    ends[0]?.resolve("[]");
    expect(await stayed).toBe("[]");
  });

  test("rejects even if the request ignores its signal", async () => {
    const shared = sharing<string>();
    const controller = new AbortController();
    const call = shared.run("a", controller.signal, () => new Promise(() => {}));
    await settled();
    controller.abort("gone");
    await expect(call).rejects.toBe("gone");
    expect(shared.size).toBe(0);
  });

  test("counts only once, even if the request ends later", async () => {
    const { run } = sharing<string>();
    const ignoring = manualRequest();
    const [one, two] = [new AbortController(), new AbortController()];
    // Another signal, which never aborts.
    const start = () => ignoring.start(new AbortController().signal);
    const first = run("a", one.signal, start);
    await settled();
    one.abort("gone");
    await expect(first).rejects.toBe("gone");
    const second = run("a", two.signal, start);
    await settled();
    ignoring.ends[0]?.resolve("stale");
    ignoring.ends[1]?.resolve("fresh");
    expect(await second).toBe("fresh");
  });

  test("before the start causes no request", async () => {
    const shared = sharing<string>();
    const { start, signals } = manualRequest();
    await expect(shared.run("a", AbortSignal.abort("never"), start)).rejects.toBe("never");
    const controller = new AbortController();
    const call = shared.run("a", controller.signal, start);
    controller.abort("immediately");
    await expect(call).rejects.toBe("immediately");
    await settled();
    expect([signals.length, shared.size]).toEqual([0, 0]);
  });

  test("is not joined by a later caller, which starts a new request even from within the abort", async () => {
    const shared = sharing<string>();
    const { start, ends, signals } = manualRequest();
    const controller = new AbortController();
    let joined: Promise<string> | undefined;
    const call = shared.run("a", controller.signal, (signal) => {
      signal?.addEventListener("abort", () => {
        joined = shared.run("a", undefined, start);
      });
      return start(signal);
    });
    await settled();
    controller.abort("gone");
    await expect(call).rejects.toBe("gone");
    await settled();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, undefined]);
    // The old request ends after the new one started, and must not remove the new entry.
    expect(shared.size).toBe(1);
    ends[1]?.resolve("[]");
    expect(await joined).toBe("[]");
  });

  test("while its own request starts still gets its reason", async () => {
    const { run } = sharing<string>();
    const { start } = manualRequest();
    const controller = new AbortController();
    const call = run("a", controller.signal, (signal) => {
      controller.abort("from a hook");
      return start(signal);
    });
    await expect(call).rejects.toBe("from a hook");
  });
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

test("no rejection is unhandled when every caller has aborted", async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", onUnhandled);
  try {
    const { run } = sharing<string>();
    const { start } = manualRequest();
    const controller = new AbortController();
    const call = run("a", controller.signal, start);
    await settled();
    controller.abort("gone");
    await expect(call).rejects.toBe("gone");
    await settled();
    await settled();
    expect(unhandled).toEqual([]);
  } finally {
    process.off("unhandledRejection", onUnhandled);
  }
});
