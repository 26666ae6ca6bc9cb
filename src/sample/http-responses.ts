import { cannot } from "./refusals.js";

/** Lets pages from any origin read a response. */
const cors = { "access-control-allow-origin": "*" };
const jsonType = { "content-type": "application/json; charset=utf-8" };

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...jsonType, ...cors, ...headers } });
}

export function noContent(headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers: { ...cors, ...headers } });
}

/**
 * Returns the ETag of a body. As in common frameworks, the ETag is weak and consists of the body's length and a 64-bit hash. Equal bodies have equal
 * ETags.
 */
function etagOf(text: string): string {
  // The hash consists of two FNV-1a hashes, one of the characters at even indexes and one of those at odd indexes. With Web Crypto, every response
  // would have to wait for a promise.
  let [high, low] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index += 2) {
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(index + 1), 0x01000193);
  }
  const hex = (number: number) => (number >>> 0).toString(16).padStart(8, "0");
  return `W/"${text.length.toString(16)}-${hex(high)}${hex(low)}"`;
}

/** Whether `If-None-Match` contains an ETag. The comparison is weak, as in the service. */
function namesTag(header: string | null, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return (header ?? "").split(",").some((tag) => tag.trim() === "*" || plain(tag) === plain(etag));
}

type Body = Readonly<Record<"text" | "etag", string>>;

/** The bodies of responses, by data. Reference lists are the same array each time. */
const bodies = new WeakMap<object, Body>();

function bodyOf(data: unknown): Body {
  const known = typeof data === "object" && data !== null ? bodies.get(data) : undefined;
  if (known) return known;
  const text = JSON.stringify(data);
  const body = { text, etag: etagOf(text) };
  if (typeof data === "object" && data !== null) bodies.set(data, body);
  return body;
}

/** Returns a 200 with data of the sample world, or a 304 if the request already has the data's ETag. */
export function success(request: Request, data: unknown, headers: Record<string, string>): Response {
  const { text, etag } = bodyOf(data);
  const own = { ...cors, ...headers, etag };
  if (namesTag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers: own });
  return new Response(text, { headers: { ...jsonType, ...own } });
}

/** Returns the service's response for an unknown path or method. */
export function notFound(method: string, path: string): Response {
  const headers = { ...cors, "content-type": "text/html; charset=utf-8" };
  return new Response(cannot(method, path), { status: 404, headers });
}

/**
 * Returns the headers of a response with data of the sample world. The headers say that the data is made up, and which of its seasons or conferences
 * are incomplete. The real service does not send these headers. The last header lets web pages read the others.
 */
export function sampleHeaders(coverage: string | undefined): Record<string, string> {
  const headers = { "x-sample-data": "made up", ...(coverage !== undefined && { "x-sample-coverage": coverage }) };
  return { ...headers, "access-control-expose-headers": Object.keys(headers).join(", ") };
}

/** Returns the header with the number of calls left. */
export function callsLeft(remaining: number | null): Record<string, string> {
  return remaining === null ? {} : { "x-calllimit-remaining": String(remaining) };
}
