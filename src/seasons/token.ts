import type { QueryObject } from "../document/operation.js";
import { QueryError } from "../errors.js";
import { isQueryObject } from "../query/check.js";
import type { Redact } from "../request/redact.js";

/** Where a run can continue: how many parts are done, and the parameters of those that are left, in their order. */
export interface Position {
  readonly done: number;
  readonly left: readonly QueryObject[];
}

const version = 1;

/** A query as text; the order of its names does not count. */
const queryText = (query: QueryObject) => JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Writes a position as a text that a later run reads. */
export function tokenOf(path: string, query: QueryObject, { done, left }: Position): string {
  return JSON.stringify({ version, path, query: queryText(query), done, left });
}

/** Reads a position. Throws a `QueryError` for a text that is not a position of this path and query. */
export function positionIn(token: string, path: string, query: QueryObject, redact: Redact): Position {
  const refuse = (why: string) =>
    new QueryError(`${path}: \`resume\` ${why}: nothing was sent.`, { path, query, parameters: [] });
  if (redact(token) !== token) throw refuse("contains your API key");
  let parsed: unknown;
  try {
    parsed = JSON.parse(token);
  } catch {
    // Refused below.
  }
  if (!isQueryObject(parsed) || parsed.version !== version) throw refuse("is not a text of `each` or `all`");
  const { path: ownPath, query: ownQuery, done, left } = parsed;
  if (ownPath !== path || ownQuery !== queryText(query)) throw refuse("belongs to another path or query");
  if (typeof done !== "number" || !Array.isArray(left) || !left.every(isQueryObject)) throw refuse("is damaged");
  return { done, left };
}
