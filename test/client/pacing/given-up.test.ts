import { failure, manualClient, success, watch } from "../../support/manual-client.js";

// The service accepts two concurrent requests of a key to this path. If the client gives up a request, the service continues to work on it until
// 75 s after its start.
const path = "/plays/stats";

/** A client whose first `count` requests get no response, and all others a success. */
function silentAtFirst(count: number, options: object = {}) {
  return manualClient({ retries: 0, ...options }, (_, number) => (number > count ? success() : undefined));
}

describe("an abandoned request keeps its slot as long as the service works on it:", () => {
  test("after two timeouts the next call waits for the first slot, and the service never refuses a request as busy", async () => {
    const { cfb, clock, sent } = silentAtFirst(2, { timeoutMs: 10_000, totalTimeoutMs: 200_000 });
    const call = (week: number) => watch(cfb.result(path, { year: 2024, week }));
    const first = call(1);
    await clock.pass(4_000);
    const second = call(2);
    await clock.pass(10_000);
    const others = [call(3), call(4)];
    await clock.pass(0);
    expect([first.data, second.data]).toMatchObject([{ error: { code: "timeout" } }, { error: { code: "timeout" } }]);
    await clock.pass(75_000 - 14_000 - 1);
    expect(sent).toHaveLength(2);
    await clock.pass(1);
    expect(others.map(({ data }) => data?.ok)).toEqual([true, true]);
    expect(sent.map(({ at }) => at)).toEqual([0, 4_000, 75_000, 75_000]);
    expect(clock.pending).toEqual([]);
  });

  test("after an abort, one slot is left", async () => {
    const { cfb, clock, sent } = silentAtFirst(2);
    const controller = new AbortController();
    watch(cfb.get(path, { year: 2024, week: 1 }, { signal: controller.signal }));
    await clock.pass(0);
    controller.abort("enough");
    watch(cfb.get(path, { year: 2024, week: 2 }));
    watch(cfb.get(path, { year: 2024, week: 3 }));
    await clock.pass(1_000);
    expect(sent).toHaveLength(2);
  });

  test("a call fails immediately if no slot will be free before its time ends", async () => {
    const { cfb, clock } = silentAtFirst(2, { timeoutMs: 10_000 });
    for (const week of [1, 2]) watch(cfb.result(path, { year: 2024, week }));
    await clock.pass(10_000);
    const call = watch(cfb.result(path, { year: 2024, week: 3 }, { totalTimeoutMs: 60_000 }));
    await clock.pass(0);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  });

  test("a call with retries left also fails immediately if no slot will be free in time", async () => {
    const retried: unknown[] = [];
    const { cfb, clock, sent } = silentAtFirst(2, {
      timeoutMs: 10_000,
      onRetry: (event: unknown) => retried.push(event),
    });
    for (const week of [1, 2]) watch(cfb.result(path, { year: 2024, week }));
    await clock.pass(10_000);
    const call = watch(cfb.result(path, { year: 2024, week: 3 }, { totalTimeoutMs: 60_000, retries: 9 }));
    await clock.pass(0);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    expect(retried).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  test("a call ends with its last failure if the path stays closed for longer than the call may take", async () => {
    const reset = Object.assign(new Error("fetch failed"), {
      cause: { code: "ECONNRESET", message: "read ECONNRESET" },
    });
    const { cfb, clock, sent } = manualClient({ totalTimeoutMs: 30_000 });
    const call = watch(cfb.result(path, { year: 2024, week: 1 }));
    watch(cfb.result(path, { year: 2024, week: 2 }, { timeoutMs: 4_000, retries: 0 }));
    await clock.pass(5_000);
    sent[0]?.fail(reset);
    await clock.pass(1_000);
    expect(call.data).toMatchObject({ ok: false, error: { code: "connection" } });
  });

  test("beside a request in flight, the next call waits for that request, even if the abandoned one takes longer than the call", async () => {
    const { cfb, clock, sent } = silentAtFirst(2);
    const controller = new AbortController();
    watch(cfb.get(path, { year: 2024, week: 1 }, { signal: controller.signal }));
    watch(cfb.get(path, { year: 2024, week: 2 }));
    await clock.pass(0);
    controller.abort("enough");
    const call = watch(cfb.result(path, { year: 2024, week: 3 }, { totalTimeoutMs: 30_000 }));
    await clock.pass(5_000);
    expect(call.done).toBe(false);
    sent.find(({ address }) => address.includes("week=2"))?.reply(success());
    await clock.pass(0);
    expect(call.data).toMatchObject({ ok: true });
  });

  test("on a path without a limit, an abandoned request frees its slot, as a request with a response does", async () => {
    const { cfb, clock, sent } = silentAtFirst(4, { timeoutMs: 10_000, concurrency: 4 });
    for (const year of [2020, 2021, 2022, 2023]) watch(cfb.result("/games", { year }));
    await clock.pass(10_000);
    watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(0);
    expect(sent).toHaveLength(5);
    const failing = manualClient({ retries: 0 }, () => failure(500));
    for (const week of [1, 2, 3]) watch(failing.cfb.result(path, { year: 2024, week }));
    await failing.clock.pass(0);
    expect(failing.sent).toHaveLength(3);
  });
});

describe("a request that the service did not receive frees its slot:", () => {
  const failing =
    (code: string, cause: object = {}) =>
    () =>
      Promise.reject(
        Object.assign(new Error("fetch failed"), { cause: { code, message: `connect ${code}`, ...cause } }),
      );
  const rejecting = (message: string) => () => Promise.reject(new TypeError(message));
  const refused = { code: "ECONNREFUSED", message: "connect ECONNREFUSED ::1:443" };
  const unanswered = { code: "ETIMEDOUT", message: "connect ETIMEDOUT 192.0.2.1:443" };
  const moved = () => new Response(null, { status: 302, headers: { location: "https://b.example/" } });

  test.each<readonly [string, () => Response | Promise<Response>]>([
    ["no route to the host", failing("EHOSTUNREACH")],
    ["no network", failing("ENETUNREACH")],
    ["a refused connection", failing("ECONNREFUSED")],
    ["an IP address that does not respond", failing("ETIMEDOUT", unanswered)],
    [
      "a host that does not accept connections at any IP address",
      failing("ETIMEDOUT", { message: "", errors: [unanswered, refused] }),
    ],
    ["a server that does not speak TLS", failing("ERR_SSL_WRONG_VERSION_NUMBER", { message: "wrong version number" })],
    ["no connection, as Chrome says it", rejecting("Failed to fetch")],
    ["no connection, as Safari says it", rejecting("Load failed")],
    ["no connection, as Deno says it", rejecting("client error (Connect): tcp connect error: Connection refused")],
    ["no connection, as Bun says it", rejecting("Unable to connect. Is the computer able to access the url?")],
    ["a connection that is reset at once", failing("ECONNRESET", { message: "read ECONNRESET" })],
    ["a redirect", moved],
    ["a body that is not UTF-8, read to its end", () => new Response(new Uint8Array([0xff, 0xff]))],
    ["a fetch that does not return a Response", () => JSON.parse("7")],
  ])("%s", async (_, fails) => {
    const { cfb, clock } = manualClient({ retries: 0 }, (_, number) => (number > 2 ? success() : fails()));
    const calls = [1, 2, 3].map((week) => watch(cfb.result(path, { year: 2024, week })));
    await clock.pass(0);
    expect(calls.map(({ data }) => data?.ok)).toEqual([false, false, true]);
  });

  test.each([
    "client error (Connect): tcp connect error: Connection refused (os error 111)",
    "Unable to connect. Is the computer able to access the url?",
  ])("if Deno or Bun could not connect, it does not count against a budget: %s", async (message) => {
    const { cfb, clock } = manualClient({ retries: 0 }, rejecting(message));
    const budget = { left: 3 };
    watch(cfb.result("/games", { year: 2024 }, { budget }));
    await clock.pass(0);
    expect([budget.left, cfb.quota.spent]).toEqual([3, 0]);
  });

  test("if the page is offline, it does not count against a budget", async () => {
    const online = Object.getOwnPropertyDescriptor(globalThis, "navigator");
    Object.defineProperty(globalThis, "navigator", { value: { onLine: false }, configurable: true });
    const { cfb, clock } = manualClient({ retries: 0 }, rejecting("Failed to fetch"));
    const budget = { left: 3 };
    watch(cfb.result("/games", { year: 2024 }, { budget }));
    await clock.pass(0);
    if (online) Object.defineProperty(globalThis, "navigator", online);
    else Reflect.deleteProperty(globalThis, "navigator");
    expect(budget.left).toBe(3);
  });

  test("after an idle connection was closed, the client retries immediately, on both slots", async () => {
    const reset = failing("ECONNRESET", { message: "read ECONNRESET" });
    const { cfb, clock, sent } = manualClient({}, (_, number) => (number === 2 || number === 3 ? reset() : success()));
    await cfb.get("/venues");
    const calls = [1, 2].map((week) => watch(cfb.result(path, { year: 2024, week })));
    await clock.pass(0);
    expect(calls.map(({ data }) => data?.ok)).toEqual([true, true]);
    expect(sent.map(({ at }) => at)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("a request that the service may still work on keeps its slot:", () => {
  test("after a connection reset seconds later, even on a connection that was used before", async () => {
    const { cfb, clock, sent } = manualClient({ retries: 0 }, (_, number) => (number === 1 ? success() : undefined));
    await cfb.get("/venues");
    for (const week of [1, 2]) watch(cfb.result(path, { year: 2024, week }));
    await clock.pass(5_000);
    for (const request of sent.slice(1)) request.fail(Object.assign(new Error("reset"), { code: "ECONNRESET" }));
    await clock.pass(0);
    watch(cfb.result(path, { year: 2024, week: 3 }, { totalTimeoutMs: 100_000 }));
    await clock.pass(69_000);
    expect(sent).toHaveLength(3);
    await clock.pass(1_000);
    expect(sent).toHaveLength(4);
  });

  test("after the client stopped reading the body, even if the injected fetch ignores its signal", async () => {
    const endless = () =>
      new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([91])) }));
    const { cfb, clock, sent } = manualClient({ retries: 0, timeoutMs: 1_000 }, endless);
    for (const week of [1, 2]) watch(cfb.result(path, { year: 2024, week }));
    await clock.pass(1_000);
    watch(cfb.result(path, { year: 2024, week: 3 }, { totalTimeoutMs: 100_000 }));
    await clock.pass(73_999);
    expect(sent).toHaveLength(2);
    await clock.pass(1);
    expect(sent).toHaveLength(3);
  });
});

test("if a path stays busy for longer than a call has, the error says how long and why", async () => {
  const { cfb, clock } = silentAtFirst(2, { timeoutMs: 10_000 });
  for (const week of [1, 2]) watch(cfb.result(path, { year: 2024, week }));
  await clock.pass(10_000);
  const call = watch(cfb.result(path, { year: 2024, week: 3 }, { totalTimeoutMs: 60_000 }));
  await clock.pass(0);
  const message = expect.stringMatching(/^\/plays\/stats takes no request for 65 s, .*`totalTimeoutMs` \(60000 ms\)/);
  expect(call.data).toMatchObject({ ok: false, error: { code: "timeout", message } });
});
