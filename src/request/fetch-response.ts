import { headersOf } from "./failures/network-errors.js";
import type { Outcome } from "./parts.js";
import { type Redact, redactedData } from "./redact.js";

/** Statuses that take no body, not even an empty one. */
const bodiless = new Set([204, 205, 304]);

/** A failure's body without the key, which the service may repeat. JSON stays JSON, even where the key is a number. */
function redacted(text: string, redact: Redact): string {
  const safe = redact(text);
  if (safe === text) return text;
  try {
    return JSON.stringify(redactedData(JSON.parse(text), redact));
  } catch {
    // The body is no JSON, or nested too deep for `JSON.stringify`.
    return safe;
  }
}

/** Makes the outcome of a call a `Response`, with the keys redacted in headers and failures. One from the cache has status and type of its own. */
export function responseOf(outcome: Outcome, redact: Redact): Response {
  const { response, text, stale } = outcome;
  if (!response) {
    const age = stale && { age: `${Math.floor(stale.ageMs / 1000)}` };
    return new Response(text, { headers: { "content-type": "application/json", ...age } });
  }
  const { ok, status } = response;
  const headers = headersOf(response, redact);
  // The text is decompressed and whole.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const init = { statusText: redact(response.statusText), headers };
  const body = bodiless.has(status) ? null : ok ? text : redacted(text, redact);
  if (status >= 200 && status <= 599) return new Response(body, { status, ...init });
  // A `Response` takes neither 999, nor the 0 of a redirect that is not followed.
  return Object.defineProperty(new Response(body, { status: 500, ...init }), "status", { value: status });
}
