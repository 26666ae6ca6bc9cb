import { isPath, operations } from "../document/operation.js";
import { Account } from "./account.js";
import { callsLeft, cors, json, notFound, success } from "./http-responses.js";
import { readQuery } from "./parameters.js";
import { noBearer, quotaExceeded, tierTooLow, unknownKey } from "./refusals.js";
import { DEFAULT_NOW, Refusal, respond, worldAt } from "./world.js";

/** Options of a sample service. Each is optional. */
export interface SampleOptions {
  /** The valid keys. Default: every key is valid. */
  keys?: readonly string[] | undefined;
  /** The supporter tier of the keys, 0 to 3. Default: 3, which allows every operation. */
  tier?: number | undefined;
  /** Metered calls per month; further calls get a 429. `null`: no limit. Default: 500,000, the service's highest quota. */
  quota?: number | null | undefined;
  /** Recordings to respond with, each to exactly its query, for example those of `cfb record`. All other responses are computed. */
  recordings?: readonly Recording[] | undefined;
  /**
   * The time in the sample world: a Date, or a function that returns one or milliseconds since 1970. Games are scheduled, in progress or
   * completed as of that time, and the quota is renewed with its months, UTC. Default: 2026-02-01T12:00Z, after the season of 2025.
   */
  now?: Date | (() => Date | number) | undefined;
}

/** A web-standard request handler. */
export type Handler = (request: Request) => Promise<Response>;
type Fetch = (given: Request | URL | string, init?: RequestInit) => Promise<Response>;

/** The clock of the sample world. Throws a RangeError for an invalid Date. */
function clockOf(now: SampleOptions["now"]): () => number {
  if (now === undefined) return () => DEFAULT_NOW;
  if (typeof now === "function") return () => validTime(Number(now()));
  // JavaScript callers may give a text.
  const fixed = validTime(Number(now));
  return () => fixed;
}

/** A time that a Date can have. */
function validTime(time: number): number {
  if (!Number.isNaN(new Date(time).getTime())) return time;
  throw new RangeError(
    "`now` is not a valid time: give a Date, or a function that returns a Date or milliseconds since 1970.",
  );
}

/**
 * Creates a sample service: a handler for the operations of the document that computes its responses from the sample world. It checks key,
 * tier, quota and parameters like the service, and compares names as strictly. Its only state is the calls of the month.
 * Throws a RangeError for a `now` that is not a valid time; a handler rejects only where a function `now` returns one. It takes an address with
 * options as well, so that it can stand for the global `fetch`.
 *
 * @example
 * const service = createSampleService({ tier: 0 });
 * const response = await service(new Request("http://localhost/games?year=2025", { headers: { authorization: "Bearer key" } }));
 */
export function createSampleService(options: SampleOptions = {}): Handler & Fetch {
  const { keys, tier = 3, quota = 500_000 } = options;
  const clock = clockOf(options.now);
  const account = new Account({ tier, quota });
  const recorded = new Map((options.recordings ?? []).map(recordedResult));

  const responseTo = (request: Request): Response => {
    const { method } = request;
    const { pathname, searchParams } = new URL(request.url);
    if (!isPath(pathname) || (method !== "GET" && method !== "HEAD")) return notFound(method, pathname);
    const operation = operations[pathname];

    const key = /^Bearer ([^\s]+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    if (key === undefined) return json(401, noBearer);
    if (keys && !keys.includes(key)) return json(401, unknownKey);
    if (operation.tier !== undefined && tier < operation.tier) return json(401, tierTooLow(operation.tier));

    const now = clock();
    const metered = operation.metered !== false;
    if (metered && account.remaining(now) === 0) return json(429, quotaExceeded, callsLeft(0));
    const query = readQuery(pathname, searchParams);
    if ("refused" in query) return json(400, query.refused, callsLeft(account.remaining(now)));
    const recording = recorded.get(requestKey(pathname, searchParams));
    const result = recording ?? respond(pathname, query, { now, world: worldAt(now), account });
    // Only a 2xx costs a call.
    const succeeded = !(result instanceof Refusal) || result.status < 300;
    if (succeeded) account.note(pathname, metered ? 1 : 0, now);
    if (!(result instanceof Refusal)) {
      return success(request, result.data, callsLeft(account.remaining(now)));
    }
    // A 204 lacks the header for the calls left.
    if (result.status === 204) return new Response(null, { status: 204, headers: cors });
    return json(result.status, result.body, { ...callsLeft(account.remaining(now)), ...result.headers });
  };

  return async (given: Request | URL | string, init?: RequestInit) => {
    // Beside a request, runtimes of workers give something else.
    const request = typeof given === "string" || given instanceof URL ? new Request(given, init) : given;
    if (request.method === "OPTIONS") {
      return new Response(null, { status: 204, headers: { ...cors, "access-control-allow-headers": "authorization" } });
    }
    const response = responseTo(request);
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
}

/** A request as the key of a recording: the order of its parameters says nothing. */
function requestKey(path: string, query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${path}?${sorted}`;
}

function recordedResult({ request: { path, query }, response: { status, body } }: Recording) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return [requestKey(path, search), status === 200 ? { data: body } : new Refusal(status, body)] as const;
}

/** A stored request and response, as in `test/recordings/<operationId>/<name>.json`. */
export interface Recording {
  readonly request: { readonly path: string; readonly query: Readonly<Record<string, string | number | boolean>> };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Absent for a 204. */
    readonly body?: unknown;
  };
  /** The time of the recording, ISO 8601. */
  readonly recordedAt: string;
  /** `sample`: computed for the sample world, not the service's data. Anything else is the address of the service that responded. */
  readonly source: string;
}
