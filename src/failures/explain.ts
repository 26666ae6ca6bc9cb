import type { CallError, ErrorContext, QueryError } from "../errors.js";
import { explainCall, explainQuery } from "../query/explain.js";
import type { Path } from "../types.js";
import type { About, errorTools } from "./call-error.js";
import { rebuiltCause } from "./cause.js";
import { operationIdOf } from "./operation-id.js";
import { type Redact, redactor } from "./redact.js";

type Tools = typeof errorTools;

/** Copies the known parameters of a query whose values JSON takes. */
function knownParameters(path: string, query: unknown, redact: Redact, { isQueryObject, operationOf }: Tools) {
  const operation = operationOf(path);
  if (!operation || !isQueryObject(query)) return undefined;
  const known = Object.entries(query).filter(([name]) => Object.hasOwn(operation.parameters, name));
  if (known.length === 0) return undefined;
  const copies = known.flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === "number" || typeof value === "boolean") return [[name, value]];
    return typeof value === "string" || typeof value === "bigint" ? [[name, redact(`${value}`)]] : [];
  });
  return Object.fromEntries(copies);
}

/** Redacts a value. Must run before the value is cut, because a part of the key is not found. */
function redacted(value: unknown, redact: Redact): unknown {
  if (typeof value === "string" || typeof value === "symbol") return redact(String(value));
  if (!Array.isArray(value)) return value;
  return value.map((each) => (typeof each === "object" ? "an object" : redacted(each, redact)));
}

export function queryErrorOf(path: string, query: unknown, known: readonly string[], errorTools: Tools): QueryError {
  const { QueryError, isQueryObject, checkQuery, operationOf, paths } = errorTools;
  const redact = redactor(known);
  const operation = operationOf(path);
  if (!operation || !isQueryObject(query)) {
    return new QueryError(explainCall(redacted(path, redact), redacted(query, redact), paths), { parameters: [] });
  }
  const entries = Object.entries(query).map(([name, value]) => [redact(name), redacted(value, redact)]);
  const sent = Object.fromEntries(entries);
  // Only a path of the document has an operation.
  const { message, parameters } = explainQuery(path as Path, operation, sent, checkQuery(operation, sent));
  const facts = { path, operationId: operationIdOf(path), query: knownParameters(path, sent, redact, errorTools) };
  return new QueryError(message, { parameters, ...facts });
}

/** Makes an error of the caller's own from what was thrown during a call. Made last, so that its stack leads to the line of the call. */
export function explainedError(
  cause: unknown,
  { path, query, signal }: About,
  known: readonly string[],
  errorTools: Tools,
): CallError {
  const { CancelledError, CfbError, copyOf, ResponseError } = errorTools;
  const redact = redactor(known);
  const factsFor = (own: unknown): ErrorContext => {
    if (typeof own !== "string") return {};
    const known = own === path ? knownParameters(path, query, redact, errorTools) : undefined;
    return { path: redact(own), operationId: operationIdOf(own), query: known };
  };
  const facts = factsFor(path);
  if (signal?.aborted) return new CancelledError("The call was cancelled.", { ...facts, cause: signal.reason });
  // An error of another path belongs to `/info`, called for the floor.
  if (cause instanceof CfbError) return copyOf(cause, redact(cause.message), factsFor(cause.path ?? path));
  const message = redact(cause instanceof Error ? cause.message : String(cause));
  const text = `${facts.path ?? "The call"}: failed unexpectedly: ${message}`;
  return new ResponseError(text, { ...facts, cause: rebuiltCause(cause, redact) });
}
