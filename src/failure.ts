import {
  AuthenticationError,
  type CfbError,
  type ErrorContext,
  NotFoundError,
  ServiceError,
  TierError,
} from "./errors.js";
import type { Operation } from "./operation.js";

/** Longest piece of the service's own words that a message repeats. */
const maxQuote = 300;

function cut(text: string): string {
  return text.length > maxQuote ? `${text.slice(0, maxQuote)}…` : text;
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
  const entries = Object.entries(body.details).map(([name, detail]) => [
    cut(name),
    cut(isObject(detail) ? String(detail.message) : String(detail)),
  ]);
  // fromEntries defines its keys: a parameter called `__proto__` stays a plain entry.
  return Object.fromEntries(entries);
}

/** The error for an answer that is not 2xx, from its status and its parsed body. */
export function failureOf(
  status: number,
  body: unknown,
  operation: Operation | undefined,
  asked: ErrorContext,
): CfbError {
  const context: ErrorContext = { ...asked, operationId: operation?.operationId, status };
  const message = messageOf(body);
  const where = `${asked.path} (${operation?.operationId ?? "unknown operation"})`;
  const says = `${where}: ${status}${message === undefined ? "" : ` "${message}"`}.`;
  if (status === 401) {
    // A key of too low a tier is told by the message alone: the status is that of a wrong key.
    const tier = /Tier (\d+) or higher/i.exec(message ?? "")?.[1];
    if (tier !== undefined) {
      return new TierError(
        `${says} The key is good; this operation needs supporter tier ${tier}.`,
        Number(tier),
        context,
      );
    }
    return new AuthenticationError(
      `${says} The service does not know this key: copy it again, whole and alone.`,
      context,
    );
  }
  if (status === 404) return new NotFoundError(says, context);
  const details = detailsOf(body);
  const list = Object.entries(details ?? {}).map(([name, problem]) => ` ${name}: ${problem}.`);
  return new ServiceError(says + list.join(""), details, context);
}
