import type { ClientOptions, RetryEvent } from "../../src/index.js";
import { type ManualClient, manualClient, watch } from "./manual-client.js";

/** The response to a request. If it is undefined, the request stays open. */
export type Scripted = () => Response | undefined | Promise<Response>;

/** A client and its retry events. Its requests get these responses in order, and the last one repeats. */
export function scriptedClient(
  responses: readonly Scripted[],
  options: ClientOptions = {},
): ManualClient & { readonly events: readonly RetryEvent[] } {
  const events: RetryEvent[] = [];
  const settings = { onRetry: (event: RetryEvent) => events.push(event), ...options };
  const respond = (_: unknown, number: number) => responses[Math.min(number, responses.length) - 1]?.();
  return { ...manualClient(settings, respond), events };
}

/** Makes a call of such a client, and lets time pass until it is done. */
export async function runScripted(responses: readonly Scripted[], options: ClientOptions = {}) {
  const made = scriptedClient(responses, options);
  const call = watch(made.cfb.result("/games", { year: 2024 }));
  await made.clock.pass(10_000_000);
  const { events, sent } = made;
  return { ...made, result: call.data, requests: sent.length, delays: events.map(({ delayMs }) => delayMs) };
}
