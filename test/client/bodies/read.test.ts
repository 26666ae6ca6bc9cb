import { brokenBody } from "../../support/body-streams.js";
import { clientWithFetch } from "../../support/client-with-fetch.js";

const bytes = (text: string) => new TextEncoder().encode(text);

/** Creates a body whose chunks are all available at once. */
const inParts = (...parts: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });

/** Makes a call that receives this response, and returns its result. */
const resultOf = (body: BodyInit | null, init: ResponseInit = {}) =>
  clientWithFetch(() => new Response(body, init)).cfb.result("/games", { year: 2024 });

describe("a body", () => {
  test("can contain text in any script", async () => {
    const body = '[{"team":"San José State"}]';
    expect(await resultOf(body)).toMatchObject({ ok: true, data: JSON.parse(body) });
  });

  test("can start with a byte order mark", async () => {
    expect(await resultOf(bytes("\ufeff[1]"))).toMatchObject({ data: [1] });
  });

  test("of a failure can be anything, because the status determines the error", async () => {
    for (const [body, shown] of [
      ["<html>", "<html>"],
      ["", ""],
      [bytes("\ud800").fill(0xff), "\ufffd\ufffd\ufffd"],
      [brokenBody("{"), ""],
    ] as const) {
      const result = await resultOf(body, { status: 500 });
      expect(result).toMatchObject({ ok: false, error: { code: "service", status: 500, body: shown } });
    }
  });

  test("of a 204 becomes undefined data, even if an injected fetch returns JSON", async () => {
    const odd = () => Object.defineProperty(Response.json({ id: 1 }), "status", { value: 204 });
    for (const respond of [() => new Response(null, { status: 204 }), odd]) {
      const result = await clientWithFetch(respond).cfb.result("/player/season/overview", { year: 2025, playerId: 1 });
      expect(result).toMatchObject({ ok: true, data: undefined, status: 204 });
    }
  });

  test.each([" ", "[1,", "[1]]", "undefined", "NaN", "{'a':1}", "[".repeat(100_000)])(
    "that is not JSON causes a retryable ResponseError",
    async (body) => {
      expect(await resultOf(body)).toMatchObject({ error: { code: "response", status: 200, retryable: true } });
    },
  );

  test("in several parts is joined, even if a part ends within a character", async () => {
    const all = [...bytes('["San José"]')].map((byte) => new Uint8Array([byte]));
    expect(await resultOf(inParts(...all))).toMatchObject({ data: ["San José"] });
  });

  test("never contains bytes of an earlier or concurrent body", async () => {
    const texts = ["[1,2,3,4,5,6]", "[7]", `["${"a".repeat(5_000_000)}"]`, "[8]", "[9]", "[10,11]"];
    const respond = (_: Request, number: number) => new Response(inParts(bytes(texts[number - 1] ?? "")));
    const { cfb } = clientWithFetch(respond);
    const call = (id: number) => cfb.get("/games", { id });
    const inTurn = [await call(1), await call(2)];
    const atOnce = await Promise.all([3, 4, 5, 6].map(call));
    expect([...inTurn, ...atOnce].map((data) => JSON.stringify(data)).join() === texts.join()).toBe(true);
  });

  test.each([
    ["no stream, as in React Native", undefined],
    ["a stream of another kind", {}],
  ])("is read even if the response has %s", async (_, value) => {
    const respond = () => Object.defineProperty(Response.json([7]), "body", { value });
    expect(await clientWithFetch(respond).cfb.get("/venues")).toEqual([7]);
  });

  test("has its invalid UTF-8 replaced if the runtime cannot reject it", async () => {
    const own = globalThis.TextDecoder;
    globalThis.TextDecoder = class extends own {
      constructor(label?: string, options?: TextDecoderOptions) {
        if (options?.fatal) throw new RangeError("not supported");
        super(label, options);
      }
    };
    try {
      expect(await resultOf(new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]))).toMatchObject({ data: ["\ufffd"] });
    } finally {
      globalThis.TextDecoder = own;
    }
  });
});

test("a body that is not UTF-8 causes a ResponseError", async () => {
  expect(await resultOf(new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]))).toMatchObject({
    error: { code: "response", status: 200 },
  });
});

test("a body in a million parts takes little more memory than its bytes", async () => {
  const part = bytes(" ");
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === 0) controller.enqueue(bytes("["));
      for (let count = 0; count < 1_000; count++) controller.enqueue(part);
      sent += 1_000;
      if (sent < 1_000_000) return;
      controller.enqueue(bytes("]"));
      controller.close();
    },
  });
  const before = process.memoryUsage().arrayBuffers;
  expect(await resultOf(body)).toMatchObject({ ok: true, data: [] });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20e6);
});
