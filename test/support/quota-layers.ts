import type { ParsedResponse, Send } from "../../src/fetch/call.js";
import { type QuotaState, quotaKeeper } from "../../src/fetch/quota.js";
import { retry } from "../../src/fetch/retry.js";
import { ManualClock } from "./clock.js";
import { answer, asking } from "./layer.js";

export const october = new Date("2024-10-01T00:00:00Z");
export const left = (remaining: number, status = 200): ParsedResponse =>
  answer(status, { "x-calllimit-remaining": `${remaining}` });

/** A keeper, and the chain that the client builds of its layers. */
export function kept(next: Send, { floor = 0, retries = 0, learn = async (): Promise<unknown> => undefined } = {}) {
  const clock = new ManualClock();
  const states: QuotaState[] = [];
  const keeper = quotaKeeper(clock, floor, learn, (state) => states.push(state));
  const repeat = retry(clock, 60_000, () => {});
  const send = repeat(keeper.learning(keeper.attempt(next)));
  const settings = { retries, timeoutMs: 1, totalTimeoutMs: Number.POSITIVE_INFINITY };
  const ask = (parts: Parameters<typeof asking>[0] = {}) => send(asking({ settings, ...parts }));
  /** Learns what is left from a response of `/info`. */
  const learned = (remaining: number) => keeper.attempt(async () => left(remaining))(asking({ path: "/info" }));
  return { clock, keeper, states, ask, learned };
}
