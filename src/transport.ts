// Loaded with the first use of `raw`, and not before: `get` and `result` do without openapi-fetch.
import createOpenapiFetch, { type Client as OpenapiFetch } from "openapi-fetch";
import type { paths } from "../generated/schema.js";
import type { callError, refusal } from "./failures/call-error.js";
import { type Redact, redactor } from "./failures/redact.js";
import type { ParsedResponse, Send } from "./fetch/call.js";
import type { operationOf } from "./query/check.js";
import type { CallSettings, fetchOptionsOf } from "./settings.js";

/** What this module shares with the client: passed in, so that a bundler can split it off. */
export interface Shared {
  readonly chain: Send;
  readonly known: readonly string[];
  readonly callError: typeof callError;
  readonly operationOf: typeof operationOf;
  readonly refusal: typeof refusal;
  readonly fetchOptionsOf: typeof fetchOptionsOf;
  readonly querySerializer: (query: Readonly<Record<string, unknown>>) => string;
}

/** Statuses that take no body, not even an empty one. */
const bodiless = new Set([204, 205, 304]);

/** A failure's body without the key, which the service may repeat: JSON stays JSON, also where the key was a number. */
function redacted({ response, text, data }: ParsedResponse, redact: Redact): string {
  const safe = redact(text);
  if (response.ok || safe === text) return text;
  if (typeof data === "string") return safe;
  try {
    const revive = (_: string, value: unknown) =>
      typeof value === "number" && redact(`${value}`) !== `${value}` ? null : value;
    return redact(JSON.stringify(JSON.parse(text, revive)));
  } catch {
    // Nested deeper than any walk goes.
    return safe;
  }
}

/** A response as openapi-fetch's users expect it: with a body that can be read. */
function readable(answer: ParsedResponse, redact: Redact): Response {
  const { status, headers } = answer.response;
  const statusText = redact(answer.response.statusText);
  const own = new Headers();
  for (const [name, value] of headers) {
    // The text is unpacked, and as long as it is now.
    if (name !== "content-encoding" && name !== "content-length")
      own.append(name, answer.response.ok ? value : redact(value));
  }
  const body = bodiless.has(status) ? null : redacted(answer, redact);
  if (status >= 200 && status <= 599) return new Response(body, { status, statusText, headers: own });
  // A service may send 999, and a redirect that is not followed has 0, which no `Response` takes.
  const response = new Response(body, { status: 500, statusText, headers: own });
  return Object.defineProperty(response, "status", { value: status });
}

/** The openapi-fetch client over the chain. `settings`: those of a call without options. */
export function openRaw(
  baseUrl: string,
  settings: CallSettings,
  { chain, known, callError, operationOf, refusal, fetchOptionsOf, querySerializer }: Shared,
): OpenapiFetch<paths> {
  const redact = redactor(known);
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, "").length;
  const raw = createOpenapiFetch<paths>({
    ...settings.fetchOptions,
    baseUrl,
    headers: settings.headers,
    // As `get` writes it: own members only, which are what was judged.
    querySerializer,
    async fetch(request) {
      const { url, signal } = request;
      const { pathname, searchParams } = new URL(url);
      const path = pathname.slice(prefix);
      const operation = operationOf(path);
      const headers = Object.fromEntries(request.headers);
      // openapi-fetch puts on the request what a `Request` does not take, such as Next.js's `next`.
      const fetchOptions = fetchOptionsOf({
        // What a `Request` has is on it, and goes by the call's own; the rest, such as Next.js's `next`, does not fit on one.
        ...Object.fromEntries(Object.entries(settings.fetchOptions ?? {}).filter(([name]) => !(name in request))),
        ...Object.fromEntries(Object.entries(request)),
      });
      try {
        return readable(
          await chain({ url, path, operation, headers, signal, request, settings, fetchOptions }),
          redact,
        );
      } catch (cause) {
        if (signal.aborted) throw signal.reason;
        const query = Object.entries(operation?.parameters ?? {}).flatMap(([name, { type }]) => {
          const text = searchParams.get(name);
          if (text === null) return [];
          return [[name, type === "string" ? text : type === "boolean" ? text === "true" : Number(text)]];
        });
        throw await callError(cause, { path, query: Object.fromEntries(query) }, known);
      }
    },
  });
  // Here and not in the chain: in an address "2024" and 2024 look alike.
  raw.use({
    async onRequest({ schemaPath, params }) {
      const { query } = params;
      const refused = refusal(schemaPath, query, known);
      if (refused !== undefined) throw await callError(await refused, { path: schemaPath, query }, known);
    },
  });
  return raw;
}
