import { memberOf } from "../../document/json.js";
import { operationWords, tierSentence } from "../../document/words.js";
import {
  AuthenticationError,
  type CallError,
  NotFoundError,
  QuotaExceededError,
  ServiceError,
  TierError,
} from "../../errors.js";
import { cut, oneLine, type Redact } from "../../query/redact.js";
import type { ParsedResponse } from "../layer.js";
import { isTransient } from "../statuses.js";
import { responseFacts, wrongPlace } from "./network.js";

/** The maximum number of details in an error, and the maximum length of their list in its message. */
const maxDetails = 20;
const maxList = 2_000;

/** The maximum length of the service's text in a message. */
const maxText = 300;

/** Returns the service's message, which is the `message` of a JSON object or a text that is not HTML. */
function serviceMessage(body: unknown): string | undefined {
  const message = memberOf(body, "message");
  if (typeof message === "string") return message;
  return typeof body === "string" && body !== "" && !body.trimStart().startsWith("<") ? body : undefined;
}

function detailText(detail: unknown): string {
  const message = memberOf(detail, "message");
  if (typeof message === "string") return message;
  try {
    return JSON.stringify(detail);
  } catch {
    // The value is nested more deeply than `JSON.stringify` supports.
    return "an object";
  }
}

/** Returns the `details` of a 400. They say what is wrong with each parameter, by parameter name. */
function detailsOf(body: unknown, redact: Redact): Record<string, string> | undefined {
  const details = memberOf(body, "details");
  if (typeof details !== "object" || details === null) return undefined;
  const shown = (text: string) => cut(oneLine(redact(text)), maxText);
  const entries = Object.entries(details).slice(0, maxDetails);
  // `fromEntries` defines keys, so that a parameter named `__proto__` stays a plain entry.
  return Object.fromEntries(entries.map(([name, detail]) => [shown(name), shown(detailText(detail))]));
}

/** Returns the error for a month whose quota is used up. */
export function quotaUsedUp(resetsAt: Date, facts?: object): QuotaExceededError {
  const date = resetsAt.toISOString().slice(0, 10);
  const message = `The month's call quota is used up. It resets on ${date} at 00:00 UTC.`;
  return new QuotaExceededError(message, { ...facts, resetsAt });
}

/** Returns the error for a response that is not 2xx. Classifies the failure before redacting the keys. */
export function responseError(
  { response, text, data, resetsAt, sentKeys }: ParsedResponse,
  path: string,
  redact: Redact,
): CallError {
  const { status } = response;
  const facts = { ...responseFacts(response, text, redact), retryable: isTransient(status) && !resetsAt };
  if (resetsAt) return quotaUsedUp(resetsAt, facts);
  const message = serviceMessage(data);
  const quote = message === undefined ? "" : ` "${cut(oneLine(redact(message)), maxText)}"`;
  const { operationId, failure } = operationWords(path) ?? {};
  const says = `${path} (${operationId}): ${status}${quote}.`;
  if (status === 401) {
    // A wrong key and a tier that is too low differ only in the message.
    const [, needed] = /Tier (\d+) or higher/i.exec(message ?? "") ?? [];
    if (needed !== undefined) {
      const tier = Number(needed);
      const remedy = `The key is valid, but its tier is too low. ${tierSentence(tier)}`;
      return new TierError(`${says} ${remedy}`, { ...facts, tier });
    }
    const remedy =
      sentKeys?.length === 0
        ? "The client did not send a key (`apiKey: null`). The server at `baseUrl` has to add a valid key."
        : "The key is missing, malformed or unknown. Copy the whole key again, and nothing else.";
    return new AuthenticationError(`${says} ${remedy}`, facts);
  }
  // The service says what does not exist. Another server's 404 does not say that.
  if (status === 404) return new NotFoundError(message === undefined ? `${says} ${wrongPlace}` : says, facts);
  const details = detailsOf(data, redact);
  const list = Object.entries(details ?? {}).map(([name, problem]) => ` ${name}: ${problem}.`);
  const wait = /^\d{1,6}$/.exec(response.headers.get("retry-after") ?? "");
  const again = `try again ${wait ? `in ${wait} s` : "later"}.`;
  const failed = (status === 500 && failure) || "The service failed";
  const before = status >= 500 ? `${failed}: ${again} ` : "";
  const after = status === 429 ? ` Too many calls at once (\`concurrency\`): ${again}` : "";
  return new ServiceError(before + says + after + cut(list.join(""), maxList), { ...facts, details });
}
