import { operationIdOf } from "../../document/words.js";
import { type CallError, CancelledError, CfbError, copyOf, type ErrorContext, ResponseError } from "../../errors.js";
import { knownParameters } from "../../query/query-error.js";
import type { Redact } from "../../query/redact.js";
import type { CallContext } from "../layer.js";
import { rebuiltCause, thrownMember } from "./cause.js";

/** Returns the text of a thrown value. Some values can't be converted to a string. */
function errorText(cause: unknown): string {
  const message = thrownMember(cause, "message");
  if (typeof message === "string") return message;
  try {
    return String(cause);
  } catch {
    return "an object";
  }
}

/**
 * Turns what was thrown during a call into a separate error for one caller. The error is created last, so that its stack leads to the line of the
 * call.
 */
export function callError(cause: unknown, { path, query, signal }: CallContext, redact: Redact): CallError {
  const factsFor = (errorPath: unknown): ErrorContext => {
    if (typeof errorPath !== "string") return {};
    const parameters = errorPath === path ? knownParameters(path, query, redact) : undefined;
    return { path: redact(errorPath), operationId: operationIdOf(errorPath), query: parameters };
  };
  const facts = factsFor(path);
  if (thrownMember(signal, "aborted"))
    return new CancelledError("The call was cancelled.", { ...facts, cause: thrownMember(signal, "reason") });
  try {
    // An error with another path comes from `/info`, which the client called for `quotaFloor`.
    if (cause instanceof CfbError) return copyOf(cause, redact(cause.message), factsFor(cause.path ?? path));
  } catch {
    // Reading a member of `cause` threw, so `cause` is not one of the client's errors.
  }
  const text = `${facts.path ?? "The call"}: failed unexpectedly: ${redact(errorText(cause))}`;
  return new ResponseError(text, { ...facts, cause: rebuiltCause(cause, redact) });
}

/**
 * Returns what a client method returns. In runtimes that support it, an error's stack begins at the line that called the method. The reason of the
 * caller's signal is not changed, because it may be another call's error.
 */
export async function returnedBy<T>(
  method: (...args: never) => unknown,
  outcome: Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await outcome;
  } catch (error) {
    if (error instanceof CfbError && error !== signal?.reason) Error.captureStackTrace?.(error, method);
    throw error;
  }
}
