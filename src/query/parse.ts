import type { Path, Query } from "../types.js";
import { isQuery } from "./check.js";
import { queryErrorOf } from "./query-error.js";
import { type QueryTexts, readQuery } from "./read.js";

/**
 * Reads the query of an operation from texts, such as those of an address: decimal numbers, `true` and `false`, with the rules of the document.
 * Throws a `QueryError` that names every problem: unknown and repeated parameters, wrong and empty values, broken rules, an unknown path.
 *
 * @example const games = await cfb.get("/games", parseQuery("/games", new URLSearchParams("year=2024&team=Texas")));
 */
export function parseQuery<P extends Path>(path: P, texts: QueryTexts): Query<P> {
  // Anything but an object is refused as a query.
  if (typeof texts !== "object" || texts === null) throw queryErrorOf(path, texts);
  const query: unknown = readQuery(path, texts);
  if (isQuery(path, query)) return query;
  throw queryErrorOf(path, query);
}
