import { operations } from "../../document/operation.js";
import { operationIdOf } from "../../document/words.js";
import { QueryError } from "../../errors.js";
import { faultsOf } from "../../query/check.js";
import { problemsOf, type QueryProblem } from "../../query/explain.js";
import { queryErrorOf } from "../../query/query-error.js";
import type { Path } from "../../types.js";

type Query = Readonly<Record<string, unknown>>;

/** Every problem of a query, as sentences. Empty where the query may be sent. */
export function queryProblems(path: Path, query: Query): QueryProblem[] {
  return problemsOf(path, operations[path], query, faultsOf(path, query) ?? []);
}

/** The first parameter that names a season and does not hold four digits. The service accepts any number, and responds with no rows. */
function wrongSeason(path: Path, query: Query): string | undefined {
  return Object.keys(query).find((name) => {
    const type = operations[path].parameters[name]?.type;
    const isSeason = /year$/i.test(name) && (type === "integer" || type === "number");
    return isSeason && query[name] !== undefined && !/^\d{4}$/.test(String(query[name]));
  });
}

/** The error for an invalid query. Undefined where the query may be sent. `faults` is what is wrong with it. */
export function queryError(path: Path, query: Query, faults = faultsOf(path, query)): QueryError | undefined {
  if (faults?.length !== 0) return queryErrorOf(path, query, undefined, faults);
  const name = wrongSeason(path, query);
  if (name === undefined) return undefined;
  const operationId = operationIdOf(path);
  const message = `${path} (${operationId}): \`${name}\` takes a season of four digits such as 2024, not ${query[name]}.`;
  return new QueryError(message, { parameters: [name], path, operationId, query });
}
