import { operations } from "../../generated/operations.js";
import { words } from "../../generated/words.js";
import { QueryError } from "../errors.js";
import { judge } from "../query.js";
import { explainQuery, problemsOf, type QueryProblem } from "../query-words.js";
import type { Path } from "../types.js";

type Query = Readonly<Record<string, unknown>>;

/** The operationId of a path. */
export function operationIdOf(path: Path): string {
  return words[path].operationId;
}

/** Everything that is wrong with a query, in words; empty where it may be sent. */
export function queryProblems(path: Path, query: Query): QueryProblem[] {
  return problemsOf(path, operations[path], query, judge(operations[path], query));
}

/** The error for a query that must not be sent; undefined where it may be. The client loads its words late: a command has them at hand. */
export function queryError(path: Path, query: Query): QueryError | undefined {
  const faults = judge(operations[path], query);
  if (faults.length === 0) return undefined;
  const { message, parameters } = explainQuery(path, operations[path], query, faults);
  return new QueryError(message, parameters, { path, operationId: operationIdOf(path), query });
}
