import { getEventListeners } from "node:events";
import { CancelledError } from "../../../src/index.js";
import { settled } from "../../support/clock.js";
import { manualClient, type SentRequest, success, type Watched, watch } from "../../support/manual-client.js";
import { failOnWarnings } from "../../support/warnings.js";

failOnWarnings();

const query = { year: 2024 };

/** Returns a client whose requests stay open until the test replies, and a function that calls `/games`. */
function callers() {
  const made = manualClient({ retries: 0 });
  const call = (controller?: AbortController, year = 2024) =>
    watch(made.cfb.get("/games", { year }, controller && { signal: controller.signal }));
  return { ...made, call };
}

describe("an abort", () => {
  test.each(["before", "during"])(
    "%s the call makes get reject with the caller's reason, and result return a CancelledError",
    async (when) => {
      const { cfb, sent } = manualClient();
      const reason = new Error("enough");
      const controller = new AbortController();
      if (when === "before") controller.abort(reason);
      const call = watch(cfb.get("/games", query, controller));
      const result = watch(cfb.result("/drives", query, controller));
      await settled();
      if (when === "during") controller.abort(reason);
      await settled();
      expect(call.error).toBe(reason);
      const error = result.data?.ok === false ? result.data.error : undefined;
      expect(error).toBeInstanceOf(CancelledError);
      expect(error).toMatchObject({ code: "cancelled", cause: reason, path: "/drives" });
      expect(sent).toHaveLength(when === "before" ? 0 : 2);
    },
  );
});

describe("a caller that aborts while others share its request", () => {
  test("receives its reason immediately, and the others receive the response", async () => {
    const { sent, call } = callers();
    const [one, two] = [new AbortController(), new AbortController()];
    const calls = [call(one), call(two), call()];
    await settled();
    one.abort("navigated away");
    two.abort("enough");
    await settled();
    expect(calls.map(({ error }) => error)).toEqual(["navigated away", "enough", undefined]);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);
    sent[0]?.reply(success());
    await settled();
    expect(calls[2]?.data).toEqual([]);
  });

  test("ends the request if it was the last caller, and a later call starts a new request", async () => {
    const { sent, call } = callers();
    const [one, two] = [new AbortController(), new AbortController()];
    const calls = [call(one), call(two)];
    await settled();
    one.abort("first");
    expect(sent[0]?.signal.aborted).toBe(false);
    two.abort("second");
    expect(sent[0]?.signal).toMatchObject({ aborted: true, reason: "second" });
    const later = call();
    await settled();
    expect(calls.map(({ error }) => error)).toEqual(["first", "second"]);
    // The first request ignores its signal, and ends after the second one has started.
    sent[0]?.reply(Response.json([{ id: 1 }]));
    await settled();
    expect([sent.length, later.done]).toEqual([2, false]);
    const same = call();
    sent[1]?.reply(Response.json([{ id: 2 }]));
    await settled();
    expect([later.data, same.data, sent.length]).toEqual([[{ id: 2 }], [{ id: 2 }], 2]);
  });

  test("gets its reason without a request if it aborts immediately or within a hook", async () => {
    const { sent, call } = callers();
    const controller = new AbortController();
    const immediately = call(controller);
    controller.abort("immediately");
    await settled();
    expect([immediately.error, sent]).toEqual(["immediately", []]);
    const own = new AbortController();
    const { cfb, sent: hooked } = manualClient({ onRequest: () => own.abort("from a hook") });
    const fromHook = watch(cfb.get("/games", query, own));
    await settled();
    expect([fromHook.error, hooked]).toEqual(["from a hook", []]);
  });

  test("does not share the aborted request with a call made because of the abort", async () => {
    const controller = new AbortController();
    const joined: Watched<unknown>[] = [];
    const made = manualClient({ retries: 0 }, ({ signal }: SentRequest) => {
      const again = () => joined.push(watch(made.cfb.get("/games", query)));
      signal.addEventListener("abort", again, { once: true });
      return undefined;
    });
    watch(made.cfb.get("/games", query, controller));
    await settled();
    controller.abort("gone");
    await settled();
    expect(made.sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    made.sent[1]?.reply(success());
    await settled();
    expect(joined[0]?.data).toEqual([]);
  });

  test("does not leave an unhandled rejection, even if the request fails later", async () => {
    const { sent, call } = callers();
    const controller = new AbortController();
    const left = call(controller);
    await settled();
    controller.abort("gone");
    sent[0]?.fail(new Error("reset"));
    for (let turn = 0; turn < 3; turn++) await settled();
    // Jest fails a test that leaves a rejection unhandled.
    expect(left.error).toBe("gone");
  });
});

describe("one signal", () => {
  test("has only one listener for a thousand calls, and no listener after the calls", async () => {
    const { sent, call } = callers();
    const controller = new AbortController();
    const calls = Array.from({ length: 1_000 }, (_, index) => call(controller, 2000 + (index % 4)));
    await settled();
    expect([sent.length, getEventListeners(controller.signal, "abort").length]).toEqual([4, 1]);
    for (const { reply } of sent) reply(success());
    await settled();
    expect(calls.every(({ data }) => data)).toBe(true);
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
    // The signal can still end the next call.
    const next = call(controller);
    await settled();
    controller.abort("now");
    await settled();
    expect([next.error, sent.at(-1)?.signal.aborted]).toEqual(["now", true]);
  });

  test("ends a thousand different calls with its reason", async () => {
    const { sent, call } = callers();
    const controller = new AbortController();
    const calls = Array.from({ length: 1_000 }, (_, index) => call(controller, 1000 + index));
    await settled();
    controller.abort("leaving");
    await settled();
    expect(new Set(calls.map(({ error }) => error))).toEqual(new Set(["leaving"]));
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
  });
});
