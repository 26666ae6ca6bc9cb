import { TimeoutError } from "../../src/errors.js";
import { hookLayer } from "../../src/request/hooks.js";
import { notify } from "../../src/request/notify.js";
import type { ResponseEvent } from "../../src/results.js";
import { rejection } from "../support/client-with-fetch.js";
import { ManualClock, settled } from "../support/clock.js";
import { makeCall, makeResponse, manualNextLayer, nextLayer } from "../support/layer.js";

const facts = { path: "/games", url: "https://a.example/games" };

/** A layer of hooks that records its events. */
function hooks(next = manualNextLayer() as Parameters<ReturnType<typeof hookLayer>>[0]) {
  const clock = new ManualClock();
  const requests: unknown[] = [];
  const responses: ResponseEvent[] = [];
  const layer = hookLayer(
    { onRequest: (event) => void requests.push(event), onResponse: (event) => void responses.push(event) },
    clock,
  );
  return { clock, requests, responses, send: layer(next) };
}

test("each attempt of a call is announced with its number, and its end with its time and status", async () => {
  const next = manualNextLayer();
  const { clock, requests, responses, send } = hooks(next);
  const call = makeCall();
  for (const [attempt, status] of [
    [1, 503],
    [2, 200],
  ] as const) {
    const outcome = send(call);
    expect(requests).toHaveLength(attempt);
    expect(requests.at(-1)).toEqual({ ...facts, attempt });
    expect(responses).toHaveLength(attempt - 1);
    clock.skip(25);
    next.calls.at(-1)?.end(makeResponse(status));
    expect((await outcome).response.status).toBe(status);
    expect(responses.at(-1)).toEqual({ ...facts, attempt, durationMs: 25, status, error: undefined });
  }
});

test("an error of the client is passed on, with the status of the response that has arrived", async () => {
  const error = new TimeoutError("too late");
  const { responses, send } = hooks(nextLayer(error));
  expect(await rejection(send(makeCall({ response: new Response(null, { status: 206 }) })))).toBe(error);
  expect(responses).toMatchObject([{ status: 206, error }]);
  expect(responses[0]?.error).toBe(error);
  expect(await rejection(send(makeCall()))).toBe(error);
  expect(responses[1]?.status).toBeUndefined();
});

test.each([new Error("stop"), undefined])(
  "the error %p of a caller's signal means that the call was cancelled",
  async (own) => {
    const { responses, send } = hooks(() => Promise.reject(own));
    expect(await rejection(send(makeCall()))).toBe(own);
    expect(responses).toMatchObject([{ error: { code: "cancelled", message: "The call was cancelled." } }]);
  },
);

test("an attempt whose signal has aborted is not announced", async () => {
  const next = nextLayer(makeResponse());
  const { requests, responses, send } = hooks(next);
  expect(await rejection(send(makeCall(), AbortSignal.abort("stop")))).toBe("stop");
  expect([requests, responses, next.calls]).toEqual([[], [], []]);
});

test.each([
  ["the reason of a caller", "stop", { code: "cancelled" }],
  ["a time limit", new TimeoutError("too late"), { code: "timeout" }],
  ["no reason", null, { code: "cancelled" }],
])("an attempt that a signal ends by %s ends once, at that moment", async (_, reason, error) => {
  const next = manualNextLayer();
  const { clock, responses, send } = hooks(next);
  const controller = new AbortController();
  const call = makeCall();
  const outcome = send(call, controller.signal);
  clock.skip(10);
  call.response = new Response(null, { status: 200 });
  controller.abort(reason);
  expect(responses).toMatchObject([{ attempt: 1, durationMs: 10, status: 200, error }]);
  next.calls[0]?.end(makeResponse());
  await outcome;
  await settled();
  expect(responses).toHaveLength(1);
});

test("signal and key reach the next layer", async () => {
  const next = nextLayer(makeResponse());
  const { signal } = new AbortController();
  await hooks(next).send(makeCall(), signal, "Bearer key");
  expect(next.calls).toMatchObject([{ signal, headers: { authorization: "Bearer key" } }]);
});

test("a hook that throws or rejects, or none, breaks nothing", async () => {
  const events: number[] = [];
  notify(undefined, 1);
  notify((event: number) => {
    events.push(event);
    throw new Error("broken");
  }, 2);
  notify(async (event: number) => {
    events.push(event);
    throw new Error("broken");
  }, 3);
  await settled();
  expect(events).toEqual([2, 3]);
});
