import { type CallError, CfbError, type QueryError, ResponseError, ServiceError } from "../../errors.js";
import { faultsOf } from "../../query/check.js";
import type { About, ParsedResponse } from "../layer.js";

/** Loads the messages of failures. Undefined where that fails: a page without network needs its true error nevertheless. */
export const loadWords = () => import("./index.js").catch(() => undefined);

const unexplained = "The call failed, and its message could not be loaded.";

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

/** Whether a text may contain a key: as it is, or written with escapes, which only the redaction reads, loaded with the messages. */
export const mayHoldKey = (text: string, known: readonly string[]): boolean =>
  /[%\\]|&(?:#|\w+;)/.test(text) || known.some((key) => text.includes(key));

/**
 * The door for every query, before anything else: the error for one, as `sentQuery` copies it, that must not be sent. Undefined, at once for most, where
 * it may be. A key in a value would get into addresses, and from there to hooks and stores. `faults` replaces what is wrong with the query as one
 * call, where several calls may have its rows.
 */
export function refusal(
  path: string,
  query: unknown,
  known: readonly string[],
  faults = faultsOf(path, query),
): Promise<QueryError | undefined> | undefined {
  if (faults?.length === 0 && !mayHoldKey(Object.values(Object(query)).join("\n"), known)) return undefined;
  return import("./index.js").then((words) => words.refusedQuery(path, query, words.redactor(known), faults));
}

/** The headers of a response for a result: a copy without keys. */
export async function headersFor(response: Response, known: readonly string[]): Promise<Headers | undefined> {
  const headers = new Headers(response.headers);
  if (!mayHoldKey([...headers].join(), known)) return headers;
  const words = await loadWords();
  return words?.headersOf(response, words.redactor(known));
}
