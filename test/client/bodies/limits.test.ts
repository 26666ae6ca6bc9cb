import { gzipSync } from "node:zlib";
import { createClient } from "../../../src/index.js";
import { countedBody } from "../../support/body-streams.js";
import { settled } from "../../support/clock.js";
import { respondWith, withServer } from "../../support/http-server.js";
import { manualClient, watch } from "../../support/manual-client.js";

const kilobytes64 = 2 ** 16;

/** Waits for several turns of the event loop. In each turn, the client could read more of the body. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await settled();
}

describe("even if the injected fetch ignores the signal, the client stops reading a body", () => {
  test("at timeoutMs", async () => {
    const body = countedBody(kilobytes64);
    const { cfb, clock } = manualClient({ retries: 0, timeoutMs: 1_000 }, () => new Response(body.stream));
    const call = watch(cfb.result("/games", { year: 2024 }));
    await turns(20);
    await clock.pass(1_000);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    const read = body.pulled();
    expect(read).toBeGreaterThan(0);
    await turns(50);
    expect(body.pulled()).toBeLessThanOrEqual(read + kilobytes64);
    expect(body.cancelled()).toBe(true);
  });

  test("of every attempt by totalTimeoutMs", async () => {
    const bodies = [countedBody(kilobytes64), countedBody(kilobytes64)];
    const options = { retries: 5, timeoutMs: 1_000, totalTimeoutMs: 2_000 };
    const { cfb, clock } = manualClient(options, (_, number) => new Response(bodies[number - 1]?.stream ?? null));
    const call = watch(cfb.result("/games", { year: 2024 }));
    for (let second = 0; second < 20; second++) {
      await turns(3);
      await clock.pass(100);
    }
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    await turns(2);
    const read = bodies.map(({ pulled }) => pulled());
    await turns(50);
    expect(bodies.map(({ pulled }) => pulled())).toEqual(read);
    expect(bodies.map(({ cancelled }) => cancelled())).toEqual([true, true]);
  });

  test("when the caller's signal aborts", async () => {
    const body = countedBody(kilobytes64);
    const controller = new AbortController();
    const { cfb } = manualClient({}, () => new Response(body.stream));
    const call = cfb.get("/games", { year: 2024 }, { signal: controller.signal });
    await turns(20);
    controller.abort("enough");
    await expect(call).rejects.toBe("enough");
    const read = body.pulled();
    await turns(50);
    expect(body.pulled()).toBeLessThanOrEqual(read + kilobytes64);
    expect(body.cancelled()).toBe(true);
  });

  test("at timeoutMs if no data arrives", async () => {
    let cancelled = false;
    const cancel = () => {
      cancelled = true;
    };
    const { cfb, clock } = manualClient({ retries: 0 }, () => new Response(new ReadableStream({ cancel })));
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(30_000);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    await turns(2);
    expect(cancelled).toBe(true);
  });
});

test("the client reads a shared body to its end while one caller still waits", async () => {
  const body = countedBody(100, { chunks: 50 });
  const controller = new AbortController();
  const { cfb } = manualClient({ retries: 0 }, () => new Response(body.stream));
  const leaves = cfb.get("/games", { year: 2024 }, { signal: controller.signal });
  const stays = cfb.result("/games", { year: 2024 }, { signal: new AbortController().signal });
  await turns(10);
  controller.abort("enough");
  await expect(leaves).rejects.toBe("enough");
  await stays;
  expect(body.pulled()).toBe(5_000);
});

describe("maxBodyBytes", () => {
  const limited = { maxBodyBytes: 10 * kilobytes64, retries: 2 };

  test("causes a ResponseError without a retry if the body is larger", async () => {
    const bodies = [0, 1, 2].map(() => countedBody(kilobytes64));
    const { cfb, clock, sent } = manualClient(limited, (_, number) => new Response(bodies[number - 1]?.stream ?? null));
    const call = watch(cfb.result("/games", { year: 2024 }));
    for (let second = 0; second < 10; second++) {
      await turns(100);
      await clock.pass(1_000);
    }
    const error = call.data?.ok === false ? call.data.error : undefined;
    expect(error).toMatchObject({ code: "response", status: 200, retryable: false });
    expect(error?.message).toMatch(/maxBodyBytes/);
    expect(error?.message).toMatch(/655,?360/);
    expect(bodies[0]?.pulled()).toBeLessThanOrEqual(12 * kilobytes64);
    expect(bodies[0]?.cancelled()).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test("is 64 MB by default", async () => {
    const megabyte = 2 ** 20;
    // Fails beyond the limit, so that the test does not have to join the chunks.
    const body = countedBody(megabyte, { chunks: 100, breaks: true });
    const { cfb } = manualClient({ retries: 0 }, () => new Response(body.stream));
    const result = await cfb.result("/games", { year: 2024 });
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(/maxBodyBytes/) } });
    expect(body.pulled()).toBeGreaterThanOrEqual(64 * megabyte);
    expect(body.pulled()).toBeLessThanOrEqual(66 * megabyte);
  });

  test.each([
    ["accepts a body of exactly that many bytes, even if it has fewer characters", 0, true],
    ["rejects a body that is one byte larger", -1, false],
  ])("%s", async (_, difference, ok) => {
    const text = JSON.stringify([{ school: "San José State" }]);
    const maxBodyBytes = new TextEncoder().encode(text).length + difference;
    const { cfb } = manualClient({ maxBodyBytes, retries: 0 }, () => new Response(text));
    expect(await cfb.result("/teams", {})).toHaveProperty("ok", ok);
  });

  test("applies even if the runtime has no body stream, as in React Native", async () => {
    const respond = () => Object.defineProperty(new Response('[{"n":"é"}]'), "body", { value: undefined });
    const result = await manualClient({ maxBodyBytes: 11, retries: 0 }, respond).cfb.result("/games", { year: 2024 });
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(/maxBodyBytes/) } });
    expect(await manualClient({ maxBodyBytes: 12 }, respond).cfb.get("/games", { year: 2024 })).toEqual([{ n: "é" }]);
  });

  test.each([400, 401, 500])("is replaced by a limit of 64 KB for the body of a %i", async (status) => {
    const body = countedBody(kilobytes64 / 4, { chunks: 200 });
    const { cfb } = manualClient({ retries: 0 }, () => new Response(body.stream, { status }));
    const result = await cfb.result("/games", { year: 2024 });
    expect(result).toMatchObject({ ok: false, error: { status, body: expect.stringMatching(/^.{2000}$/s) } });
    expect(body.pulled()).toBeLessThanOrEqual(kilobytes64 * 1.5);
    expect(body.cancelled()).toBe(true);
  });

  test("counts the decompressed bytes of a gzip body", async () => {
    const packed = gzipSync(Buffer.concat([Buffer.alloc(20 * 2 ** 20, " "), Buffer.from("[]")]));
    expect(packed.length).toBeLessThan(50_000);
    const headers = { "content-encoding": "gzip" };
    await withServer(respondWith(200, packed as unknown as string, headers), async (baseUrl) => {
      const options = { apiKey: "a-key-for-the-tests", baseUrl, retries: 0 };
      const small = await createClient({ ...options, maxBodyBytes: 2 ** 20 }).result("/games", { year: 2024 });
      expect(small).toMatchObject({ ok: false, error: { code: "response" } });
      expect(small.ok ? "" : small.error.message).toMatch(/maxBodyBytes/);
      const large = createClient({ ...options, maxBodyBytes: 32 * 2 ** 20 });
      expect(await large.get("/games", { year: 2024 })).toEqual([]);
    });
  });
});
