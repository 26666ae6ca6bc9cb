import { operations } from "../generated/operations.js";
import { QueryError } from "./errors.js";
import { isObject, isPath, judge } from "./query.js";

/** Whether a query may be sent to a path; a missing one is an empty one. */
function fits(path: string, query: unknown): boolean {
  return typeof path === "string" && isPath(path) && isObject(query) && judge(operations[path], query).length === 0;
}

/** The error of what does not fit, told with `words`. */
function errorOf(path: string, query: unknown, words: typeof import("./words.js")): QueryError {
  if (typeof path !== "string" || !isPath(path) || !isObject(query)) {
    return new QueryError(words.explainCall(path, query, Object.keys(operations)), [], { path });
  }
  const { message, parameters } = words.explainQuery(path, operations[path], query, judge(operations[path], query));
  return new QueryError(message, parameters, { path, query });
}

/** The error for a query that must not be sent, for whoever has the words at hand; undefined where it may be. Costs no call either way. */
export function queryError(path: string, query: unknown, words: typeof import("./words.js")): QueryError | undefined {
  const given = query ?? {};
  return fits(path, given) ? undefined : errorOf(path, given, words);
}

/** As {@link queryError}, but with words that are loaded when there is something to say: most programs never read them. */
export function refusal(path: string, query: unknown): Promise<QueryError> | undefined {
  const given = query ?? {};
  return fits(path, given) ? undefined : import("./words.js").then((words) => errorOf(path, given, words));
}
