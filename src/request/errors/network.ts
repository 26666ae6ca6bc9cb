import { isArray, isObject } from "../../document/json.js";
import { ConnectionError, type ErrorContext, ResponseError } from "../../errors.js";
import { cut, oneLine, type Redact } from "../../query/redact.js";
import type { BodyProblem } from "../body.js";
import { rebuiltCause, thrownMember } from "./cause.js";

/** Copies a response's headers without keys, which a service may repeat. A header name can't contain the brackets of `[key]`. */
export function safeHeaders({ headers }: Response, redact: Redact): Headers {
  const safe = [...headers].map(([name, value]) => [redact(name).replaceAll("[key]", "key"), redact(value)]);
  return new Headers(safe as [string, string][]);
}

/** Returns an error's facts about a response, with keys redacted. */
export function responseFacts(response: Response, text: string, redact: Redact): ErrorContext {
  const headers = safeHeaders(response, redact);
  const requestId = headers.get("cf-ray") ?? undefined;
  return { status: response.status, headers, requestId, body: redact(text).slice(0, 2_000) };
}

/** Returns the codes and messages of an error and of up to four levels of its causes. */
function saidBy(error: unknown, depth = 4): string {
  const words = [thrownMember(error, "code"), thrownMember(error, "message")].filter(
    (each) => typeof each === "string",
  );
  const cause = depth > 0 ? thrownMember(error, "cause") : undefined;
  return [...words, ...(cause === undefined ? [] : [saidBy(cause, depth - 1)])].join(" ");
}

/** Whether a failure does not depend on the call, because the service is unreachable, failing or busy. */
export function isOutage(error: unknown): boolean {
  const { code, status } = Object(error);
  if (code === "service") return status === 429 || (typeof status === "number" && status >= 500);
  return code === "connection" || code === "timeout";
}

const isUntrusted = (error: unknown) => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(saidBy(error));

/**
 * What runtimes report if they could not open a connection or a secure connection. The first line is for Node and undici, the second for Deno and
 * Bun.
 */
const noConnection = new RegExp(
  "connect E|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETDOWN|UND_ERR_CONNECT_TIMEOUT|ERR_SSL|EPROTO" +
    "|Connection ?[Rr]efused|\\(Connect\\)|dns error|Unable to connect|FailedToOpenSocket",
);

/**
 * Whether the service may have received a request that `fetch` failed to complete. If there was no connection, the service can't have received
 * it. A host with several addresses fails with one error for each address.
 */
export function mayHaveArrived(error: unknown, depth = 4): boolean {
  const errors = thrownMember(error, "errors");
  if (depth > 0 && isArray(errors) && errors.length > 0) return errors.some((each) => mayHaveArrived(each, 0));
  const cause = thrownMember(error, "cause");
  if (depth > 0 && isObject(cause)) return mayHaveArrived(cause, depth - 1);
  return !isUntrusted(error) && !noConnection.test(saidBy(error));
}

/** Returns the remedy for an HTTP/2 failure, or undefined for any other failure. Some proxies and servers implement HTTP/2 badly. */
function http2Remedy(error: unknown): string | undefined {
  if (!/ERR_HTTP2|HTTP\/2/.test(saidBy(error))) return undefined;
  const switched = "`fetchOptions: { dispatcher: new Agent({ allowH2: false }) }`";
  return `The connection uses HTTP/2. If this error persists, use HTTP/1.1 (in Node, ${switched} with undici's \`Agent\`).`;
}

/** Returns the error for a failed `fetch`. */
export function connectionError(cause: unknown, url: string, redact: Redact): ConnectionError {
  const untrusted = isUntrusted(cause);
  const remedy = untrusted
    ? "The server's certificate is not trusted. Correct `baseUrl`, or trust the certificate (in Node, set NODE_EXTRA_CA_CERTS)."
    : (http2Remedy(cause) ?? "Check the network and `baseUrl`.");
  return new ConnectionError(redact(`No response from ${new URL(url).origin}: ${reason(cause, redact)}. ${remedy}`), {
    cause: rebuiltCause(cause, redact),
    retryable: !untrusted,
  });
}

/** Whether a request failed because the other side closed the connection. */
export const isReset = (error: unknown): boolean => /ECONNRESET|EPIPE|UND_ERR_SOCKET/.test(saidBy(error));

export const wrongPlace = "Check `baseUrl`, because another server may have responded.";

/** Returns the error for a redirect. The client does not follow redirects, because another server's response is not the service's data. */
export function redirectError(response: Response, redact: Redact): ResponseError {
  // A browser does not show the redirect's target.
  const location = response.headers.get("location");
  const target = location === null ? "another URL" : cut(oneLine(redact(location)), 300);
  const message = `The service redirects to ${target}, which the client does not follow. Check \`baseUrl\`.`;
  return new ResponseError(message, responseFacts(response, "", redact));
}

/** Returns the error for a success whose body can't be used. */
export function bodyError(
  response: Response,
  { kind, text = "", cause, maxBytes }: BodyProblem,
  redact: Redact,
): ResponseError {
  // A body that is HTML will be HTML in every attempt. JSON that ends early was cut off.
  const page = kind === "json" && text.trimStart().startsWith("<");
  const the = `The ${response.status}`;
  const says = {
    broken: `The body of the ${response.status} was cut off: ${reason(cause, redact)}. ${http2Remedy(cause) ?? "Try again."}`,
    size: `The body of the ${response.status} is larger than ${maxBytes} bytes (\`maxBodyBytes\`). Request less.`,
    encoding: `${the} is not UTF-8. ${wrongPlace}`,
    empty: `${the} has an empty body, but this operation returns data. Try again.`,
    json: page ? `${the} is HTML, not JSON. ${wrongPlace}` : `${the} is not JSON, or was cut off. Try again.`,
    status: `The response has the status ${response.status}, which this operation does not return. ${wrongPlace}`,
    form: `${the} does not have the form that the document requires: ${cut(oneLine(redact(text)))}. Try again.`,
  }[kind];
  return new ResponseError(redact(says), {
    ...responseFacts(response, text, redact),
    cause: rebuiltCause(cause, redact),
    retryable: !page && kind !== "size" && kind !== "encoding",
  });
}

/** Returns the message of an error's cause or, if there is none, of the error. undici's own message is only "fetch failed". */
function reason(error: unknown, redact: Redact): string {
  const inner = thrownMember(error, "cause");
  const words = [thrownMember(inner, "message"), thrownMember(inner, "code"), thrownMember(error, "message"), error];
  const thrown = `\`fetch\` threw ${error === null ? "null" : typeof error}`;
  const word = words.find((each): each is string => typeof each === "string" && each !== "") ?? thrown;
  return cut(oneLine(redact(word)), 300);
}
