import { gzipSync } from "node:zlib";
import { createClient } from "../../src/index.js";
import { counted } from "../support/body-streams.js";
import { settled } from "../support/clock.js";
import { answering, withServer } from "../support/http-server.js";
import { watch, wire } from "../support/manual-client.js";

const kilobytes64 = 2 ** 16;

/** Lets many turns of the event loop pass, in each of which a body could be read on. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await settled();
}

describe("a body is read no further once its attempt is over, though the injected fetch ignores its signal:", () => {
  test("by timeoutMs", async () => {
    const body = counted(kilobytes64);
    const { cfb, clock } = wire({ retries: 0, timeoutMs: 1_000 }, () => new Response(body.stream));
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

  test("by totalTimeoutMs, of each attempt", async () => {
    const bodies = [counted(kilobytes64), counted(kilobytes64)];
    const options = { retries: 5, timeoutMs: 1_000, totalTimeoutMs: 2_000 };
    const { cfb, clock } = wire(options, (_, number) => new Response(bodies[number - 1]?.stream ?? null));
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

  test("by the caller's signal", async () => {
    const body = counted(kilobytes64);
    const controller = new AbortController();
    const { cfb } = wire({}, () => new Response(body.stream));
    const call = cfb.get("/games", { year: 2024 }, { signal: controller.signal });
    await turns(20);
    controller.abort("enough");
    await expect(call).rejects.toBe("enough");
    const read = body.pulled();
    await turns(50);
    expect(body.pulled()).toBeLessThanOrEqual(read + kilobytes64);
    expect(body.cancelled()).toBe(true);
  });

  test("even where it gives nothing more to read", async () => {
    let cancelled = false;
    const cancel = () => {
      cancelled = true;
    };
    const { cfb, clock } = wire({ retries: 0 }, () => new Response(new ReadableStream({ cancel })));
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(30_000);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
    await turns(2);
    expect(cancelled).toBe(true);
  });
});

test("a body that several callers share is read to its end while one of them still waits", async () => {
  const body = counted(100, { chunks: 50 });
  const controller = new AbortController();
  const { cfb } = wire({ retries: 0 }, () => new Response(body.stream));
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

  test("ends a larger body with a ResponseError that names the limit, and reads little beyond it, once", async () => {
    const bodies = [0, 1, 2].map(() => counted(kilobytes64));
    const { cfb, clock, sent } = wire(limited, (_, number) => new Response(bodies[number - 1]?.stream ?? null));
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

  test("is 256 MB by default", async () => {
    const megabyte = 2 ** 20;
    // Breaks off beyond the limit: nothing is ever put together.
    const body = counted(megabyte, { chunks: 300, breaks: true });
    const { cfb } = wire({ retries: 0 }, () => new Response(body.stream));
    const result = await cfb.result("/games", { year: 2024 });
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(/maxBodyBytes/) } });
    expect(body.pulled()).toBeGreaterThanOrEqual(256 * megabyte);
    expect(body.pulled()).toBeLessThanOrEqual(258 * megabyte);
  });

  test.each([
    ["takes a body of exactly as many bytes, however few letters they are", 0, true],
    ["takes no body of one byte more", -1, false],
  ])("%s", async (_, difference, ok) => {
    const text = JSON.stringify([{ school: "San José State" }]);
    const maxBodyBytes = new TextEncoder().encode(text).length + difference;
    const { cfb } = wire({ maxBodyBytes, retries: 0 }, () => new Response(text));
    expect(await cfb.result("/teams", {})).toHaveProperty("ok", ok);
  });

  test("counts a body where the runtime shows no stream, as React Native does", async () => {
    const respond = () => Object.defineProperty(new Response('[{"id":1}]'), "body", { value: undefined });
    const result = await wire({ maxBodyBytes: 9, retries: 0 }, respond).cfb.result("/games", { year: 2024 });
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(/maxBodyBytes/) } });
    expect(await wire({ maxBodyBytes: 10 }, respond).cfb.get("/games", { year: 2024 })).toEqual([{ id: 1 }]);
  });

  test.each([400, 401, 500])("bounds the body of a %i as well, whose status still says what it is", async (status) => {
    const body = counted(kilobytes64, { chunks: 200 });
    const { cfb } = wire({ ...limited, retries: 0 }, () => new Response(body.stream, { status }));
    expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ ok: false, error: { status } });
    expect(body.pulled()).toBeLessThanOrEqual(12 * kilobytes64);
  });

  test("counts what a gzip unpacks to, over a real connection", async () => {
    const packed = gzipSync(Buffer.concat([Buffer.alloc(20 * 2 ** 20, " "), Buffer.from("[]")]));
    expect(packed.length).toBeLessThan(50_000);
    const headers = { "content-encoding": "gzip" };
    await withServer(answering(200, packed as unknown as string, headers), async (baseUrl) => {
      const options = { apiKey: "a-key-for-the-tests", baseUrl, retries: 0 };
      const small = await createClient({ ...options, maxBodyBytes: 2 ** 20 }).result("/games", { year: 2024 });
      expect(small).toMatchObject({ ok: false, error: { code: "response" } });
      expect(small.ok ? "" : small.error.message).toMatch(/maxBodyBytes/);
      const large = createClient({ ...options, maxBodyBytes: 32 * 2 ** 20 });
      expect(await large.get("/games", { year: 2024 })).toEqual([]);
    });
  });

  test.each([0, -1, Number.NaN, "1000"])("is refused at creation where it makes no sense: %p", (maxBodyBytes) => {
    const options: object = { apiKey: "a-key-for-the-tests", maxBodyBytes };
    expect(() => createClient(options)).toThrow(/maxBodyBytes/);
    expect(() => createClient(options)).toThrow(TypeError);
  });
});
