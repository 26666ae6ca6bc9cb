import type * as classes from "../errors.js";
import type { ErrorContext } from "../errors.js";
import type { BodyProblem } from "../fetch/body.js";
import { memberOf, rebuiltCause } from "./cause.js";
import type { Redact } from "./redact.js";

/** The redacted facts of a response for an error. A service may repeat the key. */
export function factsOf(response: Response, text: string, redact: Redact): ErrorContext {
  const headers = new Headers([...response.headers].map(([name, value]): [string, string] => [name, redact(value)]));
  return { status: response.status, headers, body: redact(text).slice(0, 2_000) };
}

/** The error where `fetch` failed. The class is an argument, so that a bundler can split this module off. */
export function connectionError(
  cause: unknown,
  url: string,
  redact: Redact,
  ConnectionError: typeof classes.ConnectionError,
): classes.ConnectionError {
  const code = memberOf(memberOf(cause, "cause"), "code");
  const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(String(code));
  const looping = /redirect/.test(String(memberOf(memberOf(cause, "cause"), "message")));
  const remedy = untrusted
    ? "Its certificate is not trusted here: correct `baseUrl`, or have it trusted (in Node, NODE_EXTRA_CA_CERTS)."
    : "Check the network and `baseUrl`.";
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
  ResponseError: typeof classes.ResponseError,
): classes.ResponseError {
  // HTML stays HTML with every attempt; JSON that ends early was cut off.
  const page = kind === "json" && text.trimStart().startsWith("<");
  const the = `The ${response.status}`;
  const says = {
    broken: `The body of the ${response.status} broke off: ${reason(cause)}. Try again.`,
    size: `The body of the ${response.status} is larger than ${maxBytes} bytes. Request less, or raise \`maxBodyBytes\`.`,
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
  const inner = memberOf(error, "cause");
  const words = [memberOf(inner, "message"), memberOf(inner, "code"), memberOf(error, "message"), error];
  const thrown = `\`fetch\` threw ${error === null ? "null" : typeof error}`;
  return words.find((each): each is string => typeof each === "string" && each !== "") ?? thrown;
}
