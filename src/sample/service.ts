import { operations } from "../document/operation.js";
import { reading } from "../document/reading.js";
import { callAt } from "../document/route.js";
import type { Clock } from "../injected.js";
import { sleep, systemClock } from "../request/time.js";
import type { Path } from "../types.js";
import { Account } from "./account.js";
import type { SampleCoverage } from "./coverage.js";
import { callsLeft, json, noContent, notFound, sampleHeaders, success } from "./http-responses.js";
import { readQuery } from "./parameters.js";
import {
  noBearer,
  quotaExceeded,
  tierTooLow,
  tooManyInFlight,
  tooManyInFlightHeaders,
  unknownKey,
} from "./refusals.js";
import { Slots } from "./slots.js";
import { coverage, DEFAULT_NOW, Refusal, respond, worldAt } from "./world.js";

/** The options of a sample service. All of them are optional. */
export interface SampleOptions {
  /** The valid keys. Default: every key is valid. */
  keys?: readonly string[] | undefined;
  /** The supporter tier of the keys, 0 to 3. Default: 3, which allows every operation. */
  tier?: number | undefined;
  /** Metered calls per month. Further calls get a 429. `null` means no limit. Default: 500,000, the service's highest quota. */
  quota?: number | null | undefined;
  /**
   * Recordings to use as responses, for example from `cfb record`. A recording is the response only to exactly the same query. All other responses
   * are computed.
   */
  recordings?: readonly Recording[] | undefined;
  /**
   * The time in the sample world, as a Date or a function that returns a Date or milliseconds since 1970. It decides which games are
   * scheduled, in progress or completed. The quota resets on the first of each month, UTC. Default: 2026-02-01T12:00Z, after the 2025 season.
   */
  now?: Date | (() => Date | number) | undefined;
  /**
   * How many seconds pass in the sample world for each real second, from 0 to 100,000. The clock starts at `now` when the service is created. `now`
   * must be a Date, or absent.
   *
   * @default 0: the time stands still
   * @example createSampleService({ now: new Date("2025-01-21T00:30Z"), speed: 60 }) // a minute of the game in each second
   */
  speed?: number | undefined;
  /**
   * How many milliseconds the service works on each request, so that requests overlap. If it refuses a request because of its key, quota or query, it
   * responds immediately.
   *
   * @default 0
   */
  latencyMs?: number | undefined;
  /**
   * Whether paths with `x-max-in-flight` limit an account's concurrent requests. Each key is an account. A request above the limit gets a 429 with
   * `Retry-After: 1`. Requests sent together to the handler itself overlap even without `latencyMs`. Over Node's http, they overlap only with
   * `latencyMs`. If a request's signal aborts or its connection closes while the service works on the request, the request keeps its slot until 75
   * seconds after its start.
   *
   * @default true
   */
  maxInFlight?: boolean | undefined;
  /**
   * The clock for `latencyMs`, `maxInFlight` and `speed`, for tests. It has the same type as the client's `clock`. To set the sample world's time,
   * use `now`.
   *
   * @default the system's
   */
  clock?: Clock | undefined;
}

/** A web-standard request handler. */
export type Handler = (request: Request) => Promise<Response>;
type Fetch = (given: Request | URL | string, init?: RequestInit) => Promise<Response>;

/** A sample service. `coverage` says what the sample world covers completely. */
export type SampleService = Handler & Fetch & { readonly coverage: SampleCoverage };

/** Returns the clock of the sample world. Throws a RangeError if the Date or the speed is invalid. */
function clockOf({ now, speed = 0, clock = systemClock }: SampleOptions): () => number {
  if (!(speed >= 0 && speed <= 100_000)) throw new RangeError("`speed` takes a number from 0 to 100,000.");
  if (typeof now === "function") {
    if (speed > 0) throw new RangeError("`speed` needs a Date as `now`: a function has its own speed.");
    return () => validTime(Number(now()));
  }
  // In JavaScript, `now` may be a string.
  const start = now === undefined ? DEFAULT_NOW : validTime(Number(now));
  const origin = clock.monotonic();
  return () => start + (clock.monotonic() - origin) * speed;
}

/** Returns a time if a Date can represent it. Otherwise, throws a RangeError. */
function validTime(time: number): number {
  if (!Number.isNaN(new Date(time).getTime())) return time;
  throw new RangeError(
    "`now` is not a valid time: give a Date, or a function that returns a Date or milliseconds since 1970.",
  );
}

/** A response, and whether the service refused the request before working on it. */
type ResponseOrRefusal = Readonly<{ response: Response; refused: boolean }>;

/** Returns a function that responds to requests with a valid key. Its only state is the account. */
function responder(options: SampleOptions) {
  const { tier = 3, quota = 500_000, recordings = [] } = options;
  const worldTime = clockOf(options);
  const account = new Account({ tier, quota });
  const recorded = new Map(recordings.map(recordedResult));
  const refusal = (...parts: Parameters<typeof json>): ResponseOrRefusal => ({
    response: json(...parts),
    refused: true,
  });

  return (request: Request, path: Path, search: URLSearchParams): ResponseOrRefusal => {
    const operation = operations[path];
    if (operation.tier !== undefined && tier < operation.tier) return refusal(401, tierTooLow(operation.tier));
    const now = worldTime();
    const metered = operation.metered !== false;
    if (metered && account.remaining(now) === 0) return refusal(429, quotaExceeded, callsLeft(0));
    const query = readQuery(path, search);
    if ("refused" in query) return refusal(400, query.refused, callsLeft(account.remaining(now)));
    const result =
      recorded.get(requestKey(path, search)) ?? respond(path, query, { now, world: worldAt(now), account });
    // Only a 2xx costs a call.
    const succeeded = !(result instanceof Refusal) || result.status < 300;
    if (succeeded) account.note(path, metered ? 1 : 0, now);
    const left = callsLeft(account.remaining(now));
    if (!(result instanceof Refusal)) {
      const headers = { ...left, ...("isReal" in result ? {} : sampleHeaders(result.coverage)) };
      return { response: success(request, result.data, headers), refused: false };
    }
    // A 204 does not have the header with the calls left.
    const empty = result.status === 204;
    const response = empty ? noContent() : json(result.status, result.body, { ...left, ...result.headers });
    return { response, refused: false };
  };
}

/**
 * Creates a sample service, which is a handler that computes responses to the document's operations from the sample world. It checks the key, tier,
 * quota, parameters and concurrent requests as the real service does, and compares names as strictly. It also accepts a URL with options, so it can
 * replace the global `fetch`. `coverage` lists what the sample world covers completely. The world has only some games of other seasons and
 * conferences. A response about those games has the header `x-sample-coverage`, which says so. Each response with made-up data has the header
 * `x-sample-data`. Throws a `RangeError` if `now` is not a valid time. The handler rejects with a `RangeError` if a function `now` returns an invalid
 * time. If the request's signal aborts, the handler rejects with the signal's reason.
 *
 * @example
 * const service = createSampleService({ tier: 0 });
 * const headers = { authorization: "Bearer key" };
 * const response = await service(new Request("http://localhost/games?year=2025", { headers }));
 */
export function createSampleService(options: SampleOptions = {}): SampleService {
  const { keys, latencyMs = 0, maxInFlight = true, clock = systemClock } = options;
  const respondTo = responder(options);
  const slots = new Slots(clock);

  /** Returns the response for an operation. `search` includes the path parameters. */
  const responseOf = async (request: Request, path: Path, search: URLSearchParams): Promise<Response> => {
    const { method, signal } = request;
    const key = /^Bearer ([^\s]+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    if (key === undefined) return json(401, noBearer);
    if (keys && !keys.includes(key)) return json(401, unknownKey);

    // Like the service, this limits only GET, and takes the slot before it reads the parameters.
    const free = maxInFlight && method === "GET" ? slots.take(path, key) : () => {};
    if (free === undefined) return json(429, tooManyInFlight, tooManyInFlightHeaders);
    try {
      const { response, refused } = respondTo(request, path, search);
      // Without latency, this does not wait for a timer, so it works in tests with fake timers. Requests sent together still overlap.
      if (!refused) await (latencyMs > 0 ? sleep(clock, latencyMs, signal) : undefined);
      signal.throwIfAborted();
      return response;
    } finally {
      // The service does not notice that a client has gone. An aborted request keeps its slot until its lease ends.
      if (!signal.aborted) free();
    }
  };

  const responseTo = async (request: Request): Promise<Response> => {
    const { method, signal } = request;
    signal.throwIfAborted();
    const { pathname, searchParams } = new URL(request.url);
    const call = callAt(pathname, searchParams);
    if (call === undefined || (method !== "GET" && method !== "HEAD")) return notFound(method, pathname);
    const response = await responseOf(request, call.path, call.parameters);
    const { cacheControl } = reading[call.path];
    if (cacheControl !== undefined) response.headers.set("cache-control", cacheControl);
    return response;
  };

  const handle: Handler & Fetch = async (given: Request | URL | string, init?: RequestInit) => {
    // Worker runtimes call a handler with the request and a second argument that is not `init`. So a `Request` is used unchanged.
    const request = typeof given === "string" || given instanceof URL ? new Request(given, init) : given;
    if (request.method === "OPTIONS") return noContent({ "access-control-allow-headers": "authorization" });
    const response = await responseTo(request);
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
  return Object.assign(handle, { coverage: coverage() });
}

/** Returns the key of a recording for a request. The order of the parameters does not matter. */
function requestKey(path: string, query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${path}?${sorted}`;
}

function recordedResult({ request: { path, query }, response: { status, body }, source }: Recording) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const data = source === "sample" ? { data: body, coverage: undefined } : { data: body, isReal: true };
  const result = status === 200 ? data : new Refusal(status, body);
  return [requestKey(path, search), result] as const;
}

/** A stored request and response, as `cfb record` writes it. */
export interface Recording {
  readonly request: { readonly path: string; readonly query: Readonly<Record<string, string | number | boolean>> };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Absent if the response is a 204. */
    readonly body?: unknown;
  };
  /** The time of the recording, in ISO 8601. */
  readonly recordedAt: string;
  /** `sample` if the response was computed from the sample world. Otherwise, the URL of the service that responded. */
  readonly source: string;
}
