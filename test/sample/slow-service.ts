import { readDocument } from "../../scripts/lib/document.js";
import { createSampleService, type SampleOptions } from "../../src/sample/index.js";
import { ManualClock } from "../support/clock.js";

export const target = "/plays/stats?year=2025&team=Ohio+State";
/** How long the slow service works on a request, in ms. */
export const latencyMs = 1_000;

/** What the document has observed about the 429 for too many concurrent requests. */
export const observed = readDocument().components.responses?.QuotaExceededOrBusy?.["x-observed"] ?? "";

/** How long an abandoned request stays in flight, in ms, according to the document. */
export const leaseMs = Number(/until (\d+) seconds/.exec(observed)?.[1]) * 1000;

interface Sent {
  readonly key?: string;
  readonly method?: string;
  readonly signal?: AbortSignal;
}

/** A service that works on each request for a second, on a clock that the test moves. */
export function slowService(options: SampleOptions = {}) {
  const clock = new ManualClock();
  const service = createSampleService({ clock, latencyMs, ...options });
  const send = (address: string, { key = "any", ...init }: Sent = {}): Promise<Response> =>
    service(`http://localhost${address}`, { headers: { authorization: `Bearer ${key}` }, ...init });
  const statusOf = async (address: string, sent?: Sent): Promise<number> => (await send(address, sent)).status;
  /** The statuses of requests sent together, once the service has worked on all of them. */
  const statusesOf = async (addresses: readonly string[]): Promise<number[]> => {
    const statuses = Promise.all(addresses.map((address) => statusOf(address)));
    await clock.pass(latencyMs);
    return statuses;
  };
  /** Sends a request, and abandons it while the service works on it. */
  const giveUp = async (sent: Sent = {}): Promise<void> => {
    const controller = new AbortController();
    const response = send(target, { ...sent, signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toMatchObject({ name: "AbortError" });
  };
  return { clock, send, statusOf, statusesOf, giveUp };
}
