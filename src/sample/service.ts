import { operations } from "../../generated/operations.js";
import { isPath } from "../query/check.js";
import { readQuery } from "./parameters.js";
import { RecordedResponses } from "./recorded-responses.js";
import type { Recording } from "./recording.js";
import { recordings as shipped } from "./recordings.js";
import { quotaExceeded, tierTooLow, unauthorized, validationFailed } from "./refusals.js";

/** Options of a sample service. Each is optional. */
export interface SampleOptions {
  /** The valid keys. Default: every key is valid. */
  keys?: readonly string[] | undefined;
  /** The supporter tier of the keys, 0 to 3. Default: 3, which allows every operation. */
  tier?: number | undefined;
  /** Metered calls per month; further calls get a 429. Default: 500,000, the service's highest quota. */
  quota?: number | undefined;
  /** The recordings to respond from. Default: those of the sample world, which are part of the package. */
  recordings?: readonly Recording[] | undefined;
  /** The clock, in milliseconds since 1970. The quota is renewed each month, UTC. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

/** A web-standard request handler. */
export type Handler = (request: Request) => Promise<Response>;

const cors = { "access-control-allow-origin": "*" };

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...cors, ...headers } });
}

/** The response of the service for an unknown path or method. */
function notFound(): Response {
  const page = "<!DOCTYPE html>\n<html><head><title>Error</title></head><body><pre>Not Found</pre></body></html>\n";
  return new Response(page, { status: 404, headers: { ...cors, "content-type": "text/html; charset=utf-8" } });
}

/**
 * Creates a sample service: a handler for the operations of the document that responds from recordings of the sample world. It checks
 * key, tier, quota and parameters like the service, and filters rows. It never throws; its only state is the number of calls this month.
 *
 * @example
 * const service = createSampleService({ tier: 0 });
 * const response = await service(new Request("http://localhost/games?year=2024", { headers: { authorization: "Bearer key" } }));
 */
export function createSampleService(options: SampleOptions = {}): Handler {
  const { keys, tier = 3, quota = 500_000, recordings = shipped, now = Date.now } = options;
  const responses = new RecordedResponses(recordings);
  let month = "";
  let spent = 0;

  return async (request) => {
    if (request.method === "OPTIONS") {
      return new Response(null, { status: 204, headers: { ...cors, "access-control-allow-headers": "authorization" } });
    }
    const { pathname, searchParams } = new URL(request.url);
    if (!isPath(pathname) || request.method !== "GET") return notFound();
    const operation = operations[pathname];

    const key = /^Bearer ([^\s]+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    if (key === undefined || (keys && !keys.includes(key))) return json(401, unauthorized);
    if (operation.tier !== undefined && tier < operation.tier) return json(401, tierTooLow(operation.tier));

    const thisMonth = new Date(now()).toISOString().slice(0, 7);
    if (thisMonth !== month) [month, spent] = [thisMonth, 0];
    const metered = operation.metered !== false;
    if (metered && spent >= quota) return json(429, quotaExceeded, { "x-calllimit-remaining": "0" });
    const query = readQuery(pathname, searchParams);
    const { status, body } =
      "details" in query
        ? { status: 400, body: validationFailed(query.details) }
        : responses.respond(pathname, query.values);
    // Only a 2xx costs a call.
    if (metered && status < 300) spent++;
    // A 204 lacks the header for the calls left.
    if (status === 204) return new Response(null, { status: 204, headers: cors });
    return json(status, body, { "x-calllimit-remaining": String(quota - spent) });
  };
}
