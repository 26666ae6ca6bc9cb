import { ConnectionError, TimeoutError } from "../../../src/index.js";
import { settled } from "../../support/clock.js";
import { manualClient, success, watch } from "../../support/manual-client.js";
import { scriptedClient } from "../../support/scripted-client.js";

const query = { year: 2024 };

describe.each([
  ["an attempt", { totalTimeoutMs: 60_000 }, 30_000, /30000 ms.*`timeoutMs`/, true],
  ["a call", { totalTimeoutMs: 20_000 }, 20_000, /20000 ms.*`totalTimeoutMs`/, false],
  ["both at once", { totalTimeoutMs: 30_000 }, 30_000, /30000 ms.*`totalTimeoutMs`/, false],
] as const)("the time limit of %s", (_, limits, ms, message, retryable) => {
  test("does not end a call that succeeds or fails in time, and leaves no timer running", async () => {
    const { cfb, clock, sent } = manualClient({ retries: 0, ...limits });
    const calls = [2023, 2024].map((year) => watch(cfb.get("/games", { year })));
    await clock.pass(ms - 1);
    expect(calls.map(({ done }) => done)).toEqual([false, false]);
    sent[0]?.reply(success());
    sent[1]?.fail(new Error("gone"));
    await settled();
    expect([calls[0]?.data, clock.pending]).toEqual([[], []]);
    expect(calls[1]?.error).toBeInstanceOf(ConnectionError);
  });

  test("ends a call even if its fetch ignores the signal, and the error names the option", async () => {
    const { cfb, clock, sent } = manualClient({ retries: 0, ...limits });
    const call = watch(cfb.get("/games", query));
    await clock.pass(ms);
    expect(call.error).toBeInstanceOf(TimeoutError);
    expect(call.error).toMatchObject({ code: "timeout", message: expect.stringMatching(message), retryable });
    expect(sent[0]?.signal.reason).toMatchObject({ code: "timeout" });
    sent[0]?.fail(new Error("too late"));
    await settled();
    expect(clock.pending).toEqual([]);
  });
});

test("infinite limits do not set timers", async () => {
  const { cfb, clock } = manualClient({ timeoutMs: Infinity, totalTimeoutMs: Infinity });
  watch(cfb.get("/games", query));
  await settled();
  expect(clock.pending).toEqual([]);
});

test("after an attempt times out, the next one has the full limit again", async () => {
  const { cfb, clock, sent } = manualClient();
  const call = watch(cfb.get("/games", query));
  await clock.pass(30_250);
  expect(sent).toHaveLength(2);
  await clock.pass(29_999);
  sent[1]?.reply(success());
  await settled();
  expect(call.data).toEqual([]);
});

test("the call's limit includes waits, and ends attempts that have time left", async () => {
  const { cfb, clock, sent } = scriptedClient([() => undefined], { retries: 100, totalTimeoutMs: 120_000 });
  const call = watch(cfb.get("/games", query));
  await clock.pass(119_999);
  expect(call.done).toBe(false);
  await clock.pass(1);
  expect(call.error).toMatchObject({ code: "timeout", message: expect.stringContaining("totalTimeoutMs") });
  await clock.pass(1_000_000);
  expect(sent).toHaveLength(4);
});

test("every attempt has a separate signal, before and after a timeout", async () => {
  const { cfb, clock, sent } = manualClient({ retries: 0 });
  const calls = [2021, 2022].map((year) => watch(cfb.get("/games", { year })));
  await settled();
  sent[0]?.reply(success());
  await clock.pass(10_000);
  calls.push(watch(cfb.get("/games", { year: 2023 })));
  await clock.pass(20_000);
  calls.push(watch(cfb.get("/games", query)));
  await settled();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true, false, false]);
  expect(new Set(sent.map(({ signal }) => signal)).size).toBe(4);
  for (const { reply } of sent) reply(success());
  await settled();
  expect(calls.map(({ error }) => error)).toEqual([undefined, expect.any(TimeoutError), undefined, undefined]);
});

test("aborting one call does not end another call's attempt, even if a hook made that call", async () => {
  const made: unknown[] = [];
  const { cfb, sent } = manualClient({
    onRequest: () => {
      if (made.push(1) === 1) void cfb.result("/drives", query);
    },
  });
  const outer = watch(cfb.get("/games", query));
  await settled();
  const before = watch(cfb.get("/venues", {}, { signal: AbortSignal.abort("enough") }));
  void cfb.result("/teams");
  await settled();
  expect([before.error, outer.done]).toEqual(["enough", false]);
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
  expect(new Set(sent.map(({ signal }) => signal)).size).toBe(3);
});
