import { operations } from "../../generated/operations.js";
import { checkQuery, isPath } from "../../src/query/check.js";
import type { Recording } from "../../src/sample/recording.js";
import type { Operation } from "../lib/document.js";
import { recordings } from "../lib/recordings.js";
import { type Shortened, shorten } from "./shorten.js";

/** One recorded call of an operation, as the docs show it: what was asked, and the answer, shortened. */
export interface Call {
  operation: Operation;
  query: Recording["request"]["query"];
  answer: Shortened;
}

/** How many leaves of a value say something, less those that are null: an example full of nulls teaches little. */
function told(value: unknown): number {
  if (value === null) return -1;
  if (typeof value !== "object") return 1;
  return Object.values(value).reduce((sum: number, part) => sum + told(part), 0);
}

/**
 * The recorded call that says most about an operation: a 200 to a query that keeps the rules, with the fewest nulls for its size; of
 * equals the longest answer. Throws, naming the operation, when there is none.
 */
export function callOf(operation: Operation): Call {
  const { path, operationId } = operation;
  if (!isPath(path)) throw new Error(`${path} is not in generated/operations.ts: run \`npm run generate\``);
  const calls = recordings
    .filter(({ request, response }) => request.path === path && response.status === 200)
    .filter(({ request }) => checkQuery(operations[path], request.query).length === 0)
    .map(({ request: { query }, response: { body } }) => {
      const answer = shorten(body);
      return { call: { operation, query, answer }, told: told(answer.value), size: JSON.stringify(body).length };
    })
    .sort((a, b) => b.told - a.told || b.size - a.size);
  const [best] = calls;
  if (best === undefined || best.told <= 0) {
    throw new Error(
      `${operationId} has no recorded 200 to a query that keeps the rules: record one in test/recordings`,
    );
  }
  return best.call;
}
