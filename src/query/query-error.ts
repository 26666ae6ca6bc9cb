import { operationOf, paths, type QueryObject } from "../document/operation.js";
import { operationIdOf } from "../document/words.js";
import { QueryError } from "../errors.js";
import type { Path } from "../types.js";
import { faultsOf, isQueryObject, type QueryFault } from "./check.js";
import { explainCall, explainQuery } from "./explain.js";
import { holdsKey, type Redact } from "./redact.js";

/** Copies the known parameters of a query whose values JSON takes. */
export function knownParameters(path: string, query: unknown, redact: Redact): QueryObject | undefined {
  const operation = operationOf(path);
  if (!operation || !isQueryObject(query)) return undefined;
  const known = Object.entries(query).filter(([name]) => Object.hasOwn(operation.parameters, name));
  if (known.length === 0) return undefined;
  const plain = known.filter(([, value]) => ["string", "number", "bigint", "boolean"].includes(typeof value));
  return Object.fromEntries(plain.map(([name, value]) => [name, redacted(value, redact)]));
}

/** Whether a value is a key, which may be a number, or contains one. */
const isKeyed = (value: unknown, redact: Redact) =>
  ["string", "number", "bigint"].includes(typeof value) && holdsKey(`${value}`, redact);

/** Redacts a value. Must run before the value is cut, because a part of the key is not found. */
function redacted(value: unknown, redact: Redact): unknown {
  if (["symbol", "bigint"].includes(typeof value) || isKeyed(value, redact)) return redact(String(value));
  if (!Array.isArray(value)) return value;
  return value.map((each) => (typeof each === "object" ? "an object" : redacted(each, redact)));
}

/** A path or query that is shown although it is refused: without keys, at any depth. */
export function shownRefused(value: unknown, redact: Redact, depth = 3): unknown {
  const inner = (each: unknown) => shownRefused(each, redact, depth - 1);
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return redacted(value, redact);
  if (depth > 0 && Array.isArray(value)) return value.map(inner);
  if (depth > 0 && isQueryObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [redact(name), inner(each)]));
  return "an object";
}

/** The error for a query that must not be sent, because of its `faults` or a key; undefined where it may be. */
export function refusedQuery(
  path: string,
  query: unknown,
  redact: Redact,
  faults: readonly QueryFault[] | undefined,
): QueryError | undefined {
  const isFit = faults?.length === 0 && !Object.values(Object(query)).some((value) => isKeyed(value, redact));
  return isFit ? undefined : queryErrorOf(path, query, redact, faults);
}

/** The error for a query that must not be sent, because of its `faults`. `redact` takes keys out of its texts. */
export function queryErrorOf(
  path: string,
  query: unknown,
  redact: Redact = (text) => text,
  faults: readonly QueryFault[] = faultsOf(path, query) ?? [],
): QueryError {
  const operation = operationOf(path);
  if (!operation || !isQueryObject(query))
    return new QueryError(explainCall(redacted(path, redact), redacted(query, redact), paths), { parameters: [] });
  const sent = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [redact(name), redacted(value, redact)]),
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
