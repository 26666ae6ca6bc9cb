import type * as classes from "./errors.js";
import type { CfbError, ErrorContext } from "./errors.js";
import type { Answer } from "./fetch/chain.js";
import { operationIdOf } from "./operation-id.js";

/** Longest piece of the service's own words that a message repeats. */
const maxQuote = 300;

/** How many parameters the details of an error tell of, and how much of them its message repeats. */
const maxDetails = 20;
const maxList = 2_000;

/** Failures that pass by themselves. */
const passing = new Set([429, 500, 502, 503, 504]);

function cut(text: string, max = maxQuote): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The service's message: `{ "message": … }`; a page of HTML has none worth repeating. */
function messageOf(body: unknown): string | undefined {
  if (isObject(body) && typeof body.message === "string") return cut(body.message);
  return typeof body === "string" && body !== "" && !body.trimStart().startsWith("<") ? cut(body) : undefined;
}

/** `details` of a 400: parameter name to what is wrong with it. */
function detailsOf(body: unknown): Record<string, string> | undefined {
  if (!isObject(body) || !isObject(body.details)) return undefined;
  const entries = Object.entries(body.details)
    .slice(0, maxDetails)
    .map(([name, detail]) => [
      cut(name),
      cut(isObject(detail) && typeof detail.message === "string" ? detail.message : JSON.stringify(detail)),
    ]);
  // fromEntries defines its keys: a parameter called `__proto__` stays a plain entry.
  return Object.fromEntries(entries);
}

/** What the service says, and what to do about it. */
function advised(status: number, says: string): string {
  if (status === 429) return `${says} Ask again later, or lower \`concurrency\`.`;
  return status >= 500 ? `The service failed: ask again later. ${says}` : says;
}

/** The classes to choose among: handed in, so that this module stays apart from the client's. */
type Errors = Pick<typeof classes, "AuthenticationError" | "NotFoundError" | "ServiceError" | "TierError">;

/** The error for an answer that is not 2xx, from its status and its parsed body. The monthly 429 is told before. */
export function failureOf(
  { response: { status }, data }: Answer,
  path: string,
  { AuthenticationError, NotFoundError, ServiceError, TierError }: Errors,
): CfbError {
  const context: ErrorContext = { status };
  const message = messageOf(data);
  const says = `${path} (${operationIdOf(path)}): ${status}${message === undefined ? "" : ` "${message}"`}.`;
  if (status === 401) {
    // A key of too low a tier is told by the message alone: the status is that of a wrong key.
    const tier = /Tier (\d+) or higher/i.exec(message ?? "")?.[1];
    if (tier !== undefined) {
      const remedy = `The key is good; this operation needs supporter tier ${tier}.`;
      return new TierError(`${says} ${remedy}`, Number(tier), context);
    }
    const remedy = "The key is missing, malformed or unknown to the service: copy it again, whole and alone.";
    return new AuthenticationError(`${says} ${remedy}`, context);
  }
  if (status === 404) return new NotFoundError(says, context);
  const details = detailsOf(data);
  const list = Object.entries(details ?? {}).map(([name, problem]) => ` ${name}: ${problem}.`);
  const retryable = passing.has(status);
  return new ServiceError(advised(status, says) + cut(list.join(""), maxList), details, { ...context, retryable });
}
