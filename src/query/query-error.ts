import { operationOf, type QueryObject } from "../document/operation.js";
import { operationIdOf } from "../document/words.js";
import { QueryError } from "../errors.js";
import type { Path, Query } from "../types.js";
import { faultsOf, isQuery, isQueryObject, type QueryFault } from "./check.js";
import { explainCall, explainQuery } from "./explain.js";
import { type QueryTexts, readQuery } from "./read.js";
import { holdsKey, type Redact } from "./redact.js";

/** Copies a query's known parameters, if JSON can express their values. */
export function knownParameters(path: string, query: unknown, redact: Redact): QueryObject | undefined {
  const operation = operationOf(path);
  if (!operation || !isQueryObject(query)) return undefined;
  const declared = Object.entries(query).filter(([name]) => Object.hasOwn(operation.parameters, name));
  if (declared.length === 0) return undefined;
  const plain = declared.filter(([, value]) => ["string", "number", "bigint", "boolean"].includes(typeof value));
  return Object.fromEntries(plain.map(([name, value]) => [name, redactedValue(value, redact)]));
}

/** Whether a value is or contains a key. A key may be a number. */
const isKeyed = (value: unknown, redact: Redact) =>
  ["string", "number", "bigint"].includes(typeof value) && holdsKey(`${value}`, redact);

/** Redacts a value. Call this before you cut the value, because a cut key would not be recognized. */
function redactedValue(value: unknown, redact: Redact): unknown {
  if (["symbol", "bigint"].includes(typeof value) || isKeyed(value, redact)) return redact(String(value));
  if (!Array.isArray(value)) return value;
  return value.map((each) => (typeof each === "object" ? "an object" : redactedValue(each, redact)));
}

/** Prepares a refused path or query for display. Removes keys. Replaces objects and lists below the third level with "an object". */
export function shownRefused(value: unknown, redact: Redact, depth = 3): unknown {
  const inner = (each: unknown) => shownRefused(each, redact, depth - 1);
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return redactedValue(value, redact);
  if (depth > 0 && Array.isArray(value)) return value.map(inner);
  if (depth > 0 && isQueryObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [redact(name), inner(each)]));
  return "an object";
}

/**
 * Returns the error if a query (as `sentQuery` copies it) must not be sent. Every query goes through this check first. It refuses a query whose
 * values contain a key, because the key would get into URLs, and from there into hooks and stores. If several calls can cover the query, pass
 * `faults`, because the query may have more faults as a single call.
 */
export function refusedQuery(
  path: string,
  query: unknown,
  redact: Redact,
  faults = faultsOf(path, query),
): QueryError | undefined {
  const isFit = faults?.length === 0 && !holdsKey(Object.values(Object(query)).join("\n"), redact);
  return isFit ? undefined : queryErrorOf(path, query, redact, faults);
}

/** Returns the error for a query that must not be sent because of its `faults`. `redact` removes keys from the error's strings. */
export function queryErrorOf(
  path: string,
  query: unknown,
  redact: Redact = (text) => text,
  faults: readonly QueryFault[] = faultsOf(path, query) ?? [],
): QueryError {
  const operation = operationOf(path);
  if (!operation || !isQueryObject(query))
    return new QueryError(explainCall(redactedValue(path, redact), redactedValue(query, redact)), {
      parameters: [],
    });
  const sent = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [redact(name), redactedValue(value, redact)]),
  );
  const keyed = Object.keys(query).filter(
    (name) => Object.hasOwn(operation.parameters, name) && isKeyed(query[name], redact),
  );
  const others = faults.flatMap((fault) => {
    if (!("name" in fault)) return fault;
    return keyed.includes(fault.name) ? [] : { ...fault, name: redact(fault.name) };
  });
  const all = [...keyed.map((name) => ({ name, problem: "key" as const })), ...others];
  // Only a path of the document has an operation.
  const { message, parameters } = explainQuery(path as Path, operation, sent, all);
  const facts = { path, operationId: operationIdOf(path), query: knownParameters(path, sent, redact) };
  return new QueryError(message, { parameters, ...facts });
}

/**
 * Reads an operation's query from strings, such as those of a URL. Converts decimal numbers, `true` and `false`, and checks the document's rules.
 * Throws a `QueryError` that lists all problems: an unknown path, unknown or repeated parameters, wrong or empty values, broken rules.
 *
 * @example const games = await cfb.get("/games", parseQuery("/games", new URLSearchParams("year=2024&team=Texas")));
 */
export function parseQuery<P extends Path>(path: P, texts: QueryTexts): Query<P> {
  // Refuse a value that is not an object.
  if (typeof texts !== "object" || texts === null) throw queryErrorOf(path, texts);
  const query: unknown = readQuery(path, texts);
  if (isQuery(path, query)) return query;
  throw queryErrorOf(path, query);
}
