import createOpenapiFetch, { type Client as OpenapiFetch } from "openapi-fetch";
import type { paths } from "../generated/schema.js";
import { AuthenticationError, type CfbError, NotFoundError, ServiceError, TierError } from "./errors.js";
import { auth } from "./fetch/auth.js";
import type { Answer, Clock, Layer, Send, Settings } from "./fetch/chain.js";
import { network } from "./fetch/network.js";
import { pacing } from "./fetch/pacing.js";
import { exceeded, isMonthlyLimit, nextReset, type QuotaKeeper } from "./fetch/quota.js";
import { retry } from "./fetch/retry.js";
import { attemptTime } from "./fetch/time.js";
import { type ClientOptions, limitsOf, settingsOf, tell } from "./options.js";
import { operationOf } from "./query.js";
import { refusal } from "./query-error.js";

/**
 * The runtime's `Request`, looked up when one is made: openapi-fetch touches it when a client is created, which in Node costs as much time as
 * all the rest of a start.
 */
// biome-ignore lint/complexity/useArrowFunction: only a function of the old kind is a constructor, and its prototype can be told otherwise.
const LateRequest: typeof Request = new Proxy(function () {} as unknown as typeof Request, {
  construct: (_, [input, init]) => new Request(input, init),
  get: (_, name) => Reflect.get(Request, name),
});

/** Tells the hooks of every attempt. */
function told({ onRequest, onResponse }: ClientOptions, clock: Clock): Layer {
  if (!onRequest && !onResponse) return (next) => next;
  return (next) =>
    async (asked, ...attempt) => {
      tell(onRequest, { path: asked.path, url: asked.url });
      const start = clock.now();
      const answer = await next(asked, ...attempt);
      tell(onResponse, { path: asked.path, status: answer.response.status, durationMs: clock.now() - start });
      return answer;
    };
}

/** The chain below openapi-fetch, outermost layer first. */
function chainOf(options: ClientOptions, origin: string, clock: Clock, quota: QuotaKeeper): Send {
  const { maxRetryAfterMs, concurrency } = limitsOf(options);
  const layers: Layer[] = [
    quota.learning,
    pacing(clock, concurrency, maxRetryAfterMs),
    retry(clock, maxRetryAfterMs, (event) => tell(options.onRetry, event)),
    quota.attempt,
    attemptTime(clock),
    // Above the hooks: without a key nothing is sent, and nobody told of a request.
    auth(options.apiKey, origin),
    told(options, clock),
  ];
  return layers.reduceRight<Send>((next, layer) => layer(next), network(options.fetch));
}

/** An answer as openapi-fetch's users expect it: with a body that can be read. */
function readable({ response: { status, statusText, headers }, text }: Answer): Response {
  const kept = new Headers(headers);
  // The text is unpacked, and as long as it is now.
  for (const name of ["content-encoding", "content-length"]) kept.delete(name);
  // A 204 takes no text, not even an empty one.
  return new Response(text || null, { status, statusText, headers: kept });
}

/** The error for an answer that is not 2xx. Its words are loaded with the first one. */
export async function failed(answer: Answer, path: string, clock: Clock): Promise<CfbError> {
  const { status } = answer.response;
  if (isMonthlyLimit(answer)) return exceeded(nextReset(clock.now()), { status });
  const { failureOf } = await import("./words.js");
  return failureOf(answer, path, { AuthenticationError, NotFoundError, ServiceError, TierError });
}

/** The way to the service: openapi-fetch above, the chain below. */
export interface Transport {
  readonly raw: OpenapiFetch<paths>;
  /**
   * Asks for an address of a path once, through pacing, quota, retries and limits, and gives what came, a failure of the service as well. Rejects
   * with a `CfbError` or the signal's reason.
   */
  ask(path: string, url: string, settings: Settings, signal: AbortSignal | undefined): Promise<Answer>;
}

export function createTransport(options: ClientOptions, baseUrl: string, clock: Clock, quota: QuotaKeeper): Transport {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, "").length;
  const chain = chainOf(options, base.origin, clock, quota);
  const standard = settingsOf(options);
  // An empty Headers would be made for nothing, and Node loads them when the first is made.
  const headers = options.headers ? Object.fromEntries(new Headers(options.headers)) : {};

  const raw = createOpenapiFetch<paths>({
    baseUrl,
    headers,
    Request: LateRequest,
    async fetch(request) {
      const { url, signal } = request;
      const path = new URL(url).pathname.slice(prefix);
      const own = Object.fromEntries(request.headers);
      return readable(
        await chain({ url, path, operation: operationOf(path), headers: own, signal, request, settings: standard }),
      );
    },
  });
  // Here and not in the chain: in an address "2024" and 2024 look alike.
  raw.use({
    async onRequest({ schemaPath, params }) {
      const refused = refusal(schemaPath, params.query);
      if (refused !== undefined) throw await refused;
    },
  });

  return {
    raw,
    ask: (path, url, settings, signal) => chain({ url, path, operation: operationOf(path), headers, signal, settings }),
  };
}
