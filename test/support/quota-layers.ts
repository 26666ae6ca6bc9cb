import type { ParsedResponse, Send } from "../../src/request/layer.js";
import { quotaKeeper } from "../../src/request/quota/quota.js";
import { retry } from "../../src/request/retry.js";
import type { QuotaState } from "../../src/results.js";
import { ManualClock } from "./clock.js";
import { makeCall, makeResponse } from "./layer.js";

export const october = new Date("2024-10-01T00:00:00Z");
export const withRemaining = (remaining: number, status = 200): ParsedResponse =>
  makeResponse(status, { "x-calllimit-remaining": `${remaining}` });

/** A quota keeper and the retry and quota layers, in the order that the client uses. */
export function quotaLayers(
  next: Send,
  { floor = 0, retries = 0, refresh = async (): Promise<unknown> => undefined } = {},
) {
  const clock = new ManualClock();
  const states: QuotaState[] = [];
  const keeper = quotaKeeper(clock, floor, refresh, (state) => states.push(state));
  const repeat = retry(clock, 60_000, () => {});
  const send = repeat(keeper.learning(keeper.attempt(next)));
  const settings = { retries, timeoutMs: 1, totalTimeoutMs: Number.POSITIVE_INFINITY };
  const call = (parts: Parameters<typeof makeCall>[0] = {}) => send(makeCall({ settings, ...parts }));
  /** Delivers a response of `/info` with this number of calls left. */
  const receiveInfo = (remaining: number) =>
    keeper.attempt(async () => withRemaining(remaining))(makeCall({ path: "/info" }));
  return { clock, keeper, states, call, receiveInfo };
}
