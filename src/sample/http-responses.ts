import { cannot } from "./refusals.js";

/** Lets pages of every origin read a response. */
const cors = { "access-control-allow-origin": "*" };
const jsonType = { "content-type": "application/json; charset=utf-8" };

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...jsonType, ...cors, ...headers } });
}

export function noContent(headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { ...cors, ...headers } });
}

/** The ETag of a body: weak, as a framework makes it of length and content. Equal bodies have equal ones; the hash has 64 bits. */
function etagOf(text: string): string {
  // FNV-1a of every second unit, and of the others: Web Crypto would make every response wait for a promise.
  let [high, low] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index += 2) {
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(index + 1), 0x01000193);
  }
  const hex = (number: number) => (number >>> 0).toString(16).padStart(8, "0");
  return `W/"${text.length.toString(16)}-${hex(high)}${hex(low)}"`;
}

/** Whether an `If-None-Match` names an ETag. Like the service, it compares them weakly. */
function namesTag(header: string | null, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return (header ?? "").split(",").some((tag) => tag.trim() === "*" || plain(tag) === plain(etag));
}

type Body = Readonly<Record<"text" | "etag", string>>;

/** The bodies of responses by their data: reference lists are the same array each time. */
const bodies = new WeakMap<object, Body>();

function bodyOf(data: unknown): Body {
  const known = typeof data === "object" && data !== null ? bodies.get(data) : undefined;
  if (known) return known;
  const text = JSON.stringify(data);
  const body = { text, etag: etagOf(text) };
  if (typeof data === "object" && data !== null) bodies.set(data, body);
  return body;
}

/** A 200 with data of the sample world, or a 304 where the request names its ETag. */
export function success(request: Request, data: unknown, headers: Record<string, string>): Response {
  const { text, etag } = bodyOf(data);
  const own = { ...cors, ...headers, etag };
  if (namesTag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers: own });
  return new Response(text, { headers: { ...jsonType, ...own } });
}

/** The response of the service for an unknown path or method. */
export function notFound(method: string, path: string): Response {
  const headers = { ...cors, "content-type": "text/html; charset=utf-8" };
  return new Response(cannot(method, path), { status: 404, headers });
}

/**
 * The headers of a response with data of the sample world: that it is made up, and what of its seasons or conferences the world lacks. The service
 * does not send them. Pages may read them.
 */
export function sampleHeaders(coverage: string | undefined): Record<string, string> {
  const headers = { "x-sample-data": "made up", ...(coverage !== undefined && { "x-sample-coverage": coverage }) };
  return { ...headers, "access-control-expose-headers": Object.keys(headers).join(", ") };
}

/** The header for the calls left. */
export function callsLeft(remaining: number | null): Record<string, string> {
  return remaining === null ? {} : { "x-calllimit-remaining": String(remaining) };
}
