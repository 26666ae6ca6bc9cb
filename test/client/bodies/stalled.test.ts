import { info, manualClient, success, watch } from "../../support/manual-client.js";

/** A response whose body never ends. */
const stalled = (status: number, headers: Record<string, string> = {}) =>
  new Response(new ReadableStream(), { status, headers });

const query = { year: 2024 };

test("a 200 whose body takes too long may have cost a call, so it is retried only once, even if `retries` allows more", async () => {
  const { cfb, clock, sent } = manualClient({ retries: 5, timeoutMs: 1_000 }, () => stalled(200));
  const call = watch(cfb.result("/games", query));
  await clock.pass(60_000);
  expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  expect(sent).toHaveLength(2);
  expect(cfb.quota.spent).toBe(2);
});

test.each([
  [401, "authentication"],
  [400, "service"],
])("a %d whose body takes too long still fails by its status, and is not retried", async (status, code) => {
  const { cfb, clock, sent } = manualClient({ retries: 2, timeoutMs: 1_000 }, () => stalled(status));
  const call = watch(cfb.result("/games", query));
  await clock.pass(60_000);
  expect(call.data).toMatchObject({ ok: false, error: { code, status } });
  expect(sent).toHaveLength(1);
});

test("a 401 whose body takes too long still lets the key function return a new key", async () => {
  const keys = ["the-old-key-1", "the-new-key-2"];
  const { cfb, clock, sent } = manualClient({ apiKey: () => keys.shift() ?? "", timeoutMs: 1_000 }, ({ key }) =>
    key?.includes("old") ? stalled(401) : success(),
  );
  const call = watch(cfb.result("/games", query));
  await clock.pass(1_000);
  expect(call.data).toMatchObject({ ok: true });
  expect(sent.map(({ key }) => key)).toEqual(["Bearer the-old-key-1", "Bearer the-new-key-2"]);
});

test("a body that breaks off frees its request's slot", async () => {
  const broken = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) }), { status: 200 });
  const { cfb, clock, sent } = manualClient({ retries: 0 }, (_, number) => (number <= 2 ? broken() : success()));
  const call = (week: number) => watch(cfb.result("/plays/stats", { year: 2024, week }));
  const calls = [call(1), call(2), call(3)];
  await clock.pass(100);
  expect(calls.map(({ data }) => data?.ok)).toEqual([false, false, true]);
  expect(sent).toHaveLength(3);
});

test("an abandoned request keeps its slot for 75 s from when it was sent, not from when the key function was called", async () => {
  let calls = 0;
  const { cfb, clock, sent } = manualClient({
    retries: 0,
    timeoutMs: 30_000,
    totalTimeoutMs: 200_000,
    apiKey: () =>
      ++calls > 2
        ? "the-key-of-all"
        : new Promise<string>((resolve) => void clock.after(20_000, () => resolve("the-key-of-all"))),
  });
  const call = (week: number) => watch(cfb.result("/plays/stats", { year: 2024, week }));
  call(1);
  call(2);
  await clock.pass(30_000);
  call(3);
  await clock.pass(65_000 - 1);
  expect(sent.map(({ at }) => at)).toEqual([20_000, 20_000]);
  await clock.pass(1);
  expect(sent.map(({ at }) => at)).toEqual([20_000, 20_000, 95_000]);
});

test("if an injected `fetch` follows a redirect, the quota in the redirected response does not count", async () => {
  const { cfb } = manualClient({ quotaFloor: 10 }, ({ path }) => {
    if (path === "/info") return info(500);
    const elsewhere = success(3);
    Object.defineProperty(elsewhere, "redirected", { value: true });
    return elsewhere;
  });
  expect(await cfb.result("/games", query)).toMatchObject({ ok: false, error: { code: "response" } });
  expect(cfb.quota.remaining).toBeGreaterThan(490);
});
