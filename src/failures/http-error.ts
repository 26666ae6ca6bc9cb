import type { CallError } from "../errors.js";
import type { ParsedResponse } from "../fetch/call.js";
import type { errorTools } from "./call-error.js";
import { factsOf } from "./network-errors.js";
import { operationIdOf } from "./operation-id.js";
import { type Redact, redactor } from "./redact.js";

/** How many characters of the service's message an error's message repeats. */
const maxQuote = 300;

/** How many parameters the details of an error name, and how many characters of them its message repeats. */
const maxDetails = 20;
const maxList = 2_000;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function cut(text: string, max = maxQuote): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}

/** The service's message: `{ "message": … }`; a page of HTML has none worth repeating. */
function messageOf(body: unknown): string | undefined {
  if (isObject(body) && typeof body.message === "string") return body.message;
  return typeof body === "string" && body !== "" && !body.trimStart().startsWith("<") ? body : undefined;
}

/** One detail of a 400 as text. It may be nested deeper than `JSON.stringify` goes. */
function detailText(detail: unknown): string {
  if (isObject(detail) && typeof detail.message === "string") return detail.message;
  try {
    return JSON.stringify(detail);
  } catch {
    return "an object";
  }
}

/** `details` of a 400: parameter name to what is wrong with it. */
function detailsOf(body: unknown, redact: Redact): Record<string, string> | undefined {
  if (!isObject(body) || !isObject(body.details)) return undefined;
  const entries = Object.entries(body.details)
    .slice(0, maxDetails)
    .map(([name, detail]) => [cut(redact(name)), cut(redact(detailText(detail)))]);
  // fromEntries defines its keys: a parameter called `__proto__` stays a plain entry.
  return Object.fromEntries(entries);
}

/** What the service says, and what to do about it. */
function advised(status: number, says: string): string {
  if (status === 429) return `${says} Ask again later, or lower \`concurrency\`.`;
  return status >= 500 ? `The service failed: ask again later. ${says}` : says;
}

/** The error for a response that is not 2xx, from its status and its parsed body: first what it is, then its words without the keys. */
export function failureOf(
  answer: ParsedResponse,
  path: string,
  known: readonly string[],
  { AuthenticationError, NotFoundError, ServiceError, TierError, exceeded, isTransient }: typeof errorTools,
): CallError {
  const { response, text, data, resetsAt } = answer;
  const { status } = response;
  const redact = redactor(known);
  const facts = { ...factsOf(response, text, redact), retryable: isTransient(status) && !resetsAt };
  if (resetsAt) return exceeded(resetsAt, facts);
  const message = messageOf(data);
  const quote = message === undefined ? "" : ` "${cut(redact(message))}"`;
  const says = `${path} (${operationIdOf(path)}): ${status}${quote}.`;
  if (status === 401) {
    // A key of too low a tier is known by the message alone: the status is that of a wrong key.
    const tier = /Tier (\d+) or higher/i.exec(message ?? "")?.[1];
    if (tier !== undefined) {
      const remedy = `The key is good; this operation needs supporter tier ${tier}.`;
      return new TierError(`${says} ${remedy}`, { ...facts, tier: Number(tier) });
    }
    const remedy = "The key is missing, malformed or unknown to the service: copy it again, whole and alone.";
    return new AuthenticationError(`${says} ${remedy}`, facts);
  }
  if (status === 404) return new NotFoundError(says, facts);
  const details = detailsOf(data, redact);
  const list = Object.entries(details ?? {}).map(([name, problem]) => ` ${name}: ${problem}.`);
  return new ServiceError(advised(status, says) + cut(list.join(""), maxList), { ...facts, details });
}
