import { bodyReader } from "../../src/request/body.js";

/**
 * Creates a body with more parts than a reader should read, and records whether it is cancelled. The body fails at its end. If it had no end, a
 * missing limit would make the tests hang.
 */
function endless() {
  const state = { cancelled: 0 };
  let parts = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (++parts > 10_000) throw new Error("read to its end");
      controller.enqueue(new Uint8Array([0x61]));
    },
    cancel() {
      state.cancelled++;
    },
  });
  return { state, response: new Response(body) };
}

test("the reader reports a body over the limit and cancels the rest", async () => {
  const { state, response } = endless();
  expect(await bodyReader(5, false)(response, undefined)).toEqual({ kind: "size", maxBytes: 5 });
  expect(state.cancelled).toBe(1);
});

test("the reader cuts a failure's body at 64 KB and cancels the rest", async () => {
  const state = { cancelled: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("é".repeat(1_000))),
    cancel() {
      state.cancelled++;
    },
  });
  const text = await bodyReader(2 ** 20, false)(new Response(body, { status: 500 }), undefined);
  expect(text).toBe("é".repeat(2 ** 15));
  expect(state.cancelled).toBe(1);
});

test("the reader reports the cause if a body is not UTF-8 or breaks off", async () => {
  const read = bodyReader(100, false);
  const cause = expect.objectContaining({ name: "TypeError" });
  const bytes = new Uint8Array([0x61, 0xff]);
  const inParts = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of [bytes, bytes]) controller.enqueue(part);
      controller.close();
    },
  });
  for (const body of [bytes, inParts])
    expect(await read(new Response(body), undefined)).toMatchObject({ kind: "encoding", cause });
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("reset")) });
  expect(await read(new Response(broken), undefined)).toMatchObject({ kind: "broken", cause: new Error("reset") });
});

test("the reader listens to the signal only for an injected fetch, because the built-in fetch listens to it", async () => {
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, "addEventListener");
  await bodyReader(100, false)(new Response("a"), signal);
  expect(added).not.toHaveBeenCalled();
  await bodyReader(100, true)(new Response("a"), signal);
  expect(added).toHaveBeenCalledTimes(1);
});
