import {
  AuthenticationError,
  type CallError,
  CancelledError,
  CfbError,
  copyOf,
  NotFoundError,
  ResponseError,
  ServiceError,
  TierError,
} from "./errors.js";
import type { Answer } from "./fetch/chain.js";
import { exceeded } from "./fetch/quota.js";
import { mayPass } from "./fetch/statuses.js";
import { loadWords } from "./load-words.js";
import { knownParameters } from "./query.js";
import type { Redact } from "./redact.js";

/** A call, for the errors that it may end in. */
export interface About {
  readonly path: string;
  readonly query?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The error for a response that is not 2xx. */
export async function failed(answer: Answer, path: string, redact: Redact): Promise<CallError> {
  const { status } = answer.response;
  const words = await loadWords();
  const facts = { ...words?.factsOf(answer.response, answer.text, redact), status, retryable: mayPass(status) };
  if (answer.resetsAt) return exceeded(answer.resetsAt, { ...facts, retryable: false });
  const classes = { AuthenticationError, NotFoundError, ServiceError, TierError };
  return (
    words?.failureOf(answer, path, facts, redact, classes) ??
    new ServiceError(`${path}: ${status}.`, { ...facts, details: undefined })
  );
}

/**
 * What was thrown on a call's way as an error of the caller's own, that names the call. Made last, so that its stack leads to the line of the
 * call.
 */
export async function callError(cause: unknown, { path, query, signal }: About, redact: Redact): Promise<CallError> {
  const words = await loadWords();
  const facts = {
    path: typeof path === "string" ? redact(path) : undefined,
    operationId: words?.operationIdOf(path),
    query: knownParameters(path, query, redact),
  };
  if (signal?.aborted) return new CancelledError("The call was cancelled.", { ...facts, cause: signal.reason });
  // One that knows its operation is that of another call, made on the way: of /info, for the floor.
  if (cause instanceof CfbError) return copyOf(cause, redact(cause.message), cause.operationId ? {} : facts);
  const message = redact(cause instanceof Error ? cause.message : String(cause));
  return new ResponseError(`${path}: failed unexpectedly: ${message}`, {
    ...facts,
    cause: words?.rebuiltCause(cause, redact),
  });
}
