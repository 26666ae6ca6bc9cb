import { ConnectionError, type ErrorContext, ResponseError } from "../../errors.js";
import type { Redact } from "../../query/redact.js";
import type { BodyProblem } from "../body.js";
import { rebuiltCause, thrownMember } from "./cause.js";

/** A copy of a response's headers without keys, which a service may repeat. */
export function headersOf({ headers }: Response, redact: Redact): Headers {
  return new Headers([...headers].map(([name, value]): [string, string] => [name, redact(value)]));
}

/** The redacted facts of a response for an error. A service may repeat the key. */
export function factsOf(response: Response, text: string, redact: Redact): ErrorContext {
  return { status: response.status, headers: headersOf(response, redact), body: redact(text).slice(0, 2_000) };
}

/** What an error and its causes, four at most, say of themselves: codes and messages. */
function saidBy(error: unknown, depth = 4): string {
  const words = [thrownMember(error, "code"), thrownMember(error, "message")].filter(
    (each) => typeof each === "string",
  );
  const cause = depth > 0 ? thrownMember(error, "cause") : undefined;
  return [...words, ...(cause === undefined ? [] : [saidBy(cause, depth - 1)])].join(" ");
}

/** Whether a failure says nothing about the call: the service cannot be reached, fails or is busy. */
export function isOutage(error: unknown): boolean {
  const { code, status } = Object(error);
  if (code === "service") return status === 429 || (typeof status === "number" && status >= 500);
  return code === "connection" || code === "timeout";
}

const isUntrusted = (error: unknown) => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(saidBy(error));

/** Whether a request that `fetch` failed to complete may have arrived at the service: not where there was no connection. */
export function mayHaveArrived(error: unknown): boolean {
  return !isUntrusted(error) && !/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT/.test(saidBy(error));
}

/** The remedy for a failure of HTTP/2, which some proxies and servers speak badly; undefined for any other. */
function http2Remedy(error: unknown): string | undefined {
  if (!/ERR_HTTP2|HTTP\/2/.test(saidBy(error))) return undefined;
  const switched = "`fetchOptions: { dispatcher: new Agent({ allowH2: false }) }`";
  return `The connection speaks HTTP/2: where this stays, use HTTP/1.1, in Node by ${switched} with undici's \`Agent\`.`;
}

/** The error where `fetch` failed. */
export function connectionError(cause: unknown, url: string, redact: Redact): ConnectionError {
  const untrusted = isUntrusted(cause);
  const looping = /redirect/.test(saidBy(thrownMember(cause, "cause")));
  const remedy = untrusted
    ? "Its certificate is not trusted here: correct `baseUrl`, or have it trusted (in Node, NODE_EXTRA_CA_CERTS)."
    : (http2Remedy(cause) ?? "Check the network and `baseUrl`.");
  return new ConnectionError(redact(`No response from ${new URL(url).origin}: ${reason(cause)}. ${remedy}`), {
    cause: rebuiltCause(cause, redact),
    retryable: !untrusted && !looping,
  });
}

const wrongPlace = "check `baseUrl`: something else than the service may have responded.";

/** The error for a success whose body cannot be used. */
export function bodyError(
  response: Response,
  { kind, text = "", cause, maxBytes }: BodyProblem,
  redact: Redact,
): ResponseError {
  // HTML stays HTML with every attempt; JSON that ends early was cut off.
  const page = kind === "json" && text.trimStart().startsWith("<");
  const the = `The ${response.status}`;
  const says = {
    broken: `The body of the ${response.status} broke off: ${reason(cause)}. ${http2Remedy(cause) ?? "Try again."}`,
    size: `The body of the ${response.status} is larger than ${maxBytes} bytes (\`maxBodyBytes\`): request less.`,
    encoding: `${the} is not UTF-8; ${wrongPlace}`,
    empty: `${the} has an empty body where the document has one. Try again.`,
    json: page ? `${the} is HTML, not JSON; ${wrongPlace}` : `${the} is not JSON, or was cut off. Try again.`,
  }[kind];
  return new ResponseError(redact(says), {
    ...factsOf(response, text, redact),
    cause: rebuiltCause(cause, redact),
    retryable: kind === "broken" || (kind === "json" && !page),
  });
}

/** The message of an error or of its cause. The message of undici is "fetch failed", with the reason in the cause. */
function reason(error: unknown): string {
  const inner = thrownMember(error, "cause");
  const words = [thrownMember(inner, "message"), thrownMember(inner, "code"), thrownMember(error, "message"), error];
  const thrown = `\`fetch\` threw ${error === null ? "null" : typeof error}`;
  return words.find((each): each is string => typeof each === "string" && each !== "") ?? thrown;
}
