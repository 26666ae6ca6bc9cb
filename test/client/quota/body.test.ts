import { brokenBody, countedBody } from "../../support/body-streams.js";
import { info, manualClient, success, watch } from "../../support/manual-client.js";

const headers = { "x-calllimit-remaining": "7" };

describe("if a response's body is unusable, the client", () => {
  test.each([
    ["a body that breaks off", () => new Response(brokenBody('[{"id":1'), { headers }), 1],
    ["a body that breaks off before its first byte", () => new Response(brokenBody(), { headers }), 1],
    ["JSON that was cut off", () => new Response('[{"id":1', { headers }), 1],
    ["a page of HTML", () => new Response("<html>", { headers }), 1],
    ["an empty body", () => new Response("", { headers }), 1],
    ["bytes that are not UTF-8", () => new Response(new Uint8Array([0x22, 0xff, 0x22]), { headers }), 1],
    ["a body beyond maxBodyBytes", () => new Response(countedBody(10_000, { chunks: 20 }).stream, { headers }), 1],
    ["a body that hangs until the attempt times out", () => new Response(new ReadableStream(), { headers }), 1],
    ["a failure whose body breaks off", () => new Response(brokenBody("{"), { headers, status: 500 }), 0],
    ["a failure whose body hangs", () => new Response(new ReadableStream(), { headers, status: 500 }), 0],
  ])("reads the quota header: %s", async (_, respond, spent) => {
    const remaining: unknown[] = [];
    const onQuota = (state: { remaining: unknown }) => remaining.push(state.remaining);
    const options = { retries: 0, maxBodyBytes: 100_000, timeoutMs: 1_000, onQuota };
    const { cfb, clock } = manualClient(options, respond);
    const call = watch(cfb.result("/games", { year: 2024 }));
    for (let turn = 0; turn < 20; turn++) await clock.pass(50);
    expect(call.data).toMatchObject({ ok: false, quota: { remaining: 7 } });
    expect([remaining, cfb.quota.spent]).toEqual([[7], spent]);
  });

  test("does not retry at the quota floor", async () => {
    const { cfb, clock, paths } = manualClient({ quotaFloor: 7 }, ({ path }) =>
      path === "/info" ? info(100) : new Response(brokenBody("["), { headers }),
    );
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(60_000);
    expect(call.data).toMatchObject({ ok: false });
    expect(paths()).toEqual(["/info", "/games"]);
  });

  test("reads the quota header even if the caller aborts", async () => {
    const controller = new AbortController();
    const { cfb, clock } = manualClient({}, () => new Response(new ReadableStream(), { headers }));
    const call = watch(cfb.result("/games", { year: 2024 }, { signal: controller.signal }));
    await clock.pass(10);
    controller.abort("enough");
    await clock.pass(10);
    expect(call.data).toMatchObject({ ok: false, error: { code: "cancelled" } });
    expect(cfb.quota.remaining).toBe(7);
  });
});

test("a body that breaks off without a quota header still counts as one call", async () => {
  const { cfb } = manualClient({ retries: 0 }, (_, number) =>
    number === 1 ? success(9) : new Response(brokenBody("[")),
  );
  await cfb.get("/games", { year: 2024 });
  await cfb.result("/games", { year: 2023 });
  expect(cfb.quota).toMatchObject({ remaining: 8, spent: 2 });
});
