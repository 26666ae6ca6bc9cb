import { bodyReader } from "../../src/request/body.js";
import { remainingCallsIn } from "../../src/request/quota/quota.js";
import { isMonthlyLimit } from "../../src/request/statuses.js";

const text = "ab€";
/** A response of these parts; `cancelled` says whether its body was. */
function responseOf(...parts: readonly Uint8Array[]) {
  const state = { cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
    cancel() {
      state.cancelled = true;
    },
  });
  return { state, response: new Response(body) };
}
const bytes = (given: string) => new TextEncoder().encode(given);

test("a body of exactly the limit is read, in one part or several", async () => {
  const read = bodyReader(5, false);
  expect(await read(new Response(text), undefined)).toBe(text);
  const parts = [...bytes(text)].map((byte) => new Uint8Array([byte]));
  expect(await read(responseOf(...parts).response, undefined)).toBe(text);
});

test("a body over the limit is refused, and the rest of it cancelled", async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes("abc")),
    cancel() {
      cancelled = true;
    },
  });
  expect(await bodyReader(5, false)(new Response(body), undefined)).toEqual({ kind: "size", maxBytes: 5 });
  expect(cancelled).toBe(true);
});

test("a shorter body after a longer one has nothing of it", async () => {
  const read = bodyReader(1_000, false);
  expect(await read(new Response("a longer body"), undefined)).toBe("a longer body");
  expect(await read(new Response("short"), undefined)).toBe("short");
  expect(await read(new Response(""), undefined)).toBe("");
});

test("a body larger than the buffer that is used again is read", async () => {
  const read = bodyReader(2 ** 23, false);
  const large = "x".repeat(2 ** 22 + 1);
  for (const each of [large, "small", large]) expect(await read(new Response(each), undefined)).toBe(each);
});

test("a body without a stream is read as text, and has the same limit", async () => {
  const read = bodyReader(5, true);
  const without = (own: string) => ({ text: async () => own }) as Response;
  expect(await read(without("abcde"), undefined)).toBe("abcde");
  expect(await read(without("abcdef"), undefined)).toEqual({ kind: "size", maxBytes: 5 });
});

test("a body with a stream of another kind is read as text", async () => {
  const response = Object.defineProperty(new Response("abc"), "body", { value: {} });
  expect(await bodyReader(5, true)(response, undefined)).toBe("abc");
});

test("a body that is not UTF-8, and one that breaks off, say why they cannot be used", async () => {
  const read = bodyReader(100, false);
  expect(await read(new Response(new Uint8Array([0x61, 0xff])), undefined)).toMatchObject({
    kind: "encoding",
    cause: expect.objectContaining({ name: "TypeError" }),
  });
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("reset")) });
  expect(await read(new Response(broken), undefined)).toMatchObject({ kind: "broken", cause: new Error("reset") });
  expect(await read(new Response("fine"), undefined)).toBe("fine");
});

test("where the runtime refuses no invalid UTF-8, it is replaced", async () => {
  const own = globalThis.TextDecoder;
  globalThis.TextDecoder = class extends own {
    constructor(label?: string, options?: TextDecoderOptions) {
      if (options?.fatal) throw new RangeError("not supported");
      super(label, options);
    }
  };
  try {
    expect(await bodyReader(100, false)(new Response(new Uint8Array([0x61, 0xff])), undefined)).toBe("a\ufffd");
  } finally {
    globalThis.TextDecoder = own;
  }
});

test("a body that arrives after its signal has aborted is not read on", async () => {
  const controller = new AbortController();
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (part) => part.enqueue(bytes("a")),
    cancel() {
      cancelled = true;
    },
  });
  controller.abort();
  await bodyReader(100, false)(new Response(body), controller.signal);
  expect(cancelled).toBe(true);
});

test("a signal ends the body of an injected fetch", async () => {
  const controller = new AbortController();
  let cancelled = 0;
  const body = new ReadableStream({
    cancel() {
      cancelled++;
    },
  });
  const reading = bodyReader(100, true)(new Response(body), controller.signal);
  await new Promise(setImmediate);
  controller.abort();
  await reading;
  expect(cancelled).toBe(1);
});

test("a signal of the platform's own fetch is left to it", async () => {
  const controller = new AbortController();
  const added = jest.spyOn(controller.signal, "addEventListener");
  await bodyReader(100, false)(new Response("a"), controller.signal);
  expect(added).not.toHaveBeenCalled();
  await bodyReader(100, true)(new Response("a"), controller.signal);
  expect(added).toHaveBeenCalledTimes(1);
});

test.each<[unknown, number | undefined]>([
  [{ remainingCalls: 7 }, 7],
  [{ remainingCalls: 0 }, 0],
  [{ remainingCalls: -1 }, -1],
  [{ remainingCalls: null }, Number.POSITIVE_INFINITY],
  [{ remainingCalls: "7" }, undefined],
  [{ remainingCalls: Number.POSITIVE_INFINITY }, undefined],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
  ["remainingCalls", undefined],
])("/info with %j says that so many calls are left: %p", (data, left) => {
  expect(remainingCallsIn(data)).toBe(left);
});

test.each([
  [429, '{"message":"Monthly call quota exceeded."}', true],
  [429, "MONTHLY CALL QUOTA", true],
  [429, "Too many requests", false],
  [503, "Monthly call quota exceeded.", false],
])("whether a %d with %j is the monthly one: %j", (status, text, expected) => {
  expect(isMonthlyLimit({ response: new Response(null, { status }), text, data: undefined })).toBe(expected);
});
