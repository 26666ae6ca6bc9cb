import { sharing } from "../../src/request/share.js";
import { settled } from "../support/clock.js";
import { manualRequest } from "../support/manual-request.js";
import { failOnWarnings } from "../support/warnings.js";

failOnWarnings();

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
