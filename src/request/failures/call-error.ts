import { type CallError, CfbError, type QueryError, ResponseError, ServiceError } from "../../errors.js";
import { faultsOf } from "../../query/check.js";
import { holdsKey } from "../auth.js";
import type { About, ParsedResponse } from "../layer.js";
import { loadWords } from "./load.js";

const unexplained = "The call failed, and the code that says why could not be loaded.";

/** The error for a response that is not 2xx. `known`: the keys to redact. */
export async function failed(parsed: ParsedResponse, path: string, known: readonly string[]): Promise<CallError> {
  const words = await loadWords();
  if (words) return words.failureOf(parsed, path, words.redactor(known));
  return new ServiceError(unexplained, { status: parsed.response.status, details: undefined });
}

/** Makes an error of the caller's own, that names the call, from what was thrown. */
export async function callError(cause: unknown, about: About, known: readonly string[]): Promise<CallError> {
  const words = await loadWords();
  if (words) return words.explainedError(cause, about, words.redactor(known));
  return cause instanceof CfbError ? cause : new ResponseError(unexplained);
}

/** Whether a value of a valid query is a key, or contains one. It would get into addresses, and from there to hooks and stores. */
const isKeyed = (query: unknown, known: readonly string[]) =>
  Object.values(Object(query)).some((value) => value !== undefined && holdsKey(`${value}`, known));

/**
 * The door for every query, before anything else: the error for one, as `sentQuery` copies it, that must not be sent; undefined where it may be.
 * `faults` replaces what is wrong with it as one call, where several calls may have its rows.
 */
export function refusal(
  path: string,
  query: unknown,
  known: readonly string[],
  faults = faultsOf(path, query),
): Promise<QueryError> | undefined {
  if (faults?.length === 0 && !isKeyed(query, known)) return undefined;
  return import("./index.js").then((words) => words.queryErrorOf(path, query, words.redactor(known), faults));
}

/** The headers of a response for a result: a copy without keys. */
export async function headersFor(response: Response, known: readonly string[]): Promise<Headers | undefined> {
  const headers = new Headers(response.headers);
  if (!holdsKey([...headers].join(), known)) return headers;
  const words = await loadWords();
  return words?.headersOf(response, words.redactor(known));
}
