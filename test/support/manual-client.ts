import { type Client, type ClientOptions, createClient } from "../../src/index.js";
import { ManualClock } from "./clock.js";

/** A request that a client sent through its injected `fetch`. */
export interface Sent {
  readonly path: string;
  /** With the query, without the origin. */
  readonly address: string;
  readonly key: string | null;
  readonly signal: AbortSignal;
  /** When it was sent, monotonic ms of the test's clock. */
  readonly at: number;
  reply(response: Response): void;
  fail(error: unknown): void;
}

export interface Wire {
  readonly cfb: Client;
  readonly clock: ManualClock;
  /** Every request, in the order of sending. */
  readonly sent: readonly Sent[];
  /** The paths of `sent`. */
  paths(): string[];
}

type Respond = (request: Sent, number: number) => Response | undefined | Promise<Response | undefined>;

/**
 * A client over an injected `fetch` and a clock that the test moves. `respond` gets each request and its number, from 1; a request for which it
 * returns undefined, or every request without `respond`, stays open until the test calls `reply` or `fail`.
 */
export function wire(options: ClientOptions = {}, respond: Respond = () => undefined): Wire {
  const clock = new ManualClock();
  const sent: Sent[] = [];
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

/** A 200 with rows, and with what is left of the quota where that is given. */
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

/** A body of `/info`. */
export function info(remainingCalls: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ patronLevel: 0, remainingCalls }, { headers });
}

/** What became of a call so far. */
export interface Watched<T> {
  over: boolean;
  data?: T;
  error?: unknown;
}

/** Watches a call without waiting for it: a test that expects it to be over by now looks. */
export function watch<T>(call: Promise<T>): Watched<T> {
  const watched: Watched<T> = { over: false };
  call.then(
    (data) => Object.assign(watched, { over: true, data }),
    (error: unknown) => Object.assign(watched, { over: true, error }),
  );
  return watched;
}
