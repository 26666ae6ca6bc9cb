import type { Fetch } from "../../src/injected.js";
import { network } from "../../src/request/network.js";
import { settled } from "../support/clock.js";
import { makeCall } from "../support/layer.js";

const networkOf = (fetch?: Fetch) => network(fetch, 2 ** 28, []);

test.each([
  ["responds without a body", async () => new Response(null)],
  ["returns nothing", async () => JSON.parse("null")],
  ["fails", () => Promise.reject(new Error("aborted"))],
])("a fetch that %s after an abort leaves the reason of the abort", async (_, respond) => {
  const controller = new AbortController();
  const send = networkOf(() => {
    controller.abort("enough");
    return respond();
  });
  await expect(send(makeCall(), controller.signal)).rejects.toBe("enough");
});

test("a body that breaks off after an abort leaves the reason of the abort", async () => {
  const controller = new AbortController();
  const body = new ReadableStream({
    async pull() {
      controller.abort("enough");
      throw new Error("reset");
    },
  });
  await expect(network(async () => new Response(body), 9, [])(makeCall(), controller.signal)).rejects.toBe("enough");
});

test("a signal ends the body of an injected fetch, and the runtime's fetch does so itself", async () => {
  const controller = new AbortController();
  const cancelled = jest.fn();
  const sent = networkOf(async () => new Response(new ReadableStream({ cancel: cancelled })));
  // Its outcome does not matter: the layer of the time limit has ended the attempt.
  const call = sent(makeCall(), controller.signal).catch(() => {});
  await settled();
  controller.abort("enough");
  await call;
  expect(cancelled).toHaveBeenCalledTimes(1);

  const { signal } = new AbortController();
  const added = jest.spyOn(signal, "addEventListener");
  const spy = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([7]));
  try {
    await networkOf(undefined)(makeCall(), signal);
    expect(added).not.toHaveBeenCalled();
  } finally {
    spy.mockRestore();
  }
});
