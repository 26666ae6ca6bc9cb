import createOpenapiFetch, { type Client as OpenapiFetch } from "openapi-fetch";
import { operations } from "../generated/operations.js";
import type { paths } from "../generated/schema.js";
import { failureOf } from "./failure.js";
import { auth } from "./fetch/auth.js";
import type { Answer, Asked, Clock, Layer, Send, Settings } from "./fetch/chain.js";
import { network } from "./fetch/network.js";
import { pacing } from "./fetch/pacing.js";
import type { QuotaKeeper } from "./fetch/quota.js";
import { retry } from "./fetch/retry.js";
import { attemptTime, totalTime } from "./fetch/time.js";
import type { Operation } from "./operation.js";
import { type ClientOptions, limitsOf, settingsOf, tell } from "./options.js";
import { queryError } from "./query.js";

/** What openapi-fetch makes of a call: its own `Request` would cost as much again as all the rest of ours. */
class LightRequest {
  readonly headers: Headers = new Headers();
  readonly signal: AbortSignal | undefined = undefined;

  constructor(
    readonly url: string,
    init: object,
  ) {
    Object.assign(this, init);
  }
}

export function operationOf(path: string): Operation | undefined {
  return Object.hasOwn(operations, path) ? operations[path as keyof typeof operations] : undefined;
}

/** Tells the hooks of every attempt. */
function told({ onRequest, onResponse }: ClientOptions, clock: Clock): Layer {
  if (!onRequest && !onResponse) return (next) => next;
  return (next) => async (asked) => {
    tell(onRequest, { path: asked.path, url: asked.url });
    const start = clock.now();
    const answer = await next(asked);
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
    totalTime(clock),
    quota.layer,
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
  return new Response(status === 204 || status === 205 || status === 304 ? null : text, {
    status,
    statusText,
    headers: kept,
  });
}

/** The way to the service: openapi-fetch above, the chain below. */
export interface Transport {
  readonly raw: OpenapiFetch<paths>;
  /** Asks once, through rules, pacing, limits, quota and retries. Rejects with a `CfbError` or the signal's reason. */
  ask(path: string, query: object | undefined, settings: Settings, signal: AbortSignal | undefined): Promise<Answer>;
}

export function createTransport(options: ClientOptions, baseUrl: string, clock: Clock, quota: QuotaKeeper): Transport {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, "").length;
  const chain = chainOf(options, base.origin, clock, quota);
  const standard = settingsOf(options);

  const send = ({ url, headers, signal }: LightRequest, path: string, settings: Settings): Promise<Answer> => {
    const asked: Asked = { url, path, operation: operationOf(path), headers, signal, settings };
    return chain(asked);
  };

  const raw = createOpenapiFetch<paths>({
    baseUrl,
    ...(options.headers && { headers: options.headers }),
    // openapi-fetch only constructs it and hands it on to our own fetch: it needs no more of a Request than ours has.
    Request: LightRequest as unknown as typeof Request,
    fetch: async (request) => {
      const path = new URL(request.url).pathname.slice(prefix);
      return readable(await send(request, path, standard));
    },
  });
  // Here and not in the chain: in an address "2024" and 2024 look alike.
  raw.use({
    onRequest({ schemaPath, params }) {
      const error = queryError(schemaPath, params.query);
      if (error) throw error;
    },
  });
  // A path that is still a type parameter is beyond openapi-fetch's inference: the pair (P, Args<P>) is checked by the client's signature.
  const get = raw.GET as (path: string, init: object) => Promise<unknown>;

  return {
    raw,
    async ask(path, query, settings, signal) {
      let answer: Answer | undefined;
      const fetch = async (request: LightRequest): Promise<Response> => {
        const own = await send(request, path, settings);
        const { status, ok } = own.response;
        if (!ok) throw failureOf(own, operationOf(path), { path, query: { ...query }, status }, clock.now());
        answer = own;
        return own.response;
      };
      // As a stream openapi-fetch leaves the body alone: it is read and parsed by now.
      await get(path, { params: { query }, parseAs: "stream", fetch, ...(signal && { signal }) });
      if (answer === undefined) throw new Error("openapi-fetch answered without asking: a middleware of yours did");
      return answer;
    },
  };
}
