import { operations } from "../generated/operations.js";
import { QueryError } from "./errors.js";
import { isObject, isPath, judge } from "./query.js";

/**
 * What keeps a query from being sent; undefined where it may be. Costs no call either way. The error comes later: its words are loaded when
 * there is something to say, and most programs never read them.
 */
export function refusal(path: string, query: unknown): Promise<QueryError> | undefined {
  const given = query ?? {};
  if (typeof path !== "string" || !isPath(path) || !isObject(given)) {
    return import("./words.js").then(
      ({ explainCall }) => new QueryError(explainCall(path, query, Object.keys(operations)), [], { path }),
    );
  }
  const faults = judge(operations[path], given);
  if (faults.length === 0) return undefined;
  const asked = { ...given };
  return import("./words.js").then(({ explainQuery }) => {
    const { message, parameters } = explainQuery(path, operations[path], asked, faults);
    return new QueryError(message, parameters, { path, query: asked });
  });
}
