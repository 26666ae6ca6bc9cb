import type { ClientOptions, RetryEvent } from "../../src/index.js";
import { type ManualClient, manualClient, watch } from "./manual-client.js";

/** Returns the response to a request. If the result is undefined, the request remains open. */
export type Scripted = () => Response | undefined | Promise<Response>;

/** Creates a client whose requests get these responses in order. The last response repeats. `events` lists the client's retries. */
export function scriptedClient(
  responses: readonly Scripted[],
  options: ClientOptions = {},
): ManualClient & { readonly events: readonly RetryEvent[] } {
  const events: RetryEvent[] = [];
  const settings = { onRetry: (event: RetryEvent) => events.push(event), ...options };
  const respond = (_: unknown, number: number) => responses[Math.min(number, responses.length) - 1]?.();
  return { ...manualClient(settings, respond), events };
}

/** Makes a call with a scripted client, and lets time pass until the call is done. */
export async function runScripted(responses: readonly Scripted[], options: ClientOptions = {}) {
  const made = scriptedClient(responses, options);
  const call = watch(made.cfb.result("/games", { year: 2024 }));
  await made.clock.pass(10_000_000);
  const { events, sent } = made;
  return { ...made, result: call.data, requests: sent.length, delays: events.map(({ delayMs }) => delayMs) };
}
