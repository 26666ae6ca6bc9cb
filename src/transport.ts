// Loaded with the first use of `raw`, because `get` and `result` do not need openapi-fetch.
import createOpenapiFetch from "openapi-fetch";
import type { paths } from "../generated/schema.js";
import { type Redact, redactor } from "./failures/redact.js";
import type { ParsedResponse } from "./fetch/call.js";
import type { ClientTools } from "./lazy/client-tools.js";
import type { CallSettings } from "./settings.js";

/** Statuses that take no body, not even an empty one. */
const bodiless = new Set([204, 205, 304]);

/** A failure's body without the key, which the service may repeat. JSON stays JSON, even where the key is a number. */
function redacted({ response, text, data }: ParsedResponse, redact: Redact): string {
  const safe = redact(text);
  if (response.ok || safe === text) return text;
  if (typeof data === "string") return safe;
  try {
    const revive = (_: string, value: unknown) =>
      typeof value === "number" && redact(`${value}`) !== `${value}` ? null : value;
    return redact(JSON.stringify(JSON.parse(text, revive)));
  } catch {
    // The body is nested too deep for `JSON.stringify`.
    return safe;
  }
}

function readable(parsed: ParsedResponse, redact: Redact): Response {
  const { status, headers } = parsed.response;
  const statusText = redact(parsed.response.statusText);
  const own = new Headers();
  for (const [name, value] of headers) {
    // The text is decompressed, so its length has changed.
    if (name !== "content-encoding" && name !== "content-length")
      own.append(name, parsed.response.ok ? value : redact(value));
  }
  const body = bodiless.has(status) ? null : redacted(parsed, redact);
  if (status >= 200 && status <= 599) return new Response(body, { status, statusText, headers: own });
  // A `Response` takes neither 999, nor the 0 of a redirect that is not followed.
  const response = new Response(body, { status: 500, statusText, headers: own });
  return Object.defineProperty(response, "status", { value: status });
}

/** Opens an openapi-fetch client over the chain. `settings`: those of a call without options. */
export function openRaw(baseUrl: string, settings: CallSettings, tools: ClientTools) {
  const { chain, known, callError, operationOf, refusal, fetchOptionsOf, searchOf } = tools;
  const redact = redactor(known);
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, "").length;
  const raw = createOpenapiFetch<paths>({
    ...settings.fetchOptions,
    baseUrl,
    headers: settings.headers,
    // As `get` writes it: only own members, which are checked.
    querySerializer: searchOf,
    async fetch(request) {
      const { url, signal } = request;
      const { pathname, searchParams } = new URL(url);
      const path = pathname.slice(prefix);
      const operation = operationOf(path);
      const headers = Object.fromEntries(request.headers);
      // A `Request` takes the standard options. openapi-fetch assigns the others, such as Next.js's `next`, to the object.
      const fetchOptions = fetchOptionsOf({
        ...Object.fromEntries(Object.entries(settings.fetchOptions ?? {}).filter(([name]) => !(name in request))),
        ...Object.fromEntries(Object.entries(request)),
      });
      try {
        const parsed = await chain({ url, path, operation, headers, signal, request, settings, fetchOptions });
        return readable(parsed, redact);
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
  // Not in the chain, because in an address "2024" and 2024 are the same.
  raw.use({
    async onRequest({ schemaPath, params }) {
      const { query = {} } = params;
      const refused = refusal(schemaPath, query, known);
      if (refused !== undefined) throw await callError(await refused, { path: schemaPath, query }, known);
    },
  });
  return raw;
}
