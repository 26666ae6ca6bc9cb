// Loaded with the first use of `fetch` or `GET`.

import { callAt, hasDotSegment } from "../document/route.js";
import type { CallOptions, FetchOptions } from "../options.js";
import { readQuery } from "../query/read.js";
import { holdsKey, oneLine, type Redact, redactedData } from "../query/redact.js";
import { refuseKeyIn } from "./auth.js";
import type { Caller } from "./caller.js";
import { safeHeaders } from "./errors/network.js";
import type { Outcome } from "./layer.js";
import { readOnly } from "./openapi-methods.js";
import { callChecks, type FetchInit, fetchOptionsOf } from "./settings.js";

/** The statuses with which a `Response` can't have a body, not even an empty one. */
const bodiless = new Set([204, 205, 304]);

/** Redacts the key in a failure's body, because the service may repeat it there. JSON remains valid JSON, even if the key is a number. */
function redactedBody(text: string, redact: Redact): string {
  const safe = redact(text);
  if (safe === text) return text;
  try {
    return JSON.stringify(redactedData(JSON.parse(text), redact));
  } catch {
    // The body is not JSON, or it is nested too deeply for `JSON.stringify`.
    return safe;
  }
}

/** Replaces the characters that headers and status texts must not contain. A server or a store may contain them anyway. */
const inAscii = (text: string): string => text.replace(/[^ -~]/g, "?");

/**
 * Turns a call's outcome into a `Response`, with the keys redacted in headers and failures. A cached response has status 200 and the JSON content
 * type.
 */
export function webResponse(outcome: Outcome, redact: Redact): Response {
  const { response, text, stale, sampleNote } = outcome;
  if (!response) {
    const headers = new Headers({ "content-type": "application/json" });
    if (stale) headers.set("age", `${Math.floor(stale.ageMs / 1000)}`);
    if (sampleNote !== undefined) headers.set("x-sample-data", "made up");
    // Another program may have written this note to the store.
    if (sampleNote) headers.set("x-sample-coverage", inAscii(oneLine(redact(sampleNote))));
    return new Response(text, { headers });
  }
  const { ok, status } = response;
  const headers = safeHeaders(response, redact);
  // The body is already decompressed and complete. HTTP/2 forbids forwarding the connection's headers (RFC 9113, 8.2.2).
  for (const name of ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"])
    headers.delete(name);
  const init = { statusText: inAscii(redact(response.statusText)), headers };
  // openapi-fetch and other clients would mistake a failure with an empty body for a success.
  const failure = text === "" ? `{"message":"HTTP ${status} without a body."}` : text;
  const body = bodiless.has(status) ? null : ok ? text : redactedBody(failure, redact);
  if (status >= 200 && status <= 599) return new Response(body, { status, ...init });
  // `Response` does not accept the status 999, or the 0 of a redirect that was not followed.
  return Object.defineProperty(new Response(body, { status: 500, ...init }), "status", { value: status });
}

/** Reads a URL below `site`. Returns the operation's path and its query parameters as strings. */
function readAddress(address: string, site: string) {
  let href = "";
  let texts = new URLSearchParams();
  try {
    // A path such as "/games" is relative to `site`. It does not replace the path of `site`.
    ({ href, searchParams: texts } = new URL(address.startsWith("/") ? site + address : address));
  } catch {
    // Refused below.
  }
  if (!href.startsWith(`${site}/`)) {
    const takes = '`fetch` takes a path such as "/games?year=2024", or a URL below `baseUrl`';
    // The message does not contain the URL, which may include a secret.
    throw new TypeError(`${takes}. For another server, create another client.`);
  }
  if (hasDotSegment(address))
    throw new TypeError('`fetch` takes a path without the segments "." and "..". Nothing was sent.');
  const [path = ""] = href.slice(site.length).split(/[?#]/, 1);
  return { path, texts };
}

/** Members of a `Request` that correspond to options of `fetch`. */
const optionNames = "cache credentials integrity keepalive mode referrer referrerPolicy".split(" ");
/** Frameworks add their options as members of a `Request`. The members in this list are not options. */
const ownNames = ["url", "method", "headers", "signal", "body"];

/** Returns the options that a `Request` was created with, which are the members that differ from a plain request's. */
function optionsIn(request: Request, plain: Request): FetchOptions {
  const names = [...optionNames, ...Object.keys(request)].filter((name) => !ownNames.includes(name));
  const options = names.map((name): [string, unknown] => [name, Reflect.get(request, name)]);
  return Object.fromEntries(options.filter(([name, value]) => value !== Reflect.get(plain, name)));
}

const cacheModes: Readonly<Record<string, CallOptions["cache"]>> = {
  reload: "reload",
  "no-cache": "reload",
  "no-store": "no-store",
};

/** Reads a call's options from the arguments of `fetch`. To find a request's options, compares it with a plain `Request`. */
function optionsOfFetch(request: Request | undefined, init: FetchInit, plain: Request | undefined): CallOptions {
  const { method = request?.method ?? "GET", body, headers = request && Object.fromEntries(request.headers) } = init;
  if (method.toUpperCase() !== "GET" || (body ?? null) !== null) throw readOnly();
  const signal = init.signal === undefined ? request?.signal : init.signal;
  const cache = cacheModes[init.cache ?? request?.cache ?? "default"];
  const given: FetchInit & Pick<CallOptions, "cacheTtlMs"> = {
    ...(request && plain && optionsIn(request, plain)),
    ...init,
  };
  const { cacheTtlMs, ...rest } = given;
  const fetchOptions = fetchOptionsOf(rest);
  const isOfGet = ([name, value]: [string, unknown]) =>
    value !== undefined && name !== "cache" && Object.hasOwn(callChecks, name);
  const [name] = Object.entries(fetchOptions ?? {}).find(isOfGet) ?? [];
  if (name !== undefined)
    throw new TypeError(
      `\`fetch\` and \`GET\` do not take \`${name}\`, an option of \`get\` and \`result\`. Nothing was sent.`,
    );
  return { headers, signal: signal ?? undefined, cache, cacheTtlMs, fetchOptions };
}

/** Creates a function with the same signature as the built-in `fetch`. It makes calls like `get`, but does not throw if the response is not 2xx. */
export function openFetch({ addressOf, keys, fetched }: Caller) {
  const site = addressOf("", {});
  let plain: Request | undefined;
  return async (input: string | Request, init: FetchInit = {}): Promise<Response> => {
    const request = typeof input === "string" ? undefined : input;
    const address = typeof input === "string" ? input : input.url;
    const { path, texts } = readAddress(address, site);
    // Decoding changes a key that contains a `+`, so this checks the URL before decoding. If the decoded query contains the key, a later check
    // refuses it and names the parameter.
    const redact = keys.redactFor();
    if (![...texts].flat().some((text) => holdsKey(text, redact))) refuseKeyIn(address, redact);
    if (request) plain ??= new Request(site);
    const options = optionsOfFetch(request, init, plain);
    const call = callAt(path, texts) ?? { path, parameters: texts };
    const outcome = await fetched({ path: call.path }, readQuery(call.path, call.parameters), options);
    return webResponse(outcome, keys.redactFor(outcome.sentKeys));
  };
}
