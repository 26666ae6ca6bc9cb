import type { CallError, ErrorContext, QueryError } from "../errors.js";
import { explainCall, explainQuery } from "../query/explain.js";
import type { Path } from "../types.js";
import type { About, errorTools } from "./call-error.js";
import { rebuiltCause } from "./cause.js";
import { operationIdOf } from "./operation-id.js";
import { type Redact, redactor } from "./redact.js";

type Tools = typeof errorTools;

/** The known parameters of a query: copies, so that they hold nothing of the caller's, and nothing that JSON does not take. */
function knownParameters(path: string, query: unknown, redact: Redact, { isQueryObject, operationOf }: Tools) {
  const operation = operationOf(path);
  if (!operation || !isQueryObject(query)) return undefined;
  const known = Object.entries(query).filter(([name]) => Object.hasOwn(operation.parameters, name));
  if (known.length === 0) return undefined;
  return Object.fromEntries(
    known.flatMap(([name, value]): [string, unknown][] => {
      if (typeof value === "number" || typeof value === "boolean") return [[name, value]];
      return typeof value === "string" || typeof value === "bigint" ? [[name, redact(`${value}`)]] : [];
    }),
  );
}

/** A value without the key, which may stand in the wrong place: before it is cut, as a part of the key is none that is found. */
function redacted(value: unknown, redact: Redact): unknown {
  if (typeof value === "string" || typeof value === "symbol") return redact(String(value));
  if (!Array.isArray(value)) return value;
  return value.map((each) => (typeof each === "object" ? "an object" : redacted(each, redact)));
}

/** The error for a query that must not be sent. `known`: the keys to take out of it. */
export function queryErrorOf(path: string, query: unknown, known: readonly string[], errorTools: Tools): QueryError {
  const { QueryError, isQueryObject, checkQuery, operationOf, paths } = errorTools;
  const redact = redactor(known);
  const operation = operationOf(path);
  if (!operation || !isQueryObject(query)) {
    return new QueryError(explainCall(redacted(path, redact), redacted(query, redact), paths), { parameters: [] });
  }
  const sent = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [redact(name), redacted(value, redact)]),
  );
  // `operationOf` has an operation for paths of the document only.
  const { message, parameters } = explainQuery(path as Path, operation, sent, checkQuery(operation, sent));
  return new QueryError(message, { parameters, path, query: knownParameters(path, sent, redact, errorTools) });
}

/** What was thrown on a call's way as an error of the caller's own. Made last, so that its stack leads to the line of the call. */
export function explainedError(
  cause: unknown,
  { path, query, signal }: About,
  known: readonly string[],
  errorTools: Tools,
): CallError {
  const { CancelledError, CfbError, copyOf, ResponseError } = errorTools;
  const redact = redactor(known);
  const factsFor = (own: unknown): ErrorContext =>
    typeof own !== "string"
      ? {}
      : {
          path: redact(own),
          operationId: operationIdOf(own),
          query: own === path ? knownParameters(path, query, redact, errorTools) : undefined,
        };
  const facts = factsFor(path);
  if (signal?.aborted) return new CancelledError("The call was cancelled.", { ...facts, cause: signal.reason });
  // One of another path is that of a call made on the way: of /info, for the floor.
  if (cause instanceof CfbError) return copyOf(cause, redact(cause.message), factsFor(cause.path ?? path));
  const message = redact(cause instanceof Error ? cause.message : String(cause));
  return new ResponseError(`${facts.path ?? "The call"}: failed unexpectedly: ${message}`, {
    ...facts,
    cause: rebuiltCause(cause, redact),
  });
}
