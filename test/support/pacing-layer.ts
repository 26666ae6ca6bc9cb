import type { Clock } from "../../src/injected.js";
import { pacing } from "../../src/request/pacing.js";
import { ManualClock, settled } from "./clock.js";
import { makeCall, makeResponse, manualNextLayer } from "./layer.js";

/** The longest Retry-After that the layer follows. */
export const maxPauseMs = 60_000;

/** A pacing layer whose calls are identified by their URL. */
export function pacingLayer(concurrency: number, clock: Clock = new ManualClock()) {
  const next = manualNextLayer();
  const send = pacing(clock, concurrency, maxPauseMs)(next);
  const call = (path: Parameters<typeof makeCall>[0], name: string, signal?: AbortSignal) =>
    send(makeCall({ ...path, url: name, signal })).then(
      ({ response }) => response.status,
      (error: unknown) => error,
    );
  const sent = () => next.calls.map((sent) => sent.call.url);
  const end = async (name: string, outcome: Parameters<(typeof next.calls)[0]["end"]>[0] = makeResponse()) => {
    await settled(); // The call is sent within this time.
    next.calls.find((sent) => sent.call.url === name)?.end(outcome);
    await settled();
  };
  return { call, sent, end };
}
