import { type Client, type ClientOptions, createClient } from "../../src/index.js";
import { ManualClock } from "./clock.js";

/** A request that a client sent through its injected `fetch`. */
export interface SentRequest {
  readonly path: string;
  /** Path and query, without the origin. */
  readonly address: string;
  readonly key: string | null;
  readonly signal: AbortSignal;
  /** When the client sent the request, in monotonic ms of the test's clock. */
  readonly at: number;
  reply(response: Response): void;
  fail(error: unknown): void;
}

export interface ManualClient {
  readonly cfb: Client;
  readonly clock: ManualClock;
  /** Every request, in the order sent. */
  readonly sent: readonly SentRequest[];
  /** The paths of `sent`. */
  paths(): string[];
}

type Respond = (request: SentRequest, number: number) => Response | undefined | Promise<Response | undefined>;

/**
 * Creates a client with an injected `fetch` and a clock that the test moves. `respond` receives each request and its number, from 1. If `respond`
 * returns undefined, the request remains open until the test calls `reply` or `fail`.
 */
export function manualClient(options: ClientOptions = {}, respond: Respond = () => undefined): ManualClient {
  const clock = new ManualClock();
  const sent: SentRequest[] = [];
  const fetch = (request: Request): Promise<Response> =>
    new Promise((reply, fail) => {
      const { pathname, search } = new URL(request.url);
      const key = request.headers.get("authorization");
      const entry = { path: pathname, address: pathname + search, key, signal: request.signal, at: clock.monotonic() };
      const number = sent.push({ ...entry, reply, fail });
      Promise.resolve(respond({ ...entry, reply, fail }, number)).then((response) => response && reply(response), fail);
    });
  const cfb = createClient({ apiKey: "a-key-for-the-tests", clock, ...options, fetch });
  return { cfb, clock, sent, paths: () => sent.map(({ path }) => path) };
}

/** Returns a 200 with an empty list, and with the quota header if `remaining` is given. */
export function success(remaining?: number, headers: Record<string, string> = {}): Response {
  const quota = remaining === undefined ? {} : { "x-calllimit-remaining": `${remaining}` };
  return Response.json([], { headers: { ...quota, ...headers } });
}

export function failure(status: number, message = "", headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers });
}

export const busy = (headers?: Record<string, string>): Response =>
  failure(429, "Too many concurrent requests for this endpoint.", headers);

export const monthly = (headers?: Record<string, string>): Response =>
  failure(429, "Monthly call quota exceeded.", headers);

/** Returns a response from `/info`. */
export function info(remainingCalls: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ patronLevel: 0, remainingCalls }, { headers });
}

/** The current state of a call. */
export interface Watched<T> {
  done: boolean;
  data?: T;
  error?: unknown;
}

/** Observes a call without awaiting it, so that a test can check whether it is done. */
export function watch<T>(call: Promise<T>): Watched<T> {
  const watched: Watched<T> = { done: false };
  call.then(
    (data) => Object.assign(watched, { done: true, data }),
    (error: unknown) => Object.assign(watched, { done: true, error }),
  );
  return watched;
}
