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
import type { Notice } from "../notices/notice.js";
import { checkQuery, isPath, isQueryObject, operationOf } from "../query/check.js";
import { loadWords } from "./load.js";

/** What the messages of failures need of the client: handed to them, so that a bundler can split them off. */
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
  isPath,
  isQueryObject,
  checkQuery,
  isTransient,
  operationOf,
  paths: /* @__PURE__ */ Object.keys(operations),
};

export interface About {
  readonly path: string;
  query?: unknown;
  signal?: AbortSignal | undefined;
  /** How many requests were sent for the call itself; none where it is cached or shares the request of another. */
  sent?: number;
  /** The call is a part of a run, which reads the notices of its query once. */
  readonly isPart?: true;
  /** Where notices go; absent where the caller does not read them. */
  notices?: Notice[];
}

const unexplained = "The call failed, and a part of the client that says why could not be loaded.";

/** The error for a response that is not 2xx. `known`: the keys to redact. */
export async function failed(parsed: ParsedResponse, path: string, known: readonly string[]): Promise<CallError> {
  const words = await loadWords();
  if (words) return words.failureOf(parsed, path, known, errorTools);
  return new ServiceError(unexplained, { status: parsed.response.status, details: undefined });
}

/** Makes an error of the caller's own, that names the call, from what was thrown. */
export async function callError(cause: unknown, about: About, known: readonly string[]): Promise<CallError> {
  const words = await loadWords();
  if (words) return words.explainedError(cause, about, known, errorTools);
  return cause instanceof CfbError ? cause : new ResponseError(unexplained);
}

/** The error for a query, as `sentQuery` copies it, that must not be sent; undefined where it may be sent. */
export function refusal(path: string, query: unknown, known: readonly string[]): Promise<QueryError> | undefined {
  const operation = operationOf(path);
  if (operation && isQueryObject(query) && checkQuery(operation, query).length === 0) return undefined;
  return import("./index.js").then((words) => words.queryErrorOf(path, query, known, errorTools));
}
