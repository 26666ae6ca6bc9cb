import { operations } from "../../generated/operations.js";
import { isPath } from "../query.js";
import { Answers } from "./answers.js";
import { readQuery } from "./parameters.js";
import type { Recording } from "./recording.js";
import { recordings as shipped } from "./recordings.js";

/** Settings of a sample service; every one may be left out. */
export interface SampleOptions {
  /** The keys that are good. Default: every key. */
  keys?: readonly string[] | undefined;
  /** The supporter tier that the keys have, 0 to 3. Default: 3, every operation open. */
  tier?: number | undefined;
  /** Metered calls a month before the monthly 429. Default: 500,000, the most that the service gives. */
  quota?: number | undefined;
  /** What to answer from. Default: the shipped recordings of the sample world. */
  recordings?: readonly Recording[] | undefined;
  /** The clock, ms since 1970: the quota returns with each month, UTC. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

/** A web-standard handler. */
export type Handler = (request: Request) => Promise<Response>;

const open = { "access-control-allow-origin": "*" };

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...open, ...headers } });
}

/** What the service answers on a path or method that it does not have. */
function unknownPath(): Response {
  const page = "<!DOCTYPE html>\n<html><head><title>Error</title></head><body><pre>Not Found</pre></body></html>\n";
  return new Response(page, { status: 404, headers: { ...open, "content-type": "text/html; charset=utf-8" } });
}

/**
 * The sample service: the operations of the document, answered on the spot from recordings of a small sample world. It checks key, tier,
 * quota and parameters as the service does, and filters rows by convention. Never throws; keeps nothing but the count of calls.
 */
export function createSampleService(options: SampleOptions = {}): Handler {
  const { keys, tier = 3, quota = 500_000, recordings = shipped, now = Date.now } = options;
  const answers = new Answers(recordings);
  let month = "";
  let spent = 0;

  return async (request) => {
    if (request.method === "OPTIONS") {
      return new Response(null, { status: 204, headers: { ...open, "access-control-allow-headers": "authorization" } });
    }
    const { pathname, searchParams } = new URL(request.url);
    if (!isPath(pathname) || request.method !== "GET") return unknownPath();
    const operation = operations[pathname];

    const key = /^Bearer ([^\s]+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    if (key === undefined || (keys && !keys.includes(key))) return json(401, { message: "Unauthorized" });
    if (operation.tier !== undefined && tier < operation.tier) {
      const message = `Unauthorized. This endpoint requires a Patreon subscription at Tier ${operation.tier} or higher.`;
      return json(401, { message });
    }

    const thisMonth = new Date(now()).toISOString().slice(0, 7);
    if (thisMonth !== month) [month, spent] = [thisMonth, 0];
    const metered = operation.metered !== false;
    if (metered && spent >= quota) {
      return json(429, { message: "Monthly call quota exceeded." }, { "x-calllimit-remaining": "0" });
    }
    const query = readQuery(pathname, searchParams);
    const answer =
      "details" in query
        ? { status: 400, body: { message: "Validation Failed", details: query.details } }
        : answers.to(pathname, query.values);
    // What is not 2xx is refunded.
    if (metered && answer.status < 300) spent++;
    // A 204 carries no count.
    if (answer.status === 204) return new Response(null, { status: 204, headers: open });
    return json(answer.status, answer.body, { "x-calllimit-remaining": String(quota - spent) });
  };
}
