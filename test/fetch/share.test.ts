import { getEventListeners } from "node:events";
import { sharing } from "../../src/fetch/share.js";

/** A request under the test's control: how often it was started, with which signal, and how it ends. */
function request() {
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

/** Long enough for everything that needs no clock. */
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
  const { start, ends, signals } = request();
  const signal = new AbortController().signal;
  const calls = Array.from({ length: 10_000 }, (_, i) => run("a", i % 2 ? signal : undefined, start));
  await settled();
  expect(signals).toHaveLength(1);
  ends[0]?.resolve("[]");
  expect(new Set(await Promise.all(calls))).toEqual(new Set(["[]"]));
});

test("other keys are other requests, and another place shares none", async () => {
  const { start, signals } = request();
  const [one, two] = [sharing<string>(), sharing<string>()];
  void one.run("a", undefined, start);
  void one.run("b", undefined, start);
  void two.run("a", undefined, start);
  await settled();
  expect([signals.length, one.size, two.size]).toEqual([3, 2, 1]);
});

test("what comes after the answer starts anew", async () => {
  const shared = sharing<string>();
  const { start, ends } = request();
  for (const text of ["one", "two"]) {
    const call = shared.run("a", undefined, start);
    await settled();
    ends.at(-1)?.resolve(text);
    expect(await call).toBe(text);
    expect(shared.size).toBe(0);
  }
});

test("a failure is shared by those who wait, and not kept", async () => {
  const shared = sharing<string>();
  const { start, ends } = request();
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

test("a start that fails at once fails its callers and nothing else", async () => {
  const shared = sharing<string>();
  const start = async () => {
    throw new Error("at once");
  };
  await expect(shared.run("a", undefined, start)).rejects.toThrow("at once");
  expect(shared.size).toBe(0);
});

describe("a caller who leaves", () => {
  test("rejects at once with its own reason, while the others get the answer", async () => {
    const { run } = sharing<string>();
    const { start, ends, signals } = request();
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

  test("ends the request if it was the last one", async () => {
    const shared = sharing<string>();
    const { start, signals } = request();
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

  test("does not end a request for which someone without a signal waits", async () => {
    const { run } = sharing<string>();
    const { start, ends, signals } = request();
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

  test("rejects even when the request does not listen to its signal", async () => {
    const shared = sharing<string>();
    const controller = new AbortController();
    const call = shared.run("a", controller.signal, () => new Promise(() => {}));
    await settled();
    controller.abort("gone");
    await expect(call).rejects.toBe("gone");
    expect(shared.size).toBe(0);
  });

  test("counts once, whatever the request does afterwards", async () => {
    const { run } = sharing<string>();
    const deaf = request();
    const [one, two] = [new AbortController(), new AbortController()];
    // A signal of its own, which never aborts.
    const start = () => deaf.start(new AbortController().signal);
    const first = run("a", one.signal, start);
    await settled();
    one.abort("gone");
    await expect(first).rejects.toBe("gone");
    const second = run("a", two.signal, start);
    await settled();
    deaf.ends[0]?.resolve("stale");
    deaf.ends[1]?.resolve("fresh");
    expect(await second).toBe("fresh");
  });

  test("before anything was started starts nothing", async () => {
    const shared = sharing<string>();
    const { start, signals } = request();
    await expect(shared.run("a", AbortSignal.abort("never"), start)).rejects.toBe("never");
    const controller = new AbortController();
    const call = shared.run("a", controller.signal, start);
    controller.abort("at once");
    await expect(call).rejects.toBe("at once");
    await settled();
    expect([signals.length, shared.size]).toEqual([0, 0]);
  });

  test("whoever joins after the last has left starts anew, even from within the abort", async () => {
    const shared = sharing<string>();
    const { start, ends, signals } = request();
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
    // The old request ends after the new one began: it must not take the new one's place away.
    expect(shared.size).toBe(1);
    ends[1]?.resolve("[]");
    expect(await joined).toBe("[]");
  });

  test("by a signal that its own request's start aborts still gets its reason", async () => {
    const { run } = sharing<string>();
    const { start } = request();
    const controller = new AbortController();
    const call = run("a", controller.signal, (signal) => {
      controller.abort("from a hook");
      return start(signal);
    });
    await expect(call).rejects.toBe("from a hook");
  });
});

describe("listeners", () => {
  test("a thousand calls with one signal put one listener on it, and none is left when they are done", async () => {
    const { run } = sharing<string>();
    const { start, ends } = request();
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
    const { start, signals } = request();
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

  test("a signal used again after its calls were done still ends the next one", async () => {
    const { run } = sharing<string>();
    const { start, ends } = request();
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

test("no rejection goes unhandled when everyone has left", async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", onUnhandled);
  try {
    const { run } = sharing<string>();
    const { start } = request();
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
