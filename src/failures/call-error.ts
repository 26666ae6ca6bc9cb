import { operations } from "../../generated/operations.js";
import {
  AuthenticationError,
  type CallError,
  CancelledError,
  CfbError,
  copyOf,
  NotFoundError,
  QueryError,
  ResponseError,
  ServiceError,
  TierError,
} from "../errors.js";
import type { ParsedResponse } from "../fetch/call.js";
import { exceeded } from "../fetch/quota.js";
import { isTransient } from "../fetch/retry.js";
import { checkQuery, isQuery, isQueryObject, operationOf } from "../query/check.js";
import { loadWords } from "./load.js";

/** What the words of failures share with the client: handed to them, so that a bundler can keep them apart. */
export const errorTools = {
  AuthenticationError,
  CancelledError,
  CfbError,
  NotFoundError,
  QueryError,
  ResponseError,
  ServiceError,
  TierError,
  copyOf,
  exceeded,
  isQueryObject,
  checkQuery,
  isTransient,
  operationOf,
  paths: Object.keys(operations),
};

/** A call, for the errors that it may end in. */
export interface About {
  readonly path: string;
  query?: unknown;
  signal?: AbortSignal | undefined;
}

const unexplained = "The call failed, and a part of the client that says why could not be loaded.";

/** The error for a response that is not 2xx. `known`: the keys to take out of it. */
export async function failed(answer: ParsedResponse, path: string, known: readonly string[]): Promise<CallError> {
  const words = await loadWords();
  if (words) return words.failureOf(answer, path, known, errorTools);
  return new ServiceError(unexplained, { status: answer.response.status, details: undefined });
}

/** What was thrown on a call's way as an error of the caller's own, that names the call. */
export async function callError(cause: unknown, about: About, known: readonly string[]): Promise<CallError> {
  const words = await loadWords();
  if (words) return words.explainedError(cause, about, known, errorTools);
  return cause instanceof CfbError ? cause : new ResponseError(unexplained);
}

/** The error for a query that must not be sent; undefined where it may be. A missing query is an empty one. Costs no call either way. */
export function refusal(path: string, query: unknown, known: readonly string[]): Promise<QueryError> | undefined {
  const given = query ?? {};
  if (operationOf(path) && isQuery(path as never, given)) return undefined;
  return import("./index.js").then((words) => words.queryErrorOf(path, given, known, errorTools));
}
