import { operations } from "../generated/operations.js";
import { QueryError } from "./errors.js";
import { isObject, isPath, isQuery, judge, knownParameters } from "./query.js";
import type { Redact } from "./redact.js";

type Words = typeof import("./words.js");

/** Whether a query may be sent to a path; a missing one is an empty one. */
function fits(path: string, query: unknown): boolean {
  return typeof path === "string" && isPath(path) && isQuery(path, query);
}

/** A value without the key, which may stand in the wrong place: before it is cut, as a part of the key is none that is found. */
function redacted(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  return Array.isArray(value) ? value.map((each) => redacted(each, redact)) : value;
}

/** The error of what does not fit, told with `words`. */
function errorOf(path: string, query: unknown, words: Words, redact: Redact): QueryError {
  if (typeof path !== "string" || !isPath(path) || !isObject(query)) {
    const message = words.explainCall(redacted(path, redact), redacted(query, redact), Object.keys(operations));
    return new QueryError(message, { parameters: [] });
  }
  const sent = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [redact(name), redacted(value, redact)]),
  );
  const { message, parameters } = words.explainQuery(path, operations[path], sent, judge(operations[path], sent));
  return new QueryError(message, { parameters, path, query: knownParameters(path, sent) });
}

/** The error for a query that must not be sent, for whoever has the words at hand; undefined where it may be. Costs no call either way. */
export function queryError(path: string, query: unknown, words: Words): QueryError | undefined {
  const given = query ?? {};
  return fits(path, given) ? undefined : errorOf(path, given, words, (text) => text);
}

/** As {@link queryError}, but with words that are loaded when there is something to say, and without the key. */
export function refusal(path: string, query: unknown, redact: Redact): Promise<QueryError> | undefined {
  const given = query ?? {};
  return fits(path, given) ? undefined : import("./words.js").then((words) => errorOf(path, given, words, redact));
}
