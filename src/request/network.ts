import { isArray, isObject } from "../document/json.js";
import type { Operation } from "../document/operation.js";
import { QueryError, ResponseError } from "../errors.js";
import type { Clock, Fetch } from "../injected.js";
import { oneLine, type Redact } from "../query/redact.js";
import type { Keyring } from "./auth.js";
import { type BodyProblem, bodyReader } from "./body.js";
import { bodyError, connectionError, isReset, mayHaveArrived, redirectError } from "./errors/network.js";
import type { Call, ParsedResponse, Send } from "./layer.js";

/** Whether the response is a redirect, or an injected `fetch` has followed one. A browser shows a redirect as an opaque response. */
const isRedirect = ({ type, status, redirected }: Response): boolean =>
  redirected || type === "opaqueredirect" || (status >= 300 && status < 400 && status !== 304);

/**
 * Whether parsed JSON has the form of an operation's body: a list, an object, or null if the document allows it. An empty object, or one with a
 * `message` or an `error`, is not data, because no operation returns these.
 */
export function hasForm(operation: Operation | undefined, data: unknown): boolean {
  if (!operation) return true;
  if (data === null) return operation.nullable === true;
  if (!operation.object) return isArray(data);
  return isObject(data) && Object.keys(data).length > 0 && !("message" in data || "error" in data);
}

/** Returns why a success can't be a response of the operation, or undefined if it can. Checks the status first, then the body. */
function bodyProblem(operation: Operation | undefined, status: number, text: string, data: unknown) {
  const problem = (kind: BodyProblem["kind"]): BodyProblem => ({ kind, text });
  if (status === 204) return !operation || operation.noContent ? undefined : problem("status");
  // A 206 contains only part of a body.
  if (status === 206) return problem("status");
  if (text === "") return problem("empty");
  if (data === undefined) return problem("json");
  return hasForm(operation, data) ? undefined : problem("form");
}

/** If a request fails sooner than this (ms), the service has hardly begun to work on it, or its connection was no longer open. */
const earlyFailureMs = 1_000;

/** Parses JSON. Returns undefined for anything else, because no JSON parses to undefined. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates the request for an injected `fetch`. Throws a `QueryError` for options that `Request` does not accept. */
function requestOf(url: string, init: RequestInit, redact: Redact): Request {
  try {
    return new Request(url, init);
  } catch (cause) {
    const reason = oneLine(redact(`${Object(cause).message}`));
    throw new QueryError(`\`fetch\` does not accept these \`fetchOptions\`. Nothing was sent. ${reason}`, {
      parameters: [],
    });
  }
}

/**
 * The innermost layer. It sends the request and reads the whole body, so that time limits, retries and pacing include the body. All responses pass
 * through here. It returns either a failure of the service, or a success in the operation's documented form.
 */
export function network(fetch: Fetch | undefined, maxBodyBytes: number, keys: Keyring, clock: Clock): Send {
  const readBody = bodyReader(maxBodyBytes, fetch !== undefined);
  /** Whether `fetch` may reuse a connection of an earlier request. The service may have closed that connection meanwhile. */
  let hasConnected = false;

  /** Sends the request and returns any response. Throws a `ConnectionError` if no response arrives. */
  async function request(call: Call, signal: AbortSignal | undefined, headers: Record<string, string>) {
    const { url, fetchOptions } = call;
    const init: RequestInit = { ...fetchOptions, headers, signal: signal ?? null, redirect: "manual" };
    const request = fetch || fetchOptions ? requestOf(url, init, keys.redactFor(call.sentKeys)) : undefined;
    // A browser reports all failures in the same words, so this checks whether it is offline.
    const isOffline = globalThis.navigator?.onLine === false;
    const sentAt = clock.monotonic();
    call.sentAt = sentAt;
    try {
      // Looked up for each request, so that the client uses a `fetch` that is patched later.
      return await (fetch && request ? fetch(request, fetchOptions) : globalThis.fetch(url, init));
    } catch (cause) {
      // An abort is not a network failure, so its reason is thrown unchanged.
      if (signal?.aborted) throw signal.reason;
      if (isOffline || !mayHaveArrived(cause)) call.sentAt = undefined;
      const isEarly = clock.monotonic() - sentAt < earlyFailureMs;
      // After an early failure, the path stays open. Otherwise, a brief network failure would close the path for 75 s.
      call.complete = isEarly;
      call.staleConnection = hasConnected && isEarly && isReset(cause);
      throw connectionError(cause, url, keys.redactFor(call.sentKeys));
    }
  }

  return async (call, signal, authorization): Promise<ParsedResponse> => {
    // A key function may take a long time. If the call is over by now, a `fetch` that ignores its signal would still send it.
    if (signal?.aborted) throw signal.reason;
    if (call.context) call.context.sent = (call.context.sent ?? 0) + 1;
    // The key comes last, so that a header from the caller can't replace it.
    const headers = authorization === undefined ? call.headers : { ...call.headers, authorization };
    const response = await request(call, signal, headers);
    if (signal?.aborted) {
      // The response arrived although the signal aborted. The time layer has already rejected the call.
      response.body?.cancel().catch(() => {});
      throw signal.reason;
    }
    if (typeof response?.status !== "number" || typeof response.headers?.get !== "function") {
      call.complete = true;
      throw new ResponseError(`The given \`fetch\` returned ${typeof response}, not a Response.`);
    }
    hasConnected = true;
    const { sentKeys, operation } = call;
    const { ok, status } = response;
    if (isRedirect(response)) {
      // A redirect is a complete response, so the service is done with the request.
      call.complete = true;
      response.body?.cancel().catch(() => {});
      throw redirectError(response, keys.redactFor(sentKeys));
    }
    call.response = response;
    const body = await readBody(response, signal);
    // An aborted signal, or a body that is too large, ends the reading but not the service's work. If a body breaks off, the service no longer works
    // on the request.
    if (!signal?.aborted) call.complete = typeof body === "string" || body.ended === true || body.kind === "broken";
    if (typeof body !== "string") {
      // A 401 whose body can't be read is still a 401.
      if (!ok) return { response, text: "", data: undefined, sentKeys };
      throw bodyError(response, body, keys.redactFor(sentKeys));
    }
    const text = status === 204 ? "" : body;
    const data = text === "" ? undefined : parsed(text);
    if (!ok) return { response, text, data: data === undefined && text !== "" ? text : data, sentKeys };
    const problem = bodyProblem(operation, status, text, data);
    if (problem) throw bodyError(response, problem, keys.redactFor(sentKeys));
    return { response, text, data, sentKeys };
  };
}
