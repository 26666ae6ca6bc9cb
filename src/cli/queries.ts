import { operations } from "../../generated/operations.js";
import { tools } from "../call-error.js";
import type { QueryError } from "../errors.js";
import { isQuery, judge } from "../query.js";
import { problemsOf, type QueryProblem } from "../query-words.js";
import type { Path } from "../types.js";
import * as failureWords from "../words.js";

type Query = Readonly<Record<string, unknown>>;

/** Everything that is wrong with a query, in words; empty where it may be sent. */
export function queryProblems(path: Path, query: Query): QueryProblem[] {
  return problemsOf(path, operations[path], query, judge(operations[path], query));
}

/** The error for a query that must not be sent; undefined where it may be. */
export function queryError(path: Path, query: Query): QueryError | undefined {
  return isQuery(path, query) ? undefined : failureWords.queryErrorOf(path, query, [], tools);
}
